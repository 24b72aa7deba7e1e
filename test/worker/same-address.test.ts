import { describe, expect, it } from 'vitest';
import { QuaiDb } from '../../src/db/schema.ts';
import { keyOf } from '../../src/domain/rows.ts';
import { NeighbourReader, type SameAddresses } from '../../src/domain/task/neighbours.ts';
import type { Task } from '../../src/domain/task/task.ts';
import { Mirror } from '../../src/sync/merge/mirror.ts';
import { sameAddress } from '../../src/worker/derived/same-address.ts';
import { aTask } from '../builders/rows.ts';
import { Random } from '../engine/random.ts';

const db = new QuaiDb('same-address', 'relaxed');
const put = (mirror: Mirror, ...tasks: Task[]) =>
  mirror.put(
    'task',
    tasks.map((row) => ({ center: 9, id: row.id, row, lists: ['dispatch-load/deliveries'] })),
  );
const at = (latitude: number, longitude: number) => ({ address: { latitude, longitude } });
const slot = (from: string, to: string) => ({
  shipping_time: `2026-03-03T${from}:00+01:00`,
  max_shipping_time: `2026-03-03T${to}:00+01:00`,
});

/** By task, its others; one whose slot overlaps has an asterisk. */
function told(all: SameAddresses) {
  const reader = new NeighbourReader(all);
  const of = (id: number) => reader.of(id).map((other) => `${other.id}${other.isShared ? '*' : ''}`);
  return Object.fromEntries([...all.ids].map((id) => [id, of(id).join(' ')]));
}

describe('the orders at the same address', () => {
  it('DSP-246 DSP-247 DSP-248 are told of each task, with those whose slot overlaps', async () => {
    const mirror = await Mirror.load(db, 9);
    put(
      mirror,
      aTask(1, { ...at(48.85, 2.35), ...slot('10:00', '12:00') }),
      aTask(2, { ...at(48.852, 2.352), ...slot('11:00', '13:00') }),
      aTask(3, { ...at(48.8525, 2.352), ...slot('18:00', '20:00') }),
      aTask(4, at(48.9, 2.4)),
      aTask(5, { ...at(48.85, 2.35), status: 'received' }),
    );
    expect(told(sameAddress.begin()(mirror, 0, null).value)).toEqual({ 1: '2*', 2: '1* 3', 3: '2' });
  });

  it('DSP-246 are, after any changes, those a fresh look finds; unchanged they are the same value', async () => {
    const random = new Random(7);
    const mirror = await Mirror.load(db, 9);
    const derive = sameAddress.begin();
    const place = () => at(48.85 + random.int(0, 8) / 1000, 2.35 + random.int(0, 8) / 1000);
    const anyTask = (id: number) => aTask(id, { ...place(), status: random.int(0, 4) === 0 ? 'received' : 'todo' });
    for (let id = 1; id <= 60; id++) put(mirror, anyTask(id));
    derive(mirror, 0, null);
    for (let round = 0; round < 60; round++) {
      const changed = Array.from({ length: 4 }, () => random.int(1, 70));
      for (const id of changed) {
        if (random.int(0, 3) === 0) mirror.remove('task', [id]);
        else put(mirror, anyTask(id));
      }
      const { value } = derive(mirror, 0, new Set(changed.map((id) => keyOf('task', id))));
      expect(told(value)).toEqual(told(sameAddress.begin()(mirror, 0, null).value));
      expect(derive(mirror, 0, new Set([keyOf('task', 1), keyOf('order', 1001)])).value).toBe(value);
    }
  });
});
