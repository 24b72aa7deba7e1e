import { hourMs } from '../clock.ts';
import { groupBy } from '../group-by.ts';
import type { CanteenGroup, Delivery } from '../rounds/delivery-plan.ts';
import type { Scene } from '../scene.ts';
import type { Slot } from './slots.ts';

const names = [
  'Tour Horizon',
  'Campus des Lilas',
  'Atelier des Docks',
  'Maison Belleval',
  'Pôle Rivière',
  'Halle Ronsard',
];

export const makeCanteen = ({ nextId, random }: Pick<Scene, 'nextId' | 'random'>, slot: Slot): CanteenGroup => ({
  id: nextId('canteen'),
  name: `Cantine ${random.pick(names)}`,
  cutoffMs: slot.startMs - 3 * hourMs,
});

/** Gives the orders of each canteen the fields about one another. */
export function joinCanteens(deliveries: readonly Delivery[]): Delivery[] {
  const groups = groupBy(deliveries, ({ order }) => order.canteen_id ?? null);
  return deliveries.map((delivery) => {
    const siblings = delivery.order.canteen_id ? groups.get(delivery.order.canteen_id) : undefined;
    return siblings ? withSiblings(delivery, siblings) : delivery;
  });
}

function withSiblings({ order, task }: Delivery, siblings: readonly Delivery[]): Delivery {
  const witness = siblings[0]?.order.id;
  return {
    order: {
      ...order,
      canteen_tasks: siblings.map((sibling) => sibling.task.id),
      canteen_witness: order.id === witness,
      canteen_orders_count: siblings.length,
    },
    task: { ...task, main_order: witness ?? null },
  };
}
