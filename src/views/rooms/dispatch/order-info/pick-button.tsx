import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import styles from './order-info.module.css';
import { useIsPicked, usePick } from './picked.ts';
import { infoTexts } from './text.ts';

interface PickButtonProps {
  readonly row: Pick<TaskRow, 'orderId' | 'randomId' | 'clientName'>;
  readonly className?: string | undefined;
}

/** The client of an order; pressed, it opens the order's panel, pressed again it closes it (DSP-225). */
export function PickButton({ row, className }: PickButtonProps) {
  const pick = usePick();
  const isPicked = useIsPicked(row.orderId);
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={isPicked}
      aria-label={infoTexts.pick(row.clientName, orderName(row))}
      title={row.clientName}
      // A click by keyboard has no count of clicks.
      onClick={({ currentTarget, detail }) => pick(isPicked ? null : row.orderId, detail === 0 ? currentTarget : null)}
    >
      <span className={className}>{row.clientName || infoTexts.noClient}</span>
    </button>
  );
}
