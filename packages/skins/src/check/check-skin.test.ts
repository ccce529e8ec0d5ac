import { describe, expect, test } from 'vitest';
import { acceptSkin, checkSkin, felt, ivory, listSkins } from '../index.ts';

const fields = (candidate: unknown) => checkSkin(candidate).map(({ field }) => field);
const { light } = ivory.palette;
const withLight = (change: object) => ({
  ...ivory,
  palette: { ...ivory.palette, light: { ...light, ...change } },
});

test.each(listSkins().map((skin) => [skin.id, skin] as const))(
  'K1, K2: %s is whole, and its colours are far enough apart on every table',
  (_id, skin) => {
    expect(checkSkin(skin)).toEqual([]);
    expect(acceptSkin(skin)).toEqual({ skin, faults: [] });
  },
);

describe('K2: a fault is refused by the name of its field', () => {
  test.each([
    ['nothing at all', undefined, 'skin'],
    ['no id', { ...ivory, id: 'My skin' }, 'id'],
    ['another version', { ...ivory, version: 2 }, 'version'],
    ['no name', { ...ivory, name: { pl: 'Kość' } }, 'name.en'],
    ['a missing method', { ...ivory, drawBack: undefined }, 'drawBack'],
    ['no kinds', { ...ivory, kinds: {} }, 'kinds'],
    [
      'a face off its piece',
      {
        ...ivory,
        kinds: { long: { w: 2, h: 1, radius: 0, faces: [{ x: 1.5, y: 0, w: 1, h: 1 }] } },
      },
      'kinds.long.faces[0]',
    ],
    [
      'too round a corner',
      { ...ivory, kinds: { long: { w: 2, h: 1, radius: 0.6, faces: [] } } },
      'kinds.long.radius',
    ],
    ['a missing palette', { ...ivory, palette: { light, dark: light } }, 'palette.contrast'],
    ['a missing colour', withLight({ groove: undefined }), 'palette.light.groove'],
    ['a colour by name', withLight({ edge: 'gold' }), 'palette.light.edge'],
    [
      'a mark that is no colour',
      withLight({ marks: ['#2F8FC4', '#1E6'] }),
      'palette.light.marks[1]',
    ],
    ['no number', { ...ivory, shadowMargin: Number.NaN }, 'shadowMargin'],
  ])('%s', (_name, candidate, field) => {
    const faults = checkSkin(candidate);
    expect(faults.map((fault) => fault.field)).toEqual([field]);
    expect(faults[0]?.message).toMatch(field);
    expect(acceptSkin(candidate)).toEqual({ skin: ivory, faults });
  });
});

describe('K1: colours that are too close are refused', () => {
  test('marks on their body', () => {
    expect(fields(withLight({ mark: '#BBBBBB' }))).toContain('palette.light.mark');
    expect(fields(withLight({ marks: ['#4FA5D4'] }))).toEqual(['palette.light.marks[0]']);
  });

  test('a body that colour-blind marks are lost on, where there are colours', () => {
    const grey = { body: '#D8D4CA', bodyLow: '#D8D4CA', marks: ['#1E6B34'] };
    expect(fields(withLight(grey))).toContain('palette.light.body');
    expect(fields(withLight({ ...grey, marks: [] }))).toEqual([]);
  });

  test('body and edge on a table, of which one is enough', () => {
    const dark = { body: '#2B211C', bodyLow: '#2B211C', mark: '#FFFFFF', marks: [] };
    expect(fields(withLight({ ...dark, edge: '#2B211C' }))).toContain('palette.light.edge');
    expect(fields(withLight({ ...dark, edge: '#D8B46A' }))).toEqual([]);
  });

  test('slots on a table, which is named', () => {
    const [fault] = checkSkin(withLight({ highlight: '#2F6B53' }), [felt]);
    expect(fault?.message).toBe(
      'palette.light.highlight is too close to the table felt: #2F6B53 on #1F5B43 is 1.27 : 1, at least 3 : 1 is needed',
    );
  });
});
