import * as z from 'zod/mini';
import { Address } from '../address/address.ts';
import { Code, Count, Id, maybe } from '../schema.ts';
import { Trolley, TrolleyLocation } from '../transit/trolley.ts';

export const CenterId = Id.brand<'CenterId'>();
export type CenterId = z.infer<typeof CenterId>;

export const Center = z.object({
  id: CenterId,
  name: maybe(z.string()),
  color: maybe(z.string()),
  address: maybe(Address),
  stock_type: maybe(z.int()),
  crates_enabled: maybe(z.boolean()),
  is_shadow_groupment_enabled: maybe(z.boolean()),
  group_canteen_orders_in_docks: maybe(z.boolean()),
});
export type Center = Readonly<z.infer<typeof Center>>;

const Transitions = z.record(z.string(), z.array(z.string()));
const Reason = z.object({ id: Id, label: maybe(z.string()), needs_comment: maybe(z.boolean()) });

/** Settings of a center (ENT-10), one row a center: `id` is the center's. Delays are in minutes. */
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
  trolleys: maybe(z.array(Trolley)),
  trolley_locations: maybe(z.array(TrolleyLocation)),
  sites: maybe(z.array(z.object({ id: Id, domain: maybe(z.string()), color: maybe(z.string()) }))),
  transit_area_types: maybe(z.array(z.object({ id: z.int(), name: maybe(z.string()) }))),
  order_status_transitions: maybe(Transitions),
  subscription_status_transitions: maybe(Transitions),
  crossdock_status_transitions: maybe(Transitions),
  /** Statuses from which going back to `paid` wants a reason (DSP-326). */
  repreparation_origin_statuses: maybe(z.array(Code)),
  repreparation_reasons: maybe(z.array(Reason)),
  blocking_exit_reasons: maybe(z.array(Reason)),
  /** Why a driver is paid an extra cost (DSP-921). */
  extracost_types: maybe(z.array(z.object({ id: Id, label: maybe(z.string()) }))),
});
export type Metas = Readonly<z.infer<typeof Metas>>;

type Grouping = Pick<Center, 'is_shadow_groupment_enabled'>;

/** Whether the dispatch screen is switched off for a center; not while nothing says so (DSP-201). */
export const isDispatchOff = (center: Grouping | undefined) => center?.is_shadow_groupment_enabled === false;

/** Whether the home page has the center's delivery lists and launchpads: without shadow grouping (DSP-226, PRP-039). */
export const hasListsAtHome = (center: Grouping | undefined) =>
  center !== undefined && center.is_shadow_groupment_enabled !== true;

/** Whether the crates of a center's orders are known one by one, by their codes (PRP-330, PRP-341). */
export const hasCrateCodes = (metas: Pick<Metas, 'id' | 'centers'> | undefined) =>
  metas?.centers?.some(({ id, crates_enabled }) => id === metas.id && crates_enabled === true) ?? false;
