import type { Order } from '../../../../src/domain/order/order.ts';
import type { PseudoZone } from '../../../../src/domain/zone/zone.ts';
import { drawName, shortName } from '../people/names.ts';
import type { Random } from '../random.ts';
import { isPacked, isUntouched } from '../rounds/task-status.ts';

/** The preparation zones of a center, with the share of orders that have products of them. */
const zones = [
  { at: 41, name: 'Frais', bag_apart: true, share: 0.9 },
  { at: 44, name: 'Sec', bag_apart: false, share: 0.7 },
  { at: 47, name: 'Boissons', bag_apart: false, share: 0.4 },
  { at: 52, name: 'Surgelés', bag_apart: true, share: 0.25 },
] as const;

const [fresh, , , frozen] = zones;

/** Each center has its own zone ids. */
const zoneId = (center: number, { at }: { readonly at: number }) => center * 100 + at;

/** Zones of fresh and of dry products, as the check zone counts them (PRP-034 to PRP-036). */
const checked = { fresh: [41, 52], dry: [44, 47], prime: [58] } as const;
export type CheckZone = keyof typeof checked;

/** The check zone for the products of a zone; null where they are not checked. */
export function checkZoneOf(center: number, zone: number): CheckZone | null {
  const found = (Object.keys(checked) as CheckZone[]).find((name) =>
    checked[name].some((at) => zoneId(center, { at }) === zone),
  );
  return found ?? null;
}

export const freshZone = (center: number) => zoneId(center, fresh);

/** A zone that is built but not in use: no order has products of it. */
const idle = { at: 58, name: 'Primeur' };

export const pseudoZonesOf = (center: number): PseudoZone[] => [
  ...zones.map((zone) => ({
    id: zoneId(center, zone),
    name: zone.name,
    is_active: true,
    bag_apart: zone.bag_apart,
    bag_picking_late_label: zone === frozen ? 'à prendre au chargement' : null,
  })),
  { id: zoneId(center, idle), name: idle.name, is_active: false, bag_apart: false, bag_picking_late_label: null },
];

/** Progress of an order in each preparation zone (ENT-03); zones without an item of the order are left out. */
export function zonesOf(
  center: number,
  orderStatus: string,
  isothermBags: number,
  random: Random,
): Order['pseudo_zones_status'] {
  return zones
    .filter(({ share }) => random.chance(share))
    .map((zone) => {
      const isDone = isPacked(orderStatus) || (!isUntouched(orderStatus) && random.chance(0.5));
      return {
        pseudozone_id: zoneId(center, zone),
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
