import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The text of every file that a module reaches, as one number: modules, folders and data at relative paths. */
export function fingerprintOf(module: string, ...besides: readonly string[]): string {
  const hash = createHash('sha256');
  const files = [...reachedBy(module), ...besides.map((path) => join(root, path))];
  for (const file of files.toSorted()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Absolute paths. A text that merely looks like a path adds a file too many: at most the number changes too often. */
export function reachedBy(module: string): readonly string[] {
  const reached = new Set<string>();
  const add = (path: string) => {
    if (reached.has(path) || !isSource(path)) return;
    if (statSync(path).isDirectory()) return readdirSync(path).forEach((name) => void add(join(path, name)));
    reached.add(path);
    if (!path.endsWith('.ts')) return;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g))
      add(resolve(dirname(path), name));
  };
  add(join(root, module));
  return [...reached];
}

/** Whole folders above, and what runs leave behind, are no sources. */
const isSource = (path: string) => /^(src|server)\/[^.]/.test(relative(root, path)) && existsSync(path);
