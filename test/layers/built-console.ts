import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const manifestIn = (folder: string) => join(folder, '.vite/manifest.json');

/** The folder of a build of these sources, with its manifest: that of `npm test`, else one made here. */
export function builtConsole(): string {
  const ofRun = join(root, 'dist');
  const builtMs = statSync(manifestIn(ofRun), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return builtMs > changedMs() ? ofRun : build(join(root, '.cache/script-budget'));
}

/** When a source was last written, or a folder of them. */
function changedMs(): number {
  const paths = sources.flatMap((name) => {
    const path = join(root, name);
    if (!statSync(path).isDirectory()) return [path];
    return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((below) => join(path, below))];
  });
  return Math.max(...paths.map((path) => statSync(path).mtimeMs));
}

function build(folder: string): string {
  const args = ['vite', 'build', '--logLevel', 'error', '--manifest', '--outDir', folder, '--emptyOutDir'];
  // A test's own environment would build the React of development.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npx', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
