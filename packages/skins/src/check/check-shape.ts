import { isColour } from './colour-contrast.ts';
import { faultOf, type SkinFault } from './skin-fault.ts';

const methods = ['drawBody', 'drawFace', 'drawBack', 'drawShadow', 'drawSlot'] as const;
const colours = [
  'body',
  'bodyLow',
  'edge',
  'side',
  'bevelHigh',
  'bevelLow',
  'groove',
  'mark',
  'back',
  'backMotif',
  'shade',
  'highlight',
] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Every field of a skin that is missing or of the wrong form. */
export function checkShape(candidate: unknown): readonly SkinFault[] {
  if (!isFields(candidate)) return [faultOf('skin', 'is not an object')];
  const { id, version, name, kinds, palette, shadowMargin } = candidate;
  return [
    ...demand(
      'id',
      typeof id === 'string' && /^[a-z][a-z0-9-]*$/.test(id),
      'is no word like ivory',
    ),
    ...demand('version', version === 1, 'is not 1'),
    ...demand('name.en', isFields(name) && isText(name.en), 'is missing: a name in English'),
    ...demand('shadowMargin', isNumber(shadowMargin, 0), 'is no number of 0 or more'),
    ...methods.flatMap((method) =>
      demand(method, typeof candidate[method] === 'function', 'is not a function'),
    ),
    ...checkKinds(kinds),
    ...(['light', 'dark', 'contrast'] as const).flatMap((lightness) =>
      checkPalette(`palette.${lightness}`, isFields(palette) ? palette[lightness] : undefined),
    ),
  ];
}

function checkKinds(kinds: unknown): readonly SkinFault[] {
  if (!isFields(kinds) || Object.keys(kinds).length === 0)
    return [faultOf('kinds', 'names no kind of piece')];
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const path = `kinds.${name}`;
    if (!isFields(kind)) return [faultOf(path, 'is not an object')];
    const { w, h, radius, faces } = kind;
    const inside = (face: unknown) =>
      isFields(face) &&
      isNumber(face.x, 0, Number(w) - Number(face.w)) &&
      isNumber(face.y, 0, Number(h) - Number(face.h));
    return [
      ...demand(`${path}.w`, isNumber(w, 0.1), 'is no size in u'),
      ...demand(`${path}.h`, isNumber(h, 0.1), 'is no size in u'),
      ...demand(
        `${path}.radius`,
        isNumber(radius, 0, Math.min(Number(w), Number(h)) / 2),
        'is more than half the piece, or no number',
      ),
      ...demand(`${path}.faces`, Array.isArray(faces), 'is not a list'),
      ...(Array.isArray(faces) ? faces : []).flatMap((face, index) =>
        demand(`${path}.faces[${index}]`, inside(face), 'does not lie on the piece'),
      ),
    ];
  });
}

function checkPalette(path: string, palette: unknown): readonly SkinFault[] {
  if (!isFields(palette)) return [faultOf(path, 'is missing')];
  const { marks, flat } = palette;
  const list = Array.isArray(marks) ? marks : [];
  return [
    ...colours.flatMap((field) => colour(`${path}.${field}`, palette[field])),
    ...demand(`${path}.marks`, Array.isArray(marks), 'is not a list of colours'),
    ...list.flatMap((mark: unknown, index) => colour(`${path}.marks[${index}]`, mark)),
    ...demand(`${path}.flat`, flat === undefined || typeof flat === 'boolean', 'is no boolean'),
  ];
}

function colour(field: string, value: unknown): readonly SkinFault[] {
  return demand(field, isColour(value), `is no colour like #1C1A17: ${JSON.stringify(value)}`);
}

function demand(field: string, holds: boolean, wrong: string): readonly SkinFault[] {
  return holds ? [] : [faultOf(field, wrong)];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isNumber(value: unknown, least: number, most = Number.MAX_VALUE): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
