import { describe, expect, it } from 'vitest';
import { QuaiDb } from '../../src/db/schema.ts';
import type { Driver } from '../../src/domain/driver/driver.ts';
import { Mirror } from '../../src/sync/merge/mirror.ts';
import { readyToLeave } from '../../src/worker/derived/ready-to-leave.ts';
import { aDriver } from '../builders/rows.ts';

const now = Date.parse('2025-03-03T12:00:00+01:00');
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString();

const db = new QuaiDb('ready-to-leave', 'relaxed');

async function mirror(...drivers: readonly (readonly [Driver, list: string])[]): Promise<Mirror> {
  const rows = await Mirror.load(db, 9);
  rows.put(
    'driver',
    drivers.map(([row, list]) => ({ center: 9, id: row.id, row, lists: [list] })),
  );
  return rows;
}

const listed = (...etas: readonly (number | null)[]) =>
  mirror(
    ...etas.map(
      (eta, at) => [aDriver(at + 1, { eta: eta === null ? null : inMinutes(eta) }), 'dispatch-load/drivers'] as const,
    ),
  );

const derive = (rows: Mirror, nowMs: number) => readyToLeave.begin()(rows, nowMs, null);

describe('the count of drivers ready to leave', () => {
  it('DSP-559 counts ETAs from 90 minutes ago to 15 minutes ahead', async () => {
    expect(derive(await listed(-91, -90, 0, 15, 16, null), now).value).toEqual([2, 3, 4]);
  });

  it('DSP-559 changes by itself when an ETA comes near or grows too old', async () => {
    const rows = await listed(20, -80);
    const { nextAtMs } = derive(rows, now);
    expect(nextAtMs).toBe(now + 5 * minute);
    expect(derive(rows, now + 5 * minute)).toEqual({ value: [1, 2], nextAtMs: now + 10 * minute + 1 });
    expect(derive(rows, now + 10 * minute + 1).value).toEqual([1]);
  });

  it('DSP-559 leaves out whom only a look at the drivers has listed: nothing keeps them fresh', async () => {
    const rows = await mirror([aDriver(1, { eta: inMinutes(0) }), 'drivers/drivers']);
    expect(derive(rows, now)).toEqual({ value: [], nextAtMs: null });
  });
});
