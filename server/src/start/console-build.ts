import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { filesHash } from '../files-hash.ts';
import { StartFailure } from './start-failure.ts';
import { startTexts } from './text.ts';

/** Everything the console is built of; its packages are those of the lock file. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'replica-build.ts', 'tsconfig.json'];
const packages = ['package.json', 'package-lock.json'];

export interface Installation {
  readonly root: string;
  readonly consoleDir: string;
}

/**
 * Builds the console, unless what lies in its folder was built of the same sources and packages. A folder that anybody
 * else wrote since is built anew. Throws a StartFailure where it cannot be built.
 */
export async function ensureConsole(installation: Installation, build = viteBuild): Promise<void> {
  const record = join(installation.root, '.cache/console.txt');
  const built = [...sources, ...packages].map((path) => join(installation.root, path));
  const of = filesHash(built);
  const state = () => `${of} ${filesHash([installation.consoleDir])}`;
  if (existsSync(record) && existsSync(installation.consoleDir) && readFileSync(record, 'utf8') === state()) return;
  await build(installation.root);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, state());
}

async function viteBuild(root: string): Promise<void> {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
  try {
    await promisify(execFile)(process.execPath, vite, { cwd: root });
  } catch (error) {
    throw new StartFailure(startTexts.buildFailed, { cause: error });
  }
}
