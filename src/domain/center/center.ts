import * as z from 'zod/mini';
import { Address } from '../address/address.ts';
import { MoneyReason } from '../money/credit/reasons.ts';
import { Code, Count, Id, maybe } from '../schema.ts';
import { Trolley, TrolleyLocation } from '../transit/trolley.ts';
import { PseudoZone } from '../zone/zone.ts';
import { CenterId } from './center-id.ts';

export const Center = z.object({
  id: CenterId,
  name: maybe(z.string()),
  /** For customers: texts of ours name it (OUR-219). */
  phone: maybe(z.string()),
  color: maybe(z.string()),
  address: maybe(Address),
  stock_type: maybe(z.int()),
  crates_enabled: maybe(z.boolean()),
  is_shadow_groupment_enabled: maybe(z.boolean()),
  group_canteen_orders_in_docks: maybe(z.boolean()),
});
export type Center = Readonly<z.infer<typeof Center>>;

const Transitions = z.record(z.string(), z.array(Code));
/** Keys of a JSON object are texts, ids included. */
const LabelById = z.record(z.string(), maybe(z.string()));
/** Ids in a list: numbers, and read from texts too. */
const ListedIds = z.array(z.union([Id, z.string()]));

/** Reasons to prepare an order again, as the wire has them; `reasons.ts` reads them. */
const RepreparationReasons = z.object({
  NEW_ORDER_AVAILABLE: maybe(ListedIds),
  ID_TO_LABEL: maybe(LabelById),
  MANDATORY_COMMENT: maybe(ListedIds),
});

/** Reasons to end the block of an order, each with the status before and the status after. */
const BlockingExitReasons = z.object({
  AVAILABLE: maybe(ListedIds),
  ID_TO_LABEL: maybe(LabelById),
  ID_TO_EXIT_ORDER_STATUS: maybe(LabelById),
  ID_TO_ENTRY_ORDER_STATUS: maybe(LabelById),
  MANDATORY_COMMENT: maybe(ListedIds),
});

/** Which statuses follow which, and from which ones a return to `paid` requires a reason (DSP-326). */
const OrderStatuses = z.object({
  ALLOWED_TRANSITIONS: maybe(Transitions),
  SUBSCRIPTION_ALLOWED_TRANSITIONS: maybe(Transitions),
  ORIGIN_STATUSES_FOR_REPREPARATION_REASON: maybe(z.array(Code)),
});

const Site = z.object({ domain: maybe(z.string()), color: maybe(z.string()) });

/** Settings of a center (ENT-10), one row per center: `id` is the center's. Delays are in minutes. */
export const Metas = z.object({
  id: CenterId,
  extra_delay: maybe(Count),
  express_extra_delay: maybe(Count),
  express_prio_extra_delay: maybe(Count),
  frichti_extra_delay: maybe(Count),
  frichti_express_prio_extra_delay: maybe(Count),
  dqp_express_prio_enabled: maybe(z.boolean()),
  frichti_dqp_express_prio_enabled: maybe(z.boolean()),
  dqp_courier_enabled: maybe(z.boolean()),
  rain_bonuses: maybe(z.array(z.object({ id: Id, label: maybe(z.string()) }))),
  rain_bonus_id: maybe(Id),
  centers: maybe(z.array(Center)),
  non_idf_departments: maybe(z.array(z.object({ code: Code }))),
  /** The preparation zones of the center. */
  pseudo_zones: maybe(z.array(PseudoZone)),
  trolleys: maybe(z.array(Trolley)),
  trolley_locations: maybe(z.array(TrolleyLocation)),
  /** By site id. */
  sites: maybe(z.record(z.string(), maybe(Site))),
  transit_area_types: maybe(z.array(z.object({ id: z.int(), label: maybe(z.string()) }))),
  order_statuses: maybe(OrderStatuses),
  crossdock_status_transitions: maybe(Transitions),
  repreparation_reasons: maybe(RepreparationReasons),
  blocking_exit_reasons: maybe(BlockingExitReasons),
  /**
   * The statuses of an order in which a product's status can be changed, and its possible statuses (SUP-530, SUP-531).
   */
  order_prepare_status: maybe(z.array(Code)),
  order_product_statuses: maybe(z.array(z.object({ code: Code, label: maybe(z.string()) }))),
  /** Reasons to pay a driver an extra cost (DSP-921). */
  extracost_types: maybe(z.array(z.object({ id: Id, label: maybe(z.string()) }))),
  /** Reasons for credits and refunds (SUP-331). */
  money_reasons: maybe(z.array(MoneyReason)),
});
export type Metas = Readonly<z.infer<typeof Metas>>;
