import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { canteenLines, withCanteens } from '../../../../domain/order/canteen.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useUnderPointer } from '../../../kit/actions/under-pointer.ts';
import { useTicked } from '../../../ui/tables/ticks.ts';
import { useGroupsCanteens } from '../board-context.ts';
import { useIsDragging } from '../drag.ts';
import { TickedBar } from '../orders/ticked-bar.tsx';
import { DockTask } from './dock-task.tsx';
import styles from './dock-tasks.module.css';

interface DockTasksProps {
  readonly card: DockCard;
  /** Why the dock may not be edited; null when it may. */
  readonly locked: string | null;
  /** A dragged task may be dropped here. */
  readonly isTarget: boolean;
}

/** The tasks of a dock, by rank (DSP-384). */
export function DockTasks({ card, locked, isTarget }: DockTasksProps) {
  const isGrouped = useGroupsCanteens();
  const lines = isGrouped ? canteenLines(card.tasks) : card.tasks;
  const { held: tasks, pointer } = useUnderPointer(lines, { isHeld: useIsDragging() });
  const stops = new Map(lines.map(({ id }, at) => [id, at + 1]));
  const stopOf = (id: TaskRow['id']) => stops.get(id) ?? null;
  const ticked = useTicked(card.id);
  const marked = card.tasks.filter((row) => ticked.has(row.id));
  const chosen = isGrouped ? withCanteens(marked, card.tasks) : marked;
  if (tasks.length === 0) return <p className={styles.none}>{dockTexts.noTask}</p>;
  return (
    <>
      {chosen.length > 0 ? <TickedBar card={card} chosen={chosen} locked={locked} /> : null}
      <ol className={styles.tasks} aria-label={dockTexts.tasks(dockCode(card.id))} {...pointer}>
        {tasks.map(({ row, isGone }) => (
          <DockTask
            key={row.id}
            row={row}
            card={card}
            isGone={isGone}
            locked={locked}
            isTarget={isTarget && !isGone}
            stop={isGone ? null : stopOf(row.id)}
            together={ticked.has(row.id) ? chosen : null}
          />
        ))}
      </ol>
    </>
  );
}
