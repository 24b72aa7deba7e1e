import { positionOf } from '../../../../domain/geo.ts';
import type { PlannedRun } from '../../../../domain/route/driver-run.ts';
import * as run from '../../../../domain/route/planned-run.ts';
import type { Centers } from '../../../kit/scope/centers.ts';

/** A card as the estimates read it: what is left of it, from where to where. */
export function plannedRun(card: run.RunCard, centers: Centers | undefined, nowMs: number): PlannedRun {
  const placeOf = (id: number) => positionOf(centers?.all.find((center) => center.id === id)?.address, null);
  return run.plannedRun(card, { here: positionOf(centers?.current?.address, null), endOf: placeOf }, nowMs);
}
