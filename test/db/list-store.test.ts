import { liveQuery } from 'dexie';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { Updates, Values } from '../../src/db/lists/list-index.ts';
import { listedOf, readList, writeList } from '../../src/db/lists/list-store.ts';
import { listIndex } from '../../src/db/queries/lists.ts';
import { QuaiDb } from '../../src/db/schema.ts';
import { columnNames, indexFromScratch, aList as list, shape, someUpdates } from '../builders/indexes.ts';

const [center, other] = [9, 10];
const db = new QuaiDb('list-store', 'relaxed');
const none = { room: 'dispatch' as const, shape, puts: [], gone: [] };

const inTransaction = <T>(run: () => Promise<T>) => db.transaction('rw', db.lists, db.bases, run);

const write = (updates: Updates, at = center) =>
  inTransaction(async () => {
    const before = await readList(db, at, list);
    const lastWrite = (before?.stored.lastWrite ?? 0) + 1;
    await writeList(db, { ...none, center: at, list, before, updates, lastWrite });
  });

const row = (first: number): Values => ({ first, second: 0, shown: 0 });

const ids = async (at = center) => [...((await listIndex(db, at, list))?.ids ?? [])];

/** Only bases of one center are remembered: now none of this one is, as in a page or worker that just began. */
const forget = () => write(new Map(), other);

afterEach(() => Promise.all([db.lists.clear(), db.bases.clear()]));

it('a list is after any writes, by whoever knows its base or not, what sorting all rows from nothing gives', async () => {
  const written = fc.tuple(someUpdates, fc.boolean(), fc.boolean());
  await fc.assert(
    fc
      .asyncProperty(fc.array(written, { maxLength: 6 }), async (rounds) => {
        const rows = new Map<number, Values>();
        for (const [round, isNewWriter, isNewReader] of rounds) {
          if (isNewWriter) await forget();
          const changes = new Map(round);
          for (const [id, row] of changes) row ? rows.set(id, row) : rows.delete(id);
          await write(changes);
          if (isNewReader) await forget();
          expect(await listIndex(db, center, list)).toMatchObject(indexFromScratch(rows));
          const kept = await inTransaction(() => readList(db, center, list));
          expect(kept && listedOf(kept, [...changes.keys()])).toEqual(
            new Map([...rows].filter(([id]) => changes.has(id))),
          );
        }
      })
      .afterEach(() => Promise.all([db.lists.clear(), db.bases.clear()])),
    { numRuns: 60 },
  );
});

it('a small change of a long list leaves its base alone, and many make another', async () => {
  await write(new Map(Array.from({ length: 400 }, (_, id) => [id, row(id)])));
  const stamp = async () => (await db.bases.get([center, list]))?.stamp;
  const first = await stamp();
  for (let id = 0; id < 54; id++) await write(new Map([[id, row(1_000 + id)]]));
  expect(await stamp()).toBe(first);
  await write(new Map([[54, null]]));
  expect(await stamp()).not.toBe(first);
  expect((await ids()).slice(-2)).toEqual([52, 53]);
  expect(await ids()).toHaveLength(399);
});

it('a live query hears of every change, also where it began without a base', async () => {
  await write(new Map([[1, row(1)]]));
  await forget();
  const heard: number[][] = [];
  const asked = liveQuery(() => ids()).subscribe((found) => heard.push(found));
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([1]));
  await write(new Map([[2, row(0)]]));
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([2, 1]));
  await write(new Map([[1, null]]));
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([2]));
  asked.unsubscribe();
});

it('a base that another page or worker wrote is read, and goes on being heard of', async () => {
  await write(new Map([[1, row(1)]]));
  const heard: number[][] = [];
  const asked = liveQuery(() => ids()).subscribe((found) => heard.push(found));
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([1]));
  const [base, stored] = [await db.bases.get([center, list]), await db.lists.get([center, list])];
  if (!base || !stored) throw new Error('Invariant: written above');
  await inTransaction(async () => {
    const columns = Object.fromEntries(columnNames.map((name) => [name, Float64Array.of(0, 1)]));
    await db.bases.put({ ...base, stamp: 'another', ids: Float64Array.of(5, 6), columns });
    await db.lists.put({ ...stored, base: 'another', lastWrite: stored.lastWrite + 1 });
  });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([5, 6]));
  await write(new Map([[6, null]]));
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([5]));
  asked.unsubscribe();
});

it('what a transaction wrote that came to nothing is no base of what comes next', async () => {
  const failed = inTransaction(async () => {
    const updates = new Map([[7, row(0)]]);
    await writeList(db, { ...none, center, list, before: undefined, updates, lastWrite: 1 });
    throw new Error('Comes to nothing');
  });
  await expect(failed).rejects.toThrow('Comes to nothing');
  expect(await listIndex(db, center, list)).toBeUndefined();
  await write(new Map([[8, row(0)]]));
  expect(await ids()).toEqual([8]);
});

it('an index is the same object until something is written', async () => {
  await write(new Map([[1, row(1)]]));
  const index = await listIndex(db, center, list);
  expect(await listIndex(db, center, list)).toBe(index);
  await write(new Map([[1, row(2)]]));
  expect(await listIndex(db, center, list)).not.toBe(index);
});
