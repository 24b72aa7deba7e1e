import { isEqual } from '../../../../src/domain/equal.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import type { Standing } from '../../db/schema/arrivals.ts';
import type { WireTask } from '../../wire.ts';
import { hourMs, iso } from '../../world/clock.ts';
import { arrivalTexts } from '../text.ts';
import type { Reception, Truck } from './trucks.ts';

/** How long a reception can be cancelled (OUR-035). */
const cancelableForMs = hourMs;

/** The part of a task that says how its order stands in a truck. */
type StandingTask = Pick<WireTask, 'status' | 'loading_status' | 'external_shipping_jobs' | 'linked_order'>;

/** The state of an order in a truck. */
export const standingOf = ({
  status,
  loading_status,
  external_shipping_jobs,
  linked_order: order,
}: StandingTask): Standing => ({
  status: order.status ?? null,
  task_status: status ?? null,
  loading_status: loading_status ?? null,
  transit_area: order.transit_area ?? null,
  transit_area_current: order.transit_area_current ?? null,
  trolleys: [order.trolley_id ?? null, order.additional_trolley_id ?? null],
  jobs: (external_shipping_jobs ?? []).flatMap(({ id }) => id ?? []),
});

export const orderIn = ({ dock }: Truck, order: number): WireTask | undefined =>
  dock.tasks.find(({ linked_order }) => linked_order.id === order);

/** Why a reception cannot be cancelled any more (OUR-035), for a truck that is not put away; null when it can be. */
export function whyKept(task: StandingTask, { stood, received_at }: Reception, nowMs: number): string | null {
  const name = orderName(task.linked_order);
  if (!stood || nowMs >= untilMs(received_at)) return arrivalTexts.tooLate(name);
  const now = standingOf(task);
  const [changed] = (Object.keys(arrivalTexts.changes) as (keyof Standing)[]).filter(
    (what) => !isEqual(now[what], stood.after[what]),
  );
  return changed === undefined ? null : arrivalTexts.changed(name, arrivalTexts.changes[changed]);
}

const untilMs = (receivedAt: string) => (msOf(receivedAt) ?? 0) + cancelableForMs;

/** Until when a reception can be cancelled, for answers (E-O2); null when it cannot. */
export const cancelableUntil = (task: StandingTask, reception: Reception | undefined, nowMs: number): string | null =>
  reception && whyKept(task, reception, nowMs) === null ? iso(untilMs(reception.received_at)) : null;
