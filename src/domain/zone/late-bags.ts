import type { Metas } from '../center/center.ts';
import type { Order } from '../order/order.ts';
import { zoneName, zoneNamed, zonesOfOrder } from './zone.ts';

/** Bags of a zone that are fetched only when their round is loaded (PRP-328). */
interface LateBags {
  readonly zoneId: number;
  readonly bags: number | null;
  /** Where they are; null where unknown. */
  readonly area: string | null;
  readonly label: string;
}

/** The late bags of an order, zone by zone; where there is none, nothing is fetched. */
export const lateBags = (
  order: Pick<Order, 'pseudo_zones_status'>,
  metas: Pick<Metas, 'pseudo_zones'> | undefined,
): readonly LateBags[] =>
  zonesOfOrder(order)
    .filter(({ is_bag_picking_late, nob_iso }) => is_bag_picking_late === true && nob_iso !== 0)
    .map(({ pseudozone_id: zoneId, nob_iso, transit_subarea_current, transit_subarea }) => ({
      zoneId,
      bags: nob_iso ?? null,
      area: transit_subarea_current ?? transit_subarea ?? null,
      label: zoneNamed(metas, zoneId)?.bag_picking_late_label ?? zoneName(metas, zoneId),
    }));
