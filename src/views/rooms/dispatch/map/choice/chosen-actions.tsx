import { useSyncExternalStore } from 'react';
import type { DockCard, TaskRow } from '../../../../../db/view-rows/dispatch.ts';
import { canEdit } from '../../../../../domain/dock/edit.ts';
import { dockCode } from '../../../../../domain/dock/text.ts';
import { withCanteens } from '../../../../../domain/order/canteen.ts';
import { moveTask } from '../../../../../domain/task/commands/move.ts';
import { moveWindow } from '../../../../concepts/dock/move/window.ts';
import { dockTexts } from '../../../../concepts/dock/text.ts';
import { refusalText } from '../../../../kit/actions/refusal-text.ts';
import { useServerNow } from '../../../../kit/client/clock.ts';
import { setQuery } from '../../../../kit/router/router.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ticks } from '../../../../ui/tables/ticks.ts';
import { useGroupsCanteens } from '../../board-context.ts';
import { directTexts } from '../../direct-dispatch/text.ts';
import { useCreateRound } from '../../direct-dispatch/use-create-round.ts';
import { useExtract } from '../../orders/use-extract.ts';
import { listTexts } from '../../text.ts';
import styles from '../map.module.css';
import { mapTexts } from '../text.ts';
import type { ChosenOrders } from './use-chosen-orders.ts';
import type { Circled } from './use-circled.ts';

interface ChosenActionsProps {
  readonly chosen: ChosenOrders;
  readonly cards: readonly DockCard[];
  readonly circled: Circled | null;
  /** A round of them is on its way; `isGiven` where the list of drivers is to open once it is there. */
  readonly onMade: (commandId: string, isGiven: boolean) => void;
  readonly onTickRounds: () => void;
}

/** What is done with the ticked orders, from the map (OUR-211, OUR-212). Off before anything is ticked, never absent. */
export function ChosenActions({ chosen: { tasks, taken }, cards, circled, onMade, onTickRounds }: ChosenActionsProps) {
  const { create, isRunning, blocked } = useCreateRound((ids) => ticks.clear(ids));
  const make = async (isGiven: boolean) => {
    const commandId = await create(tasks, false);
    if (commandId !== null) onMade(commandId, isGiven);
  };
  const reason = blocked ?? (isRunning ? dockTexts.sending : tasks.length === 0 ? directTexts.nothingTicked : null);
  const inRounds = circled?.inRounds.length ?? 0;
  return (
    <div className={styles.actions}>
      <Button size="1" reason={reason} onClick={() => void make(false)}>
        {directTexts.create}
      </Button>
      <Button size="1" variant="soft" reason={reason} onClick={() => void make(true)}>
        {mapTexts.createAndGive}
      </Button>
      {tasks.length > 0 ? (
        <Button size="1" variant="soft" onClick={() => setQuery(moveWindow.at({ taskIds: tasks.map(({ id }) => id) }))}>
          {listTexts.moveTicked(tasks.length)}
        </Button>
      ) : null}
      <ExtractTicked cards={cards} />
      {taken.length > 0 ? (
        <Button size="1" variant="soft" color="gray" onClick={() => ticks.clear(taken.map(({ taskId }) => taskId))}>
          {mapTexts.untickTaken(taken.length)}
        </Button>
      ) : null}
      {inRounds > 0 ? (
        <Button size="1" variant="soft" color="gray" onClick={onTickRounds}>
          {mapTexts.tickRounds(inRounds)}
        </Button>
      ) : null}
    </div>
  );
}

interface TickedOfRound {
  readonly card: DockCard;
  readonly rows: readonly TaskRow[];
}

function ExtractTicked({ cards }: Pick<ChosenActionsProps, 'cards'>) {
  const { extract, isRunning, blocked } = useExtract();
  const nowMs = useServerNow();
  const ofRounds = useTickedOfRounds(cards);
  if (ofRounds.length === 0) return null;
  const isSending = isRunning || ofRounds.some(({ card }) => card.marks.some(({ state }) => state === 'sending'));
  const run = async () => {
    for (const { card, rows } of ofRounds) {
      const refusal = canEdit(card, { state: card.driverState }, nowMs);
      await extract(card, rows, refusal && refusalText(moveTask, refusal));
    }
  };
  const count = ofRounds.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Button
      size="1"
      variant="soft"
      reason={blocked ?? (isSending ? dockTexts.sending : null)}
      onClick={() => void run()}
    >
      {mapTexts.extract(
        count,
        ofRounds.map(({ card }) => dockCode(card.id)),
      )}
    </Button>
  );
}

/** The rounds with ticked orders, with these; whole canteens where they stay together. */
function useTickedOfRounds(cards: readonly DockCard[]): readonly TickedOfRound[] {
  const ticked = useSyncExternalStore(ticks.subscribe, () => tickedIn(cards));
  const isGrouped = useGroupsCanteens();
  const ids = new Set(ticked.split(',').map(Number));
  return cards.flatMap((card) => {
    const marked = card.tasks.filter(({ id }) => ids.has(id));
    return marked.length === 0 ? [] : [{ card, rows: isGrouped ? withCanteens(marked, card.tasks) : marked }];
  });
}

const tickedIn = (cards: readonly DockCard[]): string => cards.flatMap(({ id }) => [...ticks.of(id)]).join();
