import type { Size } from '@pedra/layout';
import type { Facing, PxRect } from '@pedra/renderer';
import type { Seat } from '@pedra/rules';
import {
  clamp,
  dealt,
  type FrameQuery,
  type Measures,
  measuresOf,
  type Scheme,
} from './frame-measures.ts';

/** Where an opponent sits and is shown. */
export interface SeatFrame {
  readonly seat: Seat;
  readonly side: 'top' | 'left' | 'right';
  readonly tag: PxRect;
  /** Whether the tag has its face above its words. */
  readonly stacked: boolean;
  readonly rack: PxRect;
  readonly facing: Facing;
  /** Px per face side wanted in that rack. */
  readonly u: number;
}

/** Every place on the table screen; none meets another, none leaves the screen. */
export interface Frame {
  readonly scheme: Scheme;
  readonly width: number;
  readonly height: number;
  /** What is left for the line. */
  readonly board: PxRect;
  /** What the line is planned for: as much as a hand of usual size leaves, so that a larger one makes no smaller line. */
  readonly planned: { readonly width: number; readonly height: number };
  /** Menu and name of the game; in a strip the scores too. */
  readonly game: PxRect;
  /** Scores, or buttons where the scores are on the sheet; null in a strip. */
  readonly tools: PxRect | null;
  readonly sheet: PxRect | null;
  /** The opponents, from left to right as they are seen. */
  readonly seats: readonly SeatFrame[];
  /** The own tag: turn and playable tiles. */
  readonly own: PxRect;
  /** The own rack with its wood. */
  readonly hand: PxRect;
  /** Px per face side wanted in the own rack. */
  readonly handU: number;
  readonly pile: PxRect;
  /** The slip of the boneyard: count, drawing, passing. */
  readonly slip: PxRect;
  /** The slip that tells the count of the open ends; null where nothing is counted. */
  readonly count: PxRect | null;
  /** What each lane leaves free for its words. */
  readonly laneHead: Size;
}

/** The opponents' seats from left to right as the player sees them: to the left first when play runs to the left. */
export function seatsSeen(query: Pick<FrameQuery, 'seats' | 'own' | 'direction'>): readonly Seat[] {
  const others = Array.from(
    { length: query.seats - 1 },
    (_, i) => (query.own + 1 + i) % query.seats,
  );
  return query.direction === 'clockwise' ? others : others.reverse();
}

/** A frame before the line is thought of. */
type Places = Omit<Frame, 'planned'>;

/** How long and how deep an opponent's rack is: the backs to be seen, and the wood before them. */
function rackSize(u: number): { readonly long: number; readonly deep: number } {
  return { long: Math.ceil(dealt * u * 1.12 + u * 0.8), deep: Math.ceil(u * 2) };
}

/** An opponent at the upper edge, tag and rack side by side in the room from `x` to `x + w`. */
function topSeat(seat: Seat, m: Measures, x: number, w: number, tagW: number): SeatFrame {
  const rackW = Math.min(rackSize(m.rackU).long, w - tagW - m.gap);
  const left = Math.round(x + (w - tagW - m.gap - rackW) / 2);
  const deep = Math.min(rackSize(m.rackU).deep, m.hud + 6);
  return {
    seat,
    side: 'top',
    stacked: false,
    tag: { x: left, y: m.my, w: tagW, h: m.tag.h },
    rack: { x: left + tagW + m.gap, y: m.my, w: rackW, h: deep },
    facing: 'down',
    u: Math.min(m.rackU, (rackW - m.rackU * 0.8) / (dealt * 1.12)),
  };
}

/** An opponent at the left or right edge of the room from `left` to `right`: the tag, and the rack below it. */
function sideSeat(
  seat: Seat,
  m: Measures,
  side: 'left' | 'right',
  room: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  },
): SeatFrame {
  const stacked = m.scheme === 'slips';
  const tag = stacked ? { w: 72, h: room.bottom - room.top < 220 ? 62 : 88 } : m.tag;
  const long = Math.min(rackSize(m.rackU).long, room.bottom - room.top - tag.h - m.gap);
  const deep = rackSize(m.rackU).deep;
  const free = room.bottom - room.top - tag.h - m.gap - long;
  const top = Math.round(room.top + free * 0.4);
  const x = (w: number) => (side === 'left' ? room.left : room.right - w);
  return {
    seat,
    side,
    stacked,
    tag: { x: x(tag.w), y: top, ...tag },
    rack: { x: x(deep), y: top + tag.h + m.gap, w: deep, h: long },
    facing: side === 'left' ? 'right' : 'left',
    u: Math.min(m.rackU, (long - m.rackU * 0.8) / (dealt * 1.12)),
  };
}

/** Opponents of an upright phone: one tag and rack side by side, or a row of tags with a small rack below each. */
function stripSeats(query: FrameQuery, m: Measures): readonly SeatFrame[] {
  const y = m.my + m.hud + m.gap;
  const { long, deep } = rackSize(m.rackU);
  return seatsSeen(query).map((seat, i, all) => {
    const x = m.mx + i * (m.tag.w + 8);
    const alone = all.length === 1;
    const tag = { x, y, ...m.tag };
    const width = Math.min(long, alone ? query.width - 2 * m.mx - m.tag.w - m.gap : m.tag.w);
    const rack = alone
      ? { x: query.width - m.mx - width, y, w: width, h: Math.min(deep, m.tag.h) }
      : { x: Math.round(x + (m.tag.w - width) / 2), y: y + m.tag.h + 4, w: width, h: deep };
    return {
      seat,
      side: 'top' as const,
      stacked: false,
      tag,
      rack,
      facing: 'down' as const,
      u: m.rackU,
    };
  });
}

/** The row above the hand of an upright phone, and the hand. */
function stripFrame(query: FrameQuery, m: Measures): Places {
  const { width, height } = query;
  const handH = Math.round(m.handU * 2.36);
  const hand = { x: m.mx, y: height - m.my - handH, w: width - 2 * m.mx, h: handH };
  const rowY = hand.y - m.gap - Math.round(m.handU * 0.25) - m.own.h;
  const seats = stripSeats(query, m);
  const bar = m.my + m.hud;
  const top =
    Math.max(bar, ...seats.flatMap(({ tag, rack }) => [tag.y + tag.h, rack.y + rack.h])) + m.gap;
  const slip = { x: width - m.mx - m.slip.w, y: rowY, ...m.slip };
  const count = query.counts ? { x: m.mx, y: rowY - m.gap - 30, w: m.own.w, h: 30 } : null;
  const bottom = (count?.y ?? rowY) - m.gap;
  return {
    scheme: m.scheme,
    width,
    height,
    board: { x: m.mx, y: top, w: width - 2 * m.mx, h: bottom - top },
    game: { x: m.mx, y: m.my, w: width - 2 * m.mx, h: m.hud },
    tools: null,
    sheet: null,
    seats,
    own: { x: m.mx, y: rowY, ...m.own },
    hand,
    handU: m.handU,
    pile: { x: slip.x - 6 - m.pile.w, y: rowY + (m.slip.h - m.pile.h) / 2, ...m.pile },
    slip,
    count,
    laneHead: { width: 0, height: 24 },
  };
}

/** Opponents of a wide screen: one alone on top; two left and right; of three, the middle one on top. */
function wideSeats(
  query: FrameQuery,
  m: Measures,
  between: { readonly x: number; readonly w: number },
  room: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  },
): readonly SeatFrame[] {
  const [first, ...rest] = seatsSeen(query);
  if (first === undefined) return [];
  if (rest.length === 0) return [topSeat(first, m, between.x, between.w, m.tag.w)];
  const last = rest.at(-1) ?? first;
  // Between two others sits a partner, whose tag says so.
  const tagW = Math.min(Math.round(m.tag.w * 1.65), Math.round(between.w * 0.55));
  const middle = rest.slice(0, -1).map((seat) => topSeat(seat, m, between.x, between.w, tagW));
  return [sideSeat(first, m, 'left', room), ...middle, sideSeat(last, m, 'right', room)];
}

/** Everything of a wide screen: slips on top, hand below between the own tag and the boneyard. */
function wideFrame(query: FrameQuery, m: Measures): Places {
  const { width, height } = query;
  const sheet = m.sheet
    ? { x: width - m.mx - m.sheet, y: m.my, w: m.sheet, h: height - 2 * m.my }
    : null;
  const right = sheet ? sheet.x - m.mx : width - m.mx;
  const gameW = clamp((right - m.mx) * 0.24, 112, 216);
  const toolsW = sheet ? 140 : clamp((right - m.mx) * 0.27, 132, 260);
  const handH = Math.round(m.handU * 2.36);
  const reach = (right - m.mx) / 2 - Math.max(m.own.w, m.pile.w, m.slip.w) - m.gap;
  const handW = Math.min(Math.round(reach * 2), Math.round(m.handU * (dealt * 1.24 + 1.2)));
  const hand = {
    x: Math.round((m.mx + right - handW) / 2),
    y: height - m.my - handH,
    w: handW,
    h: handH,
  };
  const slip = { x: right - m.slip.w, y: height - m.my - m.slip.h, ...m.slip };
  const pile = { x: right - m.pile.w, y: slip.y - 8 - m.pile.h, ...m.pile };
  const own = { x: m.mx, y: height - m.my - m.own.h, ...m.own };
  const count = query.counts ? { x: own.x, y: own.y - m.gap - 44, w: own.w, h: 44 } : null;
  const lowest = [hand.y - Math.round(m.handU * 0.25), pile.y, count?.y ?? own.y];
  const bottom = Math.min(...lowest) - m.gap;
  const room = { left: m.mx, right, top: m.my + m.hud + m.gap + 4, bottom };
  // One alone on top is in the middle between the slips, as far as they leave it there.
  const between = { x: m.mx + gameW + m.gap, w: right - m.mx - gameW - toolsW - 2 * m.gap };
  const seats = wideSeats(query, m, between, room);
  const at = (side: 'left' | 'right') =>
    Math.max(
      0,
      ...seats
        .filter((s) => s.side === side)
        .map(({ tag, rack }) => Math.max(tag.w, rack.w) + m.gap),
    );
  const board = {
    x: m.mx + at('left'),
    y: room.top,
    w: right - m.mx - at('left') - at('right'),
    h: bottom - room.top,
  };
  return {
    scheme: m.scheme,
    width,
    height,
    board,
    game: { x: m.mx, y: m.my, w: gameW, h: m.hud },
    tools: { x: right - toolsW, y: m.my, w: toolsW, h: m.hud },
    sheet,
    seats,
    own,
    hand,
    handU: m.handU,
    pile,
    slip,
    count,
    laneHead: { width: m.sheet ? 172 : 118, height: 0 },
  };
}

/** The frame for the left hand: own tag, boneyard and its slip change sides, within what the sheet leaves. */
function leftHanded(frame: Places): Places {
  const right = frame.slip.x + frame.slip.w;
  const turn = (rect: PxRect): PxRect => ({ ...rect, x: frame.own.x + right - rect.x - rect.w });
  const count = frame.count && turn(frame.count);
  return { ...frame, count, own: turn(frame.own), pile: turn(frame.pile), slip: turn(frame.slip) };
}

function placesOf(query: FrameQuery): Places {
  const measures = measuresOf(query);
  return measures.scheme === 'strip' ? stripFrame(query, measures) : wideFrame(query, measures);
}

/** Where everything of the table screen lies, in CSS px from its top left. Pure; holds from 320 × 320 upwards. */
export function tableFrame(asked: FrameQuery): Frame {
  const query = asked.lanes ? { ...asked, seats: 1, own: 0 } : asked;
  const places = placesOf(query);
  const { board } = query.large ? placesOf({ ...query, large: false }) : places;
  return {
    ...(query.mirror ? leftHanded(places) : places),
    planned: { width: board.w, height: board.h },
  };
}

/** What the board leaves free on each side, in px, as the renderer and the layout take it. */
export function boardInsets({ board, width, height }: Frame) {
  return {
    top: board.y,
    left: board.x,
    right: width - board.x - board.w,
    bottom: height - board.y - board.h,
  };
}
