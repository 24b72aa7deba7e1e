import { afterEach, describe, expect, it } from 'vitest';
import { centersOf } from '../../src/db/queries/centers.ts';
import { unreadNotifications } from '../../src/db/queries/notifications.ts';
import { serverValues } from '../../src/db/queries/server-rows.ts';
import { QuaiDb, type ServerRow } from '../../src/db/schema.ts';
import type { Kind, RowOf } from '../../src/domain/rows.ts';
import { aCenter, anAlert, anOrder, aTask, someMetas } from '../builders/rows.ts';

const db = new QuaiDb('queries', 'relaxed');
const put = <K extends Kind>(kind: K, center: number, row: RowOf<K>) =>
  db.table<ServerRow<K>>(kind).put({ center, id: row.id, row, lists: [] });

afterEach(() => Promise.all(db.tables.map((table) => table.clear())));

describe('the centers one can switch to', () => {
  const settings = (center: number, ...names: readonly string[]) =>
    put('metas', center, someMetas(center, { centers: names.map((name, at) => aCenter(at + 1, { name })) }));
  const namesFor = async (center: number) => (await centersOf(db, center))?.map(({ name }) => name);

  it('are unknown before any settings, which is not the same as none', async () => {
    expect(await namesFor(9)).toBeUndefined();
    await settings(9);
    expect(await namesFor(9)).toEqual([]);
  });

  it("are as the current center's settings list them, before they are known as another's do", async () => {
    await settings(9, 'Paris');
    expect(await namesFor(12)).toEqual(['Paris']);
    await settings(12, 'Paris', 'Ivry');
    expect(await namesFor(12)).toEqual(['Paris', 'Ivry']);
    expect(await namesFor(9)).toEqual(['Paris']);
  });
});

describe('notifications', () => {
  it("are the center's own nobody has read, newest first, undated ones last", async () => {
    await put('notification', 9, anAlert(1, { created_at: '2026-03-10T08:00:00Z' }));
    await put('notification', 9, anAlert(2));
    await put('notification', 9, anAlert(3, { created_at: '2026-03-10T09:00:00+02:00' }));
    await put('notification', 12, anAlert(4, { created_at: '2026-03-10T10:00:00Z' }));
    await put('notification', 9, anAlert(5, { is_read: true }));
    expect((await unreadNotifications(db, 9)).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('DSP-224 one the user has read is gone before the server knows, and one he tried to read bears the mark', async () => {
    await put('notification', 9, anAlert(1));
    await put('notification', 9, anAlert(2));
    const refused = { commandId: 'c', name: 'alert.read', state: 'refused', inDoubt: false } as const;
    const over = { center: 9, kind: 'notification', marks: [refused] } as const;
    await db.overlay.put({ ...over, id: 1, row: anAlert(1, { is_read: true }) });
    await db.overlay.put({ ...over, id: 2, row: null });
    expect(await unreadNotifications(db, 9)).toEqual([{ ...anAlert(2), marks: [refused] }]);
  });
});

describe('what the server has of what a command changes', () => {
  it('is told row by row, with the number of the order; rows that are gone are left out', async () => {
    await put('task', 9, aTask(12, { linked_order: anOrder(5).id, dock_rank: 2 }));
    await put('order', 9, anOrder(5, { random_id: '7QX2' }));
    const values = await serverValues(db, { center: 9, before: { 'task:12': {}, 'order:5': {}, 'dock:3': {} } });
    expect([...values.keys()]).toEqual(['task:12', 'order:5']);
    expect(values.get('task:12')).toMatchObject({ fields: { dock_rank: 2 }, name: '7QX2' });
    expect(values.get('order:5')?.name).toBe('7QX2');
  });

  it('names an order without a public number by its id, also where only its task is known', async () => {
    await put('task', 9, aTask(12, { linked_order: anOrder(5).id }));
    await put('task', 9, aTask(13, { linked_order: anOrder(6).id }));
    await put('order', 9, anOrder(5, { random_id: null }));
    const before = { 'task:12': {}, 'order:5': {}, 'task:13': {} };
    const values = await serverValues(db, { center: 9, before });
    expect([...values].map(([key, { name }]) => [key, name])).toEqual([
      ['task:12', '5'],
      ['order:5', '5'],
      ['task:13', '6'],
    ]);
  });
});
