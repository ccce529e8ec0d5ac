import type { NaivePlay } from './naive-games.ts';

/** A count of action sequences, as the kernel's perft gives it. */
export interface NaiveCount {
  nodes: number;
  ended: number;
  scores: number[];
}

/** Counts the action sequences of this depth within the round; `after` plays the round anew as far as the actions go. */
export function naivePerft(
  after: (actions: readonly string[]) => NaivePlay,
  actions: readonly string[],
  depth: number,
): NaiveCount {
  const play = after(actions);
  const { result, scores } = play.table;
  if (result) return { nodes: 1, ended: 1, scores: [...scores] };
  const none = scores.map(() => 0);
  if (depth === 0) return { nodes: 1, ended: 0, scores: none };
  const sum: NaiveCount = { nodes: 0, ended: 0, scores: none };
  for (const action of new Set(play.legal())) {
    const below = naivePerft(after, [...actions, action], depth - 1);
    sum.nodes += below.nodes;
    sum.ended += below.ended;
    sum.scores = sum.scores.map((score, side) => score + (below.scores[side] ?? 0));
  }
  return sum;
}
