import type { EndId, PieceId } from '@pedra/layout';
import { Container } from 'pixi.js';
import type { Arrangement, Size, Spot } from './arrange.ts';
import type { Atlas } from './atlas.ts';
import type { Config, PieceView } from './config.ts';
import { Ghost } from './ghost.ts';
import { Levels } from './levels.ts';
import { PieceNode } from './piece-node.ts';
import type { Pose } from './pose.ts';
import { Surface } from './surface.ts';

/** From low to high. Resting shadows lie below all pieces of their layer, so that none falls on a neighbour. */
const layerNames = [
  'table',
  'behind shadows',
  'behind',
  'wood',
  'line shadows',
  'line',
  'levels',
  'ghosts',
  'rack shadows',
  'rack',
  'lips',
  'front shadows',
  'front',
  'piles shadows',
  'piles',
  'air shadows',
  'air',
] as const;
type LayerName = (typeof layerNames)[number];
/** The layers that have one for shadows. */
type PieceLayer = Spot['layer'] | 'piles' | 'air';

/** The display objects of a table: shows what it is told, knows neither time nor input. */
export class Scene {
  readonly root = new Container({ label: 'scene' });
  readonly #layers = new Map<LayerName, Container>();
  readonly #levels = new Levels();
  readonly #nodes = new Map<PieceId, PieceNode>();
  readonly #ghosts = new Map<EndId, Ghost>();
  readonly #piles = new Map<string, PieceNode[]>();
  readonly #table = new Surface('table');
  readonly #woods = new Map<string, Surface>();

  constructor() {
    for (const label of layerNames) {
      const layer = new Container({ label, sortableChildren: label === 'line' });
      this.#layers.set(label, layer);
      this.root.addChild(layer);
    }
    this.#layer('table').addChild(this.#table.whole);
    this.#layer('levels').addChild(this.#levels.container);
  }

  /**
   * Draws the surfaces, piles and ghosts of a state; pieces are dressed, but stay where they are. While a size is `passing`, the
   * table's picture is stretched to it.
   */
  show(state: Config, size: Size, arrangement: Arrangement, atlas: Atlas, passing: boolean): void {
    this.#showSurfaces(state, size, arrangement, passing);
    this.#showPiles(arrangement, atlas);
    this.#showGhosts(state, arrangement, atlas);
    const marked = new Set(state.marked ?? []);
    const pickable = new Set(state.pickable ?? []);
    for (const view of state.pieces) {
      const spot = arrangement.pieces.get(view.id);
      if (!spot) continue;
      const node = this.#nodes.get(view.id) ?? this.#add(view, spot);
      node.dress(view, atlas, spot.layer === 'behind');
      node.ring('focus', state.focusedPiece === view.id ? 1 : 0);
      const picked =
        marked.has(view.id) ||
        (state.selected === view.id && (spot.home !== 'plan' || pickable.has(view.id)));
      if (view.id !== state.lastMove || picked) node.ring('ring', picked ? 1 : 0);
    }
    // Pieces on their way out keep their faces, drawn at the new size.
    for (const [id, node] of this.#nodes)
      if (!arrangement.pieces.has(id)) node.dress(node.view, atlas, false);
  }

  node(id: PieceId): PieceNode | undefined {
    return this.#nodes.get(id);
  }

  /** Puts a piece into a layer, above those that are there. */
  place(id: PieceId, layer: PieceLayer): void {
    const node = this.#nodes.get(id);
    if (node) this.#put(node, layer);
  }

  /** Puts a piece where it rests: into its layer, and on the line at its level and in its order. */
  settle(id: PieceId, { layer, level, order }: Spot): void {
    const node = this.#nodes.get(id);
    if (!node) return;
    if (layer !== 'line') {
      this.#put(node, layer);
      return;
    }
    const { shadows, tops } =
      level === 0
        ? { shadows: this.#layer('line shadows'), tops: this.#layer('line') }
        : this.#levels.at(level);
    node.top.zIndex = order;
    // Adding a child again would put it last, whatever its order.
    if (node.shadows.parent !== shadows) shadows.addChild(node.shadows);
    if (node.top.parent !== tops) tops.addChild(node.top);
  }

  /** Whether a piece has been put anywhere yet. */
  has(id: PieceId): boolean {
    return this.#nodes.get(id)?.top.parent != null;
  }

  remove(id: PieceId): void {
    this.#nodes.get(id)?.destroy();
    this.#nodes.delete(id);
  }

  /** Every piece that is seen, those on their way out too. */
  ids(): Iterable<PieceId> {
    return this.#nodes.keys();
  }

  /** How strong the ghosts are seen. */
  ghostStrength(alpha: number): void {
    this.#layer('ghosts').alpha = alpha;
  }

  destroy(): void {
    for (const node of this.#nodes.values()) node.destroy();
    for (const nodes of this.#piles.values()) for (const node of nodes) node.destroy();
    for (const ghost of this.#ghosts.values()) ghost.destroy();
    for (const wood of this.#woods.values()) wood.destroy();
    this.#table.destroy();
    this.root.destroy({ children: true });
  }

  #add(view: PieceView, pose: Pose): PieceNode {
    const node = new PieceNode(view, pose);
    this.#nodes.set(view.id, node);
    return node;
  }

  #put(node: PieceNode, layer: PieceLayer): void {
    this.#layer(`${layer} shadows`).addChild(node.shadows);
    node.top.zIndex = 0;
    this.#layer(layer).addChild(node.top);
  }

  #layer(name: LayerName): Container {
    const layer = this.#layers.get(name);
    if (!layer) throw new Error(`no layer ${name}`);
    return layer;
  }

  #showSurfaces(
    { table, lightness }: Config,
    size: Size,
    { racks }: Arrangement,
    passing: boolean,
  ): void {
    const full = { x: 0, y: 0, w: size.width, h: size.height };
    const px = size.ratio;
    const look = { owner: table, px };
    this.#table.draw({
      ...look,
      look: lightness,
      rect: full,
      strip: full,
      raised: false,
      stretch: passing,
      paint: (c, w, h) => table.draw(c, w, h, px, lightness),
    });
    for (const [id, rack] of racks) {
      let wood = this.#woods.get(id);
      if (!wood) {
        wood = new Surface(`rack ${id}`);
        this.#woods.set(id, wood);
        this.#layer('wood').addChild(wood.whole);
        this.#layer('lips').addChild(wood.strip);
      }
      wood.strip.visible = rack.facing === 'up';
      wood.draw({
        ...look,
        look: `${lightness} ${rack.facing}`,
        rect: rack.wood,
        strip: rack.lip,
        raised: lightness !== 'contrast',
        stretch: false,
        paint: (c, w, h) => table.drawRack(c, w, h, px, rack.facing, rack.lip.h * px, lightness),
      });
    }
    dropOthers(this.#woods, (id) => racks.has(id));
  }

  #showPiles({ piles }: Arrangement, atlas: Atlas): void {
    for (const { id, kind, u, spots } of piles) {
      const nodes = this.#piles.get(id) ?? [];
      this.#piles.set(id, nodes);
      for (const node of nodes.splice(spots.length)) node.destroy();
      for (const [index, at] of spots.entries()) {
        const pose = { ...at, u, face: -1, alpha: 1, shade: 0, lift: 0, grow: 1 };
        const view = { id: `${id} ${index}`, kind, faces: [], up: false };
        const node = nodes[index] ?? new PieceNode(view, pose, 'pile');
        nodes[index] = node;
        Object.assign(node.pose, pose);
        this.#put(node, 'piles');
        node.dress(view, atlas, false);
        node.update();
      }
    }
    for (const [id, nodes] of this.#piles)
      if (!piles.some((pile) => pile.id === id)) for (const node of nodes.splice(0)) node.destroy();
  }

  #showGhosts(state: Config, { ghosts, picked }: Arrangement, atlas: Atlas): void {
    const view = state.pieces.find(({ id }) => id === picked);
    dropOthers(this.#ghosts, (end) => ghosts.has(end));
    for (const [end, spot] of ghosts) {
      const ghost = this.#ghosts.get(end) ?? new Ghost(end);
      this.#ghosts.set(end, ghost);
      this.#layer('ghosts').addChild(ghost.container);
      if (view) ghost.show(view, spot, atlas, state.focusedEnd === end);
    }
  }
}

/** Destroys and forgets what is not kept. */
function dropOthers<K>(things: Map<K, { destroy(): void }>, kept: (key: K) => boolean): void {
  for (const [key, thing] of things) {
    if (kept(key)) continue;
    thing.destroy();
    things.delete(key);
  }
}
