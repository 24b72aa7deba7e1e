import { keyOf, type Patch, type Reader, type RowKey } from '../../domain/rows.ts';
import type { StoredCommand } from '../schema.ts';

/** The fields an effect changes, as they were, by row; of a row that is not there each is undefined. */
export function valuesBefore(patches: readonly Patch[], rows: Reader): StoredCommand['before'] {
  const before: Record<RowKey, Record<string, unknown>> = {};
  for (const { kind, id, set } of patches) {
    const row = rows.get(kind, id) as Readonly<Record<string, unknown>> | undefined;
    const was = Object.fromEntries(Object.keys(set).map((field) => [field, row?.[field]]));
    before[keyOf(kind, id)] = { ...before[keyOf(kind, id)], ...was };
  }
  return before;
}
