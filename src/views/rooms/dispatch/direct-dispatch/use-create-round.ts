import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { dispatchedOf, dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { whyNotDragged } from '../../../concepts/dock/move/drag-refusal-text.ts';
import { groupToast, splitBy } from '../../../kit/actions/group-outcome.ts';
import { tickAgainIfRefused } from '../../../kit/actions/tick-again.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { later } from '../../../ui/later/later.ts';
import { useGroupsCanteens } from '../board-context.ts';

const bringing = later(async () => (await import('../bring/bring-new-round.ts')).bringMade);

/**
 * Makes a round of orders to dispatch, in the order given, those of a canteen with all the others of it (DSP-205,
 * DSP-457). `onCreated` gets those that are on their way into it.
 */
export function useCreateRound(onCreated: (taskIds: readonly number[]) => void) {
  const { issue, isRunning, blockedBy } = useActions();
  const { db } = useSignedIn();
  const toasts = useToasts();
  const isGrouped = useGroupsCanteens();
  /** The id of the action; null where nothing was recorded, and a notice said why. */
  const create = async (all: readonly TaskRow[], define: boolean): Promise<string | null> => {
    const group = splitBy(all, (task) => whyNotTogether(task, isGrouped ? all : []));
    if (group.refused.length > 0) toasts.show(groupToast(group, orderName));
    if (group.going.length === 0) return null;
    // The ticks are gone only once the action is recorded.
    const commandId = await issue(dispatchTasks, { orders: dispatchedOf(group.going), define });
    if (commandId === null) return null;
    const ids = group.going.map(({ id }) => id);
    onCreated(ids);
    tickAgainIfRefused(db, commandId, null, ids);
    // Code that does not come leaves the page where it is: the notice of the action leads to the round.
    const bringMade = await bringing.fetch();
    bringMade?.(db, commandId);
    return commandId;
  };
  return { create, isRunning, blocked: blockedBy(dispatchTasks) };
}

/** Why an order cannot be put into a tour; one of a canteen that goes whole neither without another of it. */
function whyNotTogether(task: TaskRow, all: readonly TaskRow[]): string | null {
  const kin = task.canteenId === null ? [] : all.filter(({ canteenId }) => canteenId === task.canteenId);
  return [task, ...kin].map(whyNotDragged).find((reason) => reason !== null) ?? null;
}
