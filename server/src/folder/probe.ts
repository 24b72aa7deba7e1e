import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Trouble, troubleOf } from '../start/error-code.ts';

/** The engine writes its log in files of this size. */
const segmentBytes = 16 * 1024 * 1024;

/** An engine that could not write aborts without saying why: its own error first, else whether a file can be written. */
export function folderTrouble(error: unknown, path: string): Trouble {
  return troubleOf(error) ?? probe(path);
}

function probe(path: string): Trouble {
  const file = `${path}.probe-${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(file, Buffer.alloc(segmentBytes));
    return null;
  } catch (error) {
    return troubleOf(error);
  } finally {
    rmSync(file, { force: true });
  }
}
