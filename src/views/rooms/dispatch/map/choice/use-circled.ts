import { useState } from 'react';
import { viewRows } from '../../../../../db/queries/lists.ts';
import { type TaskRow, toDispatchList } from '../../../../../db/view-rows/dispatch.ts';
import { useSignedIn, useTab } from '../../../../kit/client/context.ts';
import { ticks } from '../../../../ui/tables/ticks.ts';
import { canTick } from '../point-list.tsx';
import type { DeliveryStage, OrderPoint } from '../points.ts';

/** What was in an outline: how many of each state, and how many of those to dispatch are ticked by it. */
export interface Circled {
  readonly counts: ReadonlyMap<DeliveryStage, number>;
  readonly ticked: number;
  /** Those of rounds that wait. */
  readonly inRounds: readonly OrderPoint[];
}

/** Ticks those of some orders that are to dispatch and may be ticked, and says what else was among them (OUR-208). */
export function useCircled() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const [circled, setCircled] = useState<Circled | null>(null);
  const circle = async (points: readonly OrderPoint[]) => {
    const listed = points.filter(({ dockId, isListed }) => dockId === null && isListed);
    const rows = await viewRows<TaskRow>(
      db,
      center,
      toDispatchList,
      listed.map(({ taskId }) => taskId),
    );
    const ids = rows.filter(canTick).map(({ id }) => id);
    if (ids.length > 0) ticks.set(null, new Set([...ticks.of(null), ...ids]));
    const counts = new Map<DeliveryStage, number>();
    for (const { place } of points) counts.set(place, (counts.get(place) ?? 0) + 1);
    setCircled({ counts, ticked: ids.length, inRounds: points.filter(({ place }) => place === 'planned') });
  };
  /** Ticks those of rounds too (OUR-212). */
  const tickRounds = () => {
    for (const { dockId, taskId } of circled?.inRounds ?? [])
      if (!ticks.of(dockId).has(taskId)) ticks.flip(dockId, taskId);
    setCircled((before) => before && { ...before, inRounds: [] });
  };
  return { circled, circle: (points: readonly OrderPoint[]) => void circle(points), tickRounds };
}
