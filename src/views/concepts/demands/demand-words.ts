import type { Demand } from '../../../domain/extra-cost/demand.ts';
import { orderName } from '../../../domain/order/name.ts';

/** His name, else his number. */
export const whoAsks = ({ driver }: Demand) => driver.name ?? driver.id;
export const orderNameOf = ({ order, order_random_id }: Demand) =>
  order ? orderName({ id: order, random_id: order_random_id }) : order_random_id;
export const typeOf = (demand: Demand) => demand.extra_cost_demand_type_label ?? demand.extra_cost_demand_type;
export const reviewerName = ({ reviewed_by }: Demand) => reviewed_by?.name ?? reviewed_by?.id;
