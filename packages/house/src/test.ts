import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { formatTally, readTally } from './results.ts';

const results = join(process.cwd(), 'node_modules/.cache/pedra');
const chromium = ensureChromium();
if (!chromium)
  console.log('No Chromium was found: set CHROMIUM_PATH to one. Tests that need a page will fail.');

/** Runs tasks by turbo, all of them even where one fails; true if all went well. */
function turbo(...tasks: readonly string[]): boolean {
  const { status } = spawnSync('turbo', ['run', ...tasks, '--continue', '--concurrency=2'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      PEDRA_RESULTS: results,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  });
  return status === 0;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// One after the other: the page tests want the processors for themselves.
const stages = [
  {
    name: 'lint and build',
    well: turbo('lint:format', 'lint:unused', 'lint:house', 'typecheck', 'build'),
  },
  { name: 'unit', well: turbo('unit'), report: 'unit.json' },
  { name: 'e2e', well: turbo('e2e'), report: 'e2e.json' },
  { name: 'examples', well: turbo('e2e:examples'), report: 'examples.json' },
];

let total = { passed: 0, failed: 0, skipped: 0 };
console.log('');
for (const { name, well, report } of stages) {
  const tally = report ? readTally(join(results, report)) : { passed: 0, failed: 0, skipped: 0 };
  // A stage that failed without a failed test of its own still has to be seen in the closing line.
  const failed = tally && tally.failed > 0 ? tally.failed : well && tally ? 0 : 1;
  console.log(`${well && failed === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  total = {
    passed: total.passed + (tally?.passed ?? 0),
    failed: total.failed + failed,
    skipped: total.skipped + (tally?.skipped ?? 0),
  };
}
console.log(formatTally(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
