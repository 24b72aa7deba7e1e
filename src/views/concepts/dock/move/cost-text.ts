import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { LateStop, PlaceCost } from '../../../../domain/route/best-place.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { latenessText, levelOf } from './lateness-words.ts';
import { placeTexts } from './place-text.ts';

/** Public number of an order by its task. */
export type NameOf = (taskId: number) => string;

/** `+4 min, aucun retard`. */
export const costFigure = (cost: PlaceCost): string =>
  placeTexts.cost(cost.addedS, latenessText(levelOf(cost), cost.late.length));

/** Who is late by it, else when the order comes; null where that is not known. */
export function costDetail({ late, arrivesMs }: PlaceCost, nameOf: NameOf): string | null {
  if (late.length > 0) return placeTexts.late(namesOf(late, nameOf));
  return arrivesMs === null ? null : placeTexts.around(hourText(arrivesMs));
}

const mostNames = 2;

const namesOf = (late: readonly LateStop[], nameOf: NameOf) => ({
  named: late.slice(0, mostNames).map(({ id, minutes }) => placeTexts.lateBy(nameOf(id), minutes)),
  others: Math.max(0, late.length - mostNames),
});

/** A place of a round by its neighbour: `2e arrêt, après N2G58L`. */
export function stopWords({ tasks }: DockCard, at: number): string {
  const [before, next] = [tasks[at - 1], tasks[at]];
  if (before) return placeTexts.afterStop(at + 1, orderName(before));
  return next ? placeTexts.beforeStop(orderName(next)) : placeTexts.onlyStop;
}
