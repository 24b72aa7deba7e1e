import * as z from 'zod/mini';
import { arrivalMs } from './arrival.ts';
import type { Driver } from './driver.ts';
import { compareNames } from './name.ts';
import { vehicleLabel } from './vehicle.ts';

/** The sorts of the drivers-soon modal (DSP-587). */
export const soonSorts = ['arrival', 'name', 'vehicle'] as const;
export type SoonSort = (typeof soonSorts)[number];

/** Sorts by priority: the last one pressed first (DSP-588). */
export type SoonStack = readonly SoonSort[];

const firstStack: SoonStack = ['arrival'];
const StoredStack = z.array(z.enum(soonSorts)).check(
  z.minLength(1),
  z.refine((stack) => new Set(stack).size === stack.length),
);

/** The stored stack; an unreadable one is replaced by the first (DSP-020, DSP-588). */
export function soonStackOf(stored: unknown): SoonStack {
  const parsed = StoredStack.safeParse(stored);
  return parsed.success ? parsed.data : firstStack;
}

/** The stack after a press on one of its buttons (DSP-588). */
export const pressed = (stack: SoonStack, sort: SoonSort): SoonStack => [sort, ...stack.filter((it) => it !== sort)];

type Sorted = Pick<Driver, 'id' | 'name' | 'vehicle' | 'eta' | 'current_planning_start'>;
type Compare = (a: Sorted, b: Sorted) => number;

/** Two drivers without arrival are equal: subtracting infinities would give NaN. */
function compareArrivals(a: Sorted, b: Sorted): number {
  const [at, other] = [arrivalMs(a) ?? Number.POSITIVE_INFINITY, arrivalMs(b) ?? Number.POSITIVE_INFINITY];
  return at === other ? 0 : at - other;
}

const labels = new Intl.Collator('fr', { numeric: true });

const comparisons: Readonly<Record<SoonSort, Compare>> = {
  arrival: compareArrivals,
  name: compareNames,
  vehicle: (a, b) => labels.compare(vehicleLabel(a.vehicle), vehicleLabel(b.vehicle)),
};

/**
 * The order of the drivers: by each sort of the stack in turn, ascending, then by id; without arrival last (DSP-588).
 */
export const compareSoon =
  (stack: SoonStack): Compare =>
  (a, b) => {
    for (const sort of stack) {
      const difference = comparisons[sort](a, b);
      if (difference !== 0) return difference;
    }
    return a.id - b.id;
  };
