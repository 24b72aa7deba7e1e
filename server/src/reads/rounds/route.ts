import * as z from 'zod/mini';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { maybe } from '../../../../src/domain/schema.ts';
import { readWireDocks } from '../../actions/answers.ts';
import { readCenters } from '../../db/center/read-settings.ts';
import type { Db } from '../../db/connection/open.ts';
import { notFound } from '../../http/failure.ts';
import { textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { wayOf } from '../../world/road/way.ts';
import { read } from '../read.ts';

export const Without = maybe(z.enum(['0']));

/** The route of a dock, without orders and products in it (API-084). */
export const route = read({
  path: '/route/:id/',
  summary: "Le trajet d'une tournée",
  permission: 'flow',
  answers: 'Route',
  input: z.object({ id: textId(DockId), parent_order: Without, products: Without }),
  answer: async ({ id }, { db }) => {
    const { dock, start, end } = await readRound(db, id);
    return wayOf(dock, start, end);
  },
});

/** A dock with its tasks in rank order, and the centers where its route starts and ends. */
export async function readRound(db: Db, id: DockId) {
  const [dock] = await readWireDocks(db, [id]);
  if (!dock) throw notFound(texts.notFound);
  const centers = await readCenters(db);
  const centerOf = (center: number | null | undefined) => centers.find((known) => known.id === center);
  return { dock, start: centerOf(dock.center), end: centerOf(dock.ending_center) ?? centerOf(dock.center) };
}
