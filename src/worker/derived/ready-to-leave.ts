import { readyToLeaveName } from '../../db/derived.ts';
import { isReadyToLeave, soonWindow } from '../../domain/driver/arrival.ts';
import { isEqual } from '../../domain/equal.ts';
import { msOf } from '../../domain/time/instant.ts';
import { dispatchLoad } from '../../sync/api/dispatch-load.ts';
import { membership } from '../../sync/polling/endpoint.ts';
import type { Derivation } from './derivations.ts';

/** Drivers listed by the drivers endpoint alone may be out of date: it is polled only while it is shown. */
const listed = membership(dispatchLoad.name, 'drivers');

/** Ids of the drivers in the dispatch load that are back or about to be (DSP-559). */
export const readyToLeave: Derivation<readonly number[]> = {
  name: readyToLeaveName,
  kinds: ['driver'],
  begin: () => {
    let known: readonly number[] = [];
    return (rows, nowMs) => {
      const drivers = [...rows.of('driver').values()].flatMap(({ row, lists }) => (lists.includes(listed) ? row : []));
      const edges = drivers.flatMap((driver) => {
        const etaMs = msOf(driver.eta);
        return etaMs === null ? [] : soonWindow(etaMs);
      });
      const coming = edges.filter((edge) => edge > nowMs);
      const ready = drivers.filter((driver) => isReadyToLeave(driver, nowMs)).map((driver) => driver.id);
      if (!isEqual(ready, known)) known = ready;
      return { value: known, nextAtMs: coming.length === 0 ? null : Math.min(...coming) };
    };
  },
};
