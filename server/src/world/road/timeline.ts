import { parisWallClock } from '../../../../src/domain/time/paris-time.ts';
import { dayMs, floorTo, hourMs, minuteMs } from '../clock.ts';
import type { Random } from '../random.ts';
import type { DockPlan, Phase } from '../rounds/dock-plans.ts';
import { firstLegMinutes, legMinutes } from './trip.ts';

/** The milestones of a dock in milliseconds, null if not reached; each is later than the one before. */
export interface Timeline {
  readonly createdMs: number;
  readonly definedMs: number | null;
  readonly loadingMs: number | null;
  readonly loadedMs: number | null;
  readonly lockedMs: number | null;
  readonly goneMs: number | null;
  readonly finishedMs: number | null;
  readonly closedMs: number | null;
  /** Estimated departure, or the departure itself. */
  readonly departureMs: number;
}

const milestones = ['defined', 'loading', 'loaded', 'locked', 'gone', 'finished', 'closed'] as const;
type Milestone = (typeof milestones)[number];

const lastOf: Readonly<Record<Phase, Milestone | null>> = {
  draft: null,
  moving: null,
  defined: 'defined',
  ready: 'loading',
  loaded: 'loaded',
  locked: 'locked',
  gone: 'gone',
  returning: 'gone',
  closed: 'closed',
};

/** Driver docks leave without being defined (DSP-417). */
const isDefined = ({ phase, type }: DockPlan) => phase === 'defined' || type === 'NOCONFIG' || type === 'FIRST';

function reached(plan: DockPlan, random: Random): Milestone[] {
  // Closed by a dispatcher before it left (DSP-422).
  if (plan.isHidden) return ['closed'];
  const last = lastOf[plan.phase];
  const upTo = last === null ? [] : milestones.slice(0, milestones.indexOf(last) + 1);
  const isLoading = plan.phase !== 'ready' || random.chance(0.5);
  return upTo.filter((step) => (step === 'defined' ? isDefined(plan) : step !== 'loading' || isLoading));
}

export function timelineOf(plan: DockPlan, nowMs: number, random: Random): Timeline {
  const at: Partial<Record<Milestone, number>> = {};
  const tripMs = (firstLegMinutes + plan.tasks * legMinutes) * minuteMs;
  let clockMs = lastMilestoneMs(plan, tripMs, nowMs, random);
  for (const step of reached(plan, random).reverse()) {
    at[step] = clockMs;
    clockMs -= step === 'finished' ? tripMs + random.int(8, 15) * minuteMs : random.int(4, 16) * minuteMs;
  }
  const createdMs = plan.ageDays ? nowMs - plan.ageDays * dayMs - 2 * hourMs : clockMs - random.int(5, 50) * minuteMs;
  return {
    createdMs,
    definedMs: at.defined ?? null,
    loadingMs: at.loading ?? null,
    loadedMs: at.loaded ?? null,
    lockedMs: at.locked ?? null,
    goneMs: at.gone ?? null,
    finishedMs: at.finished ?? null,
    closedMs: at.closed ?? null,
    departureMs: at.gone ?? departureMs(plan, nowMs, random),
  };
}

function lastMilestoneMs({ phase, job }: DockPlan, tripMs: number, nowMs: number, random: Random): number {
  if (phase === 'returning') return nowMs - tripMs - 4 * minuteMs;
  // A courier that brought the order back was gone for longer.
  if (phase === 'gone') return floorTo(nowMs - tripMs * (job === 'returned' ? 1.6 : 0.15 + 0.7 * random.next()), 1000);
  return nowMs - random.int(1, 12) * minuteMs;
}

/** Minutes from now to the departure, by phase; some are overdue. */
const untilDeparture: Readonly<Record<Phase, readonly [number, number]>> = {
  draft: [45, 400],
  moving: [30, 150],
  defined: [15, 80],
  ready: [5, 55],
  loaded: [-12, 30],
  locked: [0, 10],
  gone: [0, 0],
  returning: [0, 0],
  closed: [0, 0],
};

function departureMs({ phase, isTomorrow }: DockPlan, nowMs: number, random: Random): number {
  if (isTomorrow) return parisWallClock(1, random.int(8, 15), nowMs) + random.int(0, 3) * 15 * minuteMs;
  return nowMs + random.int(...untilDeparture[phase]) * minuteMs;
}
