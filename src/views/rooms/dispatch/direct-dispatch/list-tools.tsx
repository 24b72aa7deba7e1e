import { Button as ThemeButton } from '@radix-ui/themes';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { lifecycleRefusals } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { dispatchedOf, dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { whyNotDragged } from '../../../concepts/dock/move/drag-refusal-text.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useTogether } from '../../../concepts/order/canteen/use-together.ts';
import { groupToast, splitBy } from '../../../kit/actions/group-outcome.ts';
import { tickAgainIfRefused } from '../../../kit/actions/tick-again.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { Button } from '../../../ui/button.tsx';
import { later } from '../../../ui/later/later.ts';
import { useIsNarrow } from '../../../ui/width.ts';
import { useGroupsCanteens } from '../board-context.ts';
import { useToggle } from '../toggles.ts';
import styles from './direct-dispatch.module.css';
import { directTexts } from './text.ts';

const bringing = later(async () => (await import('../bring/bring-new-round.ts')).bringMade);

interface ListToolsProps {
  readonly rows: readonly TaskRow[];
  /** Those of them that are ticked, in list order. */
  readonly chosen: readonly TaskRow[];
  /** They are on their way into their tour. */
  readonly onCreated: (taskIds: readonly number[]) => void;
}

/**
 * Above the list of orders: a tour of those ticked, put on a trolley at once or not, and whether unfinished ones may be
 * dispatched (DSP-205, DSP-274, DSP-457).
 */
export function ListTools({ rows, chosen, onCreated }: ListToolsProps) {
  const [canDispatchWaiting, flip] = useToggle('canDispatchWaitingTasks');
  const isNarrow = useIsNarrow();
  const { issue, isRunning, blockedBy } = useActions();
  const { db } = useSignedIn();
  const toasts = useToasts();
  const isGrouped = useGroupsCanteens();
  const blocked = blockedBy(dispatchTasks);
  const together = useTogether(isGrouped);
  const isSending = isRunning || rows.some(({ marks }) => marks.some(isCreation));
  const create = async (define: boolean) => {
    const all = await together(chosen, null);
    const group = splitBy(all, (task) => whyNotTogether(task, isGrouped ? all : []));
    if (group.refused.length > 0) toasts.show(groupToast(group, orderName));
    if (group.going.length === 0) return;
    // The ticks are gone only once the action is recorded.
    const commandId = await issue(dispatchTasks, { orders: dispatchedOf(group.going), define });
    if (commandId === null) return;
    const ids = group.going.map(({ id }) => id);
    onCreated(ids);
    tickAgainIfRefused(db, commandId, null, ids);
    // Code that does not come leaves the page where it is: the notice of the action leads to the round.
    const bringMade = await bringing.fetch();
    bringMade?.(db, commandId);
  };
  const reason = blocked ?? (isSending ? dockTexts.sending : chosen.length === 0 ? directTexts.nothingTicked : null);
  return (
    <div className={styles.tools}>
      <Button size="1" reason={reason} onClick={() => void create(false)}>
        {directTexts.create}
      </Button>
      <Button size="1" variant="soft" reason={reason ?? undefinable(chosen)} onClick={() => void create(true)}>
        {directTexts.createDefined}
      </Button>
      {isNarrow ? null : (
        <ThemeButton
          size="1"
          variant={canDispatchWaiting ? 'solid' : 'soft'}
          color={canDispatchWaiting ? 'indigo' : 'gray'}
          aria-pressed={canDispatchWaiting}
          onClick={flip}
        >
          {directTexts.allowWaiting}
        </ThemeButton>
      )}
    </div>
  );
}

/** Why an order cannot be put into a tour; one of a canteen that goes whole neither without another of it. */
function whyNotTogether(task: TaskRow, all: readonly TaskRow[]): string | null {
  const kin = task.canteenId === null ? [] : all.filter(({ canteenId }) => canteenId === task.canteenId);
  return [task, ...kin].map(whyNotDragged).find((reason) => reason !== null) ?? null;
}

/** A trolley is loaded with packed orders. */
const undefinable = (chosen: readonly TaskRow[]) =>
  chosen.some(({ status }) => status === 'waiting') ? lifecycleRefusals.waitingTask : null;

const isCreation = ({ name, state }: TaskRow['marks'][number]) => name === dispatchTasks.name && state === 'sending';
