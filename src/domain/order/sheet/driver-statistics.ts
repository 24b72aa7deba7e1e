import * as z from 'zod/mini';
import { Address } from '../../address/address.ts';
import { detail } from '../../asking/detail.ts';
import { get } from '../../command.ts';
import { Euros } from '../../money/euros.ts';
import { Code, Count, Extent, Id, Instant, maybe } from '../../schema.ts';
import { OrderId } from '../order.ts';

/** Duration and cost of one order of a round: seconds and euros (LOG-201). */
const OrderFigures = z.object({
  order: maybe(Id),
  order_random_id: maybe(z.string()),
  end_point: maybe(Address),
  estimated_travel_duration: maybe(Extent),
  loading_time: maybe(Extent),
  waiting_time: maybe(Extent),
  additional_waiting_time: maybe(Extent),
  delivering_time: maybe(Extent),
  loading_cost: maybe(Euros),
  waiting_cost: maybe(Euros),
  additional_waiting_cost: maybe(Euros),
  delivering_cost: maybe(Euros),
  extra_cost: maybe(Euros),
  agency_fee: maybe(Euros),
  total_cost: maybe(Euros),
  total_cost_with_agency_fee: maybe(Euros),
  other: maybe(Euros),
});
export type OrderFigures = Readonly<z.infer<typeof OrderFigures>>;

/** A round of an order, with the pay of its driver (entity "Driver statistics per round group"). */
export const RoundStatistics = z.object({
  created_at: maybe(Instant),
  center: maybe(Id),
  number_of_waypoint: maybe(Count),
  pay_mode: maybe(Code),
  is_accepted_with_return: maybe(z.boolean()),
  gain_real: maybe(Euros),
  weight: maybe(z.string()),
  vehicle: maybe(Code),
  driver: maybe(Id),
  driveragency: maybe(z.object({ name: maybe(z.string()) })),
  logs: maybe(z.array(OrderFigures)),
});
export type RoundStatistics = Readonly<z.infer<typeof RoundStatistics>>;

/** Duration and cost of an order's rounds, asked for while somebody looks (LOG-200, API-S39). */
export const driverStatistics = detail('order.driverStatistics', {
  args: z.object({ orderId: OrderId }),
  value: z.array(RoundStatistics),
  throttleMs: 3_000,
  permission: null,
  request: ({ orderId }) => get(`/processing-orders/${orderId}/order_stat_driver/`),
});

const payModes: ReadonlyMap<string, string> = new Map([
  ['performance', 'Perf'],
  ['perf_and_waiting', 'Perf. et attente'],
]);

/** How a round is paid, in words; an unknown code as it is (LOG-202). */
export const payModeLabel = (code: string | null | undefined): string | null =>
  code ? (payModes.get(code) ?? code) : null;
