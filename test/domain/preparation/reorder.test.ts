import { expect, it } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { reorderPackings } from '../../../src/domain/preparation/commands/reorder.ts';
import { PackingId } from '../../../src/domain/preparation/packing.ts';
import { aPacking } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const [first, second, third] = [501, 502, 503].map((id) => PackingId.parse(id)) as [PackingId, PackingId, PackingId];
const order = {
  center: CenterId.parse(9),
  packingId: second,
  ranks: [{ id: second, rank: 1 }],
  order: [second, first],
};

/** Whether it holds where the packings have these ranks. */
const holds = (ranks: readonly (number | null)[]) => {
  const packings = [first, second, third].map((id, at) => aPacking(id, { emergency_rank: ranks[at] ?? null }));
  return reorderPackings.holds(order, readerOf(aWorld().with('packing', ...packings)));
};

it.each([
  ['as it was asked', [2, 1, null], true],
  ['with an emergency of a colleague among them', [3, 1, 2], true],
  ['with one before them', [3, 2, 1], true],
  ['before', [1, null, null], false],
  ['the other way round', [1, 2, null], false],
  ['with one of them urgent no more', [null, 1, null], false],
])('PRP-163 an order of emergencies holds by what stands before what: %s', (_, ranks, is) => {
  expect(holds(ranks)).toBe(is);
});

it('PRP-161 what is carried to the normal tasks is no emergency', () => {
  const toNormal = { ...order, ranks: [{ id: second, rank: null }], order: [first] };
  const at = (rank: number | null) =>
    readerOf(
      aWorld().with('packing', aPacking(first, { emergency_rank: 1 }), aPacking(second, { emergency_rank: rank })),
    );
  expect([2, null, 0].map((rank) => reorderPackings.holds(toNormal, at(rank)))).toEqual([false, true, true]);
});

it('PRP-160 the order is named by its public number, else by its own id', () => {
  const label = (args: object) => reorderPackings.text.label({ ...order, ...args });
  expect([
    label({ orderId: OrderId.parse(1_002), randomId: 'B22' }),
    label({ orderId: OrderId.parse(1_002), randomId: null }),
    label({ randomId: 'B22' }),
  ]).toEqual([
    'Mettre la commande B22 en urgence 1',
    'Mettre la commande 1002 en urgence 1',
    'Mettre la commande B22 en urgence 1',
  ]);
});
