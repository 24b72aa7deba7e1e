import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Trouble, troubleOf } from '../start/error-code.ts';

/** The engine's log files have this size. */
const segmentBytes = 16 * 1024 * 1024;

/**
 * An engine that could not write aborts without a reason: the trouble is read from its error, else found by writing a
 * file.
 */
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
