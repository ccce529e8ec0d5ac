import type { MatchEvent } from '../event-types.ts';
import { freeze } from '../kernel/freeze.ts';
import { handCounts } from '../kernel/hands.ts';
import { boneyardCount, forget, get, register } from '../kernel/position.ts';
import type { Game, Opening, Position } from '../kernel/ruleset.ts';
import { dealDeck } from '../kernel/set-up.ts';
import { show } from '../kernel/show.ts';
import type { Deal, RoundLog } from '../match-types.ts';
import type { ErrorCode, RulesError, Seat } from '../vocabulary.ts';
import { readPosition } from './read-position.ts';
import { tell } from './round-log.ts';
import type { Series } from './series.ts';
import { listOf, trailOf } from './trail.ts';

/** What a round says of its beginning, not yet trusted. */
export type RoundStartFields = Readonly<
  Record<'deck' | 'rejected' | 'opener' | 'position', unknown>
>;

/** Begins the next round of a series from a deck or a position; returns what is wrong with it, or null. */
export function startRound(
  series: Series,
  fields: RoundStartFields,
  events: MatchEvent[],
  lots?: Deal['lots'],
): RulesError | null {
  series.log = trailOf([]);
  const hasDeck = fields.deck !== undefined;
  if (hasDeck === (fields.position !== undefined)) {
    return wrong('bad-record', 'a round: either deck or position was expected');
  }
  return hasDeck
    ? startFromDeck(series, fields, lots, events)
    : startFromPosition(series, fields, events);
}

function startFromPosition(
  series: Series,
  { position: text, rejected, opener }: RoundStartFields,
  events: MatchEvent[],
): RulesError | null {
  if (series.current) return wrong('bad-record', 'a position may stand in the first round only');
  if (opener !== undefined) return wrong('bad-record', 'opener: a position holds its own');
  if (rejected !== undefined && !(Array.isArray(rejected) && rejected.length === 0)) {
    return wrong('bad-record', 'rejected: a position follows no deal');
  }
  const read = readPosition(series.position, text);
  if (!read.ok) return read.error;
  begin(series, { position: read.position }, events);
  return null;
}

function startFromDeck(
  series: Series,
  { deck: given, rejected = [], opener }: RoundStartFields,
  lots: Deal['lots'],
  events: MatchEvent[],
): RulesError | null {
  const { game, position } = series;
  const round = get(position, register.round) + 1;
  const scores = series.history.at(-1)?.scores ?? [];
  if (!Array.isArray(rejected))
    return wrong('bad-record', 'rejected: a list of decks was expected');
  const thrownBack: string[][] = [];
  const decks: readonly unknown[] = rejected;
  for (const one of decks) {
    const read = readDeck(game, one);
    if (typeof read === 'string') return wrong('bad-deck', `rejected: ${read}`);
    dealDeck(position, read.tiles, round, scores);
    const seat = voidedBy(position);
    if (seat < 0)
      return wrong('bad-record', 'rejected: a deck that the rules throw back was expected');
    thrownBack.push(read.texts);
    tell(series, events, { type: 'deal.rejected', reveals: true, round, seat });
  }
  const read = readDeck(game, given);
  if (typeof read === 'string') return wrong('bad-deck', `deck: ${read}`);
  dealDeck(position, read.tiles, round, scores);
  const seat = voidedBy(position);
  if (seat >= 0)
    return wrong('redeal-required', `deck: the hand of seat ${seat} makes the deal void`);
  const lead = readLead(series, opener);
  if (typeof lead === 'string') return wrong('bad-record', `opener: ${lead}`);
  if (lead) tell(series, events, lotsDrawn(round, lead.seat, lots));
  open(position, lead ?? openingOf(series));
  const start = {
    deck: read.texts,
    ...(thrownBack.length > 0 && { rejected: thrownBack }),
    ...(lead && { opener: lead.seat }),
  };
  begin(series, start, events);
  return null;
}

function begin(series: Series, start: Omit<RoundLog, 'actions'>, events: MatchEvent[]): void {
  const { position, current } = series;
  if (current) {
    series.past = freeze([...series.past, { ...current.start, actions: listOf(current.actions) }]);
  }
  series.current = { start: freeze(start), actions: trailOf([]) };
  tell(series, events, {
    type: 'round.dealt',
    reveals: true,
    round: get(position, register.round),
    opener: get(position, register.opener),
    counts: handCounts(position),
    boneyard: boneyardCount(position),
  });
}

/** The seat whose hand makes the deal void (B3), or −1. */
export function voidedBy(position: Position): Seat {
  for (const part of position.game.rules.start) {
    const seat = part.voids?.(position) ?? -1;
    if (seat >= 0) return seat;
  }
  return -1;
}

/** Whether lots give the lead of the next round. */
export function drawsLots({ game, history }: Series): boolean {
  const previous = history.at(-1) ?? null;
  return game.rules.start.some((part) => part.drawsLots?.({ previous }) ?? false);
}

/** The lead that lots gave, null where none are drawn, or what is wrong with it. */
function readLead(series: Series, opener: unknown): Opening | null | string {
  const { seats } = series.game;
  if (!drawsLots(series)) {
    return opener === undefined ? null : `no lots are drawn here, so not ${show(opener)}`;
  }
  const known = typeof opener === 'number' && Number.isInteger(opener);
  return known && opener >= 0 && opener < seats
    ? { seat: opener, tile: -1 }
    : `the seat that lots gave the lead, 0 to ${seats - 1}, was expected, not ${show(opener)}`;
}

function lotsDrawn(round: number, seat: Seat, tiles: Deal['lots']): MatchEvent {
  return { type: 'lots.drawn', reveals: true, round, seat, ...(tiles && { tiles }) };
}

/** The opening that the rules name. */
function openingOf({ game, history, position }: Series): Opening | null {
  const previous = history.at(-1) ?? null;
  for (const part of game.rules.start) {
    const opening = part.opening?.(position, { previous });
    if (opening) return opening;
  }
  return null;
}

function open(position: Position, opening: Opening | null): void {
  const { cells, game } = position;
  if (opening) {
    cells[register.turn] = opening.seat;
    cells[register.opener] = opening.seat;
    cells[register.forced] = opening.tile;
  }
  game.rules.layout.turnBegins?.(position);
  forget(position);
}

/** The tiles of a whole deck, or what is wrong with it. */
function readDeck(game: Game, deck: unknown): { tiles: number[]; texts: string[] } | string {
  const { count, indexOf, texts: names } = game.tiles;
  if (!Array.isArray(deck)) return `a list of ${count} tiles was expected, not ${show(deck)}`;
  if (deck.length !== count) return `${count} tiles were expected, not ${deck.length}`;
  const tiles: number[] = [];
  const texts: string[] = [];
  const seen = new Set<number>();
  const given: readonly unknown[] = deck;
  for (const text of given) {
    const tile = typeof text === 'string' ? indexOf.get(text) : undefined;
    if (tile === undefined) return `a tile of the set was expected, not ${show(text)}`;
    if (seen.has(tile)) return `every tile once was expected, but ${names[tile]} stands twice`;
    seen.add(tile);
    tiles.push(tile);
    texts.push(names[tile] ?? '');
  }
  return { tiles, texts };
}

function wrong(code: ErrorCode, message: string): RulesError {
  return { code, message };
}
