export { type AskBot, askBot } from './ask-bot.ts';
export type { BotPort, CancelSignal } from './bot-port.ts';
export { choose, type How } from './choose.ts';
export { listLevels } from './levels.ts';
export { serveBot } from './serve-bot.ts';
