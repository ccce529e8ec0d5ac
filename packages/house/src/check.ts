import { limits, type SizeRow, sizeTable } from './checks/file-sizes.ts';
import { checks } from './checks/index.ts';
import { readTree } from './source-tree.ts';

function formatRow(row: SizeRow): string {
  const numbers = [row.files, row.lines, row.median, row.ninth, row.longest].map((n) =>
    String(n).padStart(8),
  );
  return `${row.workspace.padEnd(24)}${numbers.join('')}  ${row.longestPath}`;
}

const files = readTree(process.cwd());
console.log(`${'lines of source'.padEnd(24)}   files   lines  median     9/10 longest`);
for (const row of sizeTable(files)) console.log(formatRow(row));
console.log(
  `limits: median ${limits.median}, nine in ten ${limits.ninth}, packages ${limits.package}, apps ${limits.app}, a game ${limits.game}, an index ${limits.index}\n`,
);

let broken = 0;
for (const check of checks) {
  const findings = check.find(files);
  broken += findings.length;
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${check.name}`);
  for (const { path, line, message } of findings)
    console.log(`     ${path}${line ? `:${line}` : ''} ${message}`);
}
process.exitCode = broken === 0 ? 0 : 1;
