import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearance, faceCell, shared } from '../test/geometry.ts';
import { anyRound, lastPlan, plansOf, type Round } from '../test/lines.ts';
import { order, type Placement, type Plan, peek, place, undo, type WorldRect } from './index.ts';
import { gap, unit } from './units.ts';

const forRounds = (check: (plans: readonly Plan[], round: Round) => void, numRuns = 60) =>
  fc.assert(
    fc.property(anyRound, (round) => check(plansOf(round), round)),
    { numRuns },
  );

/** Every piece after the first with the one it was joined to, and the face of that one that was open. */
function joints({ placements }: Plan) {
  const [first, ...rest] = placements;
  if (!first) return [];
  const mirrored: Record<string, { piece: Placement; face: number }> = {
    left: { piece: first, face: first.joins },
    right: { piece: first, face: 1 - first.joins },
  };
  return rest.map((piece) => {
    const before = mirrored[piece.end] ?? expect.fail('no such end');
    mirrored[piece.end] = { piece, face: 1 - piece.joins };
    return { before: before.piece, open: before.face, piece };
  });
}

const middle = ({ rect: { y, h } }: Placement) => y + h / 2;

/** Whether a piece lies crosswise in its row, so that it is joined by its sides. */
const isCrosswise = (piece: Placement, before?: Placement) =>
  piece.across && (!before || middle(piece) === middle(before));

/** Whether a piece turns the corner at the end of the row of the one before. */
const isCorner = (piece: Placement, before: Placement) =>
  Math.abs(middle(piece) - middle(before)) === unit / 2;

describe('a line', () => {
  test('L1, L3: pieces and both slots keep the gap from one another', () => {
    forRounds((plans) => {
      const plan = lastPlan(plans);
      const rects = plan.placements.map(({ rect }) => rect);
      const slots = plan.ends.flatMap(({ id }) => {
        const slot = peek(plan, id);
        return slot.ok ? [slot.rect] : [];
      });
      const all = [...rects, ...slots];
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1)) {
          if (clearance(one, other) < gap) expect.fail(JSON.stringify([one, other]));
        }
      });
    }, 40);
  });

  test('L2: neighbours are one gap apart and share an edge of at least a face', () => {
    forRounds((plans) => {
      for (const { before, piece } of joints(lastPlan(plans))) {
        if (clearance(before.rect, piece.rect) !== gap || shared(before.rect, piece.rect) < unit) {
          expect.fail(JSON.stringify([before, piece]));
        }
      }
    });
  });

  test('L2: the touching faces are the joined ones', () => {
    forRounds((plans) => {
      const plan = lastPlan(plans);
      const all = joints(plan);
      all.forEach(({ before, open, piece }) => {
        const beforeThat = all.find((joint) => joint.piece === before)?.before;
        const near = isCrosswise(before, beforeThat) ? before.rect : faceCell(before, open);
        const cell = isCrosswise(piece, before) ? piece.rect : faceCell(piece, piece.joins);
        if (clearance(near, cell) !== gap || shared(near, cell) !== unit) {
          expect.fail(JSON.stringify([before, piece]));
        }
      });
    });
  });

  test('L5: placing changes nothing that lies, and undo is its inverse', () => {
    forRounds((plans, { moves }) => {
      plans.forEach((plan, index) => {
        const next = plans[index + 1];
        const move = moves[index];
        if (!next || !move) return;
        expect(next.placements.slice(0, -1)).toEqual(plan.placements);
        expect(undo(next)).toBe(plan);
      });
      const last = lastPlan(plans);
      const { id, end, across, joins } = last.placements.at(-1) ?? expect.fail('no piece');
      const again = place(undo(last), end, { id, across, joins });
      expect(JSON.stringify(again.ok && again.plan)).toBe(JSON.stringify(last));
    }, 4);
  });

  test('L8, S3, S4: across pieces lie crosswise on straights, upright at corners, along at the head of a row', () => {
    forRounds((plans) => {
      const plan = lastPlan(plans);
      const all = joints(plan);
      const corners = new Set(
        all.filter(({ before, piece }) => isCorner(piece, before)).map(({ piece }) => piece),
      );
      for (const { before, piece } of all) {
        const isAlong = piece.rect.w > piece.rect.h;
        const shouldBe = corners.has(before) || (!corners.has(piece) && !piece.across);
        if (isAlong !== shouldBe || piece.flip) expect.fail(JSON.stringify([before, piece]));
      }
    });
  });

  test('L10: the mirrored line is the line mirrored', () => {
    forRounds((plans, round) => {
      const other = lastPlan(plansOf({ ...round, mirror: !round.mirror }));
      lastPlan(plans).placements.forEach(({ rect, turn }, index) => {
        const seen = other.placements[index] ?? expect.fail('a piece is missing');
        expect(seen.rect).toEqual({ ...rect, x: 0 - rect.x - rect.w });
        expect(seen.turn).toBe(turn % 180 === 0 ? 180 - turn : turn);
      });
    }, 30);
  });

  test('S1: the left arm is the right arm turned by half', () => {
    forRounds((plans, round) => {
      const turned = { start: 'start', left: 'right', right: 'left' } as const;
      const moves = round.moves.map((move) => ({ ...move, end: turned[move.end] }));
      const other = lastPlan(plansOf({ ...round, moves }));
      lastPlan(plans).placements.forEach(({ rect }, index) => {
        const { x, y, w, h } = other.placements[index]?.rect ?? expect.fail('a piece is missing');
        expect({ x: 0 - x - w, y: 0 - y - h, w, h }).toEqual(rect);
      });
    }, 30);
  });

  test('S2: no row is wider than the row width', () => {
    forRounds((plans) => {
      const { placements, rowWidth } = lastPlan(plans);
      const furthest = Math.max(...placements.map(({ rect: { x, w } }) => Math.max(-x, x + w)));
      expect(furthest).toBeLessThanOrEqual(rowWidth / 2);
    });
  });

  test('L11: the same moves give the same bytes, and the plan survives JSON', () => {
    forRounds((plans, round) => {
      const plan = lastPlan(plans);
      expect(JSON.stringify(lastPlan(plansOf(round)))).toBe(JSON.stringify(plan));
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
    }, 30);
  });

  test('L14: the order of focus runs from the left end to the right end, and a new piece joins it at its end', () => {
    forRounds((plans) => {
      plans.forEach((plan, index) => {
        const piece = plan.placements.at(-1);
        if (!piece) return;
        const before = order(plans[index - 1] ?? plan);
        expect(order(plan)).toEqual(
          piece.end === 'left' ? [piece.id, ...before] : [...before, piece.id],
        );
        expect(plan.ends.map(({ id }) => id)).toEqual(['left', 'right']);
      });
    }, 4);
  });

  test('L18: each piece has one rect of 1 × 2 faces in whole units, and no other has', () => {
    forRounds((plans, { moves }) => {
      const { placements } = lastPlan(plans);
      expect(new Set(placements.map(({ id }) => id)).size).toBe(moves.length);
      expect(placements).toHaveLength(moves.length);
      const isWhole = ({ x, y, w, h }: WorldRect) =>
        [x, y, w, h].every(Number.isInteger) && w * h === 2 * unit * unit && w + h === 3 * unit;
      expect(placements.filter(({ rect }) => !isWhole(rect))).toEqual([]);
    });
  });

  test('S5: whatever lies across beside another is laid along, and nothing overlaps', () => {
    const anyMoves = fc.array(fc.record({ isRight: fc.boolean(), across: fc.boolean() }), {
      minLength: 5,
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyRound, anyMoves, ({ board, mirror }, moves) => {
        const plan = lastPlan(
          plansOf({
            long: 30,
            across: 30,
            board,
            mirror,
            moves: moves.map(({ isRight, across }, index) => ({
              end:
                index === 0 ? ('start' as const) : isRight ? ('right' as const) : ('left' as const),
              across,
              joins: 0 as const,
            })),
          }),
        );
        plan.placements.forEach(({ rect, flip, across }, index) => {
          if (flip) expect([across, rect.w]).toEqual([true, 2 * unit]);
          for (const other of plan.placements.slice(index + 1)) {
            if (clearance(rect, other.rect) < gap) expect.fail('two pieces overlap');
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  test('S5: two across pieces on either side of a first one that lies across are flipped', () => {
    const [, , one, two] = plansOf({
      long: 2,
      across: 3,
      board: { width: 900, height: 300 },
      mirror: false,
      moves: (['start', 'left', 'right'] as const).map((end) => ({ end, across: true, joins: 0 })),
    });
    expect([one, two].map((plan) => plan?.placements.at(-1)?.flip)).toEqual([true, true]);
  });
});

describe('a first piece', () => {
  test.each([
    ['along, its faces left to right', false, 0, 0],
    ['along, its faces right to left', false, 1, 180],
    ['across, its faces downwards', true, 0, 90],
    ['across, its faces upwards', true, 1, 270],
  ] as const)('C2: lies about the origin, %s', (_name, across, joins, turn) => {
    const moves = [{ end: 'start' as const, across, joins }];
    const plan = lastPlan(
      plansOf({ long: 3, across: 3, board: { width: 400, height: 300 }, mirror: false, moves }),
    );
    const w = across ? unit : 2 * unit;
    const h = across ? 2 * unit : unit;
    expect(plan.placements[0]).toMatchObject({ rect: { x: -w / 2, y: -h / 2, w, h }, turn });
  });
});
