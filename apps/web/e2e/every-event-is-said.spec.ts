import type { Page } from '@playwright/test';
import { matchOver, playOn } from './play-on.ts';
import { quickHands } from './quick-hands.ts';
import { listen, said, sitDown } from './sit-down.ts';
import { readTable, type TableReading } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

/** A line of the list of moves, as the sentence that must have been said of it. */
function sentenceOf(move: string): RegExp {
  const played = /^(.+?)(\d-\d)(left|right|opens)$/.exec(move);
  const [, name = '', tile = '', place = ''] = played ?? [];
  if (place === 'opens') return new RegExp(`${name} opens? with ${tile}\\.`);
  if (played) return new RegExp(`${name}: ${tile} on the ${place}\\.`);
  const drew = /^(.+?)draws (\d+)$/.exec(move);
  if (drew) return new RegExp(`${drew[1]} draws? `);
  if (/dealt again$/.test(move)) return /too many doubles\. The tiles are dealt again\./;
  return new RegExp(`${move.replace(/passes$/, '')} pass(es)?\\.`);
}

/** Plays a match and keeps the list of moves of every round as it stood at the round's end. */
async function movesOfMatch(page: Page): Promise<readonly string[]> {
  const rounds = new Map<string, readonly string[]>();
  const keep = (now: TableReading) => {
    if (now.moves.length > 0) rounds.set(now.scores, now.moves);
    return matchOver(now);
  };
  await playOn(page, quickHands, keep);
  return [...rounds.values()].flat();
}

for (const { game, seats } of [
  { game: 'draw', seats: 3 },
  { game: 'brazilian', seats: 4 },
]) {
  test(`D4: every event of ${game} with ${seats} is said`, async ({ watched: page }) => {
    await listen(page);
    await sitDown(page, { game, seats, target: 50 });
    const moves = await movesOfMatch(page);
    await page.waitForTimeout(500);
    const all = (await said(page)).join(' ');
    expect(moves.length).toBeGreaterThan(15);
    expect(moves.filter((move) => !sentenceOf(move).test(all))).toEqual([]);
    expect(all).toMatch(/Round 1\./);
    expect(all).toMatch(/Your turn\./);
    expect(all).toMatch(/(wins?|Nobody scores)/);
    expect(all).toMatch(/wins? the match\./);
  });
}

test('D4: a tile that does not fit is refused in words, and nothing is played', async ({
  watched: page,
}) => {
  await listen(page);
  await sitDown(page);
  const now = await playOn(
    page,
    quickHands,
    ({ hand, turn }) =>
      /^Your turn/.test(turn) &&
      hand.some(({ fits }) => fits === 'no') &&
      hand.some(({ fits }) => fits !== 'no'),
  );
  const at = now.hand.findIndex(({ fits }) => fits === 'no');
  await page.keyboard.press(String(at + 1));
  await expect.poll(async () => (await said(page)).join(' ')).toMatch(/does not fit|opens with/);
  expect((await readTable(page)).hand.length).toBe(now.hand.length);
});
