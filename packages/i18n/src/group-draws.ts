import type { MatchEvent, TileText } from '@pedra/rules';

/** An event as it is told: draws of one seat that follow one another are one, told by the last of them. */
export interface ToldEvent {
  readonly event: MatchEvent;
  /** How many events it stands for. */
  readonly count: number;
  /** The tiles drawn, as far as they are known. */
  readonly tiles: readonly TileText[];
}

function tilesOf(event: MatchEvent): readonly TileText[] {
  return event.type === 'tile.drawn' && event.tile !== undefined ? [event.tile] : [];
}

function joins(before: ToldEvent, event: MatchEvent): boolean {
  const last = before.event;
  return event.type === 'tile.drawn' && last.type === 'tile.drawn' && last.seat === event.seat;
}

/** The events with runs of draws made one. Pure. */
export function groupDraws(events: readonly MatchEvent[]): readonly ToldEvent[] {
  const told: ToldEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (before && joins(before, event)) {
      const tiles = [...before.tiles, ...tilesOf(event)];
      told[told.length - 1] = { event, count: before.count + 1, tiles };
    } else {
      told.push({ event, count: 1, tiles: tilesOf(event) });
    }
  }
  return told;
}
