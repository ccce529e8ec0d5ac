import { mount, type SceneSnapshot } from '@pedra/renderer';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { scenes } from './tables.scene.ts';

/** What is drawn, a line for each thing: exact where the picture may differ by a shade. */
function told({ objects }: SceneSnapshot): string {
  const lines = objects.map(({ kind, label, rect, turn, alpha, z }) => {
    const { x, y, w, h } = rect;
    const box = [x, y, w, h].map((length) => length.toFixed(1)).join(' ');
    return `${kind} ${label} [${box}] turn ${turn} alpha ${alpha.toFixed(2)} z ${z}`;
  });
  return `${lines.join('\n')}\n`;
}

test.each(scenes)('$name', async ({ name, size, config }) => {
  await page.viewport(Math.max(size.width, 400), Math.max(size.height, 300));
  const host = document.createElement('div');
  host.dataset.testid = 'scene';
  Object.assign(host.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  document.body.append(host);
  document.body.style.margin = '0';
  const api = await mount(host, config());
  api.finish();
  await expect(told(api.snapshot())).toMatchFileSnapshot(`../../pictures/${name}.txt`);
  await expect(page.getByTestId('scene')).toMatchScreenshot(name);
  await api.dispose();
  host.remove();
});
