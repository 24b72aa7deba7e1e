import { beforeEach, describe, expect, it } from 'vitest';
import { build, type ReplicaBuild } from '../../src/db/build.ts';
import { readMeta, writeMeta } from '../../src/db/meta.ts';
import { OtherBuild } from '../../src/db/owner.ts';
import { listIndex, viewRows } from '../../src/db/queries/lists.ts';
import { renewReplica } from '../../src/db/renew.ts';
import type { QuaiDb } from '../../src/db/schema.ts';
import { type DockCard, docksList } from '../../src/db/view-rows/dispatch.ts';
import { lists } from '../../src/worker/projection.ts';
import { docks } from '../../src/worker/view-rows/docks.ts';
import { wrongProjection } from '../fuzz/projection.ts';
import { type Tab, World } from './world.ts';

let world: World;
let db: QuaiDb;
let tab: Tab;

/** The builds of two checkouts differ by these hashes. */
const other = (changed: Partial<ReplicaBuild>): ReplicaBuild => ({ ...build, ...changed });

/** The lists of the build before: without the column that counts drivers, and with other texts. */
const formerLists = lists.map((list) => {
  if (list !== docks) return list;
  const { driver: _, ...columns } = docks.columns;
  const listed: typeof list.listed = (id, rows) => {
    const now = docks.listed(id, rows);
    if (!now) return null;
    const { driver: __, ...values } = now.columns;
    return { columns: values, row: { ...now.row, driverName: 'Texte d’avant' } };
  };
  return { ...list, columns, listed };
});

/** A device that the build before has filled; it is closed, the network is gone, and this build starts. */
async function restartOffline(before: ReplicaBuild): Promise<boolean> {
  await writeMeta(db, 'build', before);
  world.network.isCut = true;
  for (const it of [...world.tabs]) it.kill();
  await world.settle();
  world.lists = lists;
  const isToMake = await renewReplica(db);
  tab = await world.open();
  if (isToMake) await tab.engine.makeLists();
  await world.settle();
  return isToMake;
}

beforeEach(async () => {
  world = new World({ isWhole: true, hasRecords: true });
  world.lists = formerLists;
  tab = await world.open();
  db = world.connect('1', 'relaxed');
});

describe('a build that makes its lists otherwise, started without network', () => {
  it('has them all anew of the stored rows, with the column that appeared and the texts of now', async () => {
    expect(Object.keys((await listIndex(db, 9, docksList))?.columns ?? {})).not.toContain('driver');
    const rows = world.shadow('1').rows('dock').length;
    expect(await restartOffline(other({ lists: 'former' }))).toBe(true);
    const index = await listIndex(db, 9, docksList);
    const cards = await viewRows<DockCard>(db, 9, docksList, [...(index?.ids ?? [])]);
    expect(cards.length).toBeGreaterThan(0);
    expect([...(index?.columns.driver ?? [])]).toEqual(cards.map((card) => card.target_driver ?? Number.NaN));
    expect(cards.some(({ driverName }) => driverName === 'Texte d’avant')).toBe(false);
    expect(wrongProjection(world.shadow('1'), 9)).toBeNull();
    expect(world.shadow('1').rows('dock')).toHaveLength(rows);
  });

  it('has the derived views anew too', async () => {
    const before = await db.derived.toArray();
    await db.derived.toCollection().modify({ value: 'former' });
    await restartOffline(other({ lists: 'former' }));
    expect(before.length).toBeGreaterThan(0);
    expect(await db.derived.toArray()).toEqual(before);
  });

  it('makes the lists of other rooms shown lately, which no tab shows now', async () => {
    await tab.set({ path: '/loadings' });
    await world.settle();
    await tab.set({ path: '/dispatch' });
    const names = async () => (await db.lists.toArray()).map(({ list }) => list).sort();
    const before = await names();
    expect(before).toEqual(expect.arrayContaining(['loadingOrders', docksList]));
    await restartOffline(other({ lists: 'former' }));
    expect(await names()).toEqual(before);
  });

  it('asks the server for all of it once there is a network', async () => {
    const etags = async () => (await db.sources.toArray()).map(({ etag }) => etag !== null);
    expect(await etags()).toContain(true);
    await restartOffline(other({ lists: 'former' }));
    expect(await etags()).not.toContain(true);
  });

  it('keeps what waits in the outbox, and shows it in the new lists', async () => {
    world.network.isCut = true;
    await tab.engine.actions.issue('dock.mark', { dockId: 51, mark: 'optimized' });
    await restartOffline(other({ lists: 'former' }));
    const [card] = await viewRows<DockCard>(db, 9, docksList, [51]);
    expect(card?.marks).toHaveLength(1);
  });
});

describe('a build with other schemas', () => {
  it('of rows begins with an empty replica, and keeps the outbox', async () => {
    world.network.isCut = true;
    await tab.engine.actions.issue('dock.mark', { dockId: 51, mark: 'optimized' });
    await restartOffline(other({ rows: 'former' }));
    expect(await Promise.all([db.rows('dock').count(), db.lists.count(), db.sources.count()])).toEqual([0, 0, 0]);
    expect(await db.outbox.count()).toBe(1);
    expect(await readMeta(db, 'build')).toEqual(build);
  });

  it('of details drops the details alone', async () => {
    const detail = { key: 'order-detail@9:{}', center: 9, value: {}, error: null, askedAtMs: 0, answeredAtMs: 0 };
    await db.details.put(detail);
    const rows = await db.rows('dock').count();
    await restartOffline(other({ details: 'former' }));
    expect(await db.details.count()).toBe(0);
    expect(await db.rows('dock').count()).toBe(rows);
  });

  it('finds a replica of its own as it left it', async () => {
    await writeMeta(db, 'build', build);
    const before = await db.lists.toArray();
    expect(await renewReplica(db)).toBe(false);
    expect(await db.lists.toArray()).toEqual(before);
  });
});

describe('a tab whose replica another build, newer or older, has made its own', () => {
  const stored = async () => ({
    rows: await db.rows('dock').toArray(),
    lists: await db.lists.toArray(),
    outbox: await db.outbox.toArray(),
    term: await readMeta(db, 'term'),
  });

  beforeEach(async () => {
    await writeMeta(db, 'build', other({ lists: 'another' }));
  });

  it('records no action', async () => {
    const before = await stored();
    await expect(tab.engine.actions.issue('dock.mark', { dockId: 51, mark: 'optimized' })).rejects.toThrow(OtherBuild);
    expect(await stored()).toEqual(before);
  });

  it('neither leads nor demands again once it is closed, whoever looks at it', async () => {
    await tab.engine.close();
    const before = await stored();
    await tab.set({ visible: false });
    await tab.set({ visible: true });
    await world.pass(60_000);
    expect(tab.engine.isLeading).toBe(false);
    expect(world.locks.snapshot().held ?? []).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});
