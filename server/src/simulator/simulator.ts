import type { Random } from '../world/random.ts';
import { alertsAppear } from './alerts.ts';
import { ordersArrive } from './arrivals.ts';
import type { Change, DayView } from './change.ts';
import { failedJobsAreSettled } from './couriers.ts';
import { Day } from './day.ts';
import { driversLeave } from './departures.ts';
import { dueOrdersAreDispatched } from './dispatching.ts';
import { latenessAppears } from './lateness.ts';
import { docksAreLoaded } from './loading.ts';
import { packersWork } from './packing.ts';
import { driversReturn } from './returns.ts';
import { roundsAreDelivered } from './road.ts';
import { driversComeAndGo } from './shifts.ts';
import { docksCountWaiting } from './waiting-counts.ts';

/** What moves in a step, in this order: each sees what those before it did. */
const concerns = [
  ordersArrive,
  packersWork,
  dueOrdersAreDispatched,
  docksAreLoaded,
  driversLeave,
  failedJobsAreSettled,
  roundsAreDelivered,
  driversReturn,
  driversComeAndGo,
  latenessAppears,
  docksCountWaiting,
  alertsAppear,
] as const;

/**
 * The next five seconds of a center's day: what changes at `nowMs`, the same for the same rows and draws. It plays
 * everyone but the person at the console: it never moves a task between drafts, never touches a bag count, and takes up
 * a draft or a loaded round only when its departure has come.
 */
export function stepDay(view: DayView, nowMs: number, rng: Random): Change[] {
  const day = new Day(view, nowMs, rng);
  for (const concern of concerns) concern(day);
  return day.changes();
}
