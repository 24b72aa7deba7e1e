import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { RoundStatistics } from '../../../../src/domain/order/sheet/driver-statistics.ts';
import type { OrderSheet } from '../../../../src/domain/order/sheet/sheet.ts';
import { makeRandom } from '../random.ts';

type Cost = NonNullable<OrderSheet['order_stat_driver']>[number];

const euros = (cents: number) => cents / 100;

/** Duration and pay of an order's rounds; the sums equal the costs in its list. */
export function statisticsOf(order: Order, costs: readonly Cost[], leftAt: string | null): RoundStatistics[] {
  const random = makeRandom(order.id).fork('driver-statistics');
  return costs.map(({ total_cost_with_agency_fee, driver }) => {
    const totalCents = centsOfEuros(total_cost_with_agency_fee);
    const hasAgency = random.chance(0.4);
    const feeCents = hasAgency ? Math.round(totalCents * 0.08) : 0;
    const ownCents = totalCents - feeCents;
    const isWaitingPaid = random.chance(0.3);
    const waitingCents = isWaitingPaid ? Math.floor(ownCents / 6) : 0;
    const loadingCents = Math.floor(ownCents / 10);
    const deliveringCents = ownCents - waitingCents - loadingCents;
    return {
      ...{ created_at: leftAt, center: order.center_id, number_of_waypoint: 1, driver },
      pay_mode: isWaitingPaid ? 'perf_and_waiting' : 'performance',
      is_accepted_with_return: random.chance(0.2),
      gain_real: euros(ownCents),
      weight: order.total_weight ?? null,
      vehicle: random.pick(['CAR', 'SELEC', 'BIKE']),
      driveragency: hasAgency ? { name: random.pick(['Roule Vite', 'Cargo Nord']) } : null,
      logs: [
        {
          ...{ order: order.id, order_random_id: order.random_id, end_point: order.shipping_address ?? null },
          estimated_travel_duration: random.int(300, 1_800),
          ...{ loading_time: random.int(60, 600), waiting_time: random.int(0, 900), additional_waiting_time: 0 },
          delivering_time: random.int(300, 2_400),
          ...{ loading_cost: euros(loadingCents), waiting_cost: euros(waitingCents), additional_waiting_cost: 0 },
          ...{ delivering_cost: euros(deliveringCents), extra_cost: 0, other: 0 },
          ...{ agency_fee: euros(feeCents), total_cost: euros(ownCents), total_cost_with_agency_fee },
        },
      ],
    };
  });
}
