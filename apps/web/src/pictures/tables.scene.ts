import { type Plan, place, planRound, type Size } from '@pedra/layout';
import { type Config, defaults } from '@pedra/renderer';
import {
  act,
  begin,
  legal,
  type MatchConfig,
  numbers,
  parseAction,
  type SeatView,
  tileSet,
  view,
} from '@pedra/rules';
import { inForce, parseChoices } from '../app/settings-choices.ts';
import { tableConfig } from '../table/bridge.ts';
import { nothingPicked } from '../table/decide.ts';
import { tableFrame } from '../table/frame.ts';
import { tablePlanner } from '../table/table-plan.ts';

/** One fact of the picture, to be looked at. */
export interface Scene {
  /** The fact, and the name of its picture. */
  readonly name: string;
  readonly size: Size;
  readonly config: () => Config;
}

const system = { languages: ['en'], dark: false, lessMotion: true, contrast: false };
const silent = { onIntent() {}, onGeometry() {}, onEffect() {} };

/** A moment of a round that is played by turns of the legal actions, as seat 0 sees it. */
function moment(
  of: Partial<MatchConfig> & { readonly game: string },
  isIt: (seen: SeatView) => boolean,
): SeatView {
  for (let seed = 0; seed < 200; seed += 1) {
    const begun = begin({ seats: 2, options: {}, ...of }, { seed: `picture ${seed}` });
    if (!begun.ok) throw new Error(begun.error.message);
    for (let { match } = begun, step = 0; match.phase === 'playing'; step += 1) {
      const seen = view(match, 0);
      if (isIt(seen)) return seen;
      const actions = legal(match);
      const done = act(match, actions[(step * 5) % actions.length] ?? '');
      if (!done.ok) throw new Error(done.error.message);
      match = done.match;
    }
  }
  throw new Error(`no moment of ${of.game} is as asked`);
}

/** The table screen's own picture of a moment. */
function tableAt(
  seen: SeatView,
  size: Size,
  chosen: object = {},
  more: { readonly picked?: string; readonly mirror?: boolean } = {},
): Config {
  const { kind } = seen.table;
  const settings = inForce(parseChoices({ motion: 'off', table: 'plain', ...chosen }), system);
  const { large } = settings;
  const seated = { ...size, seats: seen.seats, own: 0, direction: seen.direction, large };
  const frame = tableFrame({ ...seated, lanes: kind === 'trains', counts: kind === 'tree' });
  const query = { set: seen.set, board: frame.planned, own: 0, laneHead: frame.laneHead };
  const plan = tablePlanner()(seen.table, query);
  const picking = more.picked === undefined ? nothingPicked : { picked: more.picked, place: null };
  const now = { view: seen, acts: seen.turn === 0, picking, focusedTile: null };
  return {
    ...tableConfig({ ...now, frame, plan, settings }),
    ...silent,
    mirror: more.mirror ?? false,
  };
}

/** All 28 tiles of the double-six set in one chain, each joined to the one before. */
function wholeChain(): readonly (readonly [number, number])[] {
  const left = new Set(tileSet(6));
  const walk = (from: number): (readonly [number, number])[] => {
    for (const tile of left) {
      const [high, low] = numbers(tile);
      if (high !== from && low !== from) continue;
      left.delete(tile);
      const to = high === from ? low : high;
      const rest = walk(to);
      return [...walk(from), [from, to], ...rest];
    }
    return [];
  };
  return walk(6);
}

/** So many tiles of the whole chain laid to both sides in turn, alone on a table of this size. */
function chainOf(count: number, size: Size, chosen: object = {}): Config {
  const settings = inForce(parseChoices({ motion: 'off', table: 'plain', ...chosen }), system);
  const chain = wholeChain();
  const middle = Math.floor(chain.length / 2);
  const order = chain
    .map((_, index) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const planned = planRound({ shape: 'line', long: 21, across: 7, board: size });
  if (!planned.ok) throw new Error(planned.code);
  let { plan }: { plan: Plan } = planned;
  const pieces: Config['pieces'][number][] = [];
  for (const index of order.slice(0, count)) {
    const [first, second] = chain[index] ?? [0, 0];
    const id = `${Math.max(first, second)}-${Math.min(first, second)}`;
    const end = index === middle ? 'start' : index < middle ? 'left' : 'right';
    const touching = end === 'left' ? second : first;
    const joins = touching === numbers(id)[0] ? 0 : 1;
    const placed = place(plan, end, { id, across: first === second, joins });
    if (!placed.ok) throw new Error(placed.code);
    plan = placed.plan;
    pieces.push({
      id,
      kind: 'long',
      faces: numbers(id).map(String),
      up: true,
      across: first === second,
    });
  }
  const { skin, table, faceStyle, lightness } = tableAt(
    opened,
    { width: 480, height: 360 },
    chosen,
  );
  return {
    ...defaults,
    ...silent,
    plan,
    pieces,
    skin,
    table,
    faceStyle,
    lightness,
    motion: settings.motion,
  };
}

const small = { width: 480, height: 360 };
const isDouble = (tile: string) => numbers(tile)[0] === numbers(tile)[1];
const placesOf = ({ legal: actions }: SeatView, tile: string) =>
  actions.flatMap((text) => {
    const action = parseAction(text);
    return action?.kind === 'play' && action.tile === tile ? [action.place] : [];
  });
const severalPlaces = (seen: SeatView) => seen.hand.find((tile) => placesOf(seen, tile).length > 1);

const opened = moment({ game: 'draw' }, ({ table, turn }) => table.laid.length === 6 && turn === 0);
const choosing = moment(
  { game: 'draw' },
  (seen) => seen.table.laid.length > 6 && severalPlaces(seen) !== undefined,
);
const spinners = moment(
  { game: 'five-up' },
  ({ table, turn }) => turn === 0 && table.laid.filter(({ tile }) => isDouble(tile)).length >= 5,
);
const branching = moment(
  { game: 'five-up' },
  (seen) => seen.table.laid.length > 8 && severalPlaces(seen) !== undefined,
);
const trains = moment(
  { game: 'mexican-train', seats: 4 },
  ({ table, turn }) => turn === 0 && table.laid.length > 40,
);
const party = moment(
  { game: 'mexican-train', seats: 8, options: { table: 'party' } },
  ({ table, turn }) => turn === 0 && table.laid.length > 45,
);
const pairs = moment(
  { game: 'brazilian', seats: 4 },
  ({ table, turn }) => turn === 0 && table.laid.length > 12,
);

const skinsOn = [
  ['ivory', 'felt'],
  ['ebony', 'azulejo'],
  ['marble', 'wood'],
  ['neon', 'night'],
  ['contrast', 'plain'],
] as const;

/** Every picture, one fact each. */
export const scenes: readonly Scene[] = [
  ...[
    { width: 320, height: 480 },
    { width: 907, height: 510 },
    { width: 1920, height: 1080 },
  ].map((size) => ({
    name: `chain-28-${size.width}x${size.height}`,
    size,
    config: () => chainOf(28, size),
  })),
  {
    name: 'corners-with-doubles',
    size: { width: 220, height: 360 },
    config: () => chainOf(20, { width: 220, height: 360 }),
  },
  { name: 'first-tile', size: small, config: () => chainOf(1, small) },
  { name: 'draw-for-two', size: small, config: () => tableAt(opened, small) },
  {
    name: 'both-ends-open',
    size: small,
    config: () => tableAt(choosing, small, {}, { picked: severalPlaces(choosing) ?? '' }),
  },
  { name: 'brazilian-pairs', size: small, config: () => tableAt(pairs, small) },
  {
    name: 'left-handed',
    size: small,
    config: () =>
      tableAt(choosing, small, {}, { mirror: true, picked: severalPlaces(choosing) ?? '' }),
  },
  { name: 'five-spinners', size: small, config: () => tableAt(spinners, small) },
  {
    name: 'five-spinners-upright',
    size: { width: 300, height: 480 },
    config: () => tableAt(spinners, { width: 300, height: 480 }),
  },
  {
    name: 'branches-open',
    size: small,
    config: () => tableAt(branching, small, {}, { picked: severalPlaces(branching) ?? '' }),
  },
  { name: 'trains-for-four', size: small, config: () => tableAt(trains, small) },
  {
    name: 'trains-for-four-upright',
    size: { width: 320, height: 480 },
    config: () => tableAt(trains, { width: 320, height: 480 }),
  },
  {
    name: 'nine-trains-on-a-phone',
    size: { width: 390, height: 844 },
    config: () => tableAt(party, { width: 390, height: 844 }),
  },
  {
    name: 'nine-trains-mirrored',
    size: { width: 390, height: 844 },
    config: () => tableAt(party, { width: 390, height: 844 }, {}, { mirror: true }),
  },
  {
    name: 'too-small-to-show-all',
    size: { width: 150, height: 110 },
    config: () => chainOf(28, { width: 150, height: 110 }),
  },
  ...skinsOn.flatMap(([skin, table]) => [
    {
      name: `${skin}-on-${table}`,
      size: small,
      config: () => tableAt(opened, small, { skin, table }),
    },
    {
      name: `${skin}-on-${table}-dark`,
      size: small,
      config: () => tableAt(opened, small, { skin, table, theme: 'dark' }),
    },
  ]),
  ...(['black', 'classic', 'colour-blind'] as const).map((marks) => ({
    name: `marks-${marks}`,
    size: small,
    config: () => tableAt(trains, small, { marks }),
  })),
  { name: 'numerals', size: small, config: () => tableAt(trains, small, { numerals: true }) },
  { name: 'large-tiles', size: small, config: () => tableAt(opened, small, { large: true }) },
];
