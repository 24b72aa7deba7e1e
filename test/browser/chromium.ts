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
  // A page of a test lives for seconds: a larger nursery spares it most of its collections.
  '--js-flags=--semi-space-growth-factor=4 --min-semi-space-size=16',
];

/** The first Chromium of this machine that starts: the one asked for, the system's, then Playwright's own download. */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find(isBrowser);
}

/**
 * Chromium without what stands around a page, where the machine has it: the same page for a fifth less work. It installs
 * no app and syncs nothing in the background. Undefined also where another browser is asked for.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : ['/usr/bin/chromium-headless-shell'].find(isBrowser);
}

const isBrowser = (path: string | undefined) => path !== undefined && existsSync(path) && starts(path);

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

/** Finds or installs Chromium, and its headless shell where that is a package: without it all tests take Chromium. */
export function ensureBrowsers(say: (text: string) => void): void {
  ensureChromium(say);
  if (findHeadlessShell() || process.env.CHROMIUM_PATH || !isRoot || !isDebian()) return;
  say('Installing the headless shell of Chromium');
  // Both: they are of one version.
  if (!aptGet('chromium', 'chromium-headless-shell').every((command) => run(command, say)))
    say('There is none: all tests take Chromium');
}

type Command = readonly [string, ...string[]];

function installations(): readonly (readonly Command[])[] {
  const downloaded: Command = ['npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  return isRoot && isDebian() ? [aptGet('chromium', 'fonts-liberation'), [downloaded]] : [[downloaded]];
}

const isRoot = process.getuid?.() === 0;

const aptGet = (...packages: readonly string[]): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
];

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
