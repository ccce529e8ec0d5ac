import { register } from '../kernel/position.ts';
import type { Position } from '../kernel/ruleset.ts';
import { setUp } from '../kernel/set-up.ts';
import { show } from '../kernel/show.ts';
import type { PositionText } from '../match-types.ts';
import type { Result, Seat } from '../vocabulary.ts';
import { positionText } from './position-cache.ts';

const commonFields = ['hands', 'boneyard', 'turn', 'forced', 'opener', 'scores', 'round', 'passes'];
/** Fields for which null says the same as leaving them out. */
const nullable = ['forced', 'duty'];
/** Scores and round numbers beyond this are out of range, so that sums stay whole in 32 bits. */
const largest = 1_000_000_000;

/** Thrown and caught within this file: the first thing that is wrong with a position. */
class Wrong extends Error {}

/** Fills the position from its text, trusting nothing, and gives the text back in its plain form, or `bad-position`. */
export function readPosition(
  position: Position,
  text: unknown,
): Result<{ readonly position: PositionText }> {
  try {
    fill(position, text);
    return { ok: true, position: plain(position, text) };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { ok: false, error: { code: 'bad-position', message: `position: ${error.message}` } };
  }
}

function fill(position: Position, text: unknown): void {
  if (typeof text !== 'object' || text === null || Array.isArray(text)) {
    throw new Wrong(`an object was expected, not ${show(text)}`);
  }
  const fields: Record<string, unknown> = {};
  const { game } = position;
  const { layout } = game.rules;
  for (const [name, value] of Object.entries(text)) {
    if (value === undefined || (value === null && nullable.includes(name))) continue;
    if (!commonFields.includes(name) && !layout.fields.includes(name)) {
      throw new Wrong(`${show(name)} is no field of a position of this game`);
    }
    fields[name] = value;
  }
  const claimed = new Set<number>();
  const claim = (tile: number | undefined): boolean => {
    if (tile === undefined || claimed.has(tile)) return false;
    claimed.add(tile);
    return true;
  };
  const tiles = (name: string, value: unknown): number[] =>
    list(name, value).map((one) => {
      const tile = typeof one === 'string' ? game.tiles.indexOf.get(one) : undefined;
      if (tile === undefined) throw new Wrong(`${name}: ${show(one)} is no tile of the set`);
      if (!claim(tile)) throw new Wrong(`${name}: ${show(one)} stands twice`);
      return tile;
    });
  const hands = list('hands', fields.hands).map((hand, seat) => {
    const held = tiles(`hands[${seat}]`, hand);
    if (held.length === 0) throw new Wrong(`hands[${seat}]: a hand with tiles was expected`);
    return held;
  });
  if (hands.length !== game.seats) {
    throw new Wrong(`hands: ${game.seats} were expected, not ${hands.length}`);
  }
  const turn = whole('turn', fields.turn, 0, game.seats - 1);
  setUp(position, {
    hands,
    boneyard: tiles('boneyard', fields.boneyard ?? []),
    turn,
    opener: whole('opener', fields.opener ?? turn, 0, game.seats - 1),
    forced: -1,
    round: whole('round', fields.round ?? 1, 1, largest),
    passes: whole('passes', fields.passes ?? 0, 0, game.seats - 1),
    scores: scores(fields.scores, game.sideCount),
  });
  const wrong = layout.read(position, fields, claim);
  if (wrong !== null) throw new Wrong(wrong);
  force(position, fields.forced, hands, turn);
}

function force(
  position: Position,
  forced: unknown,
  hands: readonly (readonly number[])[],
  turn: Seat,
): void {
  if (forced === undefined) return;
  const tile = typeof forced === 'string' ? position.game.tiles.indexOf.get(forced) : undefined;
  if (tile === undefined || !hands[turn]?.includes(tile)) {
    throw new Wrong(`forced: a tile in the hand of seat ${turn} was expected, not ${show(forced)}`);
  }
  if ((position.cells[register.laid] ?? 0) > 0)
    throw new Wrong('forced: only an empty table has it');
  position.cells[register.forced] = tile;
}

/** The position as written, but with its fields in one order and no idle ones. */
function plain(position: Position, given: unknown): PositionText {
  const full = positionText(position);
  const named = new Set(Object.keys(given as object));
  const kept = Object.entries(full).filter(([name, value]) => named.has(name) && value !== null);
  return Object.fromEntries(kept) as unknown as PositionText;
}

function list(name: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Wrong(`${name}: a list was expected, not ${show(value)}`);
  return value;
}

function whole(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  throw new Wrong(
    `${name}: a whole number from ${least} to ${most} was expected, not ${show(value)}`,
  );
}

function scores(value: unknown, sides: number): number[] {
  if (value === undefined) return [];
  const given = list('scores', value);
  if (given.length !== sides)
    throw new Wrong(`scores: ${sides} were expected, not ${given.length}`);
  return given.map((score) => whole('scores', score, 0, largest));
}
