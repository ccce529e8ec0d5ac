import {
  type KeyCommand,
  readCounts,
  readEnds,
  readLastMove,
  readPlayable,
  readScore,
  readTurn,
  type SpeechContext,
  type Words,
} from '@pedra/i18n';

/** The questions that a key answers by speech alone. */
const answers: Partial<Record<KeyCommand, (words: Words, context: SpeechContext) => string>> = {
  ends: readEnds,
  counts: readCounts,
  score: readScore,
  turn: readTurn,
  'last-move': readLastMove,
  playable: readPlayable,
};

/** What is said when a key is pressed that asks something; null for keys that do something. */
export function keyAnswer(
  command: KeyCommand,
  words: Words,
  context: SpeechContext,
): string | null {
  return answers[command]?.(words, context) ?? null;
}
