import type { ExternalJob } from '../../../../src/domain/courier/external-job.ts';
import { type Dock, DockId } from '../../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { iso, isoOrNull, minuteMs } from '../clock.ts';
import { drawName, shortName } from '../people/names.ts';
import { routeOf } from '../road/routes.ts';
import type { Timeline } from '../road/timeline.ts';
import { returnMs } from '../road/trip.ts';
import type { Scene } from '../scene.ts';
import { type Delivery, turn } from './delivery-plan.ts';
import type { DockPlan, Phase } from './dock-plans.ts';
import { isProvider, makeJob } from './jobs.ts';

const statuses: Readonly<Record<Phase, string>> = {
  draft: 'draft',
  moving: 'moving',
  defined: 'defined',
  ready: 'ready_to_load',
  loaded: 'loaded',
  // Locked and gone docks stay loaded (DSP-401).
  locked: 'loaded',
  gone: 'loaded',
  returning: 'loaded',
  closed: 'closed',
};

export interface DockParts {
  readonly id: DockId;
  /** Counts the docks of a center. */
  readonly number: number;
  readonly plan: DockPlan;
  readonly timeline: Timeline;
  readonly driver: Driver | null;
  readonly deliveries: readonly Delivery[];
}

export const nextDockId = ({ nextId }: Pick<Scene, 'nextId'>) => DockId.parse(nextId('dock'));

export function makeDock(scene: Scene, parts: DockParts): Dock {
  const { id, number, plan, timeline, deliveries } = parts;
  const { center, random } = scene;
  const current_status = statuses[plan.phase];
  const tasks = deliveries.map(({ task }) => task);
  return {
    id,
    name: deliveries[0] ? `${deliveries[0].task.address?.postal_code} ${number + 1}` : `Tournée ${number + 1}`,
    dock_type: plan.type,
    current_status,
    status: current_status,
    tasks: tasks.map((task) => task.id),
    ...driverOf(parts),
    ...timesOf(parts),
    hidden: plan.isHidden ?? false,
    launchpad: turn(number, 8, 3) ? 2 : 1,
    ending_center: turn(number, 10, 6) ? otherCenter(center.id) : center.id,
    cross_docking_target_center: isForCenter(number, plan) ? crossDockCenter(center.id) : null,
    center: center.id,
    center_name: center.name,
    load_info:
      timeline.loadingMs === null
        ? null
        : { started_at: iso(timeline.loadingMs), user_name: shortName(drawName(random)) },
    num_tasks_before_waiting: tasksBeforeWaiting(tasks),
    ...acceptanceOf(parts, scene.nowMs),
    routes: timeline.lockedMs === null ? null : routeOf(center, tasks),
    external_shipping_jobs: jobsOf(scene, plan),
    target_dock_id: null,
    error_message: turn(number, 20, 4) ? "L'estimation du trajet a échoué" : null,
    scheduled_round: scheduledRound(number, timeline),
    has_failed_last_estimate: turn(number, 20, 4),
    ending_center_has_disabled_driver_self_return: turn(number, 4, 3),
  };
}

/** Some are being made and some are ready to be loaded; couriers go to clients, not to centers. */
export const isForCenter = (number: number, { type }: DockPlan) =>
  (turn(number, 15, 5) || turn(number, 30, 14)) && !isProvider(type);

/** All centers send to the partial center, which sends to the first: only partial centers have arrivals (PRP-260). */
const crossDockCenter = (id: number) => (id === 12 ? 9 : 12);

const otherCenter = (id: number) => (id === 9 ? 12 : 9);

/** Tasks before the first that is still waiting; null when none is. */
export function tasksBeforeWaiting(tasks: readonly { readonly status?: string | null | undefined }[]): number | null {
  const at = tasks.findIndex((task) => task.status === 'waiting');
  return at < 0 ? null : at;
}

function driverOf({ plan, timeline, driver, number }: DockParts) {
  const isGiven = timeline.lockedMs !== null;
  return {
    target_driver: driver?.id ?? null,
    target_vehicle: driver?.vehicle ?? (isProvider(plan.type) ? 'bike' : turn(number, 3, 1) ? 'SELEC' : null),
    target_name: driver?.name ?? null,
    driver: isGiven ? (driver?.id ?? null) : null,
    driver_name: isGiven ? (driver?.name ?? null) : null,
    driver_gain_real: isGiven && driver ? 12 + 2.35 * plan.tasks : null,
  };
}

function timesOf({ timeline, number, deliveries }: DockParts) {
  const isEstimated = !turn(number, 20, 4) && deliveries.length > 0;
  const backMs = returnMs(timeline.departureMs, deliveries.length);
  return {
    created_at: iso(timeline.createdMs),
    defined_at: isoOrNull(timeline.definedMs),
    loaded_at: isoOrNull(timeline.loadedMs),
    locked_at: isoOrNull(timeline.lockedMs),
    gone_at: isoOrNull(timeline.goneMs),
    finished_at: isoOrNull(timeline.finishedMs),
    closed_at: isoOrNull(timeline.closedMs),
    departure: isEstimated ? iso(timeline.departureMs) : null,
    return_time: isEstimated ? iso(backMs) : null,
    eta: timeline.goneMs === null || timeline.finishedMs !== null ? null : iso(backMs),
    max_expected_start_date: isEstimated ? iso(timeline.departureMs + 25 * minuteMs) : null,
  };
}

const answers = [
  { accepted_by_driver: null, driver_answer: null },
  { accepted_by_driver: false, driver_answer: 1 },
  { accepted_by_driver: false, driver_answer: 2 },
  { accepted_by_driver: true, driver_answer: 1 },
] as const;

/** A driver paid by race answers before leaving (DSP-427 to DSP-431); a driver who left has accepted. */
function acceptanceOf({ timeline, driver, number }: DockParts, nowMs: number) {
  const isWaiting = timeline.lockedMs !== null && timeline.goneMs === null;
  const answer = isWaiting ? answers[number % answers.length] : timeline.goneMs === null ? answers[0] : answers[3];
  return {
    ...(driver?.is_paid_by_race ? answer : answers[0]),
    time_take_bags: isWaiting ? iso(nowMs + ((number % 4) * 4 - 2) * minuteMs) : null,
  };
}

function scheduledRound(number: number, { departureMs }: Timeline) {
  if (!turn(number, 7, 2)) return null;
  const rank = 1 + (number % 6);
  return {
    id: 800 + number,
    name: `Tournée fixe ${rank}`,
    code: `TF${rank}`,
    cut_off: iso(departureMs - 90 * minuteMs),
  };
}

/** The courier's job; a job that failed before it stays listed. */
function jobsOf({ nowMs, random }: Scene, { type, job }: DockPlan): ExternalJob[] {
  if (!isProvider(type) || !job) return [];
  const now = makeJob(type, job, nowMs, random);
  if (job === 'in_progress') return [makeJob(type, 'expired', nowMs, random), now];
  return job === 'finished' ? [{ ...now, cancel_reason: 'Adresse introuvable' }] : [now];
}
