import type { Random } from '../random.ts';

/** Progress of a round; `returning` is a round delivered in full whose driver is on the way back. */
export type Phase = 'draft' | 'moving' | 'defined' | 'ready' | 'loaded' | 'locked' | 'gone' | 'returning' | 'closed';
export type DockType = 'DRIVER_HARD' | 'DRIVER_SOFT' | 'FIRST' | 'NOCONFIG' | 'STUART' | 'UBER_DIRECT';

/** The decisions about a dock, before its rows are made. */
export interface DockPlan {
  readonly phase: Phase;
  readonly type: DockType;
  readonly tasks: number;
  readonly isTomorrow?: boolean;
  readonly isHidden?: boolean;
  /** Days since its creation, 0 by default. */
  readonly ageDays?: number;
  /** State of its courier job. */
  readonly job?: string;
}

const dock = (phase: Phase, type: DockType, tasks: number, more: Partial<DockPlan> = {}): DockPlan => ({
  phase,
  type,
  tasks,
  ...more,
});

/** One of each kind a dispatcher meets, the usual ones first: a small center has only the beginning of this list. */
const showcase: readonly DockPlan[] = [
  dock('draft', 'NOCONFIG', 4),
  dock('gone', 'DRIVER_SOFT', 6),
  dock('loaded', 'NOCONFIG', 5),
  dock('draft', 'DRIVER_SOFT', 3),
  dock('locked', 'DRIVER_HARD', 4),
  dock('moving', 'NOCONFIG', 4),
  dock('ready', 'DRIVER_SOFT', 4),
  dock('gone', 'STUART', 1, { job: 'delivering' }),
  dock('defined', 'NOCONFIG', 4),
  dock('closed', 'DRIVER_SOFT', 5),
  dock('draft', 'NOCONFIG', 4, { isTomorrow: true }),
  dock('returning', 'DRIVER_SOFT', 5),
  dock('moving', 'DRIVER_SOFT', 3),
  dock('locked', 'DRIVER_SOFT', 4),
  dock('ready', 'NOCONFIG', 3),
  dock('loaded', 'DRIVER_SOFT', 4),
  dock('draft', 'NOCONFIG', 0),
  dock('ready', 'STUART', 1, { job: 'in_progress' }),
  dock('loaded', 'UBER_DIRECT', 1, { job: 'pickup' }),
  dock('gone', 'UBER_DIRECT', 1, { job: 'pickup_complete' }),
  dock('draft', 'STUART', 1, { job: 'init' }),
  dock('loaded', 'UBER_DIRECT', 1, { job: 'canceled' }),
  dock('ready', 'STUART', 1, { job: 'expired' }),
  dock('gone', 'STUART', 1, { job: 'voided' }),
  dock('gone', 'UBER_DIRECT', 1, { job: 'returned' }),
  dock('closed', 'STUART', 1, { job: 'finished' }),
  dock('defined', 'DRIVER_HARD', 3),
  dock('draft', 'FIRST', 2),
  dock('gone', 'DRIVER_HARD', 5),
  dock('draft', 'DRIVER_HARD', 2),
  dock('draft', 'DRIVER_SOFT', 2, { isTomorrow: true }),
  dock('loaded', 'NOCONFIG', 0),
  dock('draft', 'NOCONFIG', 1, { ageDays: 16 }),
  dock('ready', 'NOCONFIG', 1, { ageDays: 15 }),
  dock('ready', 'STUART', 1, { job: 'picking' }),
  dock('loaded', 'STUART', 1, { job: 'canceled' }),
  dock('draft', 'UBER_DIRECT', 1, { job: 'init' }),
  dock('closed', 'NOCONFIG', 0, { isHidden: true }),
];

const common: readonly (readonly [DockPlan, number])[] = [
  [dock('draft', 'NOCONFIG', 5), 6],
  [dock('draft', 'DRIVER_SOFT', 4), 3],
  [dock('draft', 'NOCONFIG', 5, { isTomorrow: true }), 2],
  [dock('moving', 'NOCONFIG', 6), 3],
  [dock('moving', 'DRIVER_SOFT', 5), 1],
  [dock('defined', 'NOCONFIG', 6), 2],
  [dock('ready', 'NOCONFIG', 6), 2],
  [dock('ready', 'DRIVER_SOFT', 5), 1],
  [dock('loaded', 'DRIVER_SOFT', 6), 2],
  [dock('locked', 'DRIVER_SOFT', 6), 2],
  [dock('gone', 'DRIVER_SOFT', 8), 8],
  [dock('returning', 'DRIVER_SOFT', 6), 1],
  [dock('closed', 'DRIVER_SOFT', 7), 2],
  [dock('gone', 'STUART', 1, { job: 'delivering' }), 1],
  [dock('gone', 'UBER_DIRECT', 1, { job: 'pickup_complete' }), 1],
];

/** Docks for `deliveries` deliveries in all: the showcase, then random ones. */
export function planDocks(deliveries: number, random: Random): DockPlan[] {
  const plans: DockPlan[] = [];
  let left = deliveries;
  const add = (plan: DockPlan) => {
    if (plan.tasks > left) return;
    plans.push(plan);
    left -= plan.tasks;
  };
  showcase.forEach(add);
  // A single remaining delivery fits no round: it stays to be dispatched.
  while (left > 1) {
    const plan = random.weighted(common);
    add({ ...plan, tasks: Math.min(left, plan.tasks === 1 ? 1 : plan.tasks + random.int(-1, 3)) });
  }
  return plans;
}
