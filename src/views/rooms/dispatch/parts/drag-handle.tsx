import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { moveTask } from '../../../../domain/task/commands/move.ts';
import { canDrag } from '../../../../domain/task/drag.ts';
import { refusalText } from '../../../app/refusal-text.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useBoardMoves } from '../board-context.ts';
import { moveDialog } from '../dialogs/address.ts';
import { useSource } from '../drag.ts';
import { taskName } from '../task-name.ts';
import { listTexts } from '../text.ts';
import styles from './drag-handle.module.css';

interface DragHandleProps {
  readonly row: TaskRow;
  /** The card of the dock it lies in; null in the to-dispatch list. */
  readonly card: DockCard | null;
  /** The tasks ticked with it; null for itself alone. */
  readonly together: readonly TaskRow[] | null;
  /** Why its dock may not be edited; null when it may. */
  readonly locked: string | null;
}

/** Picks a task up; pressed, it opens the list of targets. Locked, it says why (DSP-242, DSP-243, DSP-424). */
export function DragHandle({ row, card, together, locked }: DragHandleProps) {
  const { blocked, open } = useBoardMoves();
  const refusal = canDrag(row);
  const reason = blocked ?? locked ?? (refusal && refusalText(moveTask, refusal));
  const tasks = together ?? [row];
  const { handle, isDragging } = useSource(`task:${row.id}`, { tasks, from: card }, reason !== null);
  const label = listTexts.move(taskName(row));
  return (
    <button
      {...handle}
      type="button"
      className={styles.handle}
      data-dragging={isDragging}
      aria-label={reason === null ? label : `${label}. ${reason}`}
      aria-disabled={reason !== null}
      title={reason ?? listTexts.handle}
      onClick={() => reason === null && open(moveDialog(tasks.map((task) => task.id)))}
    >
      {reason === null ? <span className={styles.dots} /> : <Icon name="lock" />}
    </button>
  );
}
