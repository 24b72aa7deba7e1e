import { isUnresolved } from '../../db/outbox/lanes.ts';
import { commandsOf } from '../../db/overlay.ts';
import type { RecordState, Tables } from '../../db/schema.ts';
import { type Kind, keyOf } from '../../domain/rows.ts';

/** Stores the center of a thing, by ids alone. */
export async function notePlace(
  db: Pick<Tables, 'places'>,
  kind: Kind,
  id: number,
  center: number,
  nowMs: number,
): Promise<void> {
  const key = keyOf(kind, id);
  const before = await db.places.get(key);
  if (before?.center === center && before.error === null) return;
  await db.places.put({ key, center, error: null, atMs: nowMs });
}

/** Whether an unfinished action holds one of a record's rows, in the record's own scope. */
export async function isHeldInPlace(db: Pick<Tables, 'outbox'>, { center, rows }: RecordState): Promise<boolean> {
  const commands = await commandsOf(db, center);
  return commands.some((row) => isUnresolved(row) && rows.some((key) => row.lanes.includes(key)));
}
