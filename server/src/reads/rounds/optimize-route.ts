import * as z from 'zod/mini';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { Optimizer } from '../../../../src/domain/route/optimize.ts';
import { badRequest } from '../../http/failure.ts';
import { textId } from '../../http/input.ts';
import type { MapsConfig } from '../../options.ts';
import { computeRoute, mostWaypoints } from '../../routing/google.ts';
import { optimizedByMaps, optimizedHere, type RouteRequest, stopsOf } from '../../routing/optimize.ts';
import { texts } from '../../text.ts';
import { read } from '../read.ts';
import { readRound, Without } from './route.ts';

/**
 * A better order for a dock, by one of two optimisers (DSP-455, API-085). Nothing changes: the order is applied by a
 * separate action.
 */
export const optimizeRoute = read({
  method: 'POST',
  path: '/route/:id/optimize/',
  summary: "Optimise le trajet d'une tournée",
  permission: 'optimise',
  answers: 'OptimizedRoute',
  input: z.object({ id: textId(DockId), optimizer: Optimizer, parent_order: Without, products: Without }),
  answer: async ({ id, optimizer }, { db, config }, { nowMs }) => {
    const asked = { ...(await readRound(db, id)), nowMs };
    if (asked.dock.tasks.length === 0) throw badRequest(texts.noStops);
    return optimizer === 'internal' ? optimizedHere(asked) : askMaps(asked, config.maps);
  },
});

async function askMaps(asked: RouteRequest, maps: MapsConfig | null) {
  if (!maps) throw badRequest(texts.noMaps);
  const stops = stopsOf(asked);
  if (stops.length > mostWaypoints) throw badRequest(texts.mapsTooMany(mostWaypoints));
  const route = await computeRoute(maps, asked.start?.address, stops, asked.end?.address);
  if (!route) throw badRequest(texts.mapsFailed);
  return optimizedByMaps(asked, route);
}
