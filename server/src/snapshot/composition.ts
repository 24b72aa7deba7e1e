import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All that decides how rows become an answer: modules that read and compose them, and what migrations made of them. */
export const composing = ['server/src', 'server/migrations', 'src/domain'];

/**
 * A mark of what composes answers. The same rows may be told otherwise after a change of it, without a new revision: ETags
 * and cursors of before are then unknown, and everything is told once more. Nobody has to think of it.
 */
export function compositionOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash
        .update(`${file.slice(folder.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('base64url').slice(0, 16);
}

/** Of this process. */
export const composition = compositionOf(composing.map((folder) => join(root, folder)));
