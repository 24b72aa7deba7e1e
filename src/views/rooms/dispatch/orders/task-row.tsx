import { memo } from 'react';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { canSelect } from '../../../../domain/task/selection.ts';
import { FarCells } from '../../../ui/tables/far-cells.tsx';
import { type RowPlace, useNearRow } from '../../../ui/tables/near.ts';
import { isShifted } from '../../../ui/tables/ticks.ts';
import { useIsPicked } from '../order-info/picked.ts';
import { listTexts } from '../text.ts';
import { DragHandle } from './drag-handle.tsx';
import cardStyles from './order-card.module.css';
import orderRow from './order-row.module.css';
import { OrderAddress, OrderBags, OrderClient, OrderName, OrderStateAndMenu, OrderZone } from './task-cells.tsx';
import styles from './task-table.module.css';

interface TaskRowLineProps extends RowPlace {
  readonly row: TaskRow;
  readonly number: number;
  /** The city that goes without saying in the list. */
  readonly city: string | null;
  readonly isGone: boolean;
  readonly isTicked: boolean;
  /** The tasks ticked with it; null when it is not. */
  readonly together: readonly TaskRow[] | null;
  /** `isRange` for all from the one ticked last to this one. */
  readonly onTick: (id: number, isRange: boolean) => void;
}

const taskColumns = 8;

/** One task to dispatch, columns of DSP-206. A poll changes few of them: the others render nothing again. */
export const TaskRowLine = memo(function TaskRowLine(props: TaskRowLineProps) {
  const { row, isGone, isTicked } = props;
  const { ref, isNear } = useNearRow(props);
  return (
    <tr
      ref={ref}
      className={`${styles.row} ${cardStyles.card} ${orderRow.row}`}
      data-gone={isGone}
      data-ticked={isTicked}
      data-order={row.orderId}
      data-picked={useIsPicked(row.orderId)}
      data-status={row.orderStatus}
      data-express={row.express}
      data-timing={row.timing}
    >
      {isNear ? <TaskCells {...props} /> : <FarCells name={farName(row)} columns={taskColumns} />}
    </tr>
  );
});

/** The text the browser's own search finds in a row out of sight. */
const farName = (row: TaskRow) => [orderName(row), row.clientName, row.address].filter(Boolean).join(' · ');

function TaskCells({ row, number, city, isGone, isTicked, together, onTick }: TaskRowLineProps) {
  const isUpdating = row.marks.some((mark) => mark.state === 'sending');
  return (
    <>
      <td className={`${styles.number} ${cardStyles.number}`}>
        <div className={styles.grip}>
          {isGone ? null : <DragHandle row={row} card={null} together={together} locked={null} />}
          <span>{number}</span>
        </div>
      </td>
      <th scope="row" className={`${styles.name} ${cardStyles.name}`}>
        <OrderName row={row} />
      </th>
      <td className={cardStyles.bags}>
        <OrderBags row={row} isGone={isGone} />
      </td>
      <td>
        <OrderZone row={row} />
      </td>
      <td className={`${styles.client} ${cardStyles.client}`}>
        <OrderClient row={row} />
      </td>
      <td className={`${styles.tick} ${cardStyles.tick}`}>
        <label>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={isGone || !canSelect(row, isUpdating)}
            aria-label={listTexts.tick(orderName(row))}
            onChange={({ nativeEvent }) => onTick(row.id, isShifted(nativeEvent))}
          />
        </label>
      </td>
      <td className={`${styles.address} ${cardStyles.address}`}>
        <OrderAddress row={row} city={city} />
      </td>
      <td className={`${styles.state} ${cardStyles.state}`}>
        <OrderStateAndMenu row={row} isGone={isGone} />
      </td>
    </>
  );
}
