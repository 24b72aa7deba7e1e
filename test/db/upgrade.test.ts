import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { databaseName, openDb, openReader } from '../../src/db/open.ts';
import { QuaiDb } from '../../src/db/schema.ts';
import { aStored } from '../builders/stored.ts';

/** The build after this one, with a store it changes and one it adds. */
class NextDb extends QuaiDb {
  constructor(name: string) {
    super(name, 'strict');
    this.version(this.verno + 1).stores({ journal: '++n, commandId', notes: 'id' });
  }
}

/** The stores of the first build, as they are on devices it ran on. */
const firstStores = {
  order: '[center+id]',
  task: '[center+id], [center+row.linked_order]',
  dock: '[center+id], [center+row.target_driver], *row.tasks',
  driver: '[center+id]',
  alert: '[center+id]',
  notification: '[center+id]',
  metas: '[center+id]',
  transitArea: '[center+id]',
  overlay: '[center+kind+id]',
  outbox: 'seq, &id, center',
  sources: 'key',
  lists: '[center+list]',
  views: '[center+list+id]',
  derived: '[center+name]',
  acks: 'ack',
  journal: '++n',
  meta: 'name',
};

it('the database of the first build opens in this one with what waits in its outbox, room for details and no list without a base', async () => {
  const first = new Dexie(databaseName('first'));
  first.version(1).stores(firstStores);
  const waiting = aStored({ id: 'waiting', seq: 1, state: 'queued' });
  await first.table('outbox').add(waiting);
  await first.table('meta').add({ name: 'seq', value: 1 });
  await first.table('lists').add({ center: 9, list: 'toDispatch', ids: new Float64Array([1]), columns: {} });
  first.close();
  const db = openDb('first', 'strict');
  expect(await db.outbox.toArray()).toEqual([waiting]);
  expect(await db.meta.get('seq')).toEqual({ name: 'seq', value: 1 });
  expect(await db.details.count()).toBe(0);
  expect(await db.lists.count()).toBe(0);
  db.close();
});

it('what waits in the outbox survives the schema of the next build, and the old tab is told', async () => {
  const told: string[] = [];
  const old = openDb('upgrade', 'strict', { outdated: () => told.push('outdated'), lost: () => told.push('lost') });
  const waiting = aStored({ id: 'waiting', seq: 1, state: 'queued' });
  await old.outbox.add(waiting);
  const next = new NextDb(databaseName('upgrade'));
  expect(await next.outbox.toArray()).toEqual([waiting]);
  expect(told).toEqual(['outdated']);
  await expect(old.outbox.add(waiting)).rejects.toThrow(/newer build/);
  next.close();
});

it('a page of the old build goes on showing, and says that it is old', async () => {
  const told: string[] = [];
  const reader = openReader('shown', { outdated: () => told.push('outdated') });
  await reader.outbox.count();
  const next = new NextDb(databaseName('shown'));
  await next.outbox.add(aStored({ id: 'waiting' }));
  expect((await reader.outbox.toArray()).map(({ id }) => id)).toEqual(['waiting']);
  expect(told).toContain('outdated');
  reader.close();
  next.close();
});

it('an older build cannot open the database of a newer one: it leaves all as it is', async () => {
  const next = new NextDb(databaseName('downgrade'));
  await next.outbox.add(aStored({ id: 'waiting', seq: 1, state: 'queued' }));
  next.close();
  const old = openDb('downgrade', 'strict');
  await expect(old.outbox.count()).rejects.toThrow(/newer build/);
  const again = new NextDb(databaseName('downgrade'));
  expect(await again.outbox.count()).toBe(1);
  again.close();
});

it('a database deleted under an open tab is told as lost, not as a newer build’s, and is made anew', async () => {
  const told: string[] = [];
  const events = { outdated: () => told.push('outdated'), lost: () => told.push('lost') };
  const db = openDb('deleted', 'strict', events);
  await db.outbox.add(aStored({ id: 'waiting' }));
  await Dexie.delete(databaseName('deleted'));
  expect(told).toEqual(['lost']);
  expect(await db.outbox.count()).toBe(0);
  db.close();
});
