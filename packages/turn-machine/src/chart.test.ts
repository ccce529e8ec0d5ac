import { listGames } from '@pedra/rules';
import { expect, test } from 'vitest';
import { type Chart, chartOf, mermaid, type Policy, policyOf } from './index.ts';

const games = listGames().flatMap(({ id, seats }) =>
  seats.map((count) => ({
    game: id,
    seats: count,
    policy: policyOf({ game: id, seats: count, options: {} }),
  })),
);

const namesOf = (chart: Chart, part: string) =>
  chart.parts.find(({ name }) => name === part)?.states.map(({ name }) => name) ?? [];

test('policies follow from the data of the games', () => {
  const told = games.map(
    ({ game, seats, policy }) =>
      `${game} ${seats}: ${policy.stuck}, ${policy.doubles}, ${policy.forced}`,
  );
  expect(told).toMatchInlineSnapshot(`
    [
      "draw 2: draw-until-playable, plain-doubles, player",
      "draw 3: draw-until-playable, plain-doubles, player",
      "draw 4: draw-until-playable, plain-doubles, player",
      "brazilian 2: draw-until-playable, plain-doubles, auto",
      "brazilian 3: draw-until-playable, plain-doubles, auto",
      "brazilian 4: no-draw, plain-doubles, auto",
      "five-up 2: draw-until-playable, plain-doubles, player",
      "five-up 3: draw-until-playable, plain-doubles, player",
      "five-up 4: draw-until-playable, plain-doubles, player",
      "mexican-train 2: one-draw-then-pass, double-must-be-covered, player",
      "mexican-train 3: one-draw-then-pass, double-must-be-covered, player",
      "mexican-train 4: one-draw-then-pass, double-must-be-covered, player",
    ]
  `);
});

test('a chart holds only what its policy can bring about', () => {
  const trains = chartOf(policyOf({ game: 'mexican-train', seats: 2, options: {} }));
  expect(namesOf(trains, 'turn')).toEqual([
    'next',
    'deciding',
    'drawing',
    'covering',
    'passing',
    'done',
  ]);
  const pairs = chartOf(policyOf({ game: 'brazilian', seats: 4, options: {} }));
  expect(namesOf(pairs, 'turn')).toEqual(['next', 'deciding', 'passing', 'done']);
  expect(namesOf(pairs, 'round')).toContain('redealing');
  expect(namesOf(trains, 'round')).not.toContain('redealing');
  expect(namesOf(trains, 'round')).toContain('lots');
});

test('a chart is plain data, and everything in it is named', () => {
  for (const { policy } of games) {
    const chart = chartOf(policy);
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    for (const { ways } of chart.parts) {
      for (const { event, guard, actions } of ways) {
        for (const name of [event, guard ?? 'none', ...actions])
          expect(name).toMatch(/^[a-zA-Z][a-zA-Z ]*$/);
      }
    }
  }
});

/** The games that have a policy in common, by the policy. */
function byPolicy(): ReadonlyMap<
  string,
  { readonly policy: Policy; readonly tables: readonly string[] }
> {
  const found = new Map<string, { policy: Policy; tables: string[] }>();
  for (const { game, seats, policy } of games) {
    const key = JSON.stringify(policy);
    const known = found.get(key) ?? { policy, tables: [] };
    known.tables.push(`${game} with ${seats}`);
    found.set(key, known);
  }
  return found;
}

test('the pictures in the docs are those of the charts', async () => {
  const whole = games.find(({ policy }) => policy.doubles === 'double-must-be-covered');
  const text = [
    '# The charts of a table',
    '',
    'Made from the charts themselves: `pnpm unit -u chart` draws them anew, `pedra chart --game ID` prints them for one game.',
    'They say _when_ something happens; what is legal is asked of the rules.',
    '',
    '| tables | cannot play | doubles | draws and passes | lots | void deals |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...byPolicy().values()].map(
      ({ policy, tables }) =>
        `| ${tables.join(', ')} | ${policy.stuck} | ${policy.doubles} | by ${policy.forced === 'auto' ? 'the table' : 'the player'} | ${policy.lots ? 'yes' : 'no'} | ${policy.redeals ? 'yes' : 'no'} |`,
    ),
    '',
    'Below are the charts with everything that a policy can bring about.',
    '',
    ...chartOf({ ...(whole?.policy as Policy), redeals: true }).parts.flatMap((part) => [
      `## ${part.name[0]?.toUpperCase()}${part.name.slice(1)}`,
      '',
      '```mermaid',
      mermaid(part).trimEnd(),
      '```',
      '',
    ]),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../docs/charts.md');
});
