import { useState } from 'react';
import { type Demand, type DemandId, isOpen } from '../../../../domain/extra-cost/demand.ts';
import { useSingleKey } from '../../../kit/keys/single-keys.ts';

/** The demand that is looked at: the first open one until another is chosen; J and K go on and back (LOG-190). */
export function useChosen(demands: readonly Demand[]) {
  const [id, choose] = useState<DemandId | null>(null);
  const at = demands.findIndex((demand) => demand.id === id);
  const first = demands.findIndex(isOpen);
  const present = at >= 0 ? at : Math.max(first, 0);
  const step = (by: number) => {
    const next = demands[Math.min(Math.max(present + by, 0), demands.length - 1)];
    if (!next) return;
    choose(next.id);
  };
  useSingleKey('j', () => step(1));
  useSingleKey('k', () => step(-1));
  return { chosen: demands[present] ?? null, next: demands[present + 1] ?? null, choose };
}
