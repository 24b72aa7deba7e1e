import { type Driver, DriverId } from '../../../../src/domain/driver/driver.ts';
import { hourMs, iso, isoOrNull, minuteMs } from '../clock.ts';
import type { Random } from '../random.ts';
import { turn } from '../rounds/delivery-plan.ts';
import type { Scene } from '../scene.ts';
import { drawMobile, drawName } from './names.ts';

export type DriverState = 'plan' | 'noplan' | 'wait' | 'run' | 'run_other' | 'run_not_present' | 'returning' | 'hidden';

const vehicles = [
  ['CAR', 5],
  ['SELEC', 5],
  ['S50', 3],
  ['S125', 3],
  ['BIKE', 3],
  ['TRUCK', 1],
  ['SCO', 1],
] as const;

const payModes = ['performance', 'presence', 'by_order', 'by_day', 'perf_and_waiting'] as const;
const areas = [['75018', '75019'], ['75'], ['75011', '75012', '75020'], ['92'], ['93', '94']] as const;

const presentStates = new Set<DriverState>(['noplan', 'wait', 'run', 'run_other', 'returning']);

/**
 * `number` counts the drivers of a center: special traits are assigned in turn. `etaMs` is the arrival at the center.
 */
export function makeDriver(
  { center, nowMs, nextId, random }: Scene,
  state: DriverState,
  number: number,
  etaMs: number | null = null,
): Driver {
  const { first, last } = drawName(random);
  const isPresent = presentStates.has(state);
  return {
    id: DriverId.parse(nextId('driver')),
    name: `${first} ${last}`,
    mobile: turn(number, 17, 9) ? null : drawMobile(random),
    state,
    vehicle: random.weighted<string>(vehicles),
    center: center.id,
    current_center_id: center.id,
    launchpad: turn(number, 9, 4) ? 2 : 1,
    activity: turn(number, 14, 6) && state === 'wait' ? 'Nettoyage du scooter' : null,
    ...planningOf(state, number, nowMs, random),
    eta: isoOrNull(etaMs),
    eta_comparable: etaMs === null ? null : Math.floor(etaMs / 1000),
    queue_position: null,
    end_of_shift: turn(number, 3, 1) ? [...random.pick(areas)] : turn(number, 3, 2) ? 'dont_care' : null,
    pay_mode: random.pick(payModes),
    hourly_rate: turn(number, 7, 3) ? null : turn(number, 4, 2) ? 13.5 : 12.75,
    is_paid_by_race: turn(number, 2, 1),
    daily_refusals_limit_exceeded: turn(number, 19, 13),
    is_back: state === 'wait' || state === 'noplan',
    is_paper_checked: !turn(number, 8, 5),
    billing_group: turn(number, 4, 1) ? 'AUTO' : 'AGENCE',
    planning_not_respected: turn(number, 12, 7),
    has_cni: !turn(number, 7, 3),
    current_presence_start: isPresent ? iso(nowMs - random.int(20, 300) * minuteMs) : null,
    processing: false,
    updating: false,
  };
}

const seconds = (ms: number) => Math.floor(ms / 1000);

function planningOf(state: DriverState, number: number, nowMs: number, random: Random): Partial<Driver> {
  if (state === 'noplan' || state === 'hidden')
    return {
      planning_data: [],
      planning_end: null,
      current_planning_start: null,
      is_planning_confirmed: null,
      early_start: false,
    };
  const startMs = nowMs + (state === 'plan' ? random.int(-40, 200) : -random.int(40, 300)) * minuteMs;
  const endMs = Math.max(startMs + 2 * hourMs, nowMs + endMinutes(number, random) * minuteMs);
  const evening = { start: seconds(endMs + 2 * hourMs), end: seconds(endMs + 5 * hourMs) };
  return {
    planning_data: [{ start: seconds(startMs), end: seconds(endMs) }, ...(turn(number, 3, 0) ? [evening] : [])],
    planning_end: iso(endMs),
    current_planning_start: iso(startMs),
    is_planning_confirmed: turn(number, 10, 8) ? -1 : turn(number, 5, 1) ? 0 : 1,
    early_start: turn(number, 13, 2),
  };
}

/** Some shifts have just ended, some end within the half hour (DSP-553, DSP-554). */
function endMinutes(number: number, random: Random): number {
  if (turn(number, 9, 2)) return -random.int(1, 25);
  return turn(number, 7, 4) ? random.int(5, 30) : random.int(45, 320);
}

/** Numbers the waiting drivers from 1. */
export function queueUp(drivers: readonly Driver[]): Driver[] {
  let position = 0;
  return drivers.map((driver) => (driver.state === 'wait' ? { ...driver, queue_position: ++position } : driver));
}
