import type { ServerRows } from '../../src/db/row-set.ts';
import type { ServerRow } from '../../src/db/schema.ts';
import { Visible } from '../../src/db/visible.ts';
import { type Kind, keyOf, type Row, type RowKey, type RowOf } from '../../src/domain/rows.ts';

const center = 9;

/** The visible rows of a center in one part of an answer, with no action waiting. */
export function seenIn(list: string, rows: readonly (readonly [Kind, Row])[]): Visible {
  const stored = new Map<RowKey, ServerRow>(
    rows.map(([kind, row]) => [keyOf(kind, row.id), { center, id: row.id, row, lists: [list] }]),
  );
  const server: ServerRows = {
    load: () => Promise.resolve(),
    referring: () => Promise.resolve([]),
    ids: () => Promise.resolve([]),
    stored: (key) => stored.get(key),
    get: <K extends Kind>(kind: K, id: number | null | undefined) =>
      stored.get(keyOf(kind, id ?? 0))?.row as RowOf<K> | undefined,
  };
  return new Visible(center, server, new Map());
}
