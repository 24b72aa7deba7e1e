import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { isDriverType, isUnconfigured } from '../../../../src/domain/dock/dock-type.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { canDrag } from '../../../../src/domain/task/drag.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { isToDispatch } from '../../../../src/domain/task/to-dispatch.ts';
import type { Rows } from '../reads.ts';

/** Whether a task may leave as it is: its order is finalised, and nothing prevents a move. */
export const isFinalised = (task: Task, rows: Rows) =>
  rows.get('order', task.linked_order)?.status === 'prepared' && task.status === 'todo' && !canDrag(task);

/** The finalised tasks without a dock, in list order, then by id. */
export function finalisedInList(rows: Rows): readonly Task[] {
  const { settings } = rows;
  const center = settings?.centers?.find(({ id }) => id === settings.id);
  return rows
    .all('task')
    .filter((task) => isToDispatch(task, center) && isFinalised(task, rows))
    .toSorted((one, other) => (one.ordering ?? 0) - (other.ordering ?? 0) || one.id - other.id);
}

/** The unfinished rounds whose tasks may change; those of couriers and first rounds are left as they are. */
export const openRounds = (rows: Rows, nowMs: number): readonly Dock[] =>
  rows
    .all('dock')
    .filter(
      (dock) =>
        (dock.current_status === 'draft' || dock.current_status === 'moving') &&
        !dock.defined_at &&
        (isDriverType(dock) || isUnconfigured(dock)) &&
        !canEdit(dock, rows.get('driver', dock.target_driver), nowMs),
    )
    .toSorted((one, other) => one.id - other.id);
