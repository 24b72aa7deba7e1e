import type { Table } from 'dexie';
import { hasNeeded, knownFields, readRow } from '../domain/readable-row.ts';
import { isOnBoards, type Kind, keyOf, type RowKey } from '../domain/rows.ts';
import { isRecord, type RawRow, type RawRows } from '../domain/wire.ts';
import { mergeRow } from './merge-row.ts';
import { isFilledBoard, sourcesOf } from './queries/sync.ts';
import type { ServerRow, Tables } from './schema.ts';

const answered = 'answer/';

/** A row's membership when only an action answer listed it, until a poll knows it. */
const answerList = (list: string) => `${answered}${list}`;
export const isAnswerList = (list: string) => list.startsWith(answered);

const hasId = (raw: unknown): raw is RawRow & { readonly id: number } => isRecord(raw) && typeof raw.id === 'number';

const storedRows = (db: Pick<Tables, 'rows'>, center: number, kind: Kind, rows: readonly { readonly id: number }[]) =>
  db.rows(kind).bulkGet(rows.map((raw) => [center, raw.id] as [number, number]));

/** When a request left, counted by the answers to actions before it and among the starts of all reads. */
export interface Departure {
  readonly startAck: number;
  /** Absent for an action, and for a read of an older build. */
  readonly start?: number | undefined;
}

/**
 * An action's answer wrote the row after this request left, or a record that was read later told it: what the request
 * brings may be older (DSP-491).
 */
export const isWrittenSince = (
  row: Pick<ServerRow, 'ack' | 'start'> | undefined,
  { startAck, start = Number.POSITIVE_INFINITY }: Departure,
) => (row?.ack ?? 0) > startAck || (row?.start ?? 0) > start;

/**
 * The rows of an answer that count, as far as they can be read: not written since the request started by the answer to
 * another action, and whole once laid over what is stored.
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
 * Writes the sound rows of an action answer as server rows, stamped with its ack so that no older poll overwrites them
 * (DSP-440, DSP-484, DSP-491): those that something lists, and those that a filled board of the center may. Within the
 * caller's transaction.
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

/** What is seen is no longer what the last full answer said, so a 304 would no longer mean "as you have it". */
export async function forgetEtags(db: Pick<Tables, 'sources'>, center: number): Promise<void> {
  const stale = (await sourcesOf(db, center)).filter((source) => source.etag !== null);
  await db.sources.bulkPut(stale.map((source) => ({ ...source, etag: null })));
}
