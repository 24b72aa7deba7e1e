import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { DockId, dockIdOf } from '../../../../domain/dock/dock.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { cancelMove } from '../../../../domain/task/commands/cancel-move.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../../../ui/status/badge.module.css';
import { taskMenuTexts } from '../text.ts';

/**
 * Takes a task on its way to another dock back (DSP-244, DSP-511). Not while an action of the user's own moves it: that
 * one is given up in the list of actions.
 */
export function CancelMove({ row }: { readonly row: TaskRow }) {
  return row.is_moving && row.marks.length === 0 ? <CancelMoveButton row={row} /> : null;
}

function CancelMoveButton({ row }: { readonly row: TaskRow }) {
  const { run, isRunning, blocked } = useAction(cancelMove);
  const cancel = () => {
    const { id: taskId, orderId, randomId } = row;
    const fromDockId = DockId.safeParse(row.from_dock_id).data ?? null;
    void run({ taskId, orderId, randomId, dockId: dockIdOf(row), fromDockId });
  };
  const isDisabled = isRunning || blocked !== null;
  return (
    <button
      type="button"
      data-screen=""
      className={styles.cancel}
      aria-label={taskMenuTexts.cancelMoveOf(orderName(row))}
      aria-disabled={isDisabled}
      title={blocked ?? undefined}
      onClick={() => !isDisabled && cancel()}
    >
      <Icon name="undo" size={11} /> {taskMenuTexts.cancelMove}
    </button>
  );
}
