import type { PieceId } from '@pedra/layout';
import type { Arrangement } from './arrange.ts';
import type { Effect } from './config.ts';
import { easings } from './easing.ts';
import { type Motion, times } from './motion-plan.ts';
import type { PieceNode } from './piece-node.ts';
import { blendPose, nearestTurn } from './pose.ts';
import type { Scene } from './scene.ts';
import type { Timeline } from './timeline.ts';

/** What the player writes to and reports to. */
export interface Players {
  readonly scene: Scene;
  readonly timeline: Timeline;
  /** The piece in the player's hand, which nothing else may move. */
  readonly held: PieceId | null;
  onEffect(effect: Effect): void;
}

/** Motions that lead over the table; the others stay among their neighbours. */
const flights: ReadonlySet<Motion['kind']> = new Set(['deal', 'draw', 'play', 'move']);

/** The key of the one track that moves a piece. */
export const trackOf = (id: PieceId) => `piece ${id}`;
/** The key of the track that lifts and turns a piece while it is dragged. */
export const carryTrack = (id: PieceId) => `carry ${id}`;

/** Starts motions as tracks; every piece ends at its spot, whatever happened on the way. */
export function playMotions(
  players: Players,
  motions: readonly Motion[],
  arrangement: Arrangement,
  now: number,
  speed: number,
): void {
  const moving = new Set(motions.map(({ piece }) => piece));
  for (const id of [...players.scene.ids()]) {
    const running = moving.has(id) || players.timeline.has(trackOf(id));
    if (!running && id !== players.held) rest(players.scene, id, arrangement);
  }
  for (const motion of motions) {
    // What fades in has to be somewhere while it does; what is raised before its neighbours is so at once.
    if (!players.scene.has(motion.piece)) rest(players.scene, motion.piece, arrangement);
    const spot = arrangement.pieces.get(motion.piece);
    if (motion.kind === 'raise' && spot?.layer === 'front')
      players.scene.settle(motion.piece, spot);
    const onEnd = () => land(players, motion, arrangement, now, speed);
    startMotion(players, motion, onEnd, now, speed);
  }
}

/** Puts a piece where it belongs, or away when it belongs nowhere. */
export function rest(scene: Scene, id: PieceId, arrangement: Arrangement): void {
  const spot = arrangement.pieces.get(id);
  const node = scene.node(id);
  if (!node) return;
  if (!spot) {
    scene.remove(id);
    return;
  }
  Object.assign(node.pose, poseOf(spot));
  node.nudge = 0;
  scene.settle(id, spot);
  node.update();
}

/** Moves a piece from where it is seen now; `onEnd` says what then. */
export function startMotion(
  players: Players,
  motion: Motion,
  onEnd: () => void,
  now: number,
  speed: number,
): void {
  const { scene, timeline } = players;
  const node = scene.node(motion.piece);
  if (!node) return;
  if (motion.from) Object.assign(node.pose, poseOf(motion.from));
  const from = { ...node.pose };
  const to = { ...motion.to, turn: nearestTurn(from.turn, motion.to.turn) };
  if (flights.has(motion.kind)) scene.place(motion.piece, 'air');
  node.update();
  timeline.stop(carryTrack(motion.piece));
  timeline.add(
    {
      key: trackOf(motion.piece),
      delay: motion.delay / speed,
      duration: motion.duration / speed,
      easing: easings[motion.easing],
      step(progress) {
        blendPose(node.pose, from, to, progress, motion.arc);
        node.update();
      },
      end: onEnd,
    },
    now,
  );
  if (motion.kind === 'draw') players.onEffect({ type: 'draw', piece: motion.piece });
}

/** What comes after a flight: contact with the table is heard, and the piece settles. */
function land(
  players: Players,
  motion: Motion,
  arrangement: Arrangement,
  now: number,
  speed: number,
): void {
  const { scene, timeline } = players;
  const id = motion.piece;
  const node = scene.node(id);
  const spot = arrangement.pieces.get(id);
  if (!node || !spot || motion.kind !== 'play') {
    rest(scene, id, arrangement);
    return;
  }
  scene.settle(id, spot);
  players.onEffect({ type: 'touch', piece: id, x: spot.x });
  const from = node.pose.grow;
  Object.assign(node.pose, poseOf(spot), { grow: from });
  timeline.add(
    {
      key: trackOf(id),
      delay: 0,
      duration: times.settle / speed,
      easing: easings.outCubic,
      step(progress) {
        node.pose.grow = from + (1 - from) * progress;
        node.update();
      },
    },
    now + (motion.delay + motion.duration) / speed,
  );
}

function poseOf({
  x,
  y,
  u,
  turn,
  face,
  alpha,
  shade,
  lift,
  grow,
}: PieceNode['pose']): PieceNode['pose'] {
  return { x, y, u, turn, face, alpha, shade, lift, grow };
}
