import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { extractTasks } from '../../../../domain/dock/commands/extract.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { statusWindow } from '../../../concepts/order/status/window.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { setQuery } from '../../../kit/router/router.tsx';
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
  const { clockOffsetMs } = useSignedIn();
  const extract = useAction(extractTasks);
  const taskIds = chosen.map((row) => row.id);
  const isSending = extract.isRunning || card.marks.some((mark) => mark.state === 'sending');
  const run = async () => {
    // The ticks are gone only once the extraction is recorded (DSP-445).
    if (await extract.run({ dockId: card.id, taskIds, atMs: Date.now() + clockOffsetMs })) ticks.clear(taskIds);
  };
  return (
    <fieldset className={styles.bar} aria-label={taskMenuTexts.ticked(dockCode(card.id))}>
      <Button
        size="1"
        reason={extract.blocked ?? locked ?? (isSending ? dockTexts.sending : null)}
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
