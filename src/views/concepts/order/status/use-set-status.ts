import type * as z from 'zod/mini';
import { visibleRow } from '../../../../db/queries/rows.ts';
import type { Command } from '../../../../domain/command.ts';
import { type DockId, dockIdOf } from '../../../../domain/dock/dock.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../../domain/order/commands/status.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useUndo } from '../../../kit/actions/use-undo.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { ticks } from '../../../ui/tables/ticks.ts';
import type { OrderInStatus } from './orders-in-status.ts';
import { canTakeBack, changedOf } from './status-offers.ts';

export type Reason = NonNullable<z.infer<typeof setOrderStatus.args>['reason']>;

/**
 * Stores a change of status, and offers to undo it if possible. `redestock` is an action of its own (DSP-322); several
 * orders change in one call (DSP-458).
 */
export function useRecordStatus() {
  const center = useCenterId();
  const { db } = useSignedIn();
  const { offer } = useUndo();
  const { run, issue, isRunning, blockedBy } = useActions();

  const recordAs = async <Args>(command: Command<Args>, args: Args, isUndoable: boolean, replaces?: string | null) => {
    const id = await issue(command, args, replaces);
    if (id !== null && isUndoable)
      offer({ label: command.text.label(args), center, commandIds: [id], steps: [{ command, args }] });
    return id !== null;
  };
  const metasNow = () => visibleRow(db, center, 'metas', center);
  const recordTogether = async (
    rows: readonly OrderInStatus[],
    to: string,
    dockId: DockId | null,
    replaces?: string | null,
  ) => {
    const isUndoable = canTakeBack(rows, to, await metasNow());
    return recordAs(setOrderStatuses, { orders: rows.map(changedOf), dockId, to, center }, isUndoable, replaces);
  };
  const record = async (
    rows: readonly OrderInStatus[],
    to: string,
    reason: Reason | null,
    replaces?: string | null,
  ) => {
    const [row, ...others] = rows;
    if (!row) return false;
    if (others.length > 0) return recordTogether(rows, to, sharedDock(rows), replaces);
    if (to === 'redestock') return run(destockOrder, { ...changedOf(row), center }, replaces);
    const isUndoable = reason === null && canTakeBack(rows, to, await metasNow());
    const args = { ...changedOf(row), to, center, reason, receivedAt: row.receivedAt ?? null };
    return recordAs(setOrderStatus, args, isUndoable, replaces);
  };
  return { record, recordTogether, isRunning, blockedBy };
}

interface SetStatus {
  /** Why no status can be changed now; null when one can. */
  readonly blocked: string | null;
  readonly isRunning: boolean;
  /** Changes the status of one or more orders, and closes the dialog once that is stored. */
  readonly set: (rows: readonly OrderInStatus[], to: string, reason: Reason | null) => Promise<void>;
}

export type StatusRecord = ReturnType<typeof useRecordStatus>;

/** The same for a dialog: it closes once the change is stored, and the orders are unticked. */
export function useSetStatus(replaces: string | null, onDone: () => void): SetStatus {
  const { record, isRunning, blockedBy } = useRecordStatus();
  const set = useSubmit(async (rows: readonly OrderInStatus[], to: string, reason: Reason | null) => {
    const isRecorded = await record(rows, to, reason, replaces);
    if (isRecorded) ticks.clear(rows.flatMap((row) => row.id ?? []));
    return isRecorded;
  }, onDone);
  return { blocked: blockedBy(setOrderStatus), isRunning, set };
}

/** The dock of all of them; null if they are in several, or one is in none. */
function sharedDock(rows: readonly OrderInStatus[]) {
  const docks = new Set(rows.map(dockIdOf));
  return docks.size === 1 ? ([...docks][0] ?? null) : null;
}
