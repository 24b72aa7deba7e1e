import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of files, and of all files below folders: of their names, relative to the folder, and of their content. */
export function filesHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(path))
      hash
        .update(`${file.slice(path.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('base64url').slice(0, 16);
}

function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
