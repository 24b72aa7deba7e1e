import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { setQuery } from '../../../kit/router/router.tsx';

import styles from './canteen.module.css';
import { canteenTexts } from './text.ts';
import { canteenWindow } from './window.ts';

interface CanteenBadgeProps {
  readonly row: Pick<TaskRow, 'orderId' | 'randomId'>;
  readonly count: number;
}

/** The number of orders in this one's canteen; opens their list (DSP-267). */
export function CanteenBadge({ row, count }: CanteenBadgeProps) {
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={canteenTexts.open(orderName(row), count)}
      onClick={() => setQuery(canteenWindow.at({ orderId: row.orderId }))}
    >
      {canteenTexts.badge(count)}
    </button>
  );
}
