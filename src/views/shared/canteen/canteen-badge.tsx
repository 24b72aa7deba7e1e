import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../domain/order/name.ts';
import { canteenDialog } from '../../app/dialogs/addresses.ts';
import { setQuery } from '../../app/router.tsx';
import styles from './canteen.module.css';
import { canteenTexts } from './text.ts';

interface CanteenBadgeProps {
  readonly row: Pick<TaskRow, 'orderId' | 'randomId'>;
  readonly count: number;
}

/** How many orders the canteen of this one has; opens their list (DSP-267). */
export function CanteenBadge({ row, count }: CanteenBadgeProps) {
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={canteenTexts.open(orderName(row), count)}
      onClick={() => setQuery(canteenDialog.at({ orderId: row.orderId }))}
    >
      {canteenTexts.badge(count)}
    </button>
  );
}
