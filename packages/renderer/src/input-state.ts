import type { EndId, PieceId } from '@pedra/layout';
import type { Target } from './hit-test.ts';

/** What the pointer is in the middle of. */
export type InputState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pressed'; readonly press: Press }
  | {
      readonly phase: 'dragging';
      readonly press: Press;
      readonly piece: PieceId;
      readonly x: number;
      readonly y: number;
    }
  /** Something was called off; nothing counts until the pointer is up. */
  | { readonly phase: 'spent'; readonly pointer: number };

/** A pointer that went down, and on what. Px and milliseconds. */
interface Press {
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** What happens to the pointer; `hold` comes by itself when a touch has rested long enough. */
export type InputEvent =
  | { readonly type: 'down'; readonly press: Press }
  | { readonly type: 'move'; readonly pointer: number; readonly x: number; readonly y: number }
  | { readonly type: 'hold'; readonly pointer: number }
  | {
      readonly type: 'up';
      readonly pointer: number;
      readonly target: Target;
      readonly x: number;
      readonly y: number;
      readonly time: number;
      readonly snap: EndId | null;
    }
  /** Called off; `gone`: the pointer will not be heard of again. */
  | { readonly type: 'abort'; readonly gone: boolean };

/** What is to be done; px are those of the pointer. */
export type InputCommand =
  | { readonly type: 'tap'; readonly target: Target }
  | { readonly type: 'lift'; readonly piece: PieceId; readonly x: number; readonly y: number }
  | { readonly type: 'carry'; readonly piece: PieceId; readonly x: number; readonly y: number }
  | { readonly type: 'drop'; readonly piece: PieceId; readonly end: EndId }
  | { readonly type: 'return'; readonly piece: PieceId };

/** When a press becomes a drag: px moved, and for touch also milliseconds held. */
export const dragStart = { mouse: 6, touch: 10, hold: 120 } as const;
/** A touch held no longer than this, and hardly moved, still was a tap. */
const longestTap = 500;

export const idle: InputState = { phase: 'idle' };

/** The next state of the pointer, and what follows from the step; pure. A tap acts on release, and only where it went down. */
export function nextInput(
  state: InputState,
  event: InputEvent,
): readonly [InputState, readonly InputCommand[]] {
  if (event.type === 'abort') {
    const [next, commands] = abort(state);
    return [event.gone ? idle : next, commands];
  }
  if (event.type === 'down') {
    if (state.phase === 'idle') return [{ phase: 'pressed', press: event.press }, []];
    return state.phase === 'spent' ? [state, []] : abort(state);
  }
  if (state.phase === 'idle' || pointerOf(state) !== event.pointer) return [state, []];
  if (state.phase === 'spent') return event.type === 'up' ? [idle, []] : [state, []];
  if (event.type === 'up') return release(state, event);
  if (state.phase === 'dragging') {
    if (event.type === 'hold') return [state, []];
    const { x, y } = event;
    return [{ ...state, x, y }, [{ type: 'carry', piece: state.piece, x, y }]];
  }
  return press(state.press, event);
}

function press(
  press: Press,
  event: Extract<InputEvent, { type: 'move' | 'hold' }>,
): readonly [InputState, readonly InputCommand[]] {
  const at = event.type === 'move' ? event : press;
  const far =
    Math.hypot(at.x - press.x, at.y - press.y) >=
    (press.kind === 'mouse' ? dragStart.mouse : dragStart.touch);
  const { target } = press;
  const movable = target.type === 'piece' && target.movable;
  if (!movable || (!far && event.type !== 'hold')) return [{ phase: 'pressed', press }, []];
  const { x, y } = at;
  return [
    { phase: 'dragging', press, piece: target.piece, x, y },
    [{ type: 'lift', piece: target.piece, x, y }],
  ];
}

function release(
  state: Extract<InputState, { phase: 'pressed' | 'dragging' }>,
  event: Extract<InputEvent, { type: 'up' }>,
): readonly [InputState, readonly InputCommand[]] {
  const { press } = state;
  const still = Math.hypot(event.x - press.x, event.y - press.y) < dragStart.touch;
  if (state.phase === 'pressed') {
    const same = sameTarget(press.target, event.target);
    return [idle, same ? [{ type: 'tap', target: press.target }] : []];
  }
  const { piece } = state;
  if (still && event.time - press.time < longestTap)
    return [
      idle,
      [
        { type: 'return', piece },
        { type: 'tap', target: press.target },
      ],
    ];
  return [
    idle,
    event.snap === null ? [{ type: 'return', piece }] : [{ type: 'drop', piece, end: event.snap }],
  ];
}

function abort(state: InputState): readonly [InputState, readonly InputCommand[]] {
  if (state.phase === 'idle' || state.phase === 'spent') return [state, []];
  const spent: InputState = { phase: 'spent', pointer: state.press.pointer };
  return [spent, state.phase === 'dragging' ? [{ type: 'return', piece: state.piece }] : []];
}

function pointerOf(state: Exclude<InputState, { phase: 'idle' }>): number {
  return state.phase === 'spent' ? state.pointer : state.press.pointer;
}

function sameTarget(a: Target, b: Target): boolean {
  if (a.type === 'piece') return b.type === 'piece' && a.piece === b.piece;
  if (a.type === 'placed') return b.type === 'placed' && a.piece === b.piece;
  if (a.type === 'slot') return b.type === 'slot' && a.end === b.end;
  if (a.type === 'pile') return b.type === 'pile' && a.pile === b.pile;
  return b.type === 'table';
}
