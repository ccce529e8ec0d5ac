import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...usual].find((path) => existsSync(path)) ?? null;
}

function run(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** The path of a Chromium for the tests; on Debian as root it is installed if missing. Null where there is none to be had. */
export function ensureChromium(): string | null {
  const present = find();
  if (present) return present;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null;
  console.log('Chromium is missing: installing it.');
  if (
    !run('apt-get', ['update', '-q']) ||
    !run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  ) {
    return null;
  }
  return find();
}
