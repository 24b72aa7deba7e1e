import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/row-action.module.css';
import { dockCallOffer, isCouriers } from './dock-call-offer.ts';
import { offersOrderCall } from './offers.ts';
import { callTexts } from './text.ts';
import { callWindow } from './window.ts';

interface OrderProps {
  readonly row: TaskRow;
}

/** Opens the call of a courier for one order (DSP-253, DSP-254). */
export function CallButton({ row }: OrderProps) {
  if (row.dock || !offersOrderCall(row)) return null;
  return (
    <button
      type="button"
      data-screen=""
      className={styles.action}
      aria-label={callTexts.callOf(orderName(row))}
      onClick={() => setQuery(callWindow.at({ taskId: row.id }))}
    >
      {callTexts.call}
    </button>
  );
}

interface DockProps {
  readonly card: DockCard;
}

/** Opens the call for the orders of a courier's dock (DSP-669). */
export function DockCallButton({ card }: DockProps) {
  if (!isCouriers(card)) return null;
  return offered([dockCallOffer], { card }, null).map(({ name, label, reason, press }) => (
    <Button
      key={name}
      size="1"
      variant="soft"
      aria-label={callTexts.callOfDock(dockCode(card.id))}
      reason={reason}
      onClick={press}
    >
      {label}
    </Button>
  ));
}
