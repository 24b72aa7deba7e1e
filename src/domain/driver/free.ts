import type { Driver } from './driver.ts';

/** Whether a driver can be given a round now: he is here, on no round, and is the target of none. */
export const isFree = (driver: Pick<Driver, 'id' | 'state'>, withRounds: ReadonlySet<number>): boolean =>
  (driver.state === 'wait' || driver.state === 'noplan') && !withRounds.has(driver.id);
