import { visibleRow } from '../../../db/queries/rows.ts';
import type { JournalEntry, QuaiDb } from '../../../db/schema.ts';
import type { Center } from '../../../domain/center/center.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { splitKey } from '../../../domain/rows.ts';
import { type FoundKind, foundKinds } from '../../../domain/search/searchable.ts';
import { isRecord } from '../../../domain/wire.ts';
import { texts } from '../../kit/text.ts';
import type { ToastLink } from '../../kit/toasts/toast-context.ts';
import { placeOf } from '../search/places.ts';

/** A link to the thing made or changed; none if it is gone, or of another center than the one shown. */
export async function linkOf(
  db: QuaiDb,
  { about, center: centerId, reason }: JournalEntry,
  args: unknown,
  center: Center | undefined,
): Promise<ToastLink | undefined> {
  const key = reason?.made ?? about;
  if (key === undefined || centerId === undefined || centerId !== center?.id) return undefined;
  const [kind, id] = splitKey(key);
  if (!isFound(kind)) return undefined;
  const to = placeOf(kind, id, center);
  const row = to === null ? undefined : await visibleRow(db, centerId, kind, id);
  if (to === null || !row) return undefined;
  // Of what was made the arguments know no name.
  return { to, label: texts.toast.show(nameOf(kind, id, reason?.made ? { randomId: randomIdOf(row) } : args)) };
}

const randomIdOf = (row: object) => ('random_id' in row ? row.random_id : undefined);

const isFound = (kind: string): kind is FoundKind => foundKinds.some((it) => it === kind);

function nameOf(kind: FoundKind, id: number, args: unknown): string {
  if (kind === 'dock') return dockCode(id);
  const name = isRecord(args) ? args[kind === 'order' ? 'randomId' : 'driverName'] : undefined;
  return typeof name === 'string' ? name : texts.toast.names[kind](id);
}
