import type { Random } from '../../engine/random.ts';
import type { FakeServer } from '../../engine/server.ts';
import { takeOffBoard } from '../../engine/server-records.ts';

/** Somebody else's change to rows read by key: orders of other days, their homes, customers. */
export function changeRecords(server: FakeServer, random: Random): void {
  const center = random.pick([9, 12]) ?? 9;
  const { orders, tasks } = server.truth(center);
  const { sheets } = server.records;
  const order = random.pick([...orders.values()]);
  const customer = random.pick([...server.records.customers.values()]);
  const thing = random.chance(0.7) ? `order:${order?.id}` : `customer:${customer?.id}`;
  const edits: readonly (readonly [weight: number, edit: () => void])[] = [
    [
      4,
      () =>
        server.edit(
          center,
          () => order && Object.assign(order, { firstname: random.pick(['Léa', 'Zoé']), phone: '07' }),
        ),
    ],
    [3, () => tasks.size > 4 && server.edit(center, (truth) => order && takeOffBoard(truth, order.id))],
    [2, () => tasks.size > 4 && server.editRecords((records) => order && records.move(order.id, 21 - center))],
    [
      2,
      () =>
        server.editRecords(() => customer && Object.assign(customer, { is_vip: !customer.is_vip, phone_number: '08' })),
    ],
    [1, () => server.records.withhold(thing, random.pick(['deleted', 'forbidden', { mergedInto: 5002 }]) ?? 'deleted')],
    [2, () => server.records.tellAgain(thing)],
    // Somebody else's after all.
    [
      2,
      () =>
        server.editRecords(() => Object.assign(sheets.get(order?.id ?? 0) ?? {}, { user: random.pick([7001, 7002]) })),
    ],
  ];
  random.weighted(edits)?.();
}
