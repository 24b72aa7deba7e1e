import type { ServerRow } from '../db/schema.ts';
import { agrees } from '../domain/equal.ts';
import { type Kind, keyOf, type Row, type RowKey, schemas } from '../domain/rows.ts';
import { fits } from '../domain/schema.ts';
import { isRecord, type RawRow, type RawRows } from '../domain/wire.ts';
import { type Endpoint, membership, type Query } from './endpoint.ts';

/** What the replica holds before the answer. */
export interface Stored {
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
  /** Rows without a usable id or with a field of the wrong type: kept out, counted. */
  readonly setAside: number;
  /** Rows an action answer wrote after this poll had started: left alone (DSP-491). */
  readonly left: number;
}

export interface Answer {
  readonly endpoint: Endpoint;
  readonly center: number;
  readonly query: Query;
  /** Ack counter when the poll started. */
  readonly startAck: number;
  readonly parts: readonly RawRows[];
}

/**
 * Compares an answer with the replica; writes nothing. Only rows that say something new are validated.
 * - A row is merged over what is stored: fields the answer leaves out keep their value.
 * - Absence removes a row's membership only where the query covers it, and never from a part with a row of unknown id.
 * - A row goes when no list of any source holds it any more.
 */
export function diff(stored: Stored, answer: Answer): Diff {
  const run = new DiffRun(stored, answer);
  for (const part of answer.parts) run.take(part);
  run.dropAbsent();
  return run.result();
}

/** Rows of one kind that a list of this answer holds. */
interface Seen {
  readonly kind: Kind;
  readonly list: string;
  readonly ids: Set<number>;
  hasUnknown: boolean;
}

class DiffRun {
  private readonly next = new Map<Kind, Map<number, ServerRow>>();
  private readonly removed = new Map<Kind, number[]>();
  private readonly seen = new Map<string, Seen>();
  private setAside = 0;
  private left = 0;

  constructor(
    private readonly stored: Stored,
    private readonly answer: Answer,
  ) {}

  take(part: RawRows): void {
    const seen = this.seenOf(part);
    for (const raw of part.rows) {
      if (isRecord(raw) && typeof raw.id === 'number' && Number.isInteger(raw.id) && raw.id > 0) {
        this.takeRow(part.kind, raw.id, raw, membership(this.answer.endpoint.name, part.list));
        seen.ids.add(raw.id);
      } else if (typeof raw === 'number') {
        this.listRow(part.kind, raw, membership(this.answer.endpoint.name, part.list));
        seen.ids.add(raw);
      } else {
        this.setAside += 1;
        seen.hasUnknown = true;
      }
    }
  }

  dropAbsent(): void {
    const { endpoint, query, startAck } = this.answer;
    for (const kind of new Set([...this.seen.values()].map((seen) => seen.kind))) {
      const lists = new Map(
        [...this.seen.values()]
          .filter((seen) => seen.kind === kind)
          .map((seen) => [membership(endpoint.name, seen.list), seen]),
      );
      for (const before of this.stored.of(kind).values()) {
        if ((before.ack ?? 0) > startAck) continue;
        const row = this.next.get(kind)?.get(before.id) ?? before;
        const kept = row.lists.filter((list) => {
          if (list.startsWith('answer/')) return false;
          const seen = lists.get(list);
          if (!seen || seen.hasUnknown || seen.ids.has(before.id)) return true;
          return !endpoint.covers(query, seen.list, kind, before.row);
        });
        if (kept.length === row.lists.length) continue;
        this.keep(kind, row, kept);
      }
    }
  }

  result(): Diff {
    const kinds = new Set([...this.next.keys(), ...this.removed.keys()]);
    const changes = [...kinds].map((kind) => ({
      kind,
      puts: [...(this.next.get(kind)?.values() ?? [])],
      removes: this.removed.get(kind) ?? [],
    }));
    return {
      changes: changes.filter((it) => it.puts.length + it.removes.length > 0),
      setAside: this.setAside,
      left: this.left,
    };
  }

  /** An entity given by its id alone: listed, nothing new said; one nobody has told of is not known by it. */
  private listRow(kind: Kind, id: number, list: string): void {
    const before = this.next.get(kind)?.get(id) ?? this.stored.stored(keyOf(kind, id));
    if (!before || before.lists.includes(list)) return;
    this.put(kind, { ...before, lists: [...before.lists, list] });
  }

  private takeRow(kind: Kind, id: number, raw: RawRow, list: string): void {
    const before = this.next.get(kind)?.get(id) ?? this.stored.stored(keyOf(kind, id));
    if (before && (before.ack ?? 0) > this.answer.startAck) {
      this.left += 1;
      return;
    }
    const isNew = !before || !agrees(before.row as RawRow, raw);
    const lists = before?.lists.includes(list) ? before.lists : [...(before?.lists ?? []), list];
    if (!isNew && lists === before?.lists) return;
    const row = isNew ? { ...before?.row, ...raw } : before?.row;
    if (isNew && !fits(schemas[kind], row)) {
      this.setAside += 1;
      return;
    }
    this.put(kind, { center: this.answer.center, id, row: row as Row, lists });
  }

  private keep(kind: Kind, row: ServerRow, lists: readonly string[]): void {
    if (lists.length > 0) {
      this.put(kind, { ...row, lists });
      return;
    }
    this.next.get(kind)?.delete(row.id);
    this.removed.set(kind, [...(this.removed.get(kind) ?? []), row.id]);
  }

  private put(kind: Kind, row: ServerRow): void {
    const table = this.next.get(kind) ?? new Map<number, ServerRow>();
    this.next.set(kind, table.set(row.id, row));
  }

  private seenOf({ kind, list }: RawRows): Seen {
    const name = `${kind}/${list}`;
    const seen = this.seen.get(name) ?? { kind, list, ids: new Set<number>(), hasUnknown: false };
    this.seen.set(name, seen);
    return seen;
  }
}
