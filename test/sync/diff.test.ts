import { describe, expect, it } from 'vitest';
import type { ServerRow } from '../../src/db/schema.ts';
import { type Kind, kinds, type RowKey, schemas, splitKey } from '../../src/domain/rows.ts';
import { fits } from '../../src/domain/schema.ts';
import type { RawRows } from '../../src/domain/wire.ts';
import { type Answer, diff, type Stored } from '../../src/sync/diff.ts';
import type { Endpoint } from '../../src/sync/endpoint.ts';

const endpoint: Endpoint = {
  name: 'load',
  periodMs: 20_000,
  isTagged: true,
  request: () => ({ method: 'GET', path: '/', timeoutMs: 1 }),
  union: () => '',
  parts: () => null,
  covers: (query) => query === 'everything',
};

/** A stored task; checked by its schema. */
function stored(id: number, fields: object = {}, lists = ['load/deliveries'], ack?: number): ServerRow<'task'> {
  const row: unknown = { id, linked_order: id + 1000, ...fields };
  if (!fits(schemas.task, row)) throw new Error('No task');
  return { center: 9, id, row, lists, ...(ack === undefined ? {} : { ack }) };
}

function replica(...rows: readonly ServerRow[]): Stored {
  const tables = new Map<Kind, Map<number, ServerRow>>(kinds.map((kind) => [kind, new Map()]));
  for (const row of rows) tables.get('task')?.set(row.id, row);
  const of = (kind: Kind) => tables.get(kind) ?? new Map<number, ServerRow>();
  return {
    of,
    stored: (key: RowKey) => {
      const [kind, id] = splitKey(key);
      return of(kind).get(id);
    },
  };
}

const listed = (...rows: readonly unknown[]): RawRows => ({ kind: 'task', list: 'deliveries', rows });
const answer = (parts: readonly RawRows[], more: Partial<Answer> = {}): Answer => ({
  endpoint,
  center: 9,
  query: 'everything',
  startAck: 0,
  parts,
  ...more,
});
const task = (id: number, fields: object = {}) => ({ id, linked_order: id + 1000, ...fields });

describe('an answer compared with the replica', () => {
  it('says nothing of rows that are as before', () => {
    const found = diff(replica(stored(1, { dock: 5 })), answer([listed(task(1, { dock: 5 }))]));
    expect(found).toEqual({ changes: [], setAside: 0, left: 0 });
  });

  it('compares a row told again, the same object, with what is stored by then', () => {
    const told = listed(task(1, { dock: 5 }));
    expect(diff(replica(stored(1, { dock: 5 })), answer([told])).changes).toEqual([]);
    expect(diff(replica(stored(1, { dock: 6 })), answer([told])).changes[0]?.puts[0]?.row).toEqual(
      task(1, { dock: 5 }),
    );
  });

  it('keeps the fields it leaves out', () => {
    const found = diff(replica(stored(1, { dock: 5, eta: null })), answer([listed(task(1, { status: 'todo' }))]));
    expect(found.changes[0]?.puts[0]?.row).toEqual({ ...task(1), dock: 5, eta: null, status: 'todo' });
  });

  it('sets a row with a field of the wrong type aside, and leaves what was there', () => {
    const found = diff(replica(stored(1, { dock: 5 })), answer([listed(task(1, { dock: 'cinq' }))]));
    expect(found).toEqual({ changes: [], setAside: 1, left: 0 });
  });

  it.each([[{}], [{ id: 0 }], [{ id: '7' }], ['sept'], [null]])('sets %j aside, which has no usable id', (raw) => {
    expect(diff(replica(), answer([listed(raw)]))).toMatchObject({ changes: [], setAside: 1 });
  });

  it('takes away a row that is absent from all the lists it covers', () => {
    expect(diff(replica(stored(1)), answer([listed()])).changes).toEqual([{ kind: 'task', puts: [], removes: [1] }]);
  });

  it('leaves a row that its query does not cover', () => {
    expect(diff(replica(stored(1)), answer([listed()], { query: 'a part' })).changes).toEqual([]);
  });

  it('leaves all absent rows of a list that holds a row of unknown id: it may be any of them', () => {
    expect(diff(replica(stored(1)), answer([listed({ linked_order: 2 })])).changes).toEqual([]);
  });

  it('leaves a row that another source still lists, and forgets its own listing', () => {
    const found = diff(replica(stored(1, {}, ['load/deliveries', 'state/deliveries'])), answer([listed()]));
    expect(found.changes[0]?.puts[0]?.lists).toEqual(['state/deliveries']);
  });

  it('takes an id alone as listed, without anything new', () => {
    expect(diff(replica(stored(1)), answer([listed(1)])).changes).toEqual([]);
  });

  it('DSP-491 leaves a row alone that an action answer wrote after the poll had started', () => {
    const found = diff(
      replica(stored(1, { dock: 5 }, ['load/deliveries'], 3)),
      answer([listed(task(1, { dock: 6 }))], { startAck: 2 }),
    );
    expect(found).toEqual({ changes: [], setAside: 0, left: 1 });
  });

  it('neither removes such a row, nor counts as the whole content while it is there', () => {
    const found = diff(replica(stored(1, {}, ['answer/answer'], 3)), answer([listed()], { startAck: 2 }));
    expect(found).toEqual({ changes: [], setAside: 0, left: 1 });
  });

  it('takes away what only an action answer listed, once a later poll does not', () => {
    const found = diff(replica(stored(1, {}, ['answer/answer'], 3)), answer([listed()], { startAck: 3 }));
    expect(found.changes).toEqual([{ kind: 'task', puts: [], removes: [1] }]);
  });
});
