import { listIndex, viewRows } from '../../db/queries/lists.ts';
import type { QuaiDb } from '../../db/schema.ts';
import { docksList } from '../../db/view-rows/dispatch.ts';
import { type PlacesAsk, type RoundPlaces, roundPlaces } from '../../domain/route/round-places.ts';

/** What it costs to put orders into each round of a scope, by the rounds this device shows, also offline (OUR-200). */
export async function placesIn(db: QuaiDb, ask: PlacesAsk): Promise<readonly RoundPlaces[]> {
  const index = await listIndex(db, ask.scope, docksList);
  return index ? roundPlaces(ask, await viewRows(db, ask.scope, docksList, [...index.ids])) : [];
}
