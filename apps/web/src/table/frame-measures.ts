import type { Direction, Seat } from '@pedra/rules';

/** What the places on the screen depend on. Sizes in CSS px. */
export interface FrameQuery {
  readonly width: number;
  readonly height: number;
  /** Number of seats. */
  readonly seats: number;
  /** The seat at the lower edge. */
  readonly own: Seat;
  /** Which way the order of play runs round the table (G10). */
  readonly direction: Direction;
  /** Whether the table is lanes with everybody's words in them, so that nobody sits round it. Default false. */
  readonly lanes?: boolean;
  /** Whether the open ends are counted, for which a slip needs room. Default false. */
  readonly counts?: boolean;
  /** Left-handed: own tag and boneyard change sides; the order of play does not. Default false. */
  readonly mirror?: boolean;
  /** Whether the own hand is larger where there is room. Default false. */
  readonly large?: boolean;
}

/** `strip`: upright phones, one strip on top; `slips`: slips in the corners; `sheet`: slips and a side sheet. */
export type Scheme = 'strip' | 'slips' | 'sheet';

/** The measures of one scheme, in px. */
export interface Measures {
  readonly scheme: Scheme;
  /** Margins to the left and right, to the top and bottom. */
  readonly mx: number;
  readonly my: number;
  /** Height of the slips on top. */
  readonly hud: number;
  /** Free space between two things. */
  readonly gap: number;
  readonly handU: number;
  /** Px per face side in opponents' racks. */
  readonly rackU: number;
  readonly tag: { readonly w: number; readonly h: number };
  readonly own: { readonly w: number; readonly h: number };
  readonly slip: { readonly w: number; readonly h: number };
  readonly pile: { readonly w: number; readonly h: number };
  /** Width of the side sheet; 0 without one. */
  readonly sheet: number;
}

/** A whole number of px, the nearest to `value` between two bounds. */
export const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

/** Pieces of the largest hand that is dealt: racks are as wide as these ask. */
export const dealt = 7;

function schemeOf({ width, height }: FrameQuery): Scheme {
  if (width >= 1100 && height >= 520) return 'sheet';
  return width < 600 && height > width * 0.9 ? 'strip' : 'slips';
}

function stripMeasures({ width, height, seats }: FrameQuery): Measures {
  const low = height < 640;
  const m = low ? 6 : 8;
  const bar = low ? 44 : 48;
  const across = Math.max(1, seats - 1);
  const tagW = seats <= 2 ? 128 : Math.floor((width - 2 * m - (across - 1) * 8) / across);
  return {
    scheme: 'strip',
    mx: m,
    my: m,
    hud: bar,
    gap: m,
    handU: clamp(Math.min((width - 2 * m - 16) / dealt - 7, height * 0.075), 30, 56),
    rackU: seats <= 2 ? 20 : clamp((tagW - 10) / (dealt * 1.12), 9, 16),
    tag: { w: tagW, h: bar },
    own: { w: clamp(width * 0.42, 130, 190), h: bar },
    slip: { w: 96, h: bar },
    pile: { w: clamp(width - 2 * m - clamp(width * 0.42, 130, 190) - 112, 60, 92), h: bar - 12 },
    sheet: 0,
  };
}

function slipsMeasures({ width, height }: FrameQuery): Measures {
  const low = height < 430;
  const hud = height < 640 ? 40 : 48;
  const side = clamp(width * 0.2, 96, 200);
  const handRoom = width - 2 * (side + 24) - 32;
  return {
    scheme: 'slips',
    mx: 8,
    my: low ? 4 : 6,
    hud: width < 600 || low ? 44 : Math.max(hud, 44),
    gap: low ? 6 : 8,
    handU: clamp(Math.min(height * 0.078, handRoom / (dealt * 1.25)), 24, 64),
    rackU: low ? 12 : 18,
    tag: { w: clamp(width * 0.15, 88, 150), h: Math.max(hud, 44) },
    own: { w: side, h: low ? 48 : 60 },
    slip: { w: Math.min(side, 116), h: 44 },
    pile: { w: Math.min(side, 112), h: low ? 26 : 40 },
    sheet: 0,
  };
}

function sheetMeasures({ width, height }: FrameQuery): Measures {
  const handU = clamp(Math.min(height * 0.0695, (width - 280 - 460) / 11), 36, 96);
  return {
    scheme: 'sheet',
    mx: 16,
    my: 12,
    hud: 48,
    gap: 12,
    handU,
    rackU: clamp(height * 0.033, 18, 34),
    tag: { w: 136, h: 48 },
    own: { w: 244, h: 64 },
    slip: { w: 148, h: 44 },
    pile: { w: 168, h: clamp(handU * 1.2, 44, 72) },
    sheet: width >= 1600 ? 288 : 248,
  };
}

/** How much larger large pieces are (V2), and the most of a screen's height that one face takes, so that the line keeps its room. */
const enlarged = { by: 1.35, strip: 0.105, slips: 0.105, sheet: 0.088 };

/** The measures that a screen of this size is laid out by. */
export function measuresOf(query: FrameQuery): Measures {
  const scheme = schemeOf(query);
  const usual = { strip: stripMeasures, slips: slipsMeasures, sheet: sheetMeasures }[scheme](query);
  if (!query.large) return usual;
  const most = Math.max(usual.handU, query.height * enlarged[scheme]);
  return { ...usual, handU: clamp(usual.handU * enlarged.by, 24, most) };
}
