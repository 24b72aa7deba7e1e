import type { QuaiDb } from '../schema.ts';

/** A view the leader derives from rows and time; undefined until it was first derived. */
export async function derivedView<T>(db: QuaiDb, center: number, name: string): Promise<T | undefined> {
  return (await db.derived.get([center, name]))?.value as T | undefined;
}
