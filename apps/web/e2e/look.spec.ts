import { sitDown } from './sit-down.ts';
import { expect, test } from './watched-page.ts';

test('pieces and a table are chosen by keyboard, seen at once, and kept', async ({
  watched: page,
}) => {
  await page.goto('./');
  const picture = page.locator('.brand image');
  const first = await picture.getAttribute('href');
  const open = () => page.getByRole('button', { name: 'Settings' }).click();
  await open();
  const pips = page.getByRole('group', { name: 'Pips' });
  const black = pips.getByRole('radio', { name: 'Black', exact: true });
  await expect(black).toBeEnabled();

  await page.getByRole('radio', { name: 'Ivory' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Ebony' })).toBeChecked();
  await expect(black).toBeDisabled();
  await expect(pips).toHaveAccessibleDescription('These tiles have pips of one colour.');
  await page.getByRole('radio', { name: 'Azulejo' }).check();
  const ebony = await picture.getAttribute('href');
  expect(ebony).not.toBe(first);

  await page.reload();
  expect(await picture.getAttribute('href')).toBe(ebony);
  await open();
  for (const name of ['Ebony', 'Azulejo'])
    await expect(page.getByRole('radio', { name })).toBeChecked();

  await page.getByRole('button', { name: 'Back to the first settings' }).click();
  await expect(page.getByRole('radio', { name: 'Ivory' })).toBeChecked();
  expect(await picture.getAttribute('href')).toBe(first);
});

test('every target of the settings is 44 px, and nothing is wider than 320 px', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  const small = await page.locator('.settings :is(input, button)').evaluateAll((all) =>
    all.flatMap((one) => {
      const boxes = [one, one.closest('label') ?? one].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      const right = Math.max(...boxes.map((box) => box.right));
      const fits = width >= 44 && height >= 44 && right <= 320;
      return fits ? [] : [`${one.closest('label')?.textContent}: ${width} × ${height} to ${right}`];
    }),
  );
  expect(small).toEqual([]);
});

test('who asks the system for contrast gets it unasked, and may choose otherwise', async ({
  watched: page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await sitDown(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['High contrast', 'Plain'])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  await page.getByRole('radio', { name: 'Wood' }).check();
  await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked();
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(page.getByRole('radio', { name: 'Ivory' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
});
