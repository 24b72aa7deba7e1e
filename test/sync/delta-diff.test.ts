import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerRow } from '../../src/db/schema.ts';
import { keyOf, type RowKey, splitKey } from '../../src/domain/rows.ts';
import type { RawRows } from '../../src/domain/wire.ts';
import type { Base } from '../../src/sync/delta.ts';
import { type Answer, type Diff, diff, type Stored } from '../../src/sync/diff.ts';
import type { Endpoint } from '../../src/sync/endpoint.ts';

// The comparison of a delta finds what that of the whole answer finds, for any answers one after the other.

/** A query that covers, in its list `narrow`, only what stands in dock 1. */
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

/** What a server has of a task: its dock, and the lists that tell it. */
interface Told {
  readonly dock: number;
  readonly in: readonly (typeof lists)[number][];
}
type Content = ReadonlyMap<number, Told>;

const raw = (id: number, { dock }: Told) => ({ id, linked_order: id + 1000, dock });

const partsOf = (content: Content, isTold: (id: number) => boolean = () => true): RawRows[] =>
  lists.map((list) => ({
    kind: 'task',
    list,
    rows: [...content].flatMap(([id, told]) => (isTold(id) && told.in.includes(list) ? raw(id, told) : [])),
  }));

class Replica implements Stored {
  readonly rows = new Map<number, ServerRow>();
  kept: Base['kept'] = new Map();
  readonly written = new Set<RowKey>();

  of(kind: string): ReadonlyMap<number, ServerRow> {
    return kind === 'task' ? this.rows : new Map<number, ServerRow>();
  }

  stored(key: RowKey): ServerRow | undefined {
    return this.rows.get(splitKey(key)[1]);
  }

  /** Another source says something else of a row. */
  write(id: number, dock: number): void {
    const before = this.rows.get(id);
    if (!before) return;
    this.rows.set(id, { ...before, row: { ...before.row, dock } as ServerRow['row'] });
    this.written.add(keyOf('task', id));
  }

  take(found: Diff): void {
    for (const { puts, removes } of found.changes) {
      for (const row of puts) this.rows.set(row.id, row);
      for (const id of removes) this.rows.delete(id);
    }
    this.kept = found.kept ?? new Map();
    this.written.clear();
  }

  plain(): unknown {
    const all = [...this.rows.values()].map(({ id, row, lists: members }) => [id, row, [...members].sort()] as const);
    return all.toSorted(([one], [other]) => one - other);
  }
}

const answer = (parts: readonly RawRows[], delta?: Answer['delta']): Answer => ({
  endpoint,
  center: 9,
  query: '',
  startAck: 0,
  parts,
  delta,
});

const baseOf = ({ kept, written }: Replica): Base => ({
  cursor: 'c',
  poll: 1,
  query: '',
  wholeAtMs: 0,
  isByDelta: false,
  kept,
  written,
});

const aTask = fc.record({ dock: fc.integer({ min: 1, max: 2 }), in: fc.subarray([...lists], { minLength: 0 }) });
const aContent = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), aTask), { maxLength: 5 }).map((all) => new Map(all));
const aTurn = fc.record({
  content: aContent,
  /** What the other source writes before: task and dock. */
  writes: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2 })), { maxLength: 2 }),
  /** Rows that are named as changed although they did not. */
  also: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
  isKept: fc.boolean(),
});

describe('the comparison of a delta', () => {
  it('finds what that of the whole answer finds, or doubts', () => {
    let doubts = 0;
    let taken = 0;
    fc.assert(
      fc.property(fc.array(aTurn, { minLength: 1, maxLength: 12 }), (turns) => {
        const [whole, byDelta] = [new Replica(), new Replica()];
        let before: Content | null = null;
        for (const { content, writes, also, isKept } of turns) {
          for (const replica of [whole, byDelta]) for (const [id, dock] of writes) replica.write(id, dock);
          // Mostly the server has what it had.
          const now: Content = isKept && before ? new Map([...before, ...[...content].slice(0, 1)]) : content;
          whole.take(diff(whole, answer(partsOf(now))));
          const found = before && diff(byDelta, answer(...deltaOf(before, now, also, byDelta)));
          if (found && !found.isDoubtful) taken += 1;
          else doubts += before ? 1 : 0;
          byDelta.take(found && !found.isDoubtful ? found : diff(byDelta, answer(partsOf(now))));
          expect(byDelta.plain()).toEqual(whole.plain());
          expect(byDelta.kept).toEqual(whole.kept);
          before = now;
        }
      }),
      { numRuns: 600 },
    );
    expect(taken).toBeGreaterThan(doubts);
    expect(doubts).toBeGreaterThan(0);
  });
});

function deltaOf(
  before: Content,
  now: Content,
  also: readonly number[],
  replica: Replica,
): [parts: RawRows[], delta: NonNullable<Answer['delta']>] {
  const text = (content: Content, id: number) => {
    const told = content.get(id);
    return told && told.in.length > 0 ? JSON.stringify([told.dock, [...told.in].sort()]) : '';
  };
  const ids = [...new Set([...before.keys(), ...now.keys()])];
  const changed = new Set([...ids.filter((id) => text(before, id) !== text(now, id)), ...also]);
  const delta = { base: baseOf(replica), changed: new Map([['task', changed]] as const) };
  return [partsOf(now, (id) => changed.has(id)), delta];
}
