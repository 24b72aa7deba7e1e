import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { offersCall } from '../../../../domain/courier/call-rules.ts';
import { callCourierForDock } from '../../../../domain/courier/commands/call.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/row-action.module.css';
import { callRefusal, courierDockOf, offersOrderCall } from './offers.ts';
import { callTexts } from './text.ts';
import { callWindow, dockCallWindow } from './window.ts';

interface OrderProps {
  readonly row: TaskRow;
}

/** Opens the call of a courier for one order (DSP-253, DSP-254). */
export function CallButton({ row }: OrderProps) {
  if (row.dock || !offersOrderCall(row)) return null;
  return (
    <button
      type="button"
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

/** Why a courier cannot be called for a dock, in words; null when he can (DSP-671). */
export function refusedBy(card: DockCard): string | null {
  const refusal = callRefusal(card);
  return refusal && refusalText(callCourierForDock, refusal);
}

export const isCouriers = ({ dock_type }: DockCard) => dock_type === 'STUART';

/** Opens the call for the orders of a courier's dock (DSP-669). */
export function DockCallButton({ card }: DockProps) {
  if (!isCouriers(card) || !offersCall(courierDockOf(card))) return null;
  return (
    <Button
      size="1"
      variant="soft"
      aria-label={callTexts.callOfDock(dockCode(card.id))}
      reason={refusedBy(card)}
      onClick={() => setQuery(dockCallWindow.at({ dockId: card.id }))}
    >
      {callTexts.call}
    </Button>
  );
}
