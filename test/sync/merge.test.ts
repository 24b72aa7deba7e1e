import { beforeEach, describe, expect, it } from 'vitest';
import { declarationsNow, provideDeclarations } from '../../src/db/declarations.ts';
import { wipeReplica } from '../../src/db/device/wipe.ts';
import { writeMeta } from '../../src/db/meta.ts';
import { noteRoomOpen } from '../../src/db/open-rooms.ts';
import { enqueue } from '../../src/db/outbox/enqueue.ts';
import type { QuaiDb, SourceState } from '../../src/db/schema.ts';
import { dispatchLoad } from '../../src/sync/api/dispatch-load.ts';
import { tasksState } from '../../src/sync/api/tasks-state.ts';
import { merge } from '../../src/sync/merge/merge.ts';
import type { Merge } from '../../src/sync/merge/merge-plan.ts';
import { Mirror } from '../../src/sync/merge/mirror.ts';
import { makeProject } from '../../src/worker/project.ts';
import { lists } from '../../src/worker/projection.ts';
import { anOrder, aTask } from '../builders/rows.ts';
import { World } from '../engine/world.ts';
import { wrongProjection } from '../fuzz/projection.ts';

const source = (endpoint: string, poll: number): SourceState => ({
  ...{ key: `${endpoint}@9`, endpoint, center: 9, version: 1, poll, appliedPoll: 0, appliedAck: 0, etag: null },
  ...{ query: '', startedAtMs: 0, appliedAtMs: null, failures: 0, skipped: 0, setAside: 0, error: null },
});

describe('an answer being merged', () => {
  let world: World;
  let db: QuaiDb;
  let mirror: Mirror;
  const nothing = async () => undefined;
  const load = (poll: number, dock: number | null, more: Partial<Merge> = {}): Merge => ({
    term: 1,
    endpoint: dispatchLoad,
    started: source('dispatch-load', poll),
    startAck: 0,
    parts: [{ kind: 'task', list: 'deliveries', rows: [{ id: 1, linked_order: 1001, dock }] }],
    etag: '"1"',
    nowMs: 5,
    awaited: [],
    manyRows: 0,
    ...more,
  });
  const task = async () => (await db.rows('task').get([9, 1]))?.row;

  beforeEach(async () => {
    world = new World();
    db = world.connect('1', 'relaxed');
    await writeMeta(db, 'term', 1);
    mirror = await Mirror.load(db, 9);
  });

  it('becomes the replica, and says so of its source', async () => {
    expect(await merge(db, mirror, nothing, load(1, 5))).toMatchObject({ outcome: 'applied' });
    expect(await task()).toMatchObject({ dock: 5 });
    expect(await db.sources.get('dispatch-load@9')).toMatchObject({ appliedPoll: 1, etag: '"1"', appliedAtMs: 5 });
  });

  it('changes nothing when another leader has raised the term', async () => {
    await writeMeta(db, 'term', 2);
    expect(await merge(db, mirror, nothing, load(1, 5))).toEqual({ outcome: 'fenced' });
    expect(await task()).toBeUndefined();
  });

  it('changes nothing when the replica was wiped since its leader began', async () => {
    await wipeReplica(db);
    expect(await merge(db, mirror, nothing, load(1, 5))).toEqual({ outcome: 'fenced' });
    expect(await db.sources.count()).toBe(0);
  });

  it('changes nothing when a later poll of its source was applied', async () => {
    await merge(db, mirror, nothing, load(2, 6));
    expect(await merge(db, mirror, nothing, load(1, 5))).toEqual({ outcome: 'overtaken' });
    expect(await task()).toMatchObject({ dock: 6 });
  });

  it('does not lose what another source says of the same row at the same time', async () => {
    const rows = [{ id: 1, linked_order: 1001, prep_total: 4 }];
    const board = {
      endpoint: tasksState,
      started: source('tasks-state', 1),
      parts: [{ kind: 'task', list: 'deliveries', rows } as const],
    };
    await Promise.all([merge(db, mirror, nothing, load(1, 5)), merge(db, mirror, nothing, load(1, 5, board))]);
    expect(await task()).toMatchObject({ dock: 5, prep_total: 4 });
    const lists = (await db.rows('task').get([9, 1]))?.lists;
    expect(lists?.toSorted()).toEqual(['dispatch-load/deliveries', 'tasks-state/deliveries']);
    expect(mirror.stored('task:1')).toEqual(await db.rows('task').get([9, 1]));
  });

  it('compares again what an action answer wrote meanwhile, and leaves it alone', async () => {
    await merge(db, mirror, nothing, load(1, 5));
    const row = { ...mirror.get('task', 1), dock: 7 };
    const stored = await db.rows('task').get([9, 1]);
    await db.transaction('rw', [db.table('task'), db.acks, db.meta], async () => {
      await db.table('task').put({ ...stored, row, ack: 1 });
      await db.acks.put({ ack: 1, center: 9, keys: ['task:1'] });
      await writeMeta(db, 'ack', 1);
    });
    const merged = await merge(db, mirror, nothing, load(2, 5));
    expect(merged).toMatchObject({ outcome: 'applied', changed: new Set(['task:1']) });
    expect(await task()).toMatchObject({ dock: 7 });
    expect(await db.sources.get('dispatch-load@9')).toMatchObject({ appliedPoll: 2, etag: null });
  });

  it('with status 304 changes no row and keeps its ETag', async () => {
    await merge(db, mirror, nothing, load(1, 5));
    await merge(db, mirror, nothing, load(2, null, { parts: null, etag: null }));
    expect(await task()).toMatchObject({ dock: 5 });
    expect(await db.sources.get('dispatch-load@9')).toMatchObject({ appliedPoll: 2, etag: '"1"' });
  });

  it('is worked out again where an action was recorded after it had been, and before it was written', async () => {
    const project = makeProject(lists, () => 1);
    const said = (poll: number, postal_code: string, calm?: Merge['calm']) =>
      load(poll, 5, {
        parts: [
          { kind: 'task', list: 'deliveries', rows: [aTask(1, { status: 'todo', address: { postal_code } })] },
          { kind: 'order', list: 'deliveries', rows: [anOrder(1001, { number_of_bags: 2 })] },
        ],
        ...(calm ? { calm } : {}),
      });
    const act = async () => {
      const by = { id: 'command-1', center: 9, tab: 'A', nowMs: 6, isOnline: false };
      await enqueue(db, project, { ...by, name: 'order.bags', args: { orderId: 1001, dry: 3, isotherm: 1 } });
    };
    await noteRoomOpen(db, 9, 'dispatch', 0);
    await merge(db, mirror, project, said(1, '75018'));
    expect(await merge(db, mirror, project, said(2, '75011', act))).toMatchObject({ outcome: 'applied' });
    expect(await db.overlay.toArray()).toMatchObject([{ kind: 'order', row: { number_of_bags: 4 } }]);
    expect((await db.rows('task').get([9, 1]))?.row.address).toMatchObject({ postal_code: '75011' });
    expect(await db.views.get([9, 'toDispatch', 1])).toMatchObject({ row: { postalCode: '75011' } });
    expect(wrongProjection(world.shadow('1'), 9)).toBeNull();
  });

  it('fetches the code of the actions once it finds one in the outbox, and shows what that says', async () => {
    const order = (poll: number, bags: number) =>
      load(poll, 5, { parts: [{ kind: 'order', list: 'deliveries', rows: [{ id: 1001, number_of_bags: bags }] }] });
    await merge(db, mirror, nothing, order(1, 2));
    const by = { id: 'command-1', center: 9, tab: 'A', nowMs: 6, isOnline: false };
    await enqueue(db, nothing, { ...by, name: 'order.bags', args: { orderId: 1001, dry: 3, isotherm: 1 } });
    // A start of the worker: nothing has been issued in it yet.
    provideDeclarations(() => import('../../src/domain/commands.ts'));
    expect(declarationsNow(1)).toBeNull();

    await merge(db, await Mirror.load(db, 9), nothing, order(2, 7));
    expect((await db.rows('order').get([9, 1001]))?.row).toMatchObject({ number_of_bags: 7 });
    expect(await db.overlay.toArray()).toMatchObject([{ row: { number_of_bags: 4, number_of_bags_isotherm: 1 } }]);
    expect(declarationsNow(1)?.commandNamed('order.bags')).toBeDefined();
  });
});
