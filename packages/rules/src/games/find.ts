import type { Ruleset } from '../kernel/ruleset.ts';
import { games } from './index.ts';

/** The listed game with this id, or undefined. */
export function findRules(id: unknown): Ruleset | undefined {
  return games.find((game) => game.id === id);
}
