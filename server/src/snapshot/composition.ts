import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything that determines how rows become an answer: the modules that read and compose them, and the migrations. */
export const composing = ['server/src', 'server/migrations', 'src/domain'];

/**
 * A hash of the code that composes answers. After a change of the code the same rows may give another answer without a
 * new revision. Earlier ETags and cursors are then unknown, and whole answers are sent once more: nobody has to
 * remember it.
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

/** The composition of this process. */
export const composition = compositionOf(composing.map((folder) => join(root, folder)));
