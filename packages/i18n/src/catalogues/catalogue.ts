import type { en } from './en.ts';
import type { enSpeech } from './en-speech.ts';

/** The key of a message, e.g. `table.your-turn`. */
export type MessageKey = keyof typeof en;

/** All messages of one language: a missing or an extra key does not compile. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** What is said of a match, in one language. */
export type SpeechCatalogue = Readonly<Record<keyof typeof enSpeech, string>>;
