export type { MessageKey } from './catalogues/catalogue.ts';
export { type KeyCommand, keyCommands } from './keys.ts';
export { chooseLocale, type Locale, locales } from './locale.ts';
export { type LogLine, logLines, shortLine } from './log-lines.ts';
export { placeText } from './place-text.ts';
export {
  lineFromLeft,
  readCounts,
  readEnds,
  readLine,
  readLineTile,
  readScore,
} from './read-table.ts';
export {
  placesOf,
  playableTiles,
  readHand,
  readHandTile,
  readLastMove,
  readPlayable,
  readTurn,
} from './read-turn.ts';
export { refusalText } from './refusal.ts';
export { explainRound, readOpenHands } from './round-sum.ts';
export { sentence, sentences } from './sentence.ts';
export { nameOf, type SpeechContext, type Verbosity } from './speech-context.ts';
export { loadWords, type Tags, type Values, type WordKey, type Words } from './words.ts';
