import { describe, expect, it } from 'vitest';
import type { ServerRow } from '../../src/db/schema.ts';
import { schemaOf } from '../../src/domain/row-schemas.ts';
import { type Kind, kinds, type RowKey, splitKey } from '../../src/domain/rows.ts';
import { fits } from '../../src/domain/schema.ts';
import type { RawRows } from '../../src/domain/wire.ts';
import { type Answer, diff, type StoredRows } from '../../src/sync/merge/diff.ts';
import type { Endpoint } from '../../src/sync/polling/endpoint.ts';

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
  if (!fits(schemaOf('task'), row)) throw new Error('No task');
  return { center: 9, id, row, lists, ...(ack === undefined ? {} : { ack }) };
}

function replica(...rows: readonly ServerRow[]): StoredRows {
  const tables = new Map<Kind, Map<number, ServerRow>>(kinds.map((kind) => [kind, new Map()]));
  for (const row of rows) tables.get('linked_order' in row.row ? 'task' : 'dock')?.set(row.id, row);
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

  it('leaves a field of the wrong type out of its row, which says nothing of it any more, and names it', () => {
    const raw = task(1, { dock: 'cinq', address: { street: 'rue de Rivoli', latitude: 4885.66 } });
    const found = diff(replica(stored(1, { dock: 5, eta: null })), answer([listed(raw)]));
    expect(found).toMatchObject({ setAside: 0, left: 0 });
    expect(found.changes[0]?.puts).toEqual([
      {
        ...{ center: 9, id: 1, lists: ['load/deliveries'], unread: ['dock', 'address.latitude'] },
        row: { ...task(1), dock: null, eta: null, address: { street: 'rue de Rivoli', latitude: null } },
      },
    ]);
  });

  it('writes a row with such a field once, however often it is told, in these words or in others', () => {
    const raw = task(1, { dock: 'cinq' });
    const [put] = diff(replica(), answer([listed(raw)])).changes[0]?.puts ?? [];
    if (!put) throw new Error('No row');
    for (const again of [raw, { ...raw }, task(1, { dock: 'six' })])
      expect(diff(replica(put), answer([listed(again)])).changes).toEqual([]);
  });

  it('forgets its name as soon as the field can be read, also where it then says nothing', () => {
    const bad = { ...stored(1, { dock: null, eta: null }), unread: ['dock', 'eta'] };
    expect(diff(replica(bad), answer([listed(task(1, { dock: null }))])).changes[0]?.puts[0]).toEqual({
      ...{ center: 9, id: 1, lists: ['load/deliveries'], unread: ['eta'] },
      row: { ...task(1), dock: null, eta: null },
    });
    const [put] = diff(replica(bad), answer([listed(task(1, { dock: 5, eta: null }))])).changes[0]?.puts ?? [];
    expect(put).not.toHaveProperty('unread');
  });

  it('takes a center for its id, in whatever words it is told, and writes that once', () => {
    const raw = { id: 1, cross_docking_target_center: { id: 12, name: 'Lyon' }, ending_center: 9 };
    const docks = (row: object): RawRows => ({ kind: 'dock', list: 'docks', rows: [row] });
    const [change] = diff(replica(), answer([docks(raw)])).changes;
    expect(change?.puts[0]).toEqual({
      ...{ center: 9, id: 1, lists: ['load/docks'] },
      row: { id: 1, cross_docking_target_center: 12, ending_center: 9 },
    });
    const held = replica(...(change?.puts ?? []));
    for (const again of [raw, { ...raw }, { ...raw, cross_docking_target_center: 12 }])
      expect(diff(held, answer([docks(again)])).changes).toEqual([]);
  });

  it('sets a task aside whose order cannot be told', () => {
    for (const linked_order of [null, 'A12', undefined])
      expect(diff(replica(), answer([listed({ id: 1, linked_order })]))).toMatchObject({ changes: [], setAside: 1 });
  });

  it('takes no row away for a list that cannot be read', () => {
    const unread: RawRows = { kind: 'task', list: 'deliveries', rows: [], isUnread: true };
    expect(diff(replica(stored(1)), answer([unread])).changes).toEqual([]);
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
    expect(diff(replica(stored(1)), answer([listed({ linked_order: 2 })]))).toMatchObject({ changes: [], left: 1 });
    expect(diff(replica(stored(1)), answer([listed(1, { linked_order: 2 })]))).toMatchObject({ changes: [], left: 0 });
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
