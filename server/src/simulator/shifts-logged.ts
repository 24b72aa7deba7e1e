import { msOf } from '../../../src/domain/time/instant.ts';
import type { Tx } from '../db/connection/open.ts';
import { isMonthClosed } from '../db/presences/log-months.ts';
import { beginPresence, endPresence } from '../db/presences/presences.ts';
import { readDrivers } from '../db/read.ts';
import type { Change, Step } from './change.ts';

/** Logs the presences that begin and end in a step; the rows of its drivers still are as before it. */
export async function shiftsAreLogged(tx: Tx, { changes, nowMs }: Step): Promise<void> {
  const shifts = changes.flatMap(shiftOf);
  if (shifts.length === 0) return;
  const before = await readDrivers(tx, { ids: shifts.map(({ id }) => id) });
  for (const { id, startMs } of shifts) {
    const driver = before.find((it) => it.id === id);
    if (!driver) continue;
    if (startMs === null) {
      // Nobody would read a refusal: the presence of a closed month stays without an end (LOG-153).
      const begunMs = msOf(driver.current_presence_start);
      if (begunMs === null || !(await isMonthClosed(tx, id, begunMs))) await endPresence(driver)(tx, nowMs);
    }
    // Who comes back from the road goes on with his presence.
    else if (!driver.current_presence_start)
      await beginPresence(driver, { vehicle: driver.vehicle ?? null, startMs })(tx);
  }
}

function shiftOf(change: Change) {
  if (change.kind !== 'driver' || !('set' in change) || !('current_presence_start' in change.set)) return [];
  const { id, set } = change;
  return [{ id, startMs: msOf(set.current_presence_start) }];
}
