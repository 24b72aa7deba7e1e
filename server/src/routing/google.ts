import * as z from 'zod/mini';
import type { Address } from '../../../src/domain/address/address.ts';
import { positionOf } from '../../../src/domain/geo.ts';
import { addressLine } from '../../../src/domain/task/address.ts';
import type { MapsConfig } from '../options.ts';

/** Where the maps service computes routes. */
export const googleRoutes = 'https://routes.googleapis.com/directions/v2:computeRoutes';

/** How many stops it accepts in one request. */
export const mostWaypoints = 25;
const timeoutMs = 20_000;

/** Fields to request, so that no others are paid for. */
const fields = [
  'routes.optimizedIntermediateWaypointIndex',
  'routes.legs.duration',
  'routes.legs.distanceMeters',
  'routes.polyline.geoJsonLinestring',
];

const Seconds = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d+)?s$/)),
  z.transform((text: string) => Number(text.slice(0, -1))),
);

const Computed = z.object({
  routes: z.array(
    z.object({
      optimizedIntermediateWaypointIndex: z.optional(z.array(z.int().check(z.gte(0)))),
      legs: z.array(z.object({ duration: z.optional(Seconds), distanceMeters: z.optional(z.number()) })),
      polyline: z.optional(
        z.object({ geoJsonLinestring: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }) }),
      ),
    }),
  ),
});

/** A route of the maps service: the stops by their index in the request. */
export interface MapsRoute {
  readonly order: readonly number[];
  /** Seconds and metres from each point to the next. */
  readonly durations: readonly (number | null)[];
  readonly distances: readonly (number | null)[];
  /** `[latitude, longitude]` in degrees. */
  readonly polyline: readonly (readonly [number, number])[] | null;
}

type Place = Address | null | undefined;

/** Asks the maps service for the best order of some stops; null when it has no good answer. */
export async function computeRoute(
  { url, key }: MapsConfig,
  start: Place,
  stops: readonly Place[],
  end: Place,
): Promise<MapsRoute | null> {
  const body = {
    origin: waypoint(start),
    destination: waypoint(end),
    intermediates: stops.map(waypoint),
    travelMode: 'DRIVE',
    optimizeWaypointOrder: true,
    polylineEncoding: 'GEO_JSON_LINESTRING',
  };
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields.join(',') };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    return response.ok ? routeOf(await response.json(), stops.length) : null;
  } catch {
    // Unreachable, too slow, or no JSON: there is no answer.
    return null;
  }
}

function waypoint(place: Place) {
  const position = positionOf(place, null);
  return position ? { location: { latLng: position } } : { address: addressLine(place ?? undefined) };
}

function routeOf(answer: unknown, count: number): MapsRoute | null {
  const route = Computed.safeParse(answer).data?.routes[0];
  if (!route || route.legs.length !== count + 1) return null;
  // With a single stop the answer has no order.
  const order = route.optimizedIntermediateWaypointIndex ?? [...Array(count).keys()];
  if (new Set(order).size !== count || order.some((at) => at >= count)) return null;
  return {
    order,
    durations: route.legs.map(({ duration }) => duration ?? null),
    distances: route.legs.map(({ distanceMeters }) => distanceMeters ?? null),
    polyline: route.polyline?.geoJsonLinestring.coordinates.map(([lng, lat]) => [lat, lng] as const) ?? null,
  };
}
