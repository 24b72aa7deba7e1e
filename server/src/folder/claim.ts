import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chainOf, codeOf } from '../start/error-code.ts';
import { StartFailure } from '../start/start-failure.ts';
import { startTexts } from '../start/text.ts';
import { type Owner, parseOwner, stateOf, thisProcess } from './owner.ts';

// One owner of a data folder (docs/adr/0032). Its lock is a folder beside it, `quai.lock-7`, with the owner's record:
//
//   none, released or dead ──▶ make `quai.lock-<last + 1>` by a rename, which only one of those who try can do ──▶ owner
//   alive ──▶ refusal
//
// The last lock is never removed, only marked as released: a start that looked long ago and comes back late finds it.

export interface FolderClaim {
  release(): void;
}

const ownerFile = 'owner.json';
const releasedFile = 'released.json';
const beatEveryMs = 2_000;
/** An owner whose state cannot be known otherwise counts as dead after so long without a sign of life. */
const silenceMs = 15_000;
const longSilenceMs = 300_000;

/** Claims the folder at `path`, which need not exist, or throws a StartFailure and touches nothing. */
export async function claimFolder(path: string, onLost: () => void): Promise<FolderClaim> {
  makeFolder(dirname(path));
  for (;;) {
    const last = lastLock(path);
    const owner = last === 0 ? null : await livingOwner(lockPath(path, last));
    if (owner) throw new StartFailure(startTexts.folderTaken(path, owner.pid));
    const record = thisProcess();
    if (placeLock(path, last + 1, record)) return keepLock(path, last + 1, record, onLost);
  }
}

/** Refuses as `claimFolder` does, and claims nothing. */
export async function refuseOwnedFolder(path: string): Promise<void> {
  const last = lastLock(path);
  const owner = last === 0 ? null : await livingOwner(lockPath(path, last));
  if (owner) throw new StartFailure(startTexts.folderTaken(path, owner.pid));
}

/** Node's own recursive `mkdir` reports ENOENT on a read-only disk. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another start may have created it just now.
    if (!existsSync(path)) throw error;
  }
}

const lockPath = (path: string, number: number) => `${path}.lock-${number}`;

/** The highest number of a lock; 0 for none. */
const lastLock = (path: string): number => Math.max(0, ...locks(path));

function locks(path: string): number[] {
  const start = `${basename(path)}.lock-`;
  const names = readdirOrNone(dirname(path)).filter((name) => name.startsWith(start));
  return names.map((name) => Number(name.slice(start.length))).filter(Number.isSafeInteger);
}

function readdirOrNone(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The living owner of a lock; null for none. */
async function livingOwner(lock: string): Promise<{ readonly pid: number | null } | null> {
  const file = join(lock, ownerFile);
  const text = readOrNull(file);
  if (text === null) return null;
  const owner = parseOwner(text);
  const state = owner ? stateOf(owner) : 'unknown';
  if (state === 'dead' || (state === 'unknown' && !(await doesBeat(file)))) return null;
  return { pid: owner?.pid ?? null };
}

/** Whether somebody touches the file during the look. */
async function doesBeat(file: string): Promise<boolean> {
  const first = beatOf(file);
  if (first === null || Date.now() - first > longSilenceMs) return false;
  for (const until = performance.now() + silenceMs; performance.now() < until; await wait(250)) {
    const now = beatOf(file);
    if (now !== first) return now !== null;
  }
  return false;
}

function beatOf(file: string): number | null {
  try {
    return statSync(file).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the lock with that number is ours now. A rename never replaces a folder that is not empty. */
function placeLock(path: string, number: number, owner: Owner): boolean {
  const beside = `${path}.locking-${owner.token}`;
  const lock = lockPath(path, number);
  try {
    mkdirSync(beside);
    writeFileSync(join(beside, ownerFile), JSON.stringify(owner));
    renameSync(beside, lock);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (locks(path).includes(number)) return false;
    throw error;
  }
  // We may have looked before others took later locks: the place was free only because they had cleaned up.
  if (lastLock(path) === number) return true;
  rmSync(lock, { recursive: true, force: true });
  return false;
}

function keepLock(path: string, number: number, owner: Owner, onLost: () => void): FolderClaim {
  const lock = lockPath(path, number);
  for (const earlier of locks(path))
    if (earlier < number) rmSync(lockPath(path, earlier), { recursive: true, force: true });
  const file = join(lock, ownerFile);
  const isOurs = () => lastLock(path) === number && parseOwner(readOrNull(file) ?? '')?.token === owner.token;
  const beat = setInterval(() => {
    if (doesHold(() => isOurs() && touch(file))) return;
    clearInterval(beat);
    onLost();
  }, beatEveryMs);
  beat.unref();
  return {
    release: () => {
      clearInterval(beat);
      if (isOurs()) renameSync(file, join(lock, releasedFile));
    },
  };
}

function touch(file: string): true {
  utimesSync(file, new Date(), new Date());
  return true;
}

/** A temporary failure to look (no more open files, a failing disk) does not mean that the lock is lost. */
function doesHold(look: () => boolean): boolean {
  try {
    return look();
  } catch (error) {
    return !isMissing(error);
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) => chainOf(error).some((link) => codeOf(link) === 'ENOENT');
