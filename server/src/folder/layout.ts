import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// Folders beside a data folder, all of its owner's: `quai.new-…` is being made, `quai.old-…` was moved aside.

const newMark = '.new-';
const oldMark = '.old-';
/** File in a folder that was put in place whole; folders of earlier builds do not have it. */
const wholeFile = 'quai-whole';
const retainedOld = 2;

/** Where a folder is made before it replaces `path`. */
export const newFolder = (path: string): string => `${path}${newMark}${process.pid}`;

/**
 * `halfMade`: an earlier build was interrupted while it made the folder in place. `broken`: it was whole once, or is
 * not ours, and lacks files that every database has; the engine would create a new one over it.
 */
export type FolderState = 'none' | 'halfMade' | 'broken' | 'whole';

export function folderState(path: string): FolderState {
  const names = existsSync(path) ? readdirSync(path) : [];
  if (names.length === 0) return 'none';
  if (hasEssentials(path)) return 'whole';
  const isMadeByEngine = names.every((name) => /^(pg_|PG_VERSION$|base$|global$|postmaster\.|postgresql\.)/.test(name));
  return isMadeByEngine ? 'halfMade' : 'broken';
}

/** Files that the engine writes at the beginning and at the end of creating a database. */
function hasEssentials(path: string): boolean {
  const files = ['PG_VERSION', 'global/pg_control', 'base/5/PG_VERSION', 'postgresql.conf'];
  const wal = join(path, 'pg_wal');
  return files.every((file) => existsSync(join(path, file))) && existsSync(wal) && readdirSync(wal).some(isSegment);
}

const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name);

/** Removes unfinished folders of an interrupted start. Only the owner of `path` may. */
export function removeUnfinished(path: string): void {
  for (const name of beside(path, newMark)) rmSync(join(dirname(path), name), { recursive: true, force: true });
}

/**
 * Puts a finished and closed folder in the place of `path`, and moves the former one aside. Returns where to, or null.
 * If it is interrupted in between, `path` is missing, and the next start makes it anew.
 */
export function putInPlace(made: string, path: string): string | null {
  writeFileSync(join(made, wholeFile), '');
  const aside = moveAside(path);
  renameSync(made, path);
  for (const name of beside(path, oldMark).sort().slice(0, -retainedOld))
    rmSync(join(dirname(path), name), { recursive: true, force: true });
  return aside;
}

function moveAside(path: string): string | null {
  if (!existsSync(path)) return null;
  if (readdirSync(path).length === 0) {
    rmdirSync(path);
    return null;
  }
  const aside = `${path}${oldMark}${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(path, aside);
  return aside;
}

/** Names of folders beside `path` with a mark. */
const beside = (path: string, mark: string): string[] =>
  readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}${mark}`));
