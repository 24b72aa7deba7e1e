import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { statusWindow } from '../../../concepts/order/status/window.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../docks/dock-tasks.module.css';
import { taskMenuTexts } from '../text.ts';
import { useExtract } from './use-extract.ts';

interface TickedBarProps {
  readonly card: DockCard;
  readonly chosen: readonly TaskRow[];
  /** Why the dock may not be edited; null when it may. */
  readonly locked: string | null;
}

/** The actions on the ticked orders of a dock (DSP-251, DSP-445, DSP-458). */
export function TickedBar({ card, chosen, locked }: TickedBarProps) {
  const { extract, isRunning, blocked } = useExtract();
  const taskIds = chosen.map((row) => row.id);
  const isSending = isRunning || card.marks.some((mark) => mark.state === 'sending');
  return (
    <fieldset className={styles.bar} aria-label={taskMenuTexts.ticked(dockCode(card.id))}>
      <Button
        size="1"
        reason={blocked ?? locked ?? (isSending ? dockTexts.sending : null)}
        onClick={() => void extract(card, chosen)}
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
