import type { Check } from '../source-tree.ts';
import { chanceAndTime } from './chance-and-time.ts';
import { fileSizes } from './file-sizes.ts';
import { gameIdsAtHome } from './game-ids.ts';
import { importDirections } from './import-directions.ts';
import { fileNames, namedExports, neutralWords, wholeTests } from './names.ts';
import { ruleIds } from './rule-ids.ts';

/** The rules of the house that no linter knows, in the order they are told. */
export const checks: readonly Check[] = [
  fileSizes,
  importDirections,
  chanceAndTime,
  gameIdsAtHome,
  ruleIds,
  fileNames,
  neutralWords,
  namedExports,
  wholeTests,
];
