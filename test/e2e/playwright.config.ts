import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../browser/chromium.ts';

const executablePath = findChromium();

/** Tests that spend most of their time waiting, for cycles of 20 s above all: they take turns beside the others. */
const patient = /\/(alarm|chaos|leader|live|push|restart|soak)\.test\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  workers: 3,
  projects: [
    { name: 'patient', testMatch: patient, workers: 1 },
    { name: 'busy', testIgnore: patient, workers: 2 },
  ],
  fullyParallel: true,
  // One more try tells a fault of the moment from a fault; the run counts and names those it needed it for.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A test that waits for a cycle of 20 s, on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
});
