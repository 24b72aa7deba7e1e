import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import product from './package.json' with { type: 'json' };
import { replicaBuild } from './replica-build.ts';
import { isNameOfEnd } from './src/domain/error-report/report.ts';
import { InOrder } from './test/setup/in-order.ts';

/** What needs a database: Dexie looks for one as it is loaded. */
const replica = ['db', 'sync', 'worker', 'views/kit/replica'].map((room) => `test/${room}/**/*.test.{ts,tsx}`);
const fuzz = 'test/fuzz/**/*.test.ts';
const server = ['server', 'contract', 'processes', 'starts', 'money-chaos', 'upgrade'].map(
  (room) => `test/${room}/**/*.test.ts`,
);
const component = 'test/component/**/*.test.ts';
const never = ['**/node_modules/**', 'test/e2e/**', 'test/bench/**'];
/** Mocks modules of the engine, which nobody else may meet. */
const planted = 'test/fuzz/planted.test.ts';
const indexedDb = ['test/setup/indexeddb.ts'];

const inComponents = (file: string) => fileURLToPath(new URL(`test/component/browser/${file}`, import.meta.url));

/** What a module is made into rests on these beside its own text, this file and the packages, which Vitest knows. */
const compilerOptions = ['', 'src/', 'src/worker/', 'server/', 'test/'].map((folder) => `${folder}tsconfig.json`);

const fingerprint = compilerOptions
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, import.meta.url))), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

export default defineConfig({
  plugins: [react({ compiler: true }), replicaBuild()],
  test: {
    environment: 'node',
    // The device's zone is not Paris: a rule that forgets to say so fails here.
    env: { TZ: 'America/New_York' },
    maxWorkers: 2,
    // Files share their worker's modules: what a file takes to load costs more than most take to run.
    isolate: false,
    // Each part of a run, and each run, would make the same modules anew.
    experimental: { fsModuleCache: true, fsModuleCachePath: `.cache/modules-${fingerprint}` },
    // As in `src/worker/main.ts`: work that is under way when a test closes its page or deletes its database. A worker
    // would be gone; here its code runs to its end.
    onUnhandledError: ({ name = '' }) => (isNameOfEnd(name) ? false : undefined),
    sequence: { sequencer: InOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...never, ...replica, fuzz, ...server, component],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'replica',
          include: replica,
          setupFiles: indexedDb,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'fuzz', include: [fuzz], exclude: [planted], setupFiles: indexedDb, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'planted', include: [planted], isolate: true, setupFiles: indexedDb, testTimeout: 120_000 },
      },
      {
        extends: true,
        // A cold start of the embedded database takes two seconds.
        test: {
          name: 'server',
          include: server,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is waited for comes; a second is short for four processes on two cores.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        define: { __QUAI_VERSION__: JSON.stringify(product.version) },
        resolve: {
          alias: { '@playwright/test': inComponents('playwright.ts'), 'react/jsx-dev-runtime': inComponents('jsx.ts') },
        },
        test: {
          name: 'component',
          include: [component],
          setupFiles: [...indexedDb, 'test/setup/component.ts'],
          // React's own checks take as long as the rest of a test.
          env: { NODE_ENV: 'production' },
          expect: { poll: { timeout: 25_000 } },
          testTimeout: 120_000,
          // As in the browser: what fails once and not again is seen in the run's output.
          retry: 1,
        },
      },
    ],
  },
});
