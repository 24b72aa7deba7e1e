import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { bagsMeaning, bagsText } from '../../../../domain/order/bags.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { marginOf } from '../../../../domain/task/margin.ts';
import { invalidAddress } from '../../../../domain/task/text.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { shortZoneText } from '../../../../domain/transit/trolley.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { WeightBadge } from '../../../concepts/order/badges.tsx';
import { bagsWindow } from '../../../concepts/order/bags/window.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { isLocked } from '../../../concepts/order/status/shortcuts.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { MarkBadge, WaitingMark } from '../../../kit/marks/mark-badge.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Tip } from '../../../ui/menus/tip.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { isShifted, ticks } from '../../../ui/tables/ticks.ts';
import { useTarget } from '../drag.ts';
import { PickButton } from '../order-info/pick-button.tsx';
import { useIsPicked } from '../order-info/picked.ts';
import { ClientBadges } from '../orders/client-badges.tsx';
import { DragHandle } from '../orders/drag-handle.tsx';
import { PressingBadges, TagBadges } from '../orders/order-badges.tsx';
import orderRow from '../orders/order-row.module.css';
import { TaskMenu } from '../orders/task-menu.tsx';
import { SameAddressBadge } from '../same-address/badge.tsx';
import { listTexts, marginTexts } from '../text.ts';
import { CancelMove } from './cancel-move.tsx';
import styles from './dock-tasks.module.css';
import { OrderState } from './state-cell.tsx';

interface DockTaskProps {
  readonly row: TaskRow;
  readonly card: DockCard;
  /** Why the dock may not be edited; null when it may. */
  readonly locked: string | null;
  /** A dragged task may be dropped here. */
  readonly isTarget: boolean;
  /** Which stop of the round it is, from 1; null once it left. */
  readonly stop: number | null;
  readonly isGone: boolean;
  /** The tasks ticked with it; null when it is not. */
  readonly together: readonly TaskRow[] | null;
}

/** One order of a dock. */
export function DockTask({ row, card, isGone, locked, isTarget, stop, together }: DockTaskProps) {
  const metas = useMetasOfList();
  return (
    <li
      className={`${styles.task} ${orderRow.row}`}
      data-gone={isGone}
      data-order={row.orderId}
      data-picked={useIsPicked(row.orderId)}
      data-status={row.orderStatus}
      data-express={row.express}
      data-timing={row.timing}
    >
      {isTarget ? <AfterTarget row={row} card={card} /> : null}
      {isTarget && stop === 1 ? <FirstTarget card={card} /> : null}
      {isGone ? null : (
        <div className={styles.grip}>
          <DragHandle row={row} card={card} together={together} locked={locked} />
          <Tick row={row} card={card} isTicked={together !== null} />
          <WaitingMark marks={row.marks} />
        </div>
      )}
      <div className={styles.body}>
        <div className={`${styles.line} ${styles.who}`}>
          {stop === null ? null : (
            <span className={styles.stop}>
              <HiddenText>{dockTexts.stop(stop)} </HiddenText>
              <span aria-hidden="true">{stop}</span>
            </span>
          )}
          <OrderLink orderId={row.orderId} className={styles.name}>
            {orderName(row)}
          </OrderLink>
          <PickButton row={row} className={styles.client} />
          {isGone ? null : <BagsButton row={row} />}
        </div>
        <div className={styles.line}>
          <span className={styles.place} title={row.address}>
            {joined(' · ', [slotOf(row), row.postalCode, shortZoneText(metas, row)])}
          </span>
          <Expected row={row} />
        </div>
        <div className={styles.badges}>
          {isGone ? <Badge>{listTexts.gone}</Badge> : <OrderState row={row} />}
          {row.addressInvalid ? (
            <Badge tone="red" meaning={invalidAddress.meaning}>
              {invalidAddress.badge}
            </Badge>
          ) : null}
          <PressingBadges row={row} />
          <WeightBadge row={row} />
          <SameAddressBadge taskId={row.id} />
          <TagBadges row={row} />
          <ClientBadges row={row} />
          {isGone ? null : <CancelMove row={row} />}
          {isGone ? null : <MarkBadge marks={row.marks} isWithoutWaiting />}
        </div>
      </div>
      {isGone ? null : <TaskMenu row={row} className={styles.menu} />}
    </li>
  );
}

const tickable = ({ tasks }: DockCard) => tasks.filter((task) => !isLocked(task)).map((task) => task.id);

/** Ticks a task for extraction or for a change of status of several (DSP-251). */
function Tick({ row, card, isTicked }: Pick<DockTaskProps, 'row' | 'card'> & { readonly isTicked: boolean }) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={isLocked(row) && !isTicked}
        aria-label={listTexts.tick(orderName(row))}
        onChange={({ nativeEvent }) =>
          isShifted(nativeEvent) ? ticks.flipTo(card.id, row.id, tickable(card)) : ticks.flip(card.id, row.id)
        }
      />
    </label>
  );
}

/**
 * A task dropped on this one goes right after it (DSP-507). The target exists only during a drag that may end here:
 * else each drag would measure hundreds of targets.
 */
function AfterTarget({ row, card }: Pick<DockTaskProps, 'row' | 'card'>) {
  const target = useTarget(`after:${row.id}`, { kind: 'task', card, task: row });
  const isHere = target.isOver && target.state === 'allowed';
  return <div ref={target.ref} className={styles.after} data-over={isHere} />;
}

/** Above the first task: the upper half of its row is the first place of the dock (DSP-506, DSP-507). */
function FirstTarget({ card }: Pick<DockTaskProps, 'card'>) {
  const target = useTarget(`first:${card.id}`, { kind: 'dock', card, at: 'first' }, { isOfPointer: true });
  const isHere = target.isOver && target.state === 'allowed';
  return <div ref={target.ref} className={styles.first} data-over={isHere} />;
}

/** When the stop is expected, with the time left in its slot where that is little, or its lateness. */
function Expected({ row }: { readonly row: TaskRow }) {
  const margin = marginOf(row, row.slotEndMs, useServerNow());
  if (!margin) return null;
  const { expectedMs, minutes, level } = margin;
  const left = minutes === null || level === 'none' ? null : marginTexts[level](Math.abs(minutes));
  return (
    <span className={styles.expected} data-level={level}>
      {left ? <b>{left} </b> : null}
      {marginTexts.expected(hourText(expectedMs))}
    </span>
  );
}

const slotOf = ({ slotStartMs, slotEndMs }: TaskRow) =>
  slotStartMs === null ? '' : listTexts.slot(hourText(slotStartMs), hourText(slotEndMs));

function BagsButton({ row }: { readonly row: TaskRow }) {
  const bags = bagsText(row);
  return (
    <Tip text={bagsMeaning(row)}>
      <button
        type="button"
        className={styles.bags}
        aria-label={listTexts.editBags(orderName(row), bags)}
        onClick={() => setQuery(bagsWindow.at({ orderId: row.orderId }))}
      >
        {bags || listTexts.noBags}
      </button>
    </Tip>
  );
}
