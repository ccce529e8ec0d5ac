import { boneyardCount, DRAW, get, PASS, register } from '../kernel/position.ts';
import type { Position, StuckPart } from '../kernel/ruleset.ts';
import {
  couldPlay,
  endChain,
  hasDrawn,
  setDuty,
  setOpen,
  spendDraw,
} from '../layout/train-cells.ts';

/** Draws once a turn, then passes (M9, M11); a pass puts the own marker up and lifts the duty, unless an option passes it on (M10, M15). */
export function drawOnce({ duty }: { readonly duty: string }): StuckPart {
  return {
    draws: 'one-draw-then-pass',
    move: (position) => (boneyardCount(position) > 0 && !hasDrawn(position) ? DRAW : PASS),
    drew: (position) => spendDraw(position),
    passed: (position) => {
      setOpen(position, get(position, register.turn), true);
      endChain(position);
      if (position.game.options[duty] !== 'passes-on') setDuty(position, -1);
    },
    longLaps: true,
    blocked: isBlocked,
  };
}

/** All have passed, nothing can be drawn, and nobody could play, given the turn (M13). */
function isBlocked(position: Position): boolean {
  const { seats } = position.game;
  if (boneyardCount(position) > 0 || get(position, register.passes) < seats) return false;
  for (let seat = 0; seat < seats; seat++) if (couldPlay(position, seat)) return false;
  return true;
}
