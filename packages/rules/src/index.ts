/*
 * The public surface. Signatures to be exported beside the types below:
 *   listGames(): readonly GameInfo[]
 *   begin(config, { seed: string }): Result<{ match: Match; events: readonly MatchEvent[] }>      deals round 1
 *   legal(match): readonly Action[]
 *   act(match, action, seat?): Result<{ match; events }>
 *   settle(match): { match; events }                      plays forced draws and passes
 *   nextRound(match, deal?): Result<{ match; events }>    deal = { deck, rejected?, opener? }; else the generator's
 *   view(match, seat | 'public'): SeatView
 *   redact(event, seat | 'public'): MatchEvent            what that seat may know of an event
 *   fromRecord(json): Result<{ match }>    toRecord(match): MatchRecord    formatRecord(match): string
 *   fingerprint(match): string
 *   explain(match, action, seat): Refusal | null
 *   referee(text, { trace }): RefereeAnswer
 *   perft(match, depth): { nodes; ... }
 *   parseTile / formatTile / parseAction / formatAction / pips(tile)
 *   makeGenerator(seed), nextBelow(state, n), shuffle
 */
export type * from './match-types.ts';
export * from './vocabulary.ts';
