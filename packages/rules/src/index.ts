export { makeGenerator, nextBelow, shuffle } from './chance/generator.ts';
export type { MatchEvent } from './event-types.ts';
export { gameInfo, listGames } from './games/info.ts';
export { explain, legal, mustCover } from './match/ask-match.ts';
export { KernelFault } from './match/kernel-fault.ts';
export { laidTiles } from './match/laid-tiles.ts';
export { type PerftCount, perft } from './match/perft.ts';
export { act, begin, nextRound, rewind, type Step, settle } from './match/play-match.ts';
export { type Playouts, playouts } from './match/playouts.ts';
export { redact, view } from './match/view.ts';
export type {
  Deal,
  DealCounts,
  Fact,
  GameInfo,
  GeneratorState,
  Match,
  MatchConfig,
  MatchRecord,
  OptionSpec,
  Phase,
  PlayedRound,
  PositionText,
  RoundLog,
  RoundResult,
  SeatView,
} from './match-types.ts';
export { fingerprint, formatRecord, fromRecord, toRecord } from './record/record.ts';
export { referee } from './record/referee.ts';
export type { RefereeAnswer, RefereeRound, RefereeStep } from './record/referee-types.ts';
export type {
  LaidTile,
  LineTable,
  TableView,
  TrainTable,
  TrainView,
  TreeEnd,
  TreeTable,
} from './table-types.ts';
export { formatAction, type ParsedAction, parseAction } from './tiles/action.ts';
export { formatTile, numbers, parseTile, pips, type Tile } from './tiles/tile.ts';
export { tileSet } from './tiles/tile-set.ts';
export {
  type Action,
  type Direction,
  type ErrorCode,
  errorCodes,
  type GameId,
  type Options,
  type OptionValue,
  type Place,
  type Refusal,
  type Result,
  type RulesError,
  refusals,
  type Seat,
  type Side,
  type TileText,
} from './vocabulary.ts';
