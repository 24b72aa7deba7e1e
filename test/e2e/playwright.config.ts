import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from '../browser/chromium.ts';

const executable = (path: string | undefined) => ({
  launchOptions: { args: chromiumFlags, ...(path && { executablePath: path }) },
});
const chromium = findChromium();
const inChromium = executable(chromium);
const inShell = executable(findHeadlessShell() ?? chromium);

/** See `installed` in fixtures.ts: these include the browser's work beside showing pages. */
const asInstalled = /@installed/;

/**
 * Mostly waits: for a cycle, or the end of a minute. One after the other; `npm test` starts them beside its other
 * parts.
 */
const waiting = /(alarm|chaos|evening-together|leader|live|push|restart|soak)\.test\.ts$/;

/** Each starts a server of its own, with its own clock or world: first, not last, when nothing goes on beside. */
const apart = /[\\/](clock-back|clock-forward|evening|evening-bare|figures|month-end|month-end-bare)\.test\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // A worker keeps a core busy, its server, its browser and the test, but for a third of its time; one of them waits.
  workers: Math.max(3, availableParallelism()),
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1, use: inChromium },
    { name: 'apart', testMatch: apart, workers: 1, use: inShell },
    { name: 'installed', testIgnore: [waiting, apart], grep: asInstalled, use: inChromium },
    { name: 'console', testIgnore: [waiting, apart], grepInvert: asInstalled, use: inShell },
  ],
  fullyParallel: true,
  // Another try sorts out faults of the moment; the run counts and names the tests that needed it.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that waits for a cycle of 20 s, on a busy machine.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
});
