import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { bagsMeaning, bagsText } from '../../../../domain/order/bags.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { localAddress } from '../../../../domain/task/local-address.ts';
import { invalidAddress } from '../../../../domain/task/text.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { shortZoneText, zoneText } from '../../../../domain/transit/trolley.ts';
import { CallButton } from '../../../concepts/dock/courier-call/call-button.tsx';
import { WeightBadge } from '../../../concepts/order/badges.tsx';
import { bagsWindow } from '../../../concepts/order/bags/window.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { MarkBadge, WaitingMark } from '../../../kit/marks/mark-badge.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Tip } from '../../../ui/menus/tip.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { WholeCodes } from '../../../ui/whole-codes.tsx';
import { DispatchButton } from '../direct-dispatch/dispatch-button.tsx';
import { CancelMove } from '../docks/cancel-move.tsx';
import { OrderState } from '../docks/state-cell.tsx';
import { PickButton } from '../order-info/pick-button.tsx';
import { SameAddressBadge } from '../same-address/badge.tsx';
import { listTexts } from '../text.ts';
import { ClientBadges } from './client-badges.tsx';
import { PressingBadges, TagBadges } from './order-badges.tsx';
import cardStyles from './order-card.module.css';
import { TaskMenu } from './task-menu.tsx';
import styles from './task-table.module.css';

interface RowProps {
  readonly row: TaskRow;
}

/** Its number, its urgency, when it leaves. */
export function OrderName({ row }: RowProps) {
  return (
    <>
      <div className={styles.badges}>
        <OrderLink orderId={row.orderId} className={styles.order}>
          {orderName(row)}
        </OrderLink>
        <PressingBadges row={row} />
      </div>
      {row.departureMs === null ? null : (
        <div className={styles.times}>{listTexts.departure(hourText(row.departureMs))}</div>
      )}
    </>
  );
}

interface HeldRowProps extends RowProps {
  /** It left the list while its place was held. */
  readonly isGone: boolean;
}

/** Its bags, which can be recounted, and its weight. */
export function OrderBags({ row, isGone }: HeldRowProps) {
  return (
    <>
      <BagsButton row={row} isGone={isGone} />
      <WeightBadge row={row} />
    </>
  );
}

function BagsButton({ row, isGone }: HeldRowProps) {
  const bags = bagsText(row);
  if (isGone) return bags;
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

/** Where its bags are: in a drop zone, or on a trolley. */
export function OrderZone({ row }: RowProps) {
  const metas = useMetasOfList();
  return (
    <div className={styles.clip} title={zoneText(metas, row) ?? undefined}>
      <WholeCodes text={shortZoneText(metas, row) ?? ''} />
    </div>
  );
}

export function OrderClient({ row }: RowProps) {
  return (
    <>
      <PickButton row={row} className={styles.clip} />
      <div className={styles.badges}>
        <ClientBadges row={row} />
      </div>
    </>
  );
}

interface AddressProps extends RowProps {
  /** The city that goes without saying in its list. */
  readonly city: string | null;
}

/** Where it goes, when, and its particulars. */
export function OrderAddress({ row, city }: AddressProps) {
  return (
    <>
      <div className={styles.clip} title={row.address}>
        {localAddress(row, city)}
      </div>
      <div className={styles.badges}>
        {row.slotStartMs === null ? null : (
          <span className={styles.times}>{listTexts.slot(hourText(row.slotStartMs), hourText(row.slotEndMs))}</span>
        )}
        {row.addressInvalid ? (
          <Badge tone="red" meaning={invalidAddress.meaning}>
            <span role="img" aria-label={invalidAddress.meaning}>
              {invalidAddress.badge}
            </span>
          </Badge>
        ) : null}
        <SameAddressBadge taskId={row.id} />
        <TagBadges row={row} />
      </div>
    </>
  );
}

/** Its state, its pending actions, and its menu. */
export function OrderStateAndMenu({ row, isGone }: HeldRowProps) {
  if (isGone) return <Badge wraps>{listTexts.gone}</Badge>;
  return (
    <div className={styles.stateLine}>
      <div>
        <OrderState row={row} />
        <div className={`${styles.actions} ${cardStyles.actions}`}>
          <DispatchButton row={row} />
          <CallButton row={row} />
        </div>
        <CancelMove row={row} />
        <MarkBadge marks={row.marks} isWithoutWaiting />
      </div>
      <div className={`${styles.menuPlace} ${cardStyles.menu}`}>
        <TaskMenu row={row} />
        <WaitingMark marks={row.marks} />
      </div>
    </div>
  );
}
