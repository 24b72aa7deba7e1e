import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { assert } from '../../src/domain/result.ts';
import { parisDay } from '../../src/domain/time/paris-time.ts';
import { type DatabasePlace, type Db, type OpenDatabase, openDatabase } from './db/connection/open.ts';
import { facts } from './db/schema/record.ts';
import { instanceOf, seed } from './db/seed.ts';
import { claimFolder } from './folder/claim.ts';
import { folderState, newFolder, putInPlace, removeUnfinished } from './folder/layout.ts';
import { folderTrouble } from './folder/probe.ts';
import { StartFailure } from './start/start-failure.ts';
import { startTexts } from './start/text.ts';
import { makeWorld } from './world/world.ts';

export interface WorldPlace {
  /** A PostgreSQL server, else a folder of the embedded database, else memory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** The files of a filled database, of which one in memory becomes a copy. */
  readonly copyOf?: Blob | undefined;
  /** Input of an empty database's world: the same seed, size and instant give the same one. */
  readonly seed?: number;
  readonly size?: number;
  /** Empties a folder: its content is moved aside, and the last two of those are kept. */
  readonly fresh?: boolean;
  /** Somebody removed the folder, or claimed it, while the server runs. */
  readonly onFolderLost?: () => void;
}

export interface OpenWorld extends OpenDatabase {
  /** The identity of the database. */
  readonly instance: string;
  /** The Paris day of the demo world that today's replaced, `2026-03-10`; null when it replaced none. */
  readonly replacedDay: string | null;
  /** Where the former data of the folder were moved; null when there were none. */
  readonly movedAside: string | null;
}

/**
 * Opens the database and fills it when it is empty. In a folder of ours, a demo world of an earlier day is replaced by
 * today's: all its orders would be late. A PostgreSQL server is never emptied.
 */
export async function openWorld(options: WorldPlace, nowMs: number): Promise<OpenWorld> {
  const place = placeOf(options);
  if (place.kind === 'folder') return openFolderWorld(place.path, options, nowMs);
  const open = await openDatabase(place);
  const instance = await open.alone(async () => (await instanceOf(open.db)) ?? (await fill(open.db, options, nowMs)));
  return { ...open, instance, replacedDay: null, movedAside: null };
}

/** The folder is claimed before anything in it is read, and until it is closed. */
async function openFolderWorld(path: string, options: WorldPlace, nowMs: number): Promise<OpenWorld> {
  const claim = await claimFolder(path, options.onFolderLost ?? (() => undefined));
  try {
    removeUnfinished(path);
    const world = await worldIn(path, options, nowMs);
    return { ...world, close: () => world.close().finally(claim.release) };
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function worldIn(path: string, options: WorldPlace, nowMs: number): Promise<OpenWorld> {
  const state = folderState(path);
  if (options.fresh || state === 'none' || state === 'halfMade') return startOver(path, options, nowMs);
  if (state === 'broken') throw new StartFailure(startTexts.folderBroken(path));
  const open = await openExisting(path);
  const day = await demoDay(open.db);
  if (day !== null && day < parisDay(nowMs)) {
    await open.close();
    return { ...(await startOver(path, options, nowMs)), replacedDay: day };
  }
  const instance = (await instanceOf(open.db)) ?? (await fill(open.db, options, nowMs));
  return { ...open, instance, replacedDay: null, movedAside: null };
}

/** A full disk, or a missing right, does not mean that the folder is damaged. */
async function openExisting(path: string): Promise<OpenDatabase> {
  try {
    return await openDatabase({ kind: 'folder', path });
  } catch (error) {
    if (folderTrouble(error, path)) throw error;
    throw new StartFailure(startTexts.folderBroken(path), { cause: error });
  }
}

/**
 * Made beside the folder and put in place whole: if it is interrupted, or the disk is full, the former folder stays as
 * it was.
 */
async function startOver(path: string, options: WorldPlace, nowMs: number): Promise<OpenWorld> {
  const made = newFolder(path);
  try {
    const fresh = await openDatabase({ kind: 'folder', path: made });
    await fill(fresh.db, options, nowMs);
    await fresh.close();
  } catch (error) {
    removeUnfinished(path);
    throw error;
  }
  const movedAside = putInPlace(made, path);
  const open = await openExisting(path);
  const instance = await instanceOf(open.db);
  assert(instance !== null, 'a world that was just filled has an identity');
  return { ...open, instance, replacedDay: null, movedAside };
}

function placeOf({ databaseUrl, dataDir, copyOf }: WorldPlace): DatabasePlace {
  if (databaseUrl) return { kind: 'server', url: databaseUrl };
  return dataDir ? { kind: 'folder', path: resolve(dataDir) } : { kind: 'memory', copyOf };
}

/** The day is written first: if the start is interrupted, the next one finds a database that is dated, and fills it. */
async function fill(db: Db, { seed: number = 1, size = 150 }: WorldPlace, nowMs: number): Promise<string> {
  const value = parisDay(nowMs);
  await db.insert(facts).values({ name: dayFact, value }).onConflictDoUpdate({ target: facts.name, set: { value } });
  const instance = await seed(db, makeWorld({ seed: number, size, nowMs }), nowMs);
  // Until somebody counts its rows, the planner reads whole tables for one order; an embedded database never counts them.
  await db.execute(sql`analyze`);
  return instance;
}

/** The Paris day of the demo world in a database; null when we have not filled it. */
async function demoDay(db: Db): Promise<string | null> {
  const [found] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, dayFact));
  return found?.value ?? null;
}

const dayFact = 'demo day';
