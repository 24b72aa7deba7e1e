import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { dispatchedOf, dispatchTask, dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { canDispatch, offersDispatch } from '../../../../domain/task/direct-dispatch.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useTogether } from '../../../concepts/order/canteen/use-together.ts';
import { isLocked } from '../../../concepts/order/status/shortcuts.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import styles from '../../../ui/row-action.module.css';
import { useGroupsCanteens } from '../board-context.ts';
import { useToggle } from '../toggles.ts';
import { directTexts } from './text.ts';

/** Puts one order into a tour by itself (DSP-252); with those it stands for, where a canteen is one line (DSP-272). */
export function DispatchButton({ row }: { readonly row: TaskRow }) {
  return offersDispatch(row) ? <OfferedDispatch row={row} /> : null;
}

function OfferedDispatch({ row }: { readonly row: TaskRow }) {
  const { id: taskId, orderId, randomId } = row;
  const { run, isRunning, blockedBy } = useActions();
  const blocked = blockedBy(dispatchTask);
  const together = useTogether(useGroupsCanteens());
  const [canDispatchWaiting] = useToggle('canDispatchWaitingTasks');
  const reason = blocked ?? refusalOf(row, canDispatchWaiting) ?? (isRunning ? dockTexts.sending : null);
  const dispatch = async () => {
    const tasks = await together([row], null);
    if (tasks.length < 2) return run(dispatchTask, { taskId, orderId, randomId });
    return run(dispatchTasks, { orders: dispatchedOf(tasks), define: false });
  };
  const label = directTexts.dispatchOf(orderName(row));
  return (
    <button
      type="button"
      data-screen=""
      data-common="true"
      className={styles.action}
      aria-label={reason === null ? label : sentence`${label}. ${reason}`}
      aria-disabled={reason !== null}
      title={reason ?? undefined}
      onClick={() => reason === null && void dispatch()}
    >
      {directTexts.dispatch}
    </button>
  );
}

function refusalOf(row: TaskRow, canDispatchWaiting: boolean): string | null {
  const refusal = canDispatch(row, canDispatchWaiting);
  if (refusal) return refusal.code === 'waitingTask' ? directTexts.waiting : refusalText(dispatchTask, refusal);
  return isLocked(row) ? dockTexts.sending : null;
}
