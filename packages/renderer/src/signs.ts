import type { PieceId } from '@pedra/layout';
import { easings } from './easing.ts';
import { times } from './motion-plan.ts';
import { carryTrack, type Players } from './player.ts';
import { nearestTurn } from './pose.ts';

const pulse = { cycle: 1400, cycles: 3, high: 0.85, low: 0.55, still: 0.75 } as const;
const rim = { fade: 2000, rest: 0.25 } as const;
const shake = { duration: 160, swings: 2, reach: 0.12 } as const;

/** Ghosts come in, pulse for less than five seconds and stay; without motion they are there at once. */
export function showGhosts({ scene, timeline }: Players, now: number, moving: boolean): void {
  timeline.stop('ghosts');
  scene.ghostStrength(moving ? 0 : pulse.still);
  if (!moving) return;
  const swing = (pulse.high - pulse.low) / 2;
  const duration = pulse.cycle * pulse.cycles;
  timeline.add(
    {
      key: 'ghosts',
      delay: 0,
      duration: duration + times.fade,
      easing: easings.linear,
      decoration: true,
      step(progress) {
        const elapsed = progress * (duration + times.fade);
        const turns = Math.max(0, elapsed - times.fade) / pulse.cycle;
        const full = pulse.low + swing * (1 + Math.cos(2 * Math.PI * turns));
        scene.ghostStrength(full * Math.min(1, elapsed / times.fade));
      },
    },
    now,
  );
}

/** The rim of the last move: strong at first, then it stays faint. */
export function showLastMove(
  { scene, timeline }: Players,
  id: PieceId | null,
  now: number,
  moving: boolean,
): void {
  timeline.stop('rim');
  if (id === null) return;
  const strength = (alpha: number) => scene.node(id)?.ring('ring', alpha);
  strength(moving ? 1 : rim.rest);
  if (!moving) return;
  timeline.add(
    {
      key: 'rim',
      delay: 0,
      duration: rim.fade,
      easing: easings.linear,
      decoration: true,
      step: (progress) => strength(1 + (rim.rest - 1) * progress),
    },
    now,
  );
}

/** Two small shakes: this cannot be done. */
export function shakePiece({ scene, timeline }: Players, id: PieceId, now: number): void {
  const node = scene.node(id);
  if (!node) return;
  timeline.add(
    {
      key: `shake ${id}`,
      delay: 0,
      duration: shake.duration,
      easing: easings.linear,
      step(progress) {
        const swing = Math.sin(progress * shake.swings * 2 * Math.PI) * (1 - progress);
        node.nudge = progress === 1 ? 0 : swing * shake.reach * node.pose.u;
        node.update();
      },
    },
    now,
  );
}

/** Lifts a piece that is taken up, and turns it to lie as asked; a turn that is under way already goes on. */
export function carryPiece(
  { scene, timeline }: Players,
  id: PieceId,
  turn: number,
  now: number,
): void {
  const node = scene.node(id);
  if (!node || (node.carriedTurn === turn && node.pose.lift > 0)) return;
  node.carriedTurn = turn;
  scene.place(id, 'air');
  const { turn: from, lift, u } = node.pose;
  const to = nearestTurn(from, turn);
  timeline.add(
    {
      key: carryTrack(id),
      delay: 0,
      duration: times.turn,
      easing: easings.outCubic,
      step(progress) {
        node.pose.turn = from + (to - from) * progress;
        node.pose.lift = lift + (1 - lift) * progress;
        node.pose.u = u;
        node.update();
      },
    },
    now,
  );
}
