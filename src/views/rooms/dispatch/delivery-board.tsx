import { type ReactNode, useState } from 'react';
import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { withCanteens } from '../../../domain/order/canteen.ts';
import { type MoveArgs, moveTask } from '../../../domain/task/commands/move.ts';
import { useCenters } from '../../app/centers.ts';
import { useServerNow } from '../../app/clock.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { setQuery } from '../../app/router.tsx';
import { useUndo } from '../../app/undo/use-undo.ts';
import { useActions } from '../../app/use-action.ts';
import type { DragRules } from '../../shared/dnd/drag-store.ts';
import styles from './board.module.css';
import { BoardActions, BoardCenters, BoardMetas, type BoardMoves } from './board-context.ts';
import { useTogether } from './canteen/use-together.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { moveTexts } from './dialogs/text.ts';
import { moveOntoArgs } from './dock-moves.ts';
import { Board, draggedLabel, dropRefusalText, targetLabel } from './drag.ts';
import { useMetas } from './lookups.ts';
import { type Dragged, type DraggedTasks, type DropTarget, movesOf, stepsBack } from './moves.ts';
import { Picked, PickedContext, usePickByClick } from './order-info/picked.ts';
import { ToDispatch } from './parts/to-dispatch.tsx';
import { NeighboursContext, useNeighbours } from './same-address/neighbours.ts';
import { ShowOnce } from './shown/show-once.ts';
import { Ticks, TicksContext } from './ticks.ts';

/** Around a center's lists and rounds, whichever they are: what moves between them, what is ticked or picked, their dialogs. */
export function DeliveryBoard({ children }: { readonly children: ReactNode }) {
  const centers = useCenters();
  const moves = useMoves(centers?.current?.group_canteen_orders_in_docks === true);
  const rules = useDragRules(moves);
  const metas = useMetas();
  const [ticks] = useState(() => new Ticks());
  const neighbours = useNeighbours();
  const [picked] = useState(() => new Picked());
  return (
    <BoardActions value={moves}>
      <BoardCenters value={centers}>
        <BoardMetas value={metas}>
          <TicksContext value={ticks}>
            <NeighboursContext value={neighbours}>
              <PickedContext value={picked}>
                <Board rules={rules}>
                  {children}
                  <ShowOnce />
                  <Dialogs />
                </Board>
              </PickedContext>
            </NeighboursContext>
          </TicksContext>
        </BoardMetas>
      </BoardCenters>
    </BoardActions>
  );
}

interface ColumnsProps {
  /** All of the page, or a block of it. */
  readonly tag: 'main' | 'div';
  readonly hasList: boolean;
  readonly children: ReactNode;
}

/** The list beside the blocks. A click on an order's row picks it, as does the button with its client's name. */
export function Columns({ tag: Tag, hasList, children }: ColumnsProps) {
  const pick = usePickByClick();
  return (
    <Tag className={styles.board} data-columns={hasList ? 2 : 1} onClick={pick}>
      {hasList ? <ToDispatch /> : null}
      <div className={styles.main}>{children}</div>
    </Tag>
  );
}

/** Every way to move a task or a dock ends here: drag, list of targets, keyboard. */
function useMoves(isGrouped: boolean): BoardMoves {
  const { clockOffsetMs } = useSignedIn();
  const { center } = useTab();
  const { issue, blockedBy } = useActions();
  const { offer } = useUndo();
  const together = useTogether(isGrouped);
  const moveTasks = async (dragged: DraggedTasks, target: DropTarget, replaces: string | null) => {
    const tasks = await together(dragged.tasks, dragged.from);
    const onto = isGrouped ? behindItsCanteen(target) : target;
    const moves = movesOf({ ...dragged, tasks }, onto, Date.now() + clockOffsetMs);
    const steps: { command: typeof moveTask; args: MoveArgs }[] = [];
    const commandIds: string[] = [];
    for (const args of moves) {
      // A move that is refused ends the series: the next ones count on it.
      const id = await issue(moveTask, args, steps.length === 0 ? replaces : null);
      if (id === null) break;
      commandIds.push(id);
      steps.push({ command: moveTask, args });
    }
    const [first] = steps;
    const label = first && steps.length === 1 ? moveTask.text.label(first.args) : moveTexts.moved(steps.length);
    if (first) offer({ label, center, commandIds, steps });
    return steps.length === moves.length;
  };
  const move = async (dragged: Dragged, target: DropTarget, replaces: string | null = null) => {
    if (dragged.kind === 'tasks') return moveTasks(dragged, target, replaces);
    if (target.kind === 'list') return false;
    const nowMs = Date.now() + clockOffsetMs;
    const args = moveOntoArgs(dragged.card, target.card, nowMs);
    const steps = stepsBack(dragged, target.card, nowMs).map((step) => ({ command: moveTask, args: step }));
    const id = await issue(moveDockOnto, args, replaces);
    if (id !== null && steps.length > 0)
      offer({ label: moveDockOnto.text.label(args), center, commandIds: [id], steps });
    return id !== null;
  };
  return { blocked: blockedBy(moveTask), open: setQuery, move };
}

/** A drop on a line falls behind the last order it stands for. */
function behindItsCanteen(target: DropTarget): DropTarget {
  if (target.kind !== 'task') return target;
  const last = withCanteens([target.task], target.card.tasks).at(-1);
  return last ? { ...target, task: last } : target;
}

function useDragRules({ blocked, move }: BoardMoves): DragRules<Dragged, DropTarget> {
  const nowMs = useServerNow();
  return {
    refusal: (dragged, target) => blocked ?? dropRefusalText(dragged, target, nowMs),
    drop: (dragged, target) => void move(dragged, target),
    itemLabel: draggedLabel,
    targetLabel,
  };
}
