import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { extractTasks } from '../../../../domain/dock/commands/extract.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { whyNotDragged } from '../../../concepts/dock/move/drag-refusal-text.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { statusWindow } from '../../../concepts/order/status/window.ts';
import { groupToast, splitBy } from '../../../kit/actions/group-outcome.ts';
import { tickAgainIfRefused } from '../../../kit/actions/tick-again.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ticks } from '../../../ui/tables/ticks.ts';
import styles from '../docks/dock-tasks.module.css';
import { taskMenuTexts } from '../text.ts';

interface TickedBarProps {
  readonly card: DockCard;
  readonly chosen: readonly TaskRow[];
  /** Why the dock may not be edited; null when it may. */
  readonly locked: string | null;
}

/** The actions on the ticked orders of a dock (DSP-251, DSP-445, DSP-458). */
export function TickedBar({ card, chosen, locked }: TickedBarProps) {
  const { db, clockOffsetMs } = useSignedIn();
  const toasts = useToasts();
  const { issue, isRunning, blockedBy } = useActions();
  const taskIds = chosen.map((row) => row.id);
  const isSending = isRunning || card.marks.some((mark) => mark.state === 'sending');
  const run = async () => {
    const group = splitBy(chosen, whyNotDragged);
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
  return (
    <fieldset className={styles.bar} aria-label={taskMenuTexts.ticked(dockCode(card.id))}>
      <Button
        size="1"
        reason={blockedBy(extractTasks) ?? locked ?? (isSending ? dockTexts.sending : null)}
        onClick={() => void run()}
      >
        {taskMenuTexts.extract(chosen.length)}
      </Button>
      <Button
        size="1"
        variant="soft"
        aria-label={taskMenuTexts.changeStatus(chosen.length)}
        onClick={() => setQuery(statusWindow.at({ taskIds, to: null }))}
      >
        {taskMenuTexts.statusOf(chosen.length)}
      </Button>
    </fieldset>
  );
}
