import { useState } from 'react';
import type { Basis } from '../../../../domain/basis.ts';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { costsBasis } from '../../../../domain/extra-cost/basis.ts';
import { type CostOfDay, costsOfDay } from '../../../../domain/extra-cost/of-day.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../../kit/queries/use-last-settled.ts';

/** Colleagues add extra costs while a window is open. */
const refreshMs = 30_000;

interface CostsSeen {
  /** Those of the driver and day by now; undefined before they are read, and where the server does not tell them. */
  readonly costs: readonly CostOfDay[] | undefined;
  /** What somebody else added or deleted since they were read first. */
  readonly added: readonly CostOfDay[];
  readonly deleted: readonly CostOfDay[];
  readonly isMoved: boolean;
  /** They are not known yet, or an own action on some has ended since they were asked for. */
  readonly isReading: boolean;
  readonly readAgain: () => void;
  /** What another one rests on; undefined where nothing is known. */
  readonly basis: Basis | undefined;
}

interface Read {
  readonly key: string;
  readonly costs: readonly CostOfDay[];
}

/** Keeps the extra costs of a driver and day as they were when they were first read for this window (OUR-268). */
export function useCostsSeen(driver: string, day: string): CostsSeen {
  const asked =
    driver !== '' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { driverId: DriverId.parse(Number(driver)), day } : null;
  const key = asked === null ? '' : `${driver} ${day}`;
  const endedAtMs = useLastEnded('extraCost.', 'demand.');
  const [openedAtMs] = useState(Date.now);
  const [first, keep] = useState<Read | null>(null);
  const answer = useDetail(costsOfDay, asked, { everyMs: refreshMs, endedAtMs });
  const costs = answer?.value?.extra_costs;
  // An answer from before the window was opened lacks what its user himself has added since.
  const isFresh = (answer?.valueAskedAtMs ?? 0) >= openedAtMs;
  if (costs && isFresh && first?.key !== key) keep({ key, costs });
  const { user } = useSignedIn();
  const kept = first?.key === key ? first.costs : costs;
  // What its user added himself meanwhile is nobody else's (docs/adr/0059).
  const own = (costs ?? []).filter(({ added_by }) => added_by?.id === user.id);
  const seen = kept && [...kept, ...without(own, kept)];
  const added = seen && costs ? without(costs, seen) : [];
  const deleted = seen && costs ? without(seen, costs) : [];
  return {
    ...{ costs, added, deleted, isMoved: added.length + deleted.length > 0 },
    isReading: asked !== null && !answer?.error && (!costs || (answer.valueAskedAtMs ?? 0) < endedAtMs),
    readAgain: () => costs && keep({ key, costs }),
    basis: seen && costsBasis(seen.map(({ id }) => id)),
  };
}

const without = (some: readonly CostOfDay[], others: readonly CostOfDay[]) =>
  some.filter(({ id }) => !others.some((other) => other.id === id));
