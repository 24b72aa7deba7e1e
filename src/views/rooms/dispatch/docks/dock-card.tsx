import { memo } from 'react';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { canEdit } from '../../../../domain/dock/edit.ts';
import { whyNotOver } from '../../../../domain/dock/over.ts';
import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { moveTask } from '../../../../domain/task/commands/move.ts';
import { allowedSteps, mainActions } from '../../../concepts/dock/allowed-steps.ts';
import { DockCallButton } from '../../../concepts/dock/courier-call/call-button.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { MarkBadge, WaitingMark } from '../../../kit/marks/mark-badge.tsx';
import { useWhenThere } from '../../../ui/later/later.ts';
import { asBlock, laterView } from '../../../ui/later/later-view.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useOffered, useTarget } from '../drag.ts';
import { whileDragging } from '../drop-costs/later.ts';
import { DockHandle } from '../orders/drag-handle.tsx';
import { listTexts } from '../text.ts';
import type { DockPlace } from '../view-model.ts';
import { DockMenu, DockSteps } from './dock-actions.tsx';
import styles from './dock-card.module.css';
import { DockFacts } from './dock-facts.tsx';
import { DockTasks } from './dock-tasks.tsx';
import { DockTimes } from './dock-times.tsx';
import { GoButton } from './go-button.tsx';
import { RefusedNotes } from './refused-notes.tsx';

/** Its level, one below the list it stands in. */
export type CardTitle = 'h3' | 'h4';

export interface DockCardViewProps {
  readonly card: DockCard;
  readonly isGone: boolean;
  readonly titled: CardTitle;
}

/** Few cards are of a courier. */
const DockJobs = laterView(
  async () => (await import('../../../concepts/order/courier-jobs/jobs.tsx')).DockJobs,
  asBlock,
);
const RoundLine = laterView(async () => (await import('./round-line.tsx')).RoundLine, asBlock);

/** About how high a card is before it has been seen. */
const heightPx = (tasks: number) => 104 + tasks * 66;

/** One dock (section 10 of dispatch.md); a drop on it makes the task its first (DSP-506). */
export const DockCardView = memo(function DockCardView({ card, isGone, titled: Title }: DockCardViewProps) {
  const nowMs = useServerNow();
  const target = useTarget(`dock:${card.id}`, { kind: 'dock', card, at: 'first' }, { isDisabled: isGone });
  const offered = useOffered();
  const refusal = canEdit(card, { state: card.driverState }, nowMs);
  const locked = refusal && refusalText(moveTask, refusal);
  const costs = useWhenThere(whileDragging);
  const titleId = `dock-${card.id}`;
  return (
    <article
      ref={target.ref}
      className={styles.card}
      aria-labelledby={titleId}
      style={{ containIntrinsicHeight: `auto ${heightPx(card.tasks.length)}px` }}
      data-gone={isGone}
      data-target={target.state}
      data-over={target.isOver}
      data-offered={offered?.kind}
    >
      <header className={styles.head}>
        {isGone || hasLeft(card) ? null : <DockHandle card={card} nowMs={nowMs} />}
        <Title id={titleId} className={styles.code} title={card.name ?? undefined}>
          {dockCode(card.id)}
        </Title>
        <Badge tone="indigo">{dockStatusLabel(card.current_status)}</Badge>
        <WaitingMark marks={card.marks} />
        {isGone ? <Badge>{listTexts.gone}</Badge> : <DockControls card={card} nowMs={nowMs} />}
      </header>
      {costs && offered && !isGone ? <costs.CardCost card={card} refusal={target.refusal} /> : null}
      <MarkBadge marks={card.marks} isWithoutWaiting />
      <RefusedNotes marks={card.marks} />
      <DockTimes card={card} nowMs={nowMs} />
      {card.tasks.length > 0 ? (
        <div className={styles.timeline}>
          {costs && offered?.kind === 'tasks' ? <costs.BestStrip card={card} /> : null}
          <RoundLine card={card} />
        </div>
      ) : null}
      <DockFacts card={card} />
      {card.jobs.length > 0 ? <DockJobs card={card} /> : null}
      <DockTasks card={card} locked={locked} isTarget={target.state === 'allowed' && offered?.kind === 'tasks'} />
    </article>
  );
});

const hasLeft = (card: DockCard) => !!card.gone_at || whyNotOver(card) !== null;

/** The actions on the dock: its next steps, `GO`, and all others in a menu (DSP-380). */
function DockControls({ card, nowMs }: { readonly card: DockCard; readonly nowMs: number }) {
  const offers = allowedSteps(card, nowMs);
  return (
    <>
      <div className={styles.controls} data-steps={mainActions(card, offers).length > 0}>
        <DockSteps card={card} offers={offers} />
        <DockCallButton card={card} />
        <GoButton card={card} />
      </div>
      <DockMenu card={card} offers={offers} />
    </>
  );
}

interface DockCardStub extends Pick<DockPlace, 'id' | 'tasks'> {
  readonly titled: CardTitle;
}

/**
 * The place of a card out of sight: its name alone, for those who jump from heading to heading. Not a component: a
 * board has hundreds of them, and React would keep each.
 */
export const dockCardStub = ({ id, tasks, titled: Title }: DockCardStub) => (
  <Title className={styles.stub} style={{ height: `var(--far-height, ${heightPx(tasks)}px)` }}>
    {dockCode(id)}
  </Title>
);
