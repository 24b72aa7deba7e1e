import type { Kind, Reader, RowOf } from './rows.ts';

/** Rows in hand, one of a kind, where a rule reads them by id: whatever the id, since there is no other. */
export type RowsInHand = { readonly [K in Kind]?: RowOf<K> | undefined };

export function readerOf(rows: RowsInHand): Reader {
  return {
    get: <K extends Kind>(kind: K, id: number | null | undefined) => {
      const row = (rows as Partial<Record<Kind, unknown>>)[kind] as RowOf<K> | undefined;
      return row && Number(row.id) === id ? row : undefined;
    },
  };
}
