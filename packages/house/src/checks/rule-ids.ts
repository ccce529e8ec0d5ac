import { type Check, type Finding, isTest, type SourceFile } from '../source-tree.ts';

const sheet = 'packages/rules/SPEC.md';

/** The ids that the rule sheet defines, such as `D4`: those in bold at the head of an entry. */
function definedIds(text: string): readonly string[] {
  return [...text.matchAll(/\*\*([A-Z]\d{1,2})\*\*/g)].map((match) => match[1] ?? '');
}

/** The ids of the sheet's letters that stand in the string literals of a test. */
function citedIds(file: SourceFile, letters: string): readonly { id: string; line: number }[] {
  const id = new RegExp(`(?<![\\w-])([${letters}]\\d{1,2})(?![\\w-])`, 'g');
  return file.text.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap((literal) =>
      [...(literal[2] ?? '').matchAll(id)].map((match) => ({
        id: match[1] ?? '',
        line: index + 1,
      })),
    ),
  );
}

/** Every rule of the sheet is named by a test, and no test names a rule that the sheet lacks. */
export const ruleIds: Check = {
  name: 'rule ids',
  find(files) {
    const spec = files.find(({ path }) => path === sheet);
    if (!spec) return [{ path: sheet, line: 0, message: 'the rule sheet is missing' }];
    const defined = new Set(definedIds(spec.text));
    const letters = [...new Set([...defined].map((id) => id.charAt(0)))].join('');
    const cited = new Set<string>();
    const unknown: Finding[] = [];
    for (const file of files.filter(
      (one) => isTest(one) && one.path.startsWith('packages/rules/'),
    )) {
      for (const { id, line } of citedIds(file, letters)) {
        cited.add(id);
        if (!defined.has(id))
          unknown.push({ path: file.path, line, message: `${id} is not in ${sheet}` });
      }
    }
    const untested = [...defined].filter((id) => !cited.has(id));
    return [
      ...unknown,
      ...untested.map((id) => ({ path: sheet, line: 0, message: `no test names ${id}` })),
    ];
  },
};
