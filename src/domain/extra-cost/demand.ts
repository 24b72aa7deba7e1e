import * as z from 'zod/mini';
import { paginated } from '../asking/paginated.ts';
import { DriverId } from '../driver/driver.ts';
import { OrderId } from '../order/order.ts';
import { Id, Instant, maybe } from '../schema.ts';

export const DemandId = Id.brand<'DemandId'>();
export type DemandId = z.infer<typeof DemandId>;

const Labelled = z.object({ id: Id, label: maybe(z.string()) });
const Reviewer = z.object({ id: Id, name: maybe(z.string()) });

/** A driver's demand to be paid minutes beside his round (entity "Extra-cost demand" of support.md). */
export const Demand = z.object({
  id: DemandId,
  driver: z.object({ id: DriverId, name: maybe(z.string()), hourly_rate: maybe(z.number()) }),
  created_at: maybe(Instant),
  dock: maybe(Id),
  order: maybe(OrderId),
  order_random_id: maybe(z.string()),
  /** The type of extra cost, if it is one of those. */
  extra_cost_demand_type: maybe(Id),
  extra_cost_demand_type_label: maybe(z.string()),
  minutes: maybe(z.int()),
  comment: maybe(z.string()),
  reviewed_by: maybe(Reviewer),
  reviewed_at: maybe(Instant),
  /** The extra cost it led to. */
  extra_cost: maybe(Id),
  /** The day of that: its month may be closed (LOG-153). */
  extra_cost_date: maybe(z.iso.date()),
  driver_log_group: maybe(Id),
  driver_log: maybe(Id),
  /** When its presence was last corrected after the decision; null if it was not (LOG-163). */
  presence_edited_at: maybe(Instant),
});
export type Demand = Readonly<z.infer<typeof Demand>>;

/** A page of demands, with the choices of filters and form (API-L07). */
export const DemandPage = z.extend(paginated(Demand), {
  extracost_types: maybe(z.array(Labelled)),
  reviewers: maybe(z.array(Reviewer)),
});
export type DemandPage = Readonly<z.infer<typeof DemandPage>>;

/** Whether it waits to be refused or validated (LOG-139). */
export const isOpen = ({ reviewed_at, extra_cost }: Pick<Demand, 'reviewed_at' | 'extra_cost'>) =>
  !reviewed_at && !extra_cost;
