import { holds } from '../kernel/hands.ts';
import { register } from '../kernel/position.ts';
import type { Game, Position } from '../kernel/ruleset.ts';
import { type RoundParts, setUp } from '../kernel/set-up.ts';
import { show } from '../kernel/show.ts';
import type { PositionText } from '../match-types.ts';
import type { Result, Seat } from '../vocabulary.ts';
import { positionText } from './position-cache.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Takes what is wrong; the first complaint is the answer. */
type Complain = (message: string) => void;
/** Takes a tile for one place; false where it is no tile or already somewhere. */
type Claim = (tile: number | undefined) => boolean;

const commonFields = ['hands', 'boneyard', 'turn', 'forced', 'opener', 'scores', 'round', 'passes'];
/** Fields for which null says the same as leaving them out. */
const nullable = ['forced', 'duty'];
/** Scores and round numbers beyond this are out of range, so that sums stay whole in 32 bits. */
const largest = 1_000_000_000;

/** Fills the position from its text, trusting nothing, and gives the text back in its plain form, or `bad-position`. */
export function readPosition(
  position: Position,
  text: unknown,
): Result<{ readonly position: PositionText }> {
  const complaints: string[] = [];
  const complain: Complain = (message) => {
    complaints.push(message);
  };
  const fields = readFields(position.game, text, complain);
  const claim = claims();
  const parts = readParts(position.game, fields, claim, complain);
  if (complaints.length === 0) {
    setUp(position, parts);
    const wrong = position.game.rules.layout.read(position, fields, claim);
    if (wrong !== null) complain(wrong);
    force(position, fields.forced, complain);
  }
  const [first] = complaints;
  if (first === undefined) return { ok: true, position: plain(position, fields) };
  return { ok: false, error: { code: 'bad-position', message: `position: ${first}` } };
}

/** The fields that say something, all of them known to this kind of game. */
function readFields(game: Game, text: unknown, complain: Complain): Fields {
  const fields: Record<string, unknown> = {};
  if (typeof text !== 'object' || text === null || Array.isArray(text)) {
    complain(`an object was expected, not ${show(text)}`);
    return fields;
  }
  const known = [...commonFields, ...game.rules.layout.fields];
  for (const [name, value] of Object.entries(text)) {
    if (value === undefined || (value === null && nullable.includes(name))) continue;
    if (known.includes(name)) fields[name] = value;
    else complain(`${show(name)} is no field of a position of this game`);
  }
  return fields;
}

function claims(): Claim {
  const claimed = new Set<number>();
  return (tile) => {
    if (tile === undefined || claimed.has(tile)) return false;
    claimed.add(tile);
    return true;
  };
}

function readParts(game: Game, fields: Fields, claim: Claim, complain: Complain): RoundParts {
  const { indexOf } = game.tiles;
  const list = (name: string, value: unknown): readonly unknown[] => {
    if (Array.isArray(value)) return value;
    complain(`${name}: a list was expected, not ${show(value)}`);
    return [];
  };
  const tiles = (name: string, value: unknown): number[] =>
    list(name, value).map((one) => {
      const tile = typeof one === 'string' ? indexOf.get(one) : undefined;
      if (!claim(tile)) complain(`${name}: ${show(one)} is no tile of the set or stands twice`);
      return tile ?? -1;
    });
  const whole = (name: string, value: unknown, least: number, most: number): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
      return value;
    }
    complain(`${name}: a whole number ${least} to ${most} was expected, not ${show(value)}`);
    return least;
  };
  const { seats, sideCount } = game;
  const hands = list('hands', fields.hands).map((hand, seat) => tiles(`hands[${seat}]`, hand));
  if (hands.length !== seats) complain(`hands: ${seats} were expected, not ${hands.length}`);
  if (hands.some((hand) => hand.length === 0)) complain('hands: none may be empty');
  const turn = whole('turn', fields.turn, 0, seats - 1);
  const { boneyard = [], opener = turn, round = 1, passes = 0 } = fields;
  const { scores = new Array<number>(sideCount).fill(0) } = fields;
  const given = list('scores', scores);
  if (given.length !== sideCount) complain(`scores: ${sideCount} were expected`);
  return {
    hands,
    boneyard: tiles('boneyard', boneyard),
    turn,
    opener: whole('opener', opener, 0, seats - 1),
    forced: -1,
    round: whole('round', round, 1, largest),
    passes: whole('passes', passes, 0, game.rules.stuck.longLaps ? largest : seats - 1),
    scores: given.map((score, side) => whole(`scores[${side}]`, score, 0, largest)),
  };
}

/** Sets the tile that must open. */
function force(position: Position, forced: unknown, complain: Complain): void {
  if (forced === undefined) return;
  const { cells, game } = position;
  const tile = typeof forced === 'string' ? game.tiles.indexOf.get(forced) : undefined;
  const turn: Seat = cells[register.turn] ?? 0;
  if ((cells[register.laid] ?? 0) > 0) complain('forced: only an empty table has it');
  else if (tile === undefined || !holds(position, turn, tile)) {
    complain(`forced: a tile in the hand of seat ${turn} was expected, not ${show(forced)}`);
  } else cells[register.forced] = tile;
}

/** The fields that were given, in one order. */
function plain(position: Position, given: Fields): PositionText {
  const { hands, turn, ...others } = positionText(position);
  const fields = Object.entries(others).filter(([name]) => name in given);
  return { hands, turn, ...Object.fromEntries(fields) };
}
