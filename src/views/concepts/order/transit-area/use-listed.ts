import { transitAreasOf } from '../../../../db/queries/transit-areas.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { listedTrolleys, transitAreas, trolleysIn } from '../../../../domain/transit/listed.ts';
import { type Trolley, trolleysOf } from '../../../../domain/transit/trolley.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** The trolleys of the center by full name: those of its settings, requested if they have none (PRP-446, PRP-447). */
export function useTrolleys(metas: Metas | undefined): readonly Trolley[] {
  const center = useCenterOf(metas);
  const known = trolleysOf(metas?.trolleys, center ?? 0);
  const answer = useDetail(listedTrolleys, metas && center && known.length === 0 ? { center } : null);
  return known.length > 0 ? known : trolleysOf(trolleysIn(answer?.value), center ?? 0);
}

/**
 * Names of drop zones to choose from: those of the type, and of no type. They come from the center's board, and are
 * requested if it has none (PRP-445, API-P06).
 */
export function useAreaNames(metas: Metas | undefined, type: number | null): readonly string[] {
  const { db } = useSignedIn();
  const scope = useScope();
  const center = useCenterOf(metas);
  const ofBoard = useSeenQuery(() => transitAreasOf(db, scope), [db, scope]);
  const answer = useDetail(transitAreas, center && ofBoard?.length === 0 ? { center } : null);
  const areas = ofBoard?.length ? ofBoard : (answer?.value ?? []);
  const names = areas.flatMap((area) => (area.name && [type, null].includes(area.type ?? null) ? [area.name] : []));
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'fr', { numeric: true }));
}

function useCenterOf(metas: Metas | undefined): CenterId | null {
  const scope = useScope();
  return CenterId.safeParse(metas?.id ?? scope).data ?? null;
}
