import { type Departure, isAnswerList, isWrittenSince } from '../../db/answer.ts';
import { mergeRow } from '../../db/merge-row.ts';
import { sourceKey } from '../../db/queries/sync.ts';
import type { RecordState, ServerRow, SourceState } from '../../db/schema.ts';
import { isEqual } from '../../domain/equal.ts';
import { fieldOf, readRow } from '../../domain/readable-row.ts';
import { isOnBoards, type Kind, keyOf, type RowKey, splitKey } from '../../domain/rows.ts';
import { isRecord, type RawRow, type RawRows } from '../../domain/wire.ts';
import { isOfRecord, membershipIn } from './endpoint.ts';

/** Stored state that a record's answer is compared with: rows of its scope, and the boards that may list them too. */
export interface Beside {
  readonly stored: (key: RowKey) => ServerRow | undefined;
  readonly boards: readonly SourceState[];
}

/** Rows after a record's answer. */
export interface Outcome {
  readonly puts: ReadonlyMap<RowKey, ServerRow>;
  readonly removes: ReadonlySet<RowKey>;
  /** Rows that changed or were removed; the others are listed again and look as before. */
  readonly changed: ReadonlySet<RowKey>;
  /** Every row the record lists now. */
  readonly rows: readonly RowKey[];
}

/** When its read started. */
type Left = Pick<Departure, 'startAck'> & { readonly start: number };

type About = Pick<RecordState, 'endpoint' | 'center' | 'subject' | 'rows'>;

const hasId = (raw: unknown): raw is RawRow & { readonly id: number } =>
  isRecord(raw) && Number.isInteger(raw.id) && Number(raw.id) > 0;

/**
 * Compares a record's answer with the stored rows; writes nothing. An answer ends memberships of its own subject only;
 * a row is removed when nothing lists it.
 */
export function answerRows(of: About, parts: readonly RawRows[], left: Left, beside: Beside): Outcome {
  const puts = new Map<RowKey, ServerRow>();
  const changed = new Set<RowKey>();
  for (const { kind, list, rows } of parts) {
    const member = membershipIn(of.endpoint, of.subject, list);
    for (const raw of rows.filter(hasId)) {
      const key = keyOf(kind, raw.id);
      const before = puts.get(key) ?? beside.stored(key);
      const next = listedBy(member, kind, before, raw, left, beside, of.center);
      if (!next) continue;
      if (next.row !== before?.row) changed.add(key);
      puts.set(key, next);
    }
  }
  const rows = [...puts.keys()];
  const removes = new Set<RowKey>();
  for (const key of of.rows.filter((it) => !puts.has(it))) leave(of, key, beside.stored(key), { puts, removes });
  return { puts, removes, changed: new Set([...changed, ...removes]), rows };
}

/**
 * The row of an answer, with its membership; a row known from a later read keeps its values, and gets those it lacks.
 * Null if it is no complete row.
 */
function listedBy(
  member: string,
  kind: Kind,
  before: ServerRow | undefined,
  raw: RawRow & { readonly id: number },
  left: Left,
  { boards }: Beside,
  center: number,
): ServerRow | null {
  const isOlder = isWrittenSince(before, left) || isInLaterAnswer(before, boards, left.start);
  const lists = [...new Set([...(before?.lists ?? []).filter((list) => !isAnswerList(list)), member])];
  if (before && isOlder) return { ...completed(kind, before, raw), lists };
  const told = isOnBoards(kind) ? mergeRow(kind, before, raw) : wholeRow(kind, before, raw);
  return told && { center, id: raw.id, ...told, lists, start: left.start };
}

/**
 * A later row with the readable fields it lacks. Two reads may list the same row by different fields, such as the
 * settings of a center and its zones: which of them comes last must not decide which fields are known.
 */
function completed(kind: Kind, before: ServerRow, raw: RawRow): ServerRow {
  const read = isOnBoards(kind) ? readRow(kind, raw) : null;
  if (!read) return before;
  const isUnread = (field: string) => read.unread.some((name) => fieldOf(name) === field);
  const lacking = Object.entries(read.value).filter(([field]) => !(field in before.row) && !isUnread(field));
  if (lacking.length === 0) return before;
  return { ...before, row: { ...Object.fromEntries(lacking), ...before.row } };
}

/**
 * A row that only records list is replaced whole: fields the answer leaves out are dropped. If nothing differs, the
 * same object stays.
 */
function wholeRow(kind: Kind, before: ServerRow | undefined, raw: RawRow): ReturnType<typeof mergeRow> {
  const whole = mergeRow(kind, undefined, raw);
  return whole && before && isEqual(whole.row, before.row) ? { ...whole, row: before.row } : whole;
}

/** A board that was read later lists the row: its values are newer, also those it left unchanged. */
const isInLaterAnswer = (row: ServerRow | undefined, boards: readonly SourceState[], start: number) =>
  row !== undefined &&
  boards.some((board) => (board.appliedStart ?? 0) > start && row.lists.some((list) => isOfBoard(board, list)));

const isOfBoard = ({ endpoint }: SourceState, list: string) => list.startsWith(`${endpoint}/`);

/** Ends the record's membership in the row. */
function leave(
  of: About,
  key: RowKey,
  before: ServerRow | undefined,
  { puts, removes }: { puts: Map<RowKey, ServerRow>; removes: Set<RowKey> },
): void {
  if (!before) return;
  const lists = before.lists.filter((list) => !isOfRecord(of, list));
  if (lists.length > 0) puts.set(key, { ...before, lists });
  else removes.add(key);
}

/** Key of the source, board or record, that a row's membership belongs to. */
export function listedIn(list: string, center: number): string {
  const name = list.slice(0, list.indexOf('/'));
  const at = name.indexOf('#');
  return at < 0 ? sourceKey(name, center) : `${name.slice(0, at)}@${center}${name.slice(at)}`;
}

/** Rows by kind. */
export function byKind<Value>(rows: Iterable<readonly [RowKey, Value]>): ReadonlyMap<Kind, Value[]> {
  const kinds = new Map<Kind, Value[]>();
  for (const [key, value] of rows) {
    const [kind] = splitKey(key);
    kinds.set(kind, [...(kinds.get(kind) ?? []), value]);
  }
  return kinds;
}
