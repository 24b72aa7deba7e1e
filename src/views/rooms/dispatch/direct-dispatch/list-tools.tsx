import { Button as ThemeButton } from '@radix-ui/themes';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { lifecycleRefusals } from '../../../../domain/dock/text.ts';
import { dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useTogether } from '../../../concepts/order/canteen/use-together.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsNarrow } from '../../../ui/device/width.ts';
import { useGroupsCanteens } from '../board-context.ts';
import { useToggle } from '../toggles.ts';
import styles from './direct-dispatch.module.css';
import { directTexts } from './text.ts';
import { useCreateRound } from './use-create-round.ts';

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
  const { create: createOf, isRunning, blocked } = useCreateRound(onCreated);
  const together = useTogether(useGroupsCanteens());
  const isSending = isRunning || rows.some(({ marks }) => marks.some(isCreation));
  const create = async (define: boolean) => createOf(await together(chosen, null), define);
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

/** A trolley is loaded with packed orders. */
const undefinable = (chosen: readonly TaskRow[]) =>
  chosen.some(({ status }) => status === 'waiting') ? lifecycleRefusals.waitingTask : null;

const isCreation = ({ name, state }: TaskRow['marks'][number]) => name === dispatchTasks.name && state === 'sending';
