import type { Action, SeatView } from '@pedra/rules';
import { parseAnswer } from './bot-messages.ts';
import { type BotPort, type CancelSignal, listen } from './bot-port.ts';

/** Asks for an action of `view.legal`; rejects where the bot fails, answers with something else, or the signal is given. */
export type AskBot = (
  view: SeatView,
  how: { readonly level: string; readonly seed: string; readonly signal: CancelSignal },
) => Promise<Action>;

interface Waiting {
  readonly legal: readonly Action[];
  readonly resolve: (action: Action) => void;
  readonly reject: (reason: Error) => void;
}

function cancelled(): Error {
  const error = new Error('the question was given up');
  error.name = 'AbortError';
  return error;
}

/** Takes what arrives at the port to those who wait for it; answers that nobody waits for any more are dropped. */
function deliver(port: BotPort, waiting: Map<number, Waiting>): void {
  listen(port, (message) => {
    const answer = parseAnswer(message);
    const asked = answer && waiting.get(answer.id);
    if (!asked) return;
    if (answer.type === 'bot.failed') asked.reject(new Error(answer.message));
    else if (asked.legal.includes(answer.action)) asked.resolve(answer.action);
    else asked.reject(new Error(`the bot chose ${answer.action}, which is not legal`));
  });
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error('the bot has stopped'));
  };
  port.addEventListener('error', fail);
  port.addEventListener('messageerror', fail);
}

/** A way to ask the bot that is served at the other end of this port; the page's side. */
export function askBot(port: BotPort): AskBot {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  deliver(port, waiting);
  return async (view, { level, seed, signal }) => {
    if (signal.aborted) throw cancelled();
    const id = asked++;
    let giveUp = () => {};
    try {
      return await new Promise<Action>((resolve, reject) => {
        giveUp = () => reject(cancelled());
        signal.addEventListener('abort', giveUp);
        waiting.set(id, { legal: view.legal, resolve, reject });
        port.postMessage({ type: 'bot.asked', id, view, level, seed });
      });
    } finally {
      waiting.delete(id);
      signal.removeEventListener('abort', giveUp);
    }
  };
}
