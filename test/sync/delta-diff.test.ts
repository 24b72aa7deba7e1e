import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerRow } from '../../src/db/schema.ts';
import { keyOf, type RowKey, splitKey } from '../../src/domain/rows.ts';
import type { RawRows } from '../../src/domain/wire.ts';
import { type Answer, type Diff, diff, type StoredRows } from '../../src/sync/merge/diff.ts';
import { type Base, type Delta, heldBack, namesAgain } from '../../src/sync/polling/delta.ts';
import type { Endpoint } from '../../src/sync/polling/endpoint.ts';

// The diff of a delta equals that of the whole answer, for any answers one after the other.

/** A query that covers, in its list `narrow`, only tasks of dock 1. */
const endpoint: Endpoint = {
  name: 'load',
  periodMs: 20_000,
  isTagged: true,
  request: () => ({ method: 'GET', path: '/', timeoutMs: 1 }),
  union: () => '',
  parts: () => null,
  covers: (_query, list, _kind, row) => list !== 'narrow' || ('dock' in row && row.dock === 1),
};
const lists = ['wide', 'narrow', 'other'] as const;

/** A task of the server: its dock, and the lists that have it. */
interface DeltaCase {
  readonly dock: number;
  readonly in: readonly (typeof lists)[number][];
}
type Content = ReadonlyMap<number, DeltaCase>;

const raw = (id: number, { dock }: DeltaCase) => ({ id, linked_order: id + 1000, dock });

/** The whole answer, or its part about some. */
const partsOf = (content: Content, some?: ReadonlySet<number>): RawRows[] =>
  lists.map((list) => ({
    kind: 'task',
    list,
    rows: [...content].flatMap(([id, told]) =>
      some?.has(id) !== false && told.in.includes(list) ? raw(id, told) : [],
    ),
  }));

class Replica implements StoredRows {
  readonly rows = new Map<number, ServerRow>();
  readonly written = new Set<RowKey>();
  /** Counts answers to actions. */
  private ack = 0;

  of(kind: string): ReadonlyMap<number, ServerRow> {
    return kind === 'task' ? this.rows : new Map<number, ServerRow>();
  }

  stored(key: RowKey): ServerRow | undefined {
    return this.rows.get(splitKey(key)[1]);
  }

  /** Another source has another dock for a row; or an action's answer does, while a poll is under way. */
  write(id: number, dock: number, isAnswer = false): void {
    const before = this.rows.get(id);
    if (!before) return;
    if (isAnswer) this.ack += 1;
    const row = { ...before.row, dock } as ServerRow['row'];
    this.rows.set(id, { ...before, row, ...(isAnswer ? { ack: this.ack } : {}) });
    this.written.add(keyOf('task', id));
  }

  get startAck(): number {
    return this.ack;
  }

  take(found: Diff): void {
    for (const { puts, removes } of found.changes) {
      for (const row of puts) {
        if (this.rows.get(row.id)?.row !== row.row) this.written.add(keyOf('task', row.id));
        this.rows.set(row.id, row);
      }
      for (const id of removes) this.rows.delete(id);
    }
  }

  plain(): unknown {
    const all = [...this.rows.values()].map(({ id, row, lists: members }) => [id, row, [...members].sort()] as const);
    return all.toSorted(([one], [other]) => one - other);
  }
}

const answer = (startAck: number, parts: readonly RawRows[], delta?: Answer['delta']): Answer => ({
  endpoint,
  center: 9,
  query: '',
  startAck,
  parts,
  delta,
});

const baseOf = ({ kept = new Map() }: Diff, written: Set<RowKey>): Base => ({
  cursor: 'c',
  poll: 1,
  query: '',
  wholeAtMs: 0,
  isByDelta: false,
  kept,
  written,
  named: new Map(),
});

const aTask = fc.record({ dock: fc.integer({ min: 1, max: 2 }), in: fc.subarray([...lists], { minLength: 0 }) });
const aContent = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), aTask), { maxLength: 5 }).map((all) => new Map(all));
const aWrite = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2 }));
const aTurn = fc.record({
  content: aContent,
  /** Writes of the other source before: task and dock. */
  writes: fc.array(aWrite, { maxLength: 2 }),
  /** Writes of answers to actions while the poll is on its way. */
  answers: fc.array(aWrite, { maxLength: 1 }),
  /** Rows that are named as changed although they did not. */
  also: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
  isKept: fc.boolean(),
});

describe('the comparison of a delta', () => {
  it('finds what that of the whole answer finds, or doubts', () => {
    let doubts = 0;
    let taken = 0;
    let heldBacks = 0;
    fc.assert(
      fc.property(fc.array(aTurn, { minLength: 1, maxLength: 12 }), (turns) => {
        const [whole, byDelta] = [new Replica(), new Replica()];
        let before: Content = new Map();
        let from = null as { readonly content: Content; readonly base: Base } | null;
        for (const { content, writes, answers, also, isKept } of turns) {
          for (const replica of [whole, byDelta]) for (const [id, dock] of writes) replica.write(id, dock);
          const { startAck } = whole;
          for (const replica of [whole, byDelta]) for (const [id, dock] of answers) replica.write(id, dock, true);
          // Mostly the server keeps its rows.
          const now: Content = isKept ? new Map([...before, ...[...content].slice(0, 1)]) : content;
          const wholly = diff(whole, answer(startAck, partsOf(now)));
          const delta: Delta | null = from && deltaOf(from.content, now, also, from.base);
          const found =
            delta && namesAgain(delta.changed, delta.base)
              ? diff(byDelta, answer(startAck, partsOf(now, delta.changed.get('task')), delta))
              : null;
          const isTaken = found !== null && !found.isDoubtful;
          const read: Diff = isTaken ? found : diff(byDelta, answer(startAck, partsOf(now)));
          whole.take(wholly);
          byDelta.take(read);
          expect(byDelta.plain()).toEqual(whole.plain());
          expect(read.left > 0).toBe(wholly.left > 0);
          taken += isTaken ? 1 : 0;
          doubts += delta && !isTaken ? 1 : 0;
          if (read.left === 0) {
            expect(read.kept).toEqual(wholly.kept);
            byDelta.written.clear();
            from = { content: now, base: baseOf(read, byDelta.written) };
          } else if (isTaken && delta && from) {
            heldBacks += 1;
            from = { ...from, base: heldBack(delta, 2, read.kept ?? new Map()) };
          } else from = null;
          before = now;
        }
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(doubts);
    expect(Math.min(doubts, heldBacks)).toBeGreaterThan(100);
  });
});

function deltaOf(before: Content, now: Content, also: readonly number[], base: Base): Delta {
  const text = (content: Content, id: number) => {
    const told = content.get(id);
    return told && told.in.length > 0 ? JSON.stringify([told.dock, [...told.in].sort()]) : '';
  };
  const ids = [...new Set([...before.keys(), ...now.keys()])];
  const changed = new Set([...ids.filter((id) => text(before, id) !== text(now, id)), ...also]);
  return { base, changed: new Map([['task', changed]] as const) };
}
