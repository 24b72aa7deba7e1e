import { readyToLeaveName } from '../../db/derived.ts';
import { isReadyToLeave, readyWindow } from '../../domain/driver/ready-to-leave.ts';
import { msOf } from '../../domain/instant.ts';
import type { Derivation } from './derivations.ts';

/** Ids of the drivers that are back or about to be (DSP-559). */
export const readyToLeave: Derivation<readonly number[]> = {
  name: readyToLeaveName,
  kinds: ['driver'],
  derive: (rows, nowMs) => {
    const drivers = [...rows.of('driver').values()].map(({ row }) => row);
    const edges = drivers.flatMap((driver) => {
      const etaMs = msOf(driver.eta);
      return etaMs === null ? [] : readyWindow(etaMs);
    });
    const coming = edges.filter((edge) => edge > nowMs);
    return {
      value: drivers.filter((driver) => isReadyToLeave(driver, nowMs)).map((driver) => driver.id),
      nextAtMs: coming.length === 0 ? null : Math.min(...coming),
    };
  },
};
