import { keyOf, type Patch, type Reader, type RowKey } from '../../domain/rows.ts';
import type { StoredCommand } from '../schema.ts';

/**
 * The values of the fields an effect changes before the change, by row; undefined for each field of a row that is not
 * there.
 */
export function valuesBefore(patches: readonly Patch[], rows: Reader): StoredCommand['before'] {
  const before: Record<RowKey, Record<string, unknown>> = {};
  for (const { kind, id, set } of patches) {
    const row = rows.get(kind, id) as Readonly<Record<string, unknown>> | undefined;
    const was = Object.fromEntries(Object.keys(set).map((field) => [field, row?.[field]]));
    before[keyOf(kind, id)] = { ...before[keyOf(kind, id)], ...was };
  }
  return before;
}
