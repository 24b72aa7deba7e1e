import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { extractTasks } from '../../../../domain/dock/commands/extract.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { whyNotDragged } from '../../../concepts/dock/move/drag-refusal-text.ts';
import { groupToast, splitBy } from '../../../kit/actions/group-outcome.ts';
import { tickAgainIfRefused } from '../../../kit/actions/tick-again.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { ticks } from '../../../ui/tables/ticks.ts';

/** Takes ticked orders of a round out of it into a new one, those that may go (DSP-445). */
export function useExtract() {
  const { db, clockOffsetMs } = useSignedIn();
  const toasts = useToasts();
  const { issue, isRunning, blockedBy } = useActions();
  const extract = async (card: DockCard, chosen: readonly TaskRow[], locked: string | null = null) => {
    const group = splitBy(chosen, (row) => locked ?? whyNotDragged(row));
    if (group.refused.length > 0) toasts.show(groupToast(group, orderName));
    if (group.going.length === 0) return;
    const ids = group.going.map((row) => row.id);
    // The ticks are gone only once the extraction is recorded (DSP-445).
    const args = { dockId: card.id, taskIds: ids, atMs: Date.now() + clockOffsetMs };
    const commandId = await issue(extractTasks, args);
    if (commandId === null) return;
    ticks.clear(ids);
    tickAgainIfRefused(db, commandId, card.id, ids);
  };
  return { extract, isRunning, blocked: blockedBy(extractTasks) };
}
