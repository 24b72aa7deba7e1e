import { gunzipSync } from 'node:zlib';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRevision } from '../../server/src/db/center/read-settings.ts';
import { newsOf } from '../../server/src/db/read-written.ts';
import { dispatchLoad } from '../../server/src/snapshot/answers.ts';
import { SnapshotBody } from '../../server/src/snapshot/body.ts';
import { filtersOf } from '../../server/src/snapshot/filters.ts';
import { Mirror } from '../../server/src/snapshot/mirror.ts';
import { compose } from '../../server/src/snapshot/part.ts';
import { type ClientState, Snapshots } from '../../server/src/snapshot/snapshots.ts';
import { assert } from '../../src/domain/result.ts';
import type { Client } from '../contract/client.ts';
import { Load, taskIds } from '../contract/wire.ts';
import { counting } from './counted-statements.ts';
import { type OwnServer, ownServer } from './own-server.ts';

let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ simulator: 'manual' });
  api = await server.as('superadmin');
});
afterAll(() => server.close());

const minutes = (count: number) => count * 60_000;
const load = async () => {
  const answer = await api.get('/dispatch/loadstate/', { query: { center: 9, version: 1 } });
  return { etag: answer.headers.get('etag') ?? '', told: Load.parse(answer.body) };
};

describe('a snapshot body', () => {
  it('DSP-154 is compressed once and is whole with any version', async () => {
    const body = new SnapshotBody(`{"deliveries":[${Array.from({ length: 900 }, (_, id) => `{"id":${id}}`).join()}]`);
    for (const version of [0, 7, 14, null]) {
      const text = gunzipSync(Buffer.concat(await body.gzip(version))).toString();
      expect(text).toBe(body.plain(version).toString());
      expect(JSON.parse(text)).toMatchObject(version === null ? { deliveries: { length: 900 } } : { version });
    }
  });
});

describe('snapshots of a center', () => {
  const variant = (key: string) => {
    const made = { count: 0 };
    const compose = () => {
      made.count += 1;
      return `{"key":"${key}"`;
    };
    return { made, variant: { key, compose } };
  };
  const nothingKnown: ClientState = { isKnown: () => false, since: null };

  it('are composed once a revision and variant, however many ask', async () => {
    const snapshots = new Snapshots(server.db, 'here');
    const manager = variant('manager');
    const support = variant('support');
    const taken = await Promise.all(
      [manager, support, manager, manager].map((it) => snapshots.take(9, it.variant, 0, nothingKnown)),
    );
    expect([manager.made.count, support.made.count]).toEqual([1, 1]);
    expect(taken[0]?.etag).toBe(taken[2]?.etag);
    expect(taken[0]?.etag).not.toBe(taken[1]?.etag);
  });

  it('are not composed at all for a client that has them', async () => {
    const { made, variant: only } = variant('known');
    const taken = await new Snapshots(server.db, 'here').take(9, only, 0, { isKnown: () => true, since: null });
    expect(taken?.body).toBeNull();
    expect(made.count).toBe(0);
  });

  it('have another ETag in another database', async () => {
    const etags = await Promise.all(
      ['here', 'there'].map((name) => new Snapshots(server.db, name).take(9, variant('a').variant, 0, nothingKnown)),
    );
    expect(etags[0]?.etag).not.toBe(etags[1]?.etag);
  });

  it('leave memory once nobody asked for them for half an hour, and are read anew for the next', async () => {
    const at = { ms: 0 };
    const snapshots = new Snapshots(server.db, 'here', 'by', () => at.ms);
    const first = { 9: await snapshots.mirror(9), 12: await snapshots.mirror(12) };
    at.ms = minutes(29);
    expect(await snapshots.mirror(9)).toBe(first[9]);
    at.ms = minutes(31);
    expect(await snapshots.mirror(9)).toBe(first[9]);
    const anew = await snapshots.mirror(12);
    expect(anew).not.toBe(first[12]);
    expect(anew?.deliveries.size).toBe(first[12]?.deliveries.size);
  });

  it('that follow the revisions tell what they would tell anew', async () => {
    const before = await load();
    for (let step = 0; step < 20; step++) {
      server.advance(5_000);
      await server.simulator.step();
      await load();
    }
    const followed = await load();
    expect(followed.etag).not.toBe(before.etag);
    const anew = await new Snapshots(server.db, 'anew').mirror(9);
    assert(anew, 'center 9 is there');
    const told = { mirror: anew, viewer: { withMobile: true }, filters: filtersOf({}), touched: null };
    const text = compose(dispatchLoad, { ...told, nowMs: server.clock() });
    expect(byId(followed.told)).toEqual(byId(Load.parse(JSON.parse(`${text},"version":1}`))));
  });
});

describe('the mirror of a center', () => {
  const center = 9;
  /** A new revision of the center, which wrote these. */
  const revise = (...written: readonly ((rev: number) => SQL)[]) =>
    server.db.transaction(async (tx) => {
      await tx.execute(sql`update centers set revision = revision + 1 where id = ${center}`);
      const rev = await readRevision(tx, center);
      assert(rev !== null, 'the center is there');
      for (const write of written) await tx.execute(write(rev));
      return rev;
    });

  it('reads by one statement what changed, and then the rows of that alone', async () => {
    const { asked, db } = counting(server.db);
    const mirror = new Mirror(db, center);
    const readAt = async (revision: number) => {
      asked.count = 0;
      await mirror.upTo(revision);
      return asked.count;
    };
    await readAt(await revise());
    const [first] = mirror.deliveries.values();
    assert(first, 'an order is there');
    const { id, linked_order } = first.task;
    // The revision, what was written since, and nothing.
    expect(await readAt(await revise())).toBe(2);
    const writes = [
      (rev: number) => sql`update tasks set rev = ${rev}, status = 'canceled' where id = ${id}`,
      (rev: number) => sql`update orders set rev = ${rev}, number_of_crates = 41 where id = ${linked_order}`,
    ];
    // Tasks with their jobs and what is noted of late ones, orders with the latter.
    expect(await readAt(await revise(...writes))).toBe(2 + 3 + 2);
    expect(mirror.deliveries.get(id)).toMatchObject({ task: { status: 'canceled' }, order: { number_of_crates: 41 } });
    const gone = await revise((rev) => sql`update tasks set rev = ${rev}, left_rev = ${rev} where id = ${id}`);
    expect(await readAt(gone)).toBe(2);
    expect(mirror.deliveries.has(id)).toBe(false);
    expect(mirror.held.task.left.get(id)).toBe(gone);
  });

  it('finds what changed by an index, in each table that grows', async () => {
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const tables = Object.entries(new Mirror(server.db, center).held).map(
        ([name, { source }]) => [name, source] as const,
      );
      const explained: unknown = await tx.execute(sql`explain ${newsOf(tables, { center, since: 1 })}`);
      return JSON.stringify(explained);
    });
    expect(plan).toContain('Index');
    const growing = ['orders', 'tasks', 'docks', 'drivers', 'packings', 'nexts', 'stock_works'];
    expect(growing.filter((table) => plan.includes(`Seq Scan on ${table}`))).toEqual([]);
  });
});

/** List order means nothing. */
const byId = ({ deliveries, docks, drivers, ...told }: Load) => ({
  ...told,
  deliveries: new Map(deliveries.map((row) => [row.id, row])),
  docks: new Map(docks.map((row) => [row.id, row])),
  drivers: new Map(drivers?.map((row) => [row.id, row])),
  late_orders: new Set(taskIds(told.late_orders)),
  moving_tasks: new Set(taskIds(told.moving_tasks)),
  not_delivered: new Set(taskIds(told.not_delivered)),
});

describe('time alone', () => {
  it('DSP-710 changes the answer when an order becomes late, and not before', async () => {
    const before = await load();
    const late = new Set(taskIds(before.told.late_orders));
    server.advance(1_000);
    const soon = await load();
    if (taskIds(soon.told.late_orders).length === late.size) expect(soon.etag).toBe(before.etag);
    server.advance(minutes(240));
    const after = await load();
    expect(taskIds(after.told.late_orders).length).toBeGreaterThan(late.size);
    expect(after.etag).not.toBe(before.etag);
  });
});
