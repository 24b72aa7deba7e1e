import { type Position, positionOf } from '../geo.ts';
import { orderName } from '../order/name.ts';
import { addressLine } from '../task/address.ts';
import type { Route, RoutePoint } from './route.ts';

/** A point of a route as a screen shows it. */
export interface RouteStop {
  /** Stops count from 1, in the order they are reached; a center has no number. */
  readonly number: number | null;
  readonly taskId: number | null;
  readonly orderId: number | null;
  /** Public number of the order; empty for a center. */
  readonly order: string;
  /** The client, or the center. */
  readonly name: string;
  readonly address: string;
  readonly position: Position | null;
  /** From the point before, seconds and metres; null at the start and where unknown. */
  readonly durationS: number | null;
  readonly distanceM: number | null;
  /** When it is, or was, reached, epoch ms; null when unknown. */
  readonly atMs: number | null;
}

export interface RouteTimes {
  /** When the round leaves, or has left; null when unknown. */
  readonly startMs: number | null;
  /** When the client of a task is, or was, reached, by the task itself; null when unknown. */
  readonly reachedMs: (taskId: number) => number | null;
}

/** The points of a route with their times: by the task itself, else by the duration from the point before. */
export function routeStops({ points, durations, distances }: Route, { startMs, reachedMs }: RouteTimes): RouteStop[] {
  const center = positionOf(points.find((point) => !point.task_id)?.address, null);
  let number = 0;
  let atMs = startMs;
  return points.map((point, at) => {
    const durationS = at === 0 ? null : (durations?.[at - 1] ?? null);
    const plannedMs = atMs === null || durationS === null ? null : atMs + durationS * 1_000;
    if (at > 0) atMs = (point.task_id ? reachedMs(point.task_id) : null) ?? plannedMs;
    if (point.task_id) number += 1;
    return {
      ...ofPoint(point, center),
      number: point.task_id ? number : null,
      durationS,
      distanceM: at === 0 ? null : (distances?.[at - 1] ?? null),
      atMs,
    };
  });
}

const ofPoint = ({ task_id, order_id, random_id, name, address }: RoutePoint, center: Position | null) => ({
  taskId: task_id ?? null,
  orderId: order_id ?? null,
  order: order_id ? orderName({ id: order_id, random_id }) : (random_id ?? ''),
  name: name ?? '',
  address: addressLine(address),
  position: positionOf(address, center),
});

/** The duration and length of the whole route, in seconds and metres; null when a part is unknown. */
export function routeTotals(stops: readonly RouteStop[]): Pick<RouteStop, 'durationS' | 'distanceM'> {
  const legs = stops.slice(1);
  const sum = (parts: readonly (number | null)[]) =>
    parts.reduce<number | null>((total, part) => (total === null || part === null ? null : total + part), 0);
  return { durationS: sum(legs.map((leg) => leg.durationS)), distanceM: sum(legs.map((leg) => leg.distanceM)) };
}

/** The line to draw: the route's own, else straight from point to point. */
export const routeLine = ({ polyline }: Route, stops: readonly RouteStop[]): readonly Position[] =>
  polyline?.map(([latitude, longitude]) => ({ latitude, longitude })) ??
  stops.flatMap(({ position }) => position ?? []);

/** Whether the route was computed for other tasks than the dock has now, or for another order of them. */
export const isOfAnotherRound = (stops: readonly RouteStop[], taskIds: readonly number[]) =>
  stops.flatMap(({ taskId }) => taskId ?? []).join() !== taskIds.join();
