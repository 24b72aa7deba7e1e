import type { Driver } from './driver.ts';

/** Whether a driver can be given a round now: here, on no round, and none is meant for him. */
export const isFree = (driver: Pick<Driver, 'id' | 'state'>, withRounds: ReadonlySet<number>): boolean =>
  (driver.state === 'wait' || driver.state === 'noplan') && !withRounds.has(driver.id);
