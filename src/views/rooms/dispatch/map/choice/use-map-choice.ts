import { useMemo, useState } from 'react';
import { useToggle } from '../../toggles.ts';
import type { MapChoice } from '../points.ts';

export interface ChosenMap {
  readonly choice: MapChoice;
  readonly flip: Readonly<Record<'toDispatch' | 'planned' | 'onTheRoad' | 'lateOnly', () => void>>;
  readonly chooseRound: (dockId: number | null) => void;
}

/** The user's own choice of points. Hidden kinds are stored; the one round he looks at is not. */
export function useMapChoice(): ChosenMap {
  const [toDispatch, flipToDispatch] = useToggle('map:hideToDispatch');
  const [planned, flipPlanned] = useToggle('map:hidePlanned');
  const [onTheRoad, flipOnTheRoad] = useToggle('map:hideOnTheRoad');
  const [lateOnly, flipLateOnly] = useToggle('map:lateOnly');
  const [dockId, chooseRound] = useState<number | null>(null);
  const choice = useMemo((): MapChoice => {
    const hides = { toDispatch, planned, onTheRoad };
    const hidden = (['toDispatch', 'planned', 'onTheRoad'] as const).filter((place) => hides[place]);
    return { hidden: new Set(hidden), lateOnly, dockId };
  }, [toDispatch, planned, onTheRoad, lateOnly, dockId]);
  const flip = { toDispatch: flipToDispatch, planned: flipPlanned, onTheRoad: flipOnTheRoad, lateOnly: flipLateOnly };
  return { choice, flip, chooseRound };
}
