import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Outcome {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

const flags = ['--conditions=@pedra/source', '--disable-warning=ExperimentalWarning'];

/** Runs the command as a process of its own, as a shell would. */
function pedra(words: readonly string[], input: string | Uint8Array = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      ...flags,
      join(import.meta.dirname, 'main.ts'),
      ...words,
    ]);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output, errors }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const answersOf = ({ output }: Outcome) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const empty = '{"format":"pedra-record/1","game":"draw","seats":2,"options":{},"rounds":[]}';

describe('bad arguments give one line and status 2', () => {
  test.each([
    [['nonsense'], "no command 'nonsense'"],
    [['perft', '--depth', 'x'], "--depth takes a whole number from 1 to 40, not 'x'"],
    [['perft', '--nope'], 'nope'],
    [['perft', 'extra'], 'extra'],
    [['simulate', '--game', 'chess'], '--game takes one of draw, brazilian'],
    [['simulate', '--game', 'draw', '--seats', '7'], '--seats takes 2, 3, 4'],
    [['simulate', '--matches', '-1'], 'matches'],
    [['simulate', '--option', 'target'], '--option takes NAME=VALUE'],
    [['simulate', '--option', 'target=0'], 'target'],
    [['simulate', '--option', '__proto__=1'], '__proto__'],
    [['simulate', '--bots', 'genius'], '--bots takes one of'],
    [['play', '--language', 'xx'], '--language takes one of'],
    [['play', '--lang', 'de'], '--language takes one of en, pt-BR'],
  ])('%j', async (words, reason) => {
    const { status, output, errors } = await pedra(words);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(errors).toContain(reason);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});

describe('referee', () => {
  test('answers every line that is not blank, in order, and goes on after a bad one', async () => {
    const told = await pedra(['referee'], `${empty}\n\n{"a":\n[]\n${empty}`);
    expect(told.status).toBe(1);
    expect(answersOf(told).map((answer) => answer.ok)).toEqual([true, false, false, true]);
  });

  test('wrong bytes, deep nesting and lines of ten million characters are error lines', async () => {
    const deep = `${'['.repeat(1_000_000)}\n`;
    const long = `{"game":"${'x'.repeat(10_000_000)}"}\n`;
    const input = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from(deep),
      Buffer.from(long),
      Buffer.from(empty),
    ]);
    const told = await pedra(['referee'], input);
    expect(told).toMatchObject({ status: 1, errors: '' });
    const codes = answersOf(told).map((answer) => answer.error?.code ?? 'ok');
    expect(codes).toEqual(['bad-json', 'bad-json', 'bad-record', 'ok']);
  });

  test('status 0 where all is well', async () => {
    expect((await pedra(['referee'], empty)).status).toBe(0);
  });
});

describe('simulate', () => {
  test('writes records that the referee accepts, the same for the same seed', async () => {
    const words = [
      'simulate',
      '--game',
      'brazilian',
      '--seats',
      '4',
      '--matches',
      '20',
      '--seed',
      'a',
      '--record',
    ];
    const first = await pedra(words);
    expect(await pedra(words)).toEqual(first);
    expect(first.output.trim().split('\n')).toHaveLength(20);
    const told = await pedra(['referee'], first.output);
    expect(told.status).toBe(0);
    expect(answersOf(told).every((answer) => answer.winners.length > 0)).toBe(true);
  });

  test('sums up, with bots that choose', async () => {
    const told = await pedra([
      'simulate',
      '--game',
      'draw',
      '--seats',
      '3',
      '--matches',
      '5',
      '--bots',
      'medium',
    ]);
    expect(answersOf(told)[0]).toMatchObject({
      game: 'draw',
      seats: 3,
      matches: 5,
      conserved: true,
    });
  });
});

test('chart prints diagrams with the policy in force, or the charts as one object', async () => {
  const told = await pedra(['chart', '--game', 'mexican-train', '--seats', '4']);
  expect(told.status).toBe(0);
  expect(told.output).toContain(
    '%% mexican-train, 4 seats: one-draw-then-pass, double-must-be-covered',
  );
  expect(told.output).toContain('next --> covering: always [isCovering]');
  const json = await pedra(['chart', '--game', 'draw', '--json']);
  expect(JSON.parse(json.output)).toMatchObject({
    game: 'draw',
    policy: { stuck: 'draw-until-playable', doubles: 'plain-doubles' },
  });
});

test('perft counts depth by depth', async () => {
  const told = await pedra(['perft', '--depth', '3', '--seed', '1']);
  expect(answersOf(told).map((answer) => answer.depth)).toEqual([1, 2, 3]);
});

test('help names every command', async () => {
  const { status, output } = await pedra(['--help']);
  expect(status).toBe(0);
  for (const name of ['play', 'simulate', 'referee', 'perft', 'games'])
    expect(output).toContain(name);
});
