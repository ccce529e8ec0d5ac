import { extend } from '@pixi/react';
import { Sprite, Texture } from 'pixi.js';
import { createRef, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { Api } from './config.ts';
import { mount } from './mount.ts';
import { Table } from './table.tsx';
import { tableConfig } from './test/fixture.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const host = document.createElement('div');
document.body.append(host);
let root = createRoot(host);

afterEach(async () => {
  root.unmount();
  await wait(50);
  root = createRoot(host);
});

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !done(); tries += 1) await wait(50);
  expect(done()).toBe(true);
}

const style = { width: 960, height: 640 };

/** A table that its own state selects a piece of. */
function Page(props: { onApi(api: Api | null): void; onPick(pick: (id: string) => void): void }) {
  const [selected, setSelected] = useState<string | null>(null);
  props.onPick(setSelected);
  return <Table {...tableConfig({ motion: 'off', selected })} style={style} onApi={props.onApi} />;
}

test('V4: mounted twice by StrictMode, there is one canvas and one table', async () => {
  let api: Api | null = null;
  let pick: (id: string) => void = () => {};
  root.render(
    <StrictMode>
      <Page
        onApi={(now) => {
          api = now;
        }}
        onPick={(now) => {
          pick = now;
        }}
      />
    </StrictMode>,
  );
  await until(() => api !== null);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  const seen = () => (api as Api | null)?.snapshot().objects ?? [];
  expect(seen().filter(({ kind }) => kind === 'body')).toHaveLength(7);
  pick('4-1');
  await until(() => seen().some(({ kind }) => kind === 'slot'));
  root.unmount();
  await until(() => document.querySelectorAll('canvas').length === 0);
});

test('children are drawn over the table', async () => {
  extend({ Sprite });
  const badge = createRef<Sprite>();
  const table = (x: number) => (
    <Table {...tableConfig({ motion: 'off' })} style={style}>
      <pixiSprite ref={badge} texture={Texture.WHITE} x={x} />
    </Table>
  );
  root.render(table(10));
  await until(() => badge.current !== null);
  const siblings = badge.current?.parent?.children ?? [];
  expect(siblings.map(({ label }) => label).indexOf('scene')).toBe(0);
  expect(siblings.at(-1)).toBe(badge.current);
  root.render(table(30));
  await until(() => badge.current?.x === 30);
});

test('G3: a table that is mounted without React takes the place of one with it', async () => {
  let api: Api | null = null;
  root.render(
    <Table
      {...tableConfig({ motion: 'off' })}
      style={style}
      onApi={(now) => {
        api = now;
      }}
    />,
  );
  await until(() => api !== null);
  const other = document.createElement('div');
  other.style.cssText = 'width: 640px; height: 480px';
  document.body.append(other);
  const plain = await mount(other, tableConfig({ motion: 'off' }));
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  expect(plain.snapshot().objects.length).toBeGreaterThan(20);
  await plain.dispose();
  other.remove();
});
