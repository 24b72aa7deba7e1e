import { moveDockOnto } from '../../../../domain/dock/commands/move-onto.ts';
import { withCanteens } from '../../../../domain/order/canteen.ts';
import { type MoveArgs, moveTask } from '../../../../domain/task/commands/move.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useUndo } from '../../../kit/actions/use-undo.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { useTogether } from '../../order/canteen/use-together.ts';
import { moveOntoArgs } from '../dock-moves.ts';
import { type Dragged, type DraggedTasks, type DropTarget, movesOf, stepsBack } from './moves.ts';
import { moveTexts } from './text.ts';
import { useGroupsCanteens } from './use-groups-canteens.ts';

export interface Moves {
  /** Why nothing can be moved now; null when moves are possible. */
  readonly blocked: string | null;
  /** True once every move is stored; else a toast has shown why not. */
  readonly move: (dragged: Dragged, target: DropTarget, replaces?: string | null) => Promise<boolean>;
}

/** Every way to move a task or a dock ends here: drag, list of targets, keyboard. */
export function useMoves(): Moves {
  const { clockOffsetMs } = useSignedIn();
  const center = useScope();
  const { issue, blockedBy } = useActions();
  const { offer } = useUndo();
  const isGrouped = useGroupsCanteens();
  const together = useTogether(isGrouped);
  const moveTasks = async (dragged: DraggedTasks, target: DropTarget, replaces: string | null) => {
    const tasks = await together(dragged.tasks, dragged.from);
    const onto = isGrouped ? behindItsCanteen(target) : target;
    const moves = movesOf({ ...dragged, tasks }, onto, Date.now() + clockOffsetMs);
    const steps: { command: typeof moveTask; args: MoveArgs }[] = [];
    const commandIds: string[] = [];
    for (const args of moves) {
      // A refused move ends the series: the next ones start from its ranks.
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
  return { blocked: blockedBy(moveTask), move };
}

/** A line may be a whole canteen: a drop on it goes behind the last of its orders. */
function behindItsCanteen(target: DropTarget): DropTarget {
  if (target.kind !== 'task') return target;
  const last = withCanteens([target.task], target.card.tasks).at(-1);
  return last ? { ...target, task: last } : target;
}
