import type { Table } from 'dexie';
import { hasNeeded, knownFields, readRow } from '../domain/readable-row.ts';
import { isOnBoards, type Kind, keyOf, type RowKey } from '../domain/rows.ts';
import { isRecord, type RawRow, type RawRows } from '../domain/wire.ts';
import { mergeRow } from './merge-row.ts';
import { isFilledBoard, sourcesOf } from './queries/sync.ts';
import type { ServerRow, Tables } from './schema.ts';

const answered = 'answer/';

/** Membership of a row that only an action's answer has listed, until a poll lists it. */
const answerList = (list: string) => `${answered}${list}`;
export const isAnswerList = (list: string) => list.startsWith(answered);

const hasId = (raw: unknown): raw is RawRow & { readonly id: number } => isRecord(raw) && typeof raw.id === 'number';

const storedRows = (db: Pick<Tables, 'rows'>, center: number, kind: Kind, rows: readonly { readonly id: number }[]) =>
  db.rows(kind).bulkGet(rows.map((raw) => [center, raw.id] as [number, number]));

/**
 * When a request left: the count of answers to actions at that moment, and its number among the starts of all reads.
 */
export interface Departure {
  readonly startAck: number;
  /** Absent for an action, and for a read that an older build started. */
  readonly start?: number | undefined;
}

/**
 * Whether what a request brings may be older than the row (DSP-491): an action's answer wrote the row after the request
 * left, or it comes from a record that was read later.
 */
export const isWrittenSince = (
  row: Pick<ServerRow, 'ack' | 'start'> | undefined,
  { startAck, start = Number.POSITIVE_INFINITY }: Departure,
) => (row?.ack ?? 0) > startAck || (row?.start ?? 0) > start;

/**
 * The rows of an answer that count. A row is left out if the answer to another action wrote it after the request
 * started, or if it is not whole once laid over the stored row. Fields that cannot be read are left out of a row.
 */
export async function soundRows(
  db: Pick<Tables, 'rows'>,
  center: number,
  parts: readonly RawRows[],
  startAck: number,
): Promise<RawRows[]> {
  const sound: RawRows[] = [];
  for (const part of parts) {
    const said = part.rows.filter(hasId);
    const stored = await storedRows(db, center, part.kind, said);
    const rows = said.flatMap((raw, at) => {
      const read = isWrittenSince(stored[at], { startAck }) ? null : readRow(part.kind, knownFields(part.kind, raw));
      return read && hasNeeded(part.kind, { ...stored[at]?.row, ...read.value }) ? [read.value] : [];
    });
    sound.push({ ...part, rows });
  }
  return sound;
}

/**
 * Writes the sound rows of an action's answer as server rows, within the caller's transaction. They are stamped with
 * its ack, so that no older poll overwrites them (DSP-440, DSP-484, DSP-491). A row the replica does not have yet is
 * written only where a board has filled the center and boards list rows of its kind.
 */
export async function writeAnswer(
  db: Pick<Tables, 'rows' | 'sources'>,
  center: number,
  ack: number,
  parts: readonly RawRows[],
): Promise<RowKey[]> {
  const written: RowKey[] = [];
  const isFilled = (await sourcesOf(db, center)).some(isFilledBoard);
  for (const { kind, list, rows } of parts) {
    const said = rows.filter(hasId);
    const stored = await storedRows(db, center, kind, said);
    const puts = said.flatMap((raw, at): ServerRow[] => {
      const before = stored[at];
      if (!before && !(isFilled && isOnBoards(kind))) return [];
      const merged = mergeRow(kind, before, raw);
      return merged ? [{ center, id: raw.id, ...merged, lists: before?.lists ?? [answerList(list)], ack }] : [];
    });
    const table: Table<ServerRow, [number, number]> = db.rows(kind);
    await table.bulkPut(puts);
    written.push(...puts.map((row) => keyOf(kind, row.id)));
  }
  return written;
}

/** To be called when what is seen differs from the last full answer: a 304 would no longer mean "as you have it". */
export async function forgetEtags(db: Pick<Tables, 'sources'>, center: number): Promise<void> {
  const stale = (await sourcesOf(db, center)).filter((source) => source.etag !== null);
  await db.sources.bulkPut(stale.map((source) => ({ ...source, etag: null })));
}
