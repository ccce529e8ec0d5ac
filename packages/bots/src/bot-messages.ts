import type { Action, SeatView } from '@pedra/rules';

/** From the table to the bot. */
export interface Question {
  readonly type: 'bot.asked';
  /** Comes back with the answer. */
  readonly id: number;
  readonly view: SeatView;
  readonly level: string;
  readonly seed: string;
}

/** From the bot to the table. */
export type Answer =
  | { readonly type: 'bot.chose'; readonly id: number; readonly action: Action }
  | { readonly type: 'bot.failed'; readonly id: number; readonly message: string };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether a value has what a bot looks at in a view. */
function isView(value: unknown): value is SeatView {
  return (
    isFields(value) &&
    isTexts(value.legal) &&
    isTexts(value.hand) &&
    typeof value.seats === 'number' &&
    typeof value.set === 'number' &&
    typeof value.round === 'number' &&
    Array.isArray(value.sides) &&
    Array.isArray(value.facts) &&
    Array.isArray(value.log) &&
    isFields(value.table) &&
    typeof value.table.kind === 'string' &&
    Array.isArray(value.table.laid)
  );
}

/** The question in a message, or null where it is none. */
export function parseQuestion(message: unknown): Question | null {
  if (!isFields(message) || message.type !== 'bot.asked') return null;
  const { id, view, level, seed } = message;
  if (typeof id !== 'number' || typeof level !== 'string' || typeof seed !== 'string') return null;
  return isView(view) ? { type: 'bot.asked', id, view, level, seed } : null;
}

/** The answer in a message, or null where it is none. */
export function parseAnswer(message: unknown): Answer | null {
  if (!isFields(message) || typeof message.id !== 'number') return null;
  const { type, id, action, message: text } = message;
  if (type === 'bot.chose' && typeof action === 'string') return { type, id, action };
  return type === 'bot.failed' && typeof text === 'string' ? { type, id, message: text } : null;
}
