import type { Order } from '../../../src/domain/order/order.ts';
import { drawName, shortName } from './names.ts';
import type { Random } from './random.ts';
import { isPacked, isUntouched } from './task-status.ts';

const fresh = 41;
const frozen = 52;

/** Preparation zones (fresh, dry, drinks, frozen) with how often an order has products of them. */
const zones = [
  [fresh, 0.9],
  [44, 0.7],
  [47, 0.4],
  [frozen, 0.25],
] as const;

/** How far each preparation zone is with an order (ENT-03); zones without an item of the order are left out. */
export function zonesOf(orderStatus: string, isothermBags: number, random: Random): Order['pseudo_zones_status'] {
  return zones
    .filter(([, share]) => random.chance(share))
    .map(([zone]) => {
      const isDone = isPacked(orderStatus) || (!isUntouched(orderStatus) && random.chance(0.5));
      return {
        pseudozone_id: zone,
        is_done: isDone,
        is_locked: !isUntouched(orderStatus) && !isDone && random.chance(0.1),
        is_matched: true,
        count_item_match: random.int(1, 18),
        nob_iso: zone === fresh && isDone ? isothermBags : 0,
        transit_subarea_current: isDone && zone === fresh ? `F${random.int(10, 29)}` : null,
        is_bag_picking_late: zone === frozen,
        user: isDone ? shortName(drawName(random)) : null,
      };
    });
}
