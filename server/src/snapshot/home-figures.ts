import type { Metas } from '../../../src/domain/center/center.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { HomeFigures } from '../../../src/domain/preparation/home.ts';
import { zonesOfOrder } from '../../../src/domain/zone/zone.ts';
import { type CheckZone, checkZoneOf } from '../world/goods/pseudo-zones.ts';
import { hasLeft } from '../world/rounds/task-status.ts';
import type { HeldRows } from './sources.ts';

/** The rows of a center. */
interface Rows {
  readonly center: number;
  readonly metas: Metas | undefined;
  readonly held: Pick<HeldRows, 'floorFigures'>;
  readonly deliveries: ReadonlyMap<number, { readonly order: Order }>;
}

/** The figures of a center's floor, computed from its rows and sent with its settings (E-09). */
export function homeFiguresOf({ held, center, metas, deliveries }: Rows): HomeFigures {
  const check_products: Record<CheckZone, number> = { fresh: 0, dry: 0, prime: 0 };
  const laden = new Set<number>();
  for (const { order } of deliveries.values()) {
    if (order.trolley_id && order.status !== 'canceled' && !hasLeft(order.status ?? '')) laden.add(order.trolley_id);
    if (order.status !== 'to-check') continue;
    for (const { pseudozone_id, count_item_match } of zonesOfOrder(order)) {
      const zone = checkZoneOf(center, pseudozone_id);
      if (zone) check_products[zone] += count_item_match ?? 0;
    }
  }
  const trolleys = (metas?.trolleys ?? []).filter(({ logistics_center }) => logistics_center === center);
  const places = (metas?.trolley_locations ?? []).filter(({ logistics_center }) => logistics_center === center);
  const taken = new Set(trolleys.flatMap(({ current_location }) => current_location ?? []));
  return {
    loads_future: held.floorFigures.rows.get(center)?.data.loads_future ?? [],
    check_products,
    ...rate('trolleys_occupation_rate', trolleys.filter(({ id }) => laden.has(id)).length, trolleys.length),
    ...rate('trolleys_space_occupation_rate', taken.size, places.length),
  };
}

/** A center without trolleys has no such rate. */
const rate = <Name extends string>(name: Name, part: number, whole: number) =>
  whole > 0 ? ({ [name]: Math.round((1000 * part) / whole) / 1000 } as { readonly [K in Name]: number }) : {};
