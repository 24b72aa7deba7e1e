import { and, eq, inArray } from 'drizzle-orm';
import { assert } from '../../../src/domain/result.ts';
import type { Tx } from './connection/open.ts';
import { authors } from './schema/authors.ts';

/** The id of the author with a name; a new one is entered. */
export async function authorOf(tx: Tx, name: string): Promise<number> {
  return idOf(await authorsOf(tx, [name]), name);
}

/** Whether an author has this name; no entry is made. */
export async function isAuthor(tx: Tx, id: number, name: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: authors.id })
    .from(authors)
    .where(and(eq(authors.id, id), eq(authors.name, name)));
  return found !== undefined;
}

/** The id of one of the authors that were asked for. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  assert(id !== undefined, 'an author that is entered is known');
  return id;
}

/**
 * The authors with these names. New ones are entered in order of name, so that no two transactions wait for each other.
 */
export async function authorsOf(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(names)].sort();
  if (asked.length === 0) return new Map();
  const known = await readAuthors(tx, asked);
  const missing = asked.filter((name) => !known.has(name));
  if (missing.length === 0) return known;
  await tx
    .insert(authors)
    .values(missing.map((name) => ({ name })))
    .onConflictDoNothing();
  return readAuthors(tx, asked);
}

async function readAuthors(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await tx
    .select()
    .from(authors)
    .where(inArray(authors.name, [...names]));
  return new Map(found.flatMap(({ id, name }) => (name === null ? [] : [[name, id] as const])));
}
