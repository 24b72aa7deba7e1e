import { join } from 'node:path';
import { filesHash } from '../files-hash.ts';
import { root } from '../root.ts';

/** Everything that determines how rows become an answer: the modules that read and compose them, and the migrations. */
export const composing = ['server/src', 'server/migrations', 'src/domain'];

/**
 * A hash of the code that composes answers. After a change of the code the same rows may give another answer without a
 * new revision. Earlier ETags and cursors are then unknown, and whole answers are sent once more: nobody has to
 * remember it.
 */
export const compositionOf = (folders: readonly string[]): string => filesHash(folders);

/** The composition of this process. */
export const composition = compositionOf(composing.map((folder) => join(root, folder)));
