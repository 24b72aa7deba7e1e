import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Keeps the browser off the network and out of the way: only the console's own traffic is left. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first Chromium of this machine that starts: the one asked for, the system's, then Playwright's own download. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path) && starts(path));
}

/** A distribution may leave a stub at the usual place, which only says what to install. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Finds Chromium, or installs it; `say` tells what happens, since an installation takes a minute. */
export function ensureChromium(say: (text: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) say(`CHROMIUM_PATH names no working browser: ${process.env.CHROMIUM_PATH}`);
  for (const install of installations()) {
    say(`No Chromium here; installing it: ${install.map((command) => command.join(' ')).join(' && ')}`);
    const installed = install.every((command) => run(command, say)) && findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium, and none could be installed. Install one and set CHROMIUM_PATH to its executable.');
}

type Command = readonly [string, ...string[]];

function installations(): readonly (readonly Command[])[] {
  const asRoot = process.getuid?.() === 0;
  const packaged: Command[] = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ];
  const downloaded: Command = ['npx', 'playwright', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'];
  return asRoot && isDebian() ? [packaged, [downloaded]] : [[downloaded]];
}

/** Only Debian's own package is a browser: its derivatives ship a stub under the same name. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function run([file, ...args]: Command, say: (text: string) => void): boolean {
  try {
    execFileSync(file, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}
