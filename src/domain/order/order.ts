import * as z from 'zod/mini';
import { Address } from '../address/address.ts';
import { LateOrder } from '../late-order/late-order.ts';
import { LastCall } from '../phone-call/last-call.ts';
import { alsoReads } from '../readable.ts';
import { Code, Count, Id, Instant, maybe } from '../schema.ts';

export const OrderId = Id.brand<'OrderId'>();
export type OrderId = z.infer<typeof OrderId>;

/** A count of bags or crates: whole, 0 to 999 (DSP-833, DSP-902). */
export const BagCount = z.int().check(z.gte(0), z.lte(999));

/** A crate that goes with an order. */
const Crate = z.object({ id: Id, code: z.string() });

const Area = z.object({ name: maybe(z.string()) });

/** A drop zone, by name or as an object (E-02, E-05); a trolley has none. */
const AreaName = alsoReads(z.string(), (value) => {
  const area = Area.safeParse(value).data;
  return area && (area.name ?? '');
});

const Flag = z.object({ flag_id: Id });

/** Progress of an order in a preparation zone (ENT-03). */
const PseudoZoneStatus = z.object({
  pseudozone_id: Id,
  is_done: maybe(z.boolean()),
  is_locked: maybe(z.boolean()),
  is_matched: maybe(z.boolean()),
  count_item_match: maybe(Count),
  nob_iso: maybe(BagCount),
  nb_crates: maybe(BagCount),
  /** Where its bags are meant to be, and where they are now. */
  transit_subarea: maybe(z.string()),
  transit_subarea_current: maybe(z.string()),
  transit_area_type: maybe(z.int()),
  trolley_id: maybe(Id),
  is_bag_picking_late: maybe(z.boolean()),
  user: maybe(z.unknown()),
});
export type PseudoZoneStatus = Readonly<z.infer<typeof PseudoZoneStatus>>;

/** An order (ENT-02). Weights are texts ending in `Kg`. */
export const Order = z.object({
  id: OrderId,
  random_id: maybe(z.string()),
  status: maybe(Code),
  tags: maybe(z.array(Code)),
  priority_rank: maybe(z.int()),
  shipping_time: maybe(Instant),
  max_shipping_time: maybe(Instant),
  shipping_address: maybe(Address),
  /** Name and contact of whoever receives this delivery; the client's own may differ. */
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  company: maybe(z.string()),
  /** The customer's name as preparation has it (E-02). */
  fullname: maybe(z.string()),
  phone: maybe(z.string()),
  center_id: maybe(Id),
  site_id: maybe(Id),
  canteen_id: maybe(Id),
  canteen_cutoff: maybe(Instant),
  canteen_tasks: maybe(z.array(Id)),
  canteen_witness: maybe(z.boolean()),
  canteen_name: maybe(z.string()),
  canteen_orders_count: maybe(Count),
  cross_docking: maybe(z.int()),
  launchpad: maybe(z.int()),
  number_of_bags: maybe(BagCount),
  number_of_bags_isotherm: maybe(BagCount),
  number_of_bags_dry: maybe(BagCount),
  dynamic_number_of_bags: maybe(BagCount),
  number_of_crates: maybe(BagCount),
  total_weight: maybe(z.string()),
  transit_area: maybe(AreaName),
  transit_area_current: maybe(AreaName),
  transit_area_type: maybe(z.int()),
  transit_area_target_type: maybe(z.int()),
  /** The trolley with its bags, if they are on one. */
  trolley_id: maybe(Id),
  /** A second trolley, where one is not enough (PRP-437). */
  additional_trolley_id: maybe(Id),
  /** Location of the trolley, where the server sends it with the order (PRP-455). */
  trolley_location: maybe(z.string()),
  log_transit_area: maybe(z.string()),
  pseudo_zones_status: maybe(z.array(PseudoZoneStatus)),
  crates: maybe(z.array(Crate)),
  canceled_mode: maybe(Code),
  is_gonable: maybe(z.boolean()),
  is_pro: maybe(z.boolean()),
  is_important: maybe(z.boolean()),
  paid_with_tr: maybe(z.boolean()),
  option_tranquility: maybe(z.boolean()),
  is_short_shipping_slot: maybe(z.boolean()),
  is_uber_eats_order: maybe(z.boolean()),
  estimated_travel_departure_at: maybe(Instant),
  earlier_departure_at: maybe(Instant),
  is_super_venere: maybe(z.boolean()),
  codepromo: maybe(z.string()),
  is_replace_allowed: maybe(z.boolean()),
  products: maybe(z.array(z.unknown())),
  flagged_orders: maybe(z.array(Flag)),
  late_order: maybe(LateOrder),
  last_call: maybe(LastCall),
  /** Delivery fee paid by the client, euros. */
  shipping_fee: maybe(z.number()),
});
export type Order = Readonly<z.infer<typeof Order>>;
