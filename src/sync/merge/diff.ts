import { type Departure, isAnswerList, isWrittenSince } from '../../db/answer.ts';
import { isAsUnread, mergeRow } from '../../db/merge-row.ts';
import type { ServerRow } from '../../db/schema.ts';
import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import { isRecord, type RawRow, type RawRows } from '../../domain/wire.ts';
import { type Delta, writtenOf } from '../polling/delta.ts';
import { type Endpoint, isOf, membership, type Query } from '../polling/endpoint.ts';
import { noteAgreed, saysAll } from './same-row.ts';
import { inOneGo, type Slices, sliceRows } from './slices.ts';

/** The replica before the answer. */
export interface StoredRows {
  stored(key: RowKey): ServerRow | undefined;
  of(kind: Kind): ReadonlyMap<number, ServerRow>;
}

export interface Change {
  readonly kind: Kind;
  readonly puts: readonly ServerRow[];
  readonly removes: readonly number[];
}

export interface Diff {
  readonly changes: readonly Change[];
  /** Number of rows kept out: without a usable id, or a task without its order's. */
  readonly setAside: number;
  /**
   * Number of rows left unchanged: an action's answer or a later read of a record wrote them after this poll started
   * (DSP-491), or a row of unknown id in the list may be theirs.
   */
  readonly left: number;
  /** Rows that stay in a list, by its membership, since the query does not cover them. Absent: none. */
  readonly kept?: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  /** The delta does not fit the replica, or lacks rows that others wrote since its base: a whole answer is needed. */
  readonly isDoubtful?: boolean | undefined;
}

export interface Answer extends Departure {
  readonly endpoint: Endpoint;
  readonly center: number;
  readonly query: Query;
  readonly parts: readonly RawRows[];
  /** See `Merge.isInLaterAnswer`. */
  readonly isInLaterAnswer?: ((lists: readonly string[]) => boolean) | undefined;
  /** Absent for an answer that contains everything its query covers. */
  readonly delta?: Delta | undefined;
}

/**
 * Compares an answer with the replica; writes nothing. Only rows with new values are read by their schema.
 * - A row is merged over the stored one: fields the answer leaves out keep their value, unreadable ones lose it.
 * - Absence ends a row's membership only where the query covers the row, and never in a part that cannot be read or has
 *   a row of unknown id.
 * - A row is removed when no list of any source has it.
 * A delta is the whole answer cut down to the rows it names as changed: these rules hold for them, others stay.
 */
export function diff(stored: StoredRows, answer: Answer): Diff {
  return inOneGo(diffInSlices(stored, answer));
}

/** The same with pauses. The stored rows must not have changed by the end, else the result is void. */
export function* diffInSlices(stored: StoredRows, answer: Answer): Slices<Diff> {
  const run = new DiffRun(stored, answer);
  for (const part of answer.parts) yield* run.take(part);
  yield* run.dropAbsent();
  return run.result();
}

/** Whether an answer has a row in full, not only its id. */
export const hasRowInFull = (parts: readonly RawRows[], kind: Kind, id: number, fits = (_raw: RawRow) => true) =>
  parts.some((part) => part.kind === kind && part.rows.some((raw) => isRecord(raw) && raw.id === id && fits(raw)));

/** Rows of one kind: as stored, to be written, and to be removed. */
interface Rows {
  readonly kind: Kind;
  readonly before: ReadonlyMap<number, ServerRow>;
  readonly puts: Map<number, ServerRow>;
  readonly removes: number[];
}

/** Rows of one kind in one list of this answer. */
interface Seen {
  readonly rows: Rows;
  readonly list: string;
  /** The list as `ServerRow.lists` names it. */
  readonly member: string;
  readonly ids: Set<number>;
  hasUnknown: boolean;
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

/** One comparison. Nearly every row is unchanged: the work on each of them must stay cheap. */
class DiffRun {
  private readonly rows = new Map<Kind, Rows>();
  private readonly seen = new Map<string, Seen>();
  private readonly kept = new Map<string, Set<number>>();
  private setAside = 0;
  private left = 0;
  private isDoubtful = false;
  private looked = 0;

  constructor(
    private readonly stored: StoredRows,
    private readonly answer: Answer,
  ) {}

  *take(part: RawRows): Slices<void> {
    const seen = this.seenOf(part);
    // Any row may have been in a list that cannot be read.
    seen.hasUnknown ||= part.isUnread === true;
    for (const raw of part.rows) {
      if (this.isPause()) yield;
      if (isRecord(raw) && isId(raw.id)) {
        this.takeRow(seen, raw.id, raw);
        seen.ids.add(raw.id);
      } else if (typeof raw === 'number') {
        this.listRow(seen, raw);
        seen.ids.add(raw);
      } else {
        this.setAside += 1;
        seen.hasUnknown = true;
      }
    }
  }

  *dropAbsent(): Slices<void> {
    for (const rows of this.rows.values()) {
      const seen = [...this.seen.values()].filter((it) => it.rows === rows);
      const byMember = new Map(seen.map((it) => [it.member, it]));
      for (const before of this.concerned(rows)) {
        if (this.isPause()) yield;
        if (isWrittenSince(before, this.answer)) {
          // A row written since that the answer does not list differs from the answer too.
          if (!seen.some((it) => it.ids.has(before.id))) this.left += 1;
          continue;
        }
        const row = rows.puts.get(before.id) ?? before;
        const isOver = (member: string) => this.isOver(member, byMember.get(member), before);
        if (row.lists.some(isOver))
          this.keep(
            rows,
            row,
            row.lists.filter((member) => !isOver(member)),
          );
      }
    }
  }

  result(): Diff {
    this.lookAtWritten();
    const changes = [...this.rows.values()].map(({ kind, puts, removes }) => ({
      kind,
      puts: [...puts.values()],
      removes,
    }));
    return {
      changes: changes.filter((it) => it.puts.length + it.removes.length > 0),
      setAside: this.setAside,
      left: this.left,
      kept: this.kept.size > 0 ? this.kept : undefined,
      isDoubtful: this.isDoubtful || undefined,
    };
  }

  /** The rows whose memberships an answer can end: all rows of a kind, or those a delta is about. */
  private concerned({ kind, before }: Rows): Iterable<ServerRow> {
    const { delta } = this.answer;
    const changed = delta?.changed.get(kind);
    if (!delta || !changed) return before.values();
    const kept = [...this.seen.values()].flatMap((seen) =>
      seen.rows.kind === kind ? [...(delta.base.kept.get(seen.member) ?? [])] : [],
    );
    const ids = new Set([...changed, ...kept, ...writtenOf(delta.base, kind)]);
    return [...ids].flatMap((id) => before.get(id) ?? []);
  }

  /** Whether a row stays in a list as it was, because the delta does not name it. */
  private isUntold({ rows, member }: Seen, id: number): boolean {
    const { delta } = this.answer;
    const changed = delta?.changed.get(rows.kind);
    return delta !== undefined && changed?.has(id) === false && !delta.base.kept.get(member)?.has(id);
  }

  /** A delta must contain the rows that others wrote since its base: in full, or among its changed ids. */
  private lookAtWritten(): void {
    const { delta, endpoint, parts } = this.answer;
    for (const key of delta?.base.written ?? []) {
      const [kind, id] = splitKey(key);
      const row = this.stored.stored(key);
      if (!row?.lists.some((list) => isAnswerList(list) || isOf(endpoint, list))) continue;
      if (isWrittenSince(row, this.answer)) this.left += this.rows.has(kind) ? 0 : 1;
      else if (!delta?.changed.get(kind)?.has(id) && !hasRowInFull(parts, kind, id)) this.isDoubtful = true;
    }
  }

  private isPause(): boolean {
    this.looked += 1;
    return this.looked % sliceRows === 0;
  }

  /** Whether a row's membership ends with this answer. */
  private isOver(member: string, seen: Seen | undefined, before: ServerRow): boolean {
    if (!seen) return isAnswerList(member);
    if (seen.ids.has(before.id) || this.isUntold(seen, before.id)) return false;
    const isCovered = this.answer.endpoint.covers(this.answer.query, seen.list, seen.rows.kind, before.row);
    if (!isCovered) this.keepIn(member, before.id);
    else if (seen.hasUnknown) this.left += 1;
    return isCovered && !seen.hasUnknown;
  }

  private keepIn(member: string, id: number): void {
    const ids = this.kept.get(member) ?? new Set();
    this.kept.set(member, ids.add(id));
  }

  /**
   * An entity given by its id alone: it is listed, and nothing else changes. A row that is not stored is not created by
   * it.
   */
  private listRow({ rows, member }: Seen, id: number): void {
    const before = rows.puts.get(id) ?? rows.before.get(id);
    // A delta gives such an id only for a row sent before: it is stored, or something was missed.
    this.isDoubtful ||= !before && this.answer.delta !== undefined;
    if (!before || before.lists.includes(member)) return;
    rows.puts.set(id, { ...before, lists: [...before.lists, member] });
  }

  private takeRow({ rows, member }: Seen, id: number, raw: RawRow): void {
    const before = rows.puts.get(id) ?? rows.before.get(id);
    if (isWrittenSince(before, this.answer)) {
      this.left += 1;
      return;
    }
    const isListed = before?.lists.includes(member) === true;
    const isSame = before !== undefined && before.unread === undefined && saysAll(before.row, raw);
    if (isSame && isListed) return;
    const next = isSame ? before : mergeRow(rows.kind, before, raw);
    if (!next) {
      this.setAside += 1;
      return;
    }
    const isAsBefore = before?.row === next.row && isAsUnread(before, next);
    if (isAsBefore && !next.unread) noteAgreed(before.row, raw);
    if (isAsBefore && isListed) return;
    if (before && !isAsBefore && this.answer.isInLaterAnswer?.(before.lists)) {
      this.left += 1;
      return;
    }
    const lists = isListed ? before.lists : [...(before?.lists ?? []), member];
    const { row, unread } = next;
    rows.puts.set(id, { center: this.answer.center, id, row, lists, ...(unread ? { unread } : {}) });
  }

  private keep(rows: Rows, row: ServerRow, lists: readonly string[]): void {
    if (lists.length > 0) {
      rows.puts.set(row.id, { ...row, lists });
      return;
    }
    rows.puts.delete(row.id);
    rows.removes.push(row.id);
  }

  private seenOf({ kind, list }: RawRows): Seen {
    const name = `${kind}/${list}`;
    const known = this.seen.get(name);
    if (known) return known;
    const member = membership(this.answer.endpoint.name, list);
    const seen = { rows: this.rowsOf(kind), list, member, ids: new Set<number>(), hasUnknown: false };
    this.seen.set(name, seen);
    return seen;
  }

  private rowsOf(kind: Kind): Rows {
    const known = this.rows.get(kind);
    if (known) return known;
    const rows = { kind, before: this.stored.of(kind), puts: new Map<number, ServerRow>(), removes: [] };
    this.rows.set(kind, rows);
    return rows;
  }
}
