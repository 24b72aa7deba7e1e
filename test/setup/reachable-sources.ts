import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The text of every file that a module reaches, as one number: modules, folders and data at relative paths, and at those from the root. */
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
    const source = readFileSync(path, 'utf8');
    for (const [, name = ''] of source.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)) add(resolve(dirname(path), name));
    // Those of the installation, which a built server names from its root.
    for (const [, name = ''] of source.matchAll(/\$\{root\}([^`\n]+)`/g)) add(join(root, name));
  };
  add(join(root, module));
  return [...reached];
}

/** Whole folders above, and what runs leave behind, are no sources. */
const isSource = (path: string) => /^(src|server)\/[^.]/.test(relative(root, path)) && existsSync(path);
