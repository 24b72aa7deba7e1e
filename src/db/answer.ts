import { type Kind, keyOf, type Row, type RowKey, schemas } from '../domain/rows.ts';
import { fits } from '../domain/schema.ts';
import { isRecord, type RawRow, type RawRows } from '../domain/wire.ts';
import type { QuaiDb, ServerRow } from './schema.ts';

/** What an action answer listed, until a poll knows the row. */
export const answerList = (list: string) => `answer/${list}`;

/**
 * Writes the rows of an action answer as server rows, stamped with its ack so that no older poll overwrites them
 * (DSP-440, DSP-484, DSP-491). Rows of the wrong shape are left out. Within the caller's transaction.
 */
export async function writeAnswer(
  db: QuaiDb,
  center: number,
  ack: number,
  parts: readonly RawRows[],
): Promise<RowKey[]> {
  const written: RowKey[] = [];
  for (const { kind, list, rows } of parts) {
    const said = rows.filter(hasId);
    const stored = await db.rows(kind).bulkGet(said.map((raw) => [center, raw.id] as [number, number]));
    const puts = said.flatMap((raw, at) => merge(kind, center, ack, answerList(list), raw, stored[at]));
    await db.table(kind).bulkPut(puts);
    written.push(...puts.map((row) => keyOf(kind, row.id)));
  }
  if (written.length > 0) await forgetEtags(db, center);
  return written;
}

const hasId = (raw: unknown): raw is RawRow & { readonly id: number } => isRecord(raw) && typeof raw.id === 'number';

function merge(
  kind: Kind,
  center: number,
  ack: number,
  list: string,
  raw: RawRow & { readonly id: number },
  stored: ServerRow | undefined,
): ServerRow[] {
  const row = { ...stored?.row, ...raw };
  if (!fits(schemas[kind], row)) return [];
  return [{ center, id: raw.id, row: row as Row, lists: stored?.lists ?? [list], ack }];
}

/** The rows are no longer what the last full answer said, so a 304 would no longer mean "as you have it". */
async function forgetEtags(db: QuaiDb, center: number): Promise<void> {
  const sources = await db.sources.toArray();
  const stale = sources.filter((source) => source.center === center && source.etag !== null);
  await db.sources.bulkPut(stale.map((source) => ({ ...source, etag: null })));
}
