import type * as z from 'zod/mini';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockIdOf } from '../../../../domain/dock/dock.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../../domain/order/commands/status.ts';
import { useActions } from '../../../app/use-action.ts';
import { useSubmit } from '../../../app/use-submit.ts';
import { useCenterId } from '../lookups.ts';
import { changedOf } from '../task-offers.ts';
import { useTicks } from '../ticks.ts';

export type Reason = NonNullable<z.infer<typeof setOrderStatus.args>['reason']>;

interface SetStatus {
  /** Why no status can be changed now; null when one can. */
  readonly blocked: string | null;
  readonly isRunning: boolean;
  /** Changes the status of one order or of several together, and closes the dialog once that is recorded. */
  readonly set: (rows: readonly TaskRow[], to: string, reason: Reason | null) => Promise<void>;
}

/** `redestock` is an action of its own (DSP-322); several orders change in one call (DSP-458). */
export function useSetStatus(replaces: string | null, onDone: () => void): SetStatus {
  const center = useCenterId();
  const ticks = useTicks();
  const { run, isRunning, blockedBy } = useActions();
  const record = async (rows: readonly TaskRow[], to: string, reason: Reason | null) => {
    const [row, ...others] = rows;
    if (!row) return false;
    if (others.length > 0)
      return run(setOrderStatuses, { orders: rows.map(changedOf), dockId: sharedDock(rows), to, center }, replaces);
    if (to === 'redestock') return run(destockOrder, { ...changedOf(row), center }, replaces);
    return run(setOrderStatus, { ...changedOf(row), to, center, reason }, replaces);
  };
  const set = useSubmit(async (rows: readonly TaskRow[], to: string, reason: Reason | null) => {
    const isRecorded = await record(rows, to, reason);
    if (isRecorded) ticks.clear(rows.map((row) => row.id));
    return isRecorded;
  }, onDone);
  return { blocked: blockedBy(setOrderStatus), isRunning, set };
}

/** The dock all of them lie in; null where they lie in several, or in none. */
function sharedDock(rows: readonly TaskRow[]) {
  const docks = new Set(rows.map(dockIdOf));
  return docks.size === 1 ? ([...docks][0] ?? null) : null;
}
