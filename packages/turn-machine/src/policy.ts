import { type GameInfo, gameInfo, type MatchConfig } from '@pedra/rules';

/** What the charts must know of a game, out of its data: never its id. */
export interface Policy {
  /** What a seat does that cannot play; `no-draw` where the deal leaves nothing that may be drawn. */
  readonly stuck: GameInfo['stuck'] | 'no-draw';
  readonly doubles: GameInfo['doubles'];
  /** Whether the table draws and passes for people, or they do it themselves (G5). */
  readonly forced: GameInfo['forced'];
  /** Whether lots may give the lead. */
  readonly lots: boolean;
  /** Whether a deal may come again. */
  readonly redeals: boolean;
}

/** The policy of a game at so many seats under these options; throws on a config that no match has. */
export function policyOf({ game, seats, options }: MatchConfig): Policy {
  const info = gameInfo(game, options);
  const deal = info?.deal[seats];
  if (!info || !deal)
    throw new RangeError(`a listed game and its seats were expected, not ${game}`);
  const { doubles, forced, lots, redeals } = info;
  const stuck = deal.boneyard > deal.reserve ? info.stuck : 'no-draw';
  return { stuck, doubles, forced, lots, redeals };
}
