import { expect, test } from 'vitest';
import { createAnnouncer, merge, type SpeechNodes } from './announcer.ts';

/** Timers that run when told, and nodes that remember all that they said. */
function stage() {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void; readonly id: number }[] = [];
  const said: string[] = [];
  const node = (name: string): Element => {
    let text = '';
    const fake = {
      get textContent() {
        return text;
      },
      set textContent(next: string) {
        text = next;
        if (next) said.push(`${name}: ${next}`);
      },
    };
    return fake as unknown as Element;
  };
  const nodes: SpeechNodes = { polite: [node('a'), node('b')], assertive: [node('A'), node('B')] };
  const waits = {
    setTimeout(run: () => void, ms: number) {
      waiting.push({ at: now + ms, run, id: waiting.length + now });
      return waiting.at(-1);
    },
    clearTimeout(id: unknown) {
      waiting = waiting.filter((timer) => timer !== id);
    },
  };
  const pass = (ms: number) => {
    now += ms;
    for (const timer of waiting.filter(({ at }) => at <= now)) {
      waiting = waiting.filter((other) => other !== timer);
      timer.run();
    }
  };
  return { announcer: createAnnouncer(nodes, waits), said, pass };
}

test('D4: what comes within 250 ms is said as one, in its order', () => {
  const { announcer, said, pass } = stage();
  announcer.say({ text: 'Nina passes.' });
  announcer.say({ text: 'You draw 6-3.' });
  pass(249);
  expect(said).toEqual([]);
  pass(1);
  pass(60);
  expect(said).toEqual(['b: Nina passes. You draw 6-3.']);
});

test('D4: of one topic the newest is said, of events all', () => {
  const waiting = [{ text: 'Your turn.', topic: 'turn' }, { text: 'Nina passes.' }];
  expect(merge(waiting, { text: 'Turn of Rui.', topic: 'turn' }).map(({ text }) => text)).toEqual([
    'Nina passes.',
    'Turn of Rui.',
  ]);
  expect(merge(waiting, { text: 'Nina passes.' })).toHaveLength(3);
});

test('D4: two nodes take turns, cleared before they are set', () => {
  const { announcer, said, pass } = stage();
  for (const text of ['one', 'two', 'three']) {
    announcer.say({ text });
    pass(250);
    pass(60);
  }
  expect(said).toEqual(['b: one', 'a: two', 'b: three']);
});

test('D4: urgent sayings have nodes of their own; the last is said again on demand', () => {
  const { announcer, said, pass } = stage();
  announcer.say({ text: 'Nina passes.' });
  announcer.say({ text: 'Your turn.', urgent: true, topic: 'turn' });
  pass(250);
  pass(60);
  expect(said).toEqual(['b: Nina passes.', 'B: Your turn.']);
  announcer.again();
  pass(60);
  expect(said.at(-1)).toBe('a: Nina passes. Your turn.');
});

test('D4: a text is not lost when another comes before it was set', () => {
  const { announcer, said, pass } = stage();
  announcer.say({ text: 'one' });
  pass(250);
  announcer.again();
  pass(60);
  expect(said).toEqual(['b: one one']);
});
