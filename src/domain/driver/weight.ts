import type { Driver } from './driver.ts';
import { compareNames } from './name.ts';

/** CST-26 and DSP-551; an unknown state counts as planned. */
const weights = new Map([
  ['noplan', 12],
  ['wait', 9],
  ['run', 7],
  ['run_other', 7],
  ['returning', 7],
  ['plan', 5],
  ['run_not_present', 5],
  ['hidden', 0],
]);
const unknownWeight = 5;

/** The weight of a driver's state in the driver list (DSP-550, DSP-551). */
export const driverWeight = (driver: Pick<Driver, 'state'>) => weights.get(driver.state ?? '') ?? unknownWeight;

type Listed = Pick<Driver, 'id' | 'name' | 'state' | 'queue_position'>;
const queue = (driver: Listed) => driver.queue_position ?? Number.MAX_SAFE_INTEGER;

/** The order of the driver list: highest weight first, then place in the queue (none last), name, id (DSP-550). */
export const compareDrivers = (a: Listed, b: Listed) =>
  driverWeight(b) - driverWeight(a) || queue(a) - queue(b) || compareNames(a, b) || a.id - b.id;
