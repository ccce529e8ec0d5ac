import { type Config, mount, type SceneSnapshot } from '@pedra/renderer';
import { act, begin, legal, view } from '@pedra/rules';
import { listSkins, listTables } from '@pedra/skins';
import { expect, test, vi } from 'vitest';
import { inForce, parseChoices } from '../app/settings-choices.ts';
import { tableConfig } from './bridge.ts';
import { nothingPicked } from './decide.ts';
import { tableFrame } from './frame.ts';
import { tablePlanner } from './table-plan.ts';

const size = { width: 907, height: 510 };
const system = { languages: ['en'], dark: false, lessMotion: true, contrast: false };

/** What the player of seat 0 knows in the middle of a round. */
function midRound() {
  const begun = begin({ game: 'draw', seats: 2, options: {} }, { seed: 'looks' });
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun;
  while (view(match, 0).table.laid.length < 7 || view(match, 0).turn !== 0) {
    const done = act(match, legal(match)[0] ?? '');
    if (!done.ok) throw new Error(done.error.message);
    match = done.match;
  }
  return view(match, 0);
}

const seen = midRound();

/** The config of that moment for what was chosen. */
function configFor(chosen: object): Config {
  const frame = tableFrame({ ...size, seats: 2, own: 0, direction: seen.direction });
  const plan = tablePlanner()(seen.table, { set: seen.set, board: frame.planned });
  const settings = inForce(parseChoices({ motion: 'off', ...chosen }), system);
  const told = { onIntent() {}, onGeometry() {}, onEffect() {} };
  const now = { view: seen, acts: true, picking: nothingPicked, focusedTile: null };
  return { ...tableConfig({ ...now, frame, plan, settings }), ...told };
}

/** Where the pieces are, whatever they look like. */
function places({ objects }: SceneSnapshot) {
  return objects
    .filter(({ kind }) => kind === 'body' || kind === 'back')
    .map(({ label, kind, rect, turn }) => ({ label, kind, rect, turn }));
}

test.each(listSkins().map(({ id }) => id))(
  '%s lies on every table, changed while it is shown, and nothing complains',
  async (skin) => {
    const complaints = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
    const host = document.createElement('div');
    Object.assign(host.style, { width: `${size.width}px`, height: `${size.height}px` });
    document.body.append(host);
    const api = await mount(host, configFor({ skin }));
    const first = places(api.snapshot());
    expect(first.filter(({ kind }) => kind === 'body').length).toBeGreaterThanOrEqual(
      seen.table.laid.length + seen.hand.length,
    );
    for (const { id: table } of listTables()) {
      for (const more of [{}, { theme: 'dark', marks: 'colour-blind', numerals: true }]) {
        expect(api.set(configFor({ skin, table, ...more }))).toBeNull();
        api.finish();
        const now = api.snapshot();
        expect(now.objects.filter(({ kind }) => kind === 'table')).toHaveLength(1);
        expect(places(now)).toEqual(first);
      }
    }
    await api.dispose();
    host.remove();
    for (const spy of complaints) {
      expect(spy.mock.calls).toEqual([]);
      spy.mockRestore();
    }
  },
);
