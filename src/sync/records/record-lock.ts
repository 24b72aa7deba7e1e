import type { Locks } from '../locks.ts';

const prefix = 'shown:';

/** Held by each tab whose screen shows a record, seen or not. */
export const recordLock = (key: string) => `${prefix}${key}`;

/** Records that a screen of any tab shows now. */
export async function readOpenRecords(locks: Locks): Promise<ReadonlySet<string>> {
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
