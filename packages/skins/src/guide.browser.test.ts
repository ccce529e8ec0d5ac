import { expect, test } from 'vitest';
import guide from '../../../docs/skins.md?raw';
import strip from '../../../docs/skins.png?url';
import { drawStrip } from '../visual/pictures.ts';
import { differingShare } from './check/painted-pixels.ts';
import { checkDrawing, checkSkin, listSkins, listTables } from './index.ts';
import { slate } from './test/slate.ts';
import source from './test/slate.ts?raw';

test('the worked example of the guide is a skin that is accepted, word for word', () => {
  expect(checkSkin(slate)).toEqual([]);
  expect(checkDrawing(slate)).toEqual([]);
  expect(guide).toContain(source.trim());
});

test('the guide names every set and every table', () => {
  for (const { id } of [...listSkins(), ...listTables()]) expect(guide).toContain(`\`${id}\``);
});

test('docs/skins.png shows what is drawn today: `pnpm pictures` draws it anew', async () => {
  const image = new Image();
  image.src = strip;
  await image.decode();
  const drawn = drawStrip();
  expect([image.width, image.height]).toEqual([drawn.width, drawn.height]);
  const pixels = (source: CanvasImageSource) => {
    const canvas = new OffscreenCanvas(drawn.width, drawn.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(source, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  // Browsers differ a little from build to build; a changed colour or form is far more than this.
  expect(differingShare(pixels(image), pixels(drawn))).toBeLessThan(0.005);
});
