import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOldDetails } from '../../src/db/old-details.ts';
import { openDb } from '../../src/db/open.ts';
import type { QuaiDb, StoredDetail } from '../../src/db/schema.ts';

const hourMs = 3_600_000;
const nowMs = Date.parse('2026-11-29T10:00:00Z');

const detail = (key: string, ageMs: number, more: Partial<StoredDetail> = {}): StoredDetail => ({
  ...{ key, center: 9, value: { of: key }, error: null, keptMs: undefined },
  ...{ askedAtMs: nowMs - ageMs, answeredAtMs: nowMs - ageMs },
  ...more,
});

let db: QuaiDb;
let reads: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } };
beforeEach(async () => {
  db = openDb(`details ${Math.random()}`, 'strict');
  await db.open();
  reads = vi.spyOn(globalThis, 'structuredClone');
});
afterEach(() => {
  vi.restoreAllMocks();
  db.close();
});

/** Keys of the answers that the database was read for, in order. */
const keysRead = () =>
  reads.mock.calls.flatMap(([value]) =>
    typeof value === 'object' && value !== null && 'askedAtMs' in value && 'key' in value ? [value.key] : [],
  );
const keysLeft = () => db.details.toCollection().primaryKeys();

it('LOG-214 an answer that stays is not read when old ones are dropped: a year of logs weighs nothing then', async () => {
  const year = Array.from({ length: 12 }, (_, at) => detail(`month ${at}`, (at + 1) * hourMs));
  const personal = detail('personal', 0.6 * hourMs, { keptMs: 0.5 * hourMs });
  const fresh = detail('personal, fresh', 0.4 * hourMs, { keptMs: 0.5 * hourMs });
  await db.details.bulkPut([...year, detail('old', 25 * hourMs), personal, fresh]);
  const before = keysRead().length;
  expect(before).toBe(15);
  expect(await db.transaction('rw', db.details, () => dropOldDetails(db, nowMs))).toBe(2);
  expect(new Set(keysRead().slice(before))).toEqual(new Set(['old', personal.key, fresh.key]));
  expect(await keysLeft()).toEqual([...year.map(({ key }) => key), fresh.key].toSorted());
});

it('an answer of a day or more by its own wish stays so long, and one from a clock ahead is not over', async () => {
  await db.details.bulkPut([
    detail('two days', 30 * hourMs, { keptMs: 48 * hourMs }),
    detail('ahead', -hourMs),
    detail('ahead, personal', -hourMs, { keptMs: hourMs }),
    detail('a day', 24 * hourMs),
  ]);
  expect(await db.transaction('rw', db.details, () => dropOldDetails(db, nowMs))).toBe(0);
  expect(await db.transaction('rw', db.details, () => dropOldDetails(db, nowMs + 1))).toBe(1);
  expect(await keysLeft()).toEqual(['ahead', 'ahead, personal', 'two days']);
});
