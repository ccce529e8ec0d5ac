import { MessageChannel } from 'node:worker_threads';
import { begin, type SeatView, view } from '@pedra/rules';
import { afterEach, expect, test } from 'vitest';
import { askBot } from './ask-bot.ts';
import { choose } from './choose.ts';
import { serveBot } from './serve-bot.ts';

const begun = begin({ game: 'brazilian', seats: 4, options: {} }, { seed: 'port' });
if (!begun.ok) throw new Error(begun.error.message);
const seats = [0, 1, 2, 3].map((seat) => view(begun.match, seat));
const own = seats.find(({ legal }) => legal.length > 0);
if (!own) throw new Error('somebody must be to play');
/** A view with much to choose from, as in a later round. */
const free: SeatView = { ...own, legal: own.hand.map((tile) => `${tile}@start`) };

let channel = new MessageChannel();
afterEach(() => {
  channel.port1.close();
  channel.port2.close();
  channel = new MessageChannel();
});

const how = (seed: string, signal: AbortSignal = new AbortController().signal) => ({
  level: 'medium',
  seed,
  signal,
});

test('answers come back through the port as if the bot were here', async () => {
  serveBot(channel.port1);
  const ask = askBot(channel.port2);
  const seeds = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(seeds.map((seed) => ask(free, how(seed))));
  expect(answers).toEqual(seeds.map((seed) => choose(free, { level: 'medium', seed }).action));
});

test('a bot that fails says why', async () => {
  serveBot(channel.port1);
  const ask = askBot(channel.port2);
  await expect(ask({ ...free, legal: [] }, how('a'))).rejects.toThrow('seat to act');
  await expect(ask(free, { ...how('a'), level: 'none' })).rejects.toThrow('level');
});

test('a question can be given up at once, and later ones are answered', async () => {
  const ask = askBot(channel.port2);
  const giveUp = new AbortController();
  const asked = ask(free, how('a', giveUp.signal));
  giveUp.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ask(free, how('a', giveUp.signal))).rejects.toMatchObject({ name: 'AbortError' });
  serveBot(channel.port1);
  expect(free.legal).toContain(await ask(free, how('b')));
});

test('an answer that is not legal is refused', async () => {
  channel.port1.on('message', ({ id }: { id: number }) => {
    channel.port1.postMessage({ type: 'bot.chose', id, action: '9-9@left' });
  });
  await expect(askBot(channel.port2)(free, how('a'))).rejects.toThrow('not legal');
});

test('what is no question or no answer is left alone', async () => {
  serveBot(channel.port1);
  const ask = askBot(channel.port2);
  for (const junk of [
    null,
    7,
    'bot.asked',
    [],
    { type: 'bot.asked' },
    { type: 'bot.asked', id: 0, view: {} },
  ]) {
    channel.port2.postMessage(junk);
    channel.port1.postMessage(junk);
  }
  channel.port1.postMessage({ type: 'bot.chose', id: 99, action: 'pass' });
  channel.port1.postMessage({ type: 'bot.chose', id: 0, action: 7 });
  expect(free.legal).toContain(await ask(free, how('a')));
});

test('when the bot stops, nobody waits for it', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const dead = {
    postMessage: () => {},
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners.set(type, listener);
    },
  };
  const asked = askBot(dead)(free, how('a'));
  listeners.get('error')?.({});
  await expect(asked).rejects.toThrow('stopped');
});
