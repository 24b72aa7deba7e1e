import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { replicaBuild } from '../../replica-build.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const entries = [
  ...['page/ours.html', 'page/floor.html', 'page/raw-floor.html', 'page/derivations.html', 'page/console-probe.ts'],
  ...['peers/redux.html', 'peers/query.html', 'peers/query-persisted.html'],
  ...['peers/rxdb.html', 'peers/tinybase.html', 'peers/tanstack-db.html'],
];

const outDir = here('../../.cache/bench');

/** Builds the bench's pages like the console; installs the peers before, where their lock has changed since. */
export async function buildPages(say: (text: string) => void): Promise<string> {
  const peers = here('peers');
  if (!isInstalled(peers)) {
    say('Installing the peers…');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  await build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    plugins: [react({ compiler: true }), replicaBuild()],
    define: { __QUAI_VERSION__: JSON.stringify('0.0.0') },
    // One React for all, the console's: a bundle with two has no hooks.
    resolve: { dedupe: ['react', 'react-dom'] },
    worker: { format: 'es', plugins: () => [replicaBuild()] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: Object.fromEntries(entries.map((path) => [basename(path, extname(path)), here(path)])),
        // The probe is put into pages by its name.
        output: { entryFileNames: ({ name }) => (name === 'console-probe' ? '[name].js' : 'assets/[name]-[hash].js') },
      },
    },
  });
  return outDir;
}

function isInstalled(folder: string): boolean {
  const installed = statSync(`${folder}/node_modules/.package-lock.json`, { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs;
}
