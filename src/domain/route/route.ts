import * as z from 'zod/mini';
import { Address } from '../address/address.ts';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { DockId } from '../dock/dock.ts';
import { Extent, Id, Latitude, Longitude, maybe } from '../schema.ts';

/** A point of a route. A stop names its task and order; a center, where the route starts or ends, has neither. */
const RoutePoint = z.object({
  task_id: maybe(Id),
  order_id: maybe(Id),
  random_id: maybe(z.string()),
  name: maybe(z.string()),
  address: maybe(Address),
});
export type RoutePoint = Readonly<z.infer<typeof RoutePoint>>;

/**
 * The route of a dock (API-084): its points in order, seconds and metres from each to the next, and the line between
 * them as `[latitude, longitude]` in degrees.
 */
export const Route = z.object({
  points: z.array(RoutePoint),
  durations: maybe(z.array(maybe(Extent))),
  distances: maybe(z.array(maybe(Extent))),
  polyline: maybe(z.array(z.tuple([Latitude, Longitude]))),
});
export type Route = Readonly<z.infer<typeof Route>>;

/** The route of a dock, while somebody looks at it (DSP-454). */
export const routeDetail = detail('dock.route', {
  args: z.object({ dockId: DockId }),
  value: Route,
  throttleMs: 3_000,
  permission: 'flow',
  request: ({ dockId }) => get(`/route/${dockId}/`, { query: { parent_order: '0', products: '0' } }),
});
