import { type Answer, parseQuestion, type Question } from './bot-messages.ts';
import { type BotPort, listen } from './bot-port.ts';
import { choose } from './choose.ts';

function answer({ id, view, level, seed }: Question): Answer {
  try {
    return { type: 'bot.chose', id, ...choose(view, { level, seed }) };
  } catch (reason) {
    return { type: 'bot.failed', id, message: String(reason) };
  }
}

/** Answers every question that arrives at this port; the worker's side. Messages of other kinds are left alone. */
export function serveBot(port: BotPort): void {
  listen(port, (message) => {
    const question = parseQuestion(message);
    if (question) port.postMessage(answer(question));
  });
}
