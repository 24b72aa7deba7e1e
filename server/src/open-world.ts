import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { parisDay } from '../../src/domain/paris-time.ts';
import { type DatabasePlace, type Db, type OpenDatabase, openDatabase } from './db/open.ts';
import { facts } from './db/schema/record.ts';
import { instanceOf, seed } from './db/seed.ts';
import { makeWorld } from './world/world.ts';

export interface WorldPlace {
  /** A PostgreSQL server, else a folder of the embedded database, else memory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** The files of a filled database, of which one in memory becomes a copy. */
  readonly copyOf?: Blob | undefined;
  /** What an empty database is filled with: the same seed, size and instant give the same world. */
  readonly seed?: number;
  readonly size?: number;
}

export interface OpenWorld extends OpenDatabase {
  /** The identity of the database. */
  readonly instance: string;
  /** The Paris day of the demo world that gave way to today's, `2026-03-10`; null when none did. */
  readonly replacedDay: string | null;
}

/**
 * Opens the database and fills it when it is empty. In a folder of ours, a demo world of an earlier day gives way to
 * today's with everything done in it: all its orders would be late. A PostgreSQL server is never emptied.
 */
export async function openWorld(options: WorldPlace, nowMs: number): Promise<OpenWorld> {
  const place = placeOf(options);
  const open = await openDatabase(place);
  const day = await demoDay(open.db);
  if (place.kind === 'folder' && day !== null && day < parisDay(nowMs)) {
    await open.close();
    rmSync(place.path, { recursive: true });
    const fresh = await openDatabase(place);
    return { ...fresh, instance: await fill(fresh.db, options, nowMs), replacedDay: day };
  }
  const instance = await open.alone(async () => (await instanceOf(open.db)) ?? (await fill(open.db, options, nowMs)));
  return { ...open, instance, replacedDay: null };
}

function placeOf({ databaseUrl, dataDir, copyOf }: WorldPlace): DatabasePlace {
  if (databaseUrl) return { kind: 'server', url: databaseUrl };
  return dataDir ? { kind: 'folder', path: resolve(dataDir) } : { kind: 'memory', copyOf };
}

/** The day comes first: a start that is cut short leaves a database that is filled, and dated, by the next one. */
async function fill(db: Db, { seed: number = 1, size = 150 }: WorldPlace, nowMs: number): Promise<string> {
  const value = parisDay(nowMs);
  await db.insert(facts).values({ name: dayFact, value }).onConflictDoUpdate({ target: facts.name, set: { value } });
  return seed(db, makeWorld({ seed: number, size, nowMs }));
}

/** The Paris day of the demo world in a database; null when we have not filled it. */
async function demoDay(db: Db): Promise<string | null> {
  const [found] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, dayFact));
  return found?.value ?? null;
}

const dayFact = 'demo day';
