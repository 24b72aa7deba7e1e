import type { Center } from '../../../../src/domain/center/center.ts';
import { distanceM, positionOf } from '../../../../src/domain/geo.ts';
import type { Route, RoutePoint } from '../../../../src/domain/route/route.ts';
import { clientName } from '../../../../src/domain/task/client.ts';
import type { WireDock, WireTask } from '../../wire.ts';
import { firstLegMinutes, legMinutes } from './trip.ts';

/**
 * The route of a dock from its center, client by client in rank order, to the center where it ends. Durations are those
 * behind the arrivals on the board; lines and distances are straight.
 */
export function wayOf({ tasks }: Pick<WireDock, 'tasks'>, start: Center | undefined, end: Center | undefined): Route {
  const points = pointsOf(tasks, start, end);
  return {
    ...straightWay(points),
    durations: points.slice(1).map((point, at) => 60 * (point.task_id && at > 0 ? legMinutes : firstLegMinutes)),
  };
}

/**
 * The points of a route: from a center to the clients, in this order, and to a center; without clients there is no way
 * back.
 */
export const pointsOf = (tasks: readonly WireTask[], start: Center | undefined, end: Center | undefined) => [
  ...atCenter(start),
  ...tasks.map(atClient),
  ...(tasks.length > 0 ? atCenter(end) : []),
];

/** Points with straight lines between them. */
export const straightWay = (points: readonly RoutePoint[]) => ({
  points: [...points],
  distances: points.slice(1).map((point, at) => metresTo(point, points[at])),
  polyline: points.flatMap(({ address }): [number, number][] => {
    const position = positionOf(address, null);
    return position ? [[position.latitude, position.longitude]] : [];
  }),
});

const atCenter = (center: Center | undefined): RoutePoint[] =>
  center ? [{ name: center.name ?? null, address: center.address ?? null }] : [];

const atClient = ({ id, linked_order: order, client, address }: WireTask): RoutePoint => ({
  task_id: id,
  order_id: order.id,
  random_id: order.random_id ?? null,
  name: clientName(client),
  address: address ?? order.shipping_address ?? null,
});

function metresTo(point: RoutePoint, before: RoutePoint | undefined): number | null {
  const [from, to] = [positionOf(before?.address, null), positionOf(point.address, null)];
  return from && to ? Math.round(distanceM(from, to)) : null;
}
