import { memo } from 'react';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { bagsText } from '../../../../domain/order/bags.ts';
import { hourText } from '../../../../domain/paris-time.ts';
import { canSelect } from '../../../../domain/task/selection.ts';
import { invalidAddress } from '../../../../domain/task/text.ts';
import { useBoardMoves } from '../board-context.ts';
import { bagsDialog } from '../dialogs/address.ts';
import { taskName } from '../task-name.ts';
import { listTexts } from '../text.ts';
import { Badge } from './badge.tsx';
import { CancelMove } from './cancel-move.tsx';
import { ClientBadges } from './client-badges.tsx';
import { DragHandle } from './drag-handle.tsx';
import { MarkBadge } from './mark-badge.tsx';
import { PressingBadges, TagBadges, WeightBadge } from './order-badges.tsx';
import orderRow from './order-row.module.css';
import { OrderState } from './state-cell.tsx';
import { TaskMenu } from './task-menu.tsx';
import styles from './task-table.module.css';

interface TaskRowLineProps {
  readonly row: TaskRow;
  readonly number: number;
  readonly isGone: boolean;
  readonly isTicked: boolean;
  /** The tasks ticked with it; null when it is not. */
  readonly together: readonly TaskRow[] | null;
  readonly onTick: (id: number) => void;
}

/** One task to dispatch, columns of DSP-206. A poll changes few of them: the others render nothing again. */
export const TaskRowLine = memo(function TaskRowLine(props: TaskRowLineProps) {
  const { row, number, isGone, isTicked, together, onTick } = props;
  const name = taskName(row);
  const isUpdating = row.marks.some((mark) => mark.state === 'sending');
  return (
    <tr
      className={`${styles.row} ${orderRow.row}`}
      data-gone={isGone}
      data-ticked={isTicked}
      data-status={row.orderStatus}
      data-express={row.express}
      data-timing={row.timing}
    >
      <td className={styles.number}>
        <div className={styles.grip}>
          {isGone ? null : <DragHandle row={row} card={null} together={together} locked={null} />}
          <span>{number}</span>
        </div>
      </td>
      <th scope="row" className={styles.name}>
        <OrderName row={row} />
      </th>
      <td>
        <BagsButton row={row} isGone={isGone} />
        <WeightBadge row={row} />
      </td>
      <td>{row.zone}</td>
      <td className={styles.client}>
        <div className={styles.clip} title={row.clientName}>
          {row.clientName}
        </div>
        <div className={styles.badges}>
          <ClientBadges row={row} />
        </div>
      </td>
      <td className={styles.tick}>
        <label>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={isGone || !canSelect(row, isUpdating)}
            aria-label={listTexts.tick(name)}
            onChange={() => onTick(row.id)}
          />
        </label>
      </td>
      <td className={styles.address}>
        <Address row={row} />
      </td>
      <td className={styles.state}>
        <div className={styles.stateLine}>
          <div>
            {isGone ? <Badge wraps>{listTexts.gone}</Badge> : <OrderState row={row} />}
            {isGone ? null : <CancelMove row={row} />}
            {isGone ? null : <MarkBadge marks={row.marks} />}
          </div>
          {isGone ? null : <TaskMenu row={row} />}
        </div>
      </td>
    </tr>
  );
});

function OrderName({ row }: { readonly row: TaskRow }) {
  return (
    <>
      <div className={styles.badges}>
        <a href={`/support/order/${row.orderId}`} target="_blank" rel="noopener">
          {taskName(row)}
        </a>
        <PressingBadges row={row} />
      </div>
      {row.departureMs === null ? null : (
        <div className={styles.times}>{listTexts.departure(hourText(row.departureMs))}</div>
      )}
    </>
  );
}

function BagsButton({ row, isGone }: { readonly row: TaskRow; readonly isGone: boolean }) {
  const { open } = useBoardMoves();
  const bags = bagsText(row);
  if (isGone) return bags;
  return (
    <button
      type="button"
      className={styles.bags}
      aria-label={listTexts.editBags(taskName(row), bags)}
      onClick={() => open(bagsDialog(row.orderId))}
    >
      {bags || listTexts.noBags}
    </button>
  );
}

function Address({ row }: { readonly row: TaskRow }) {
  return (
    <>
      <div className={styles.clip} title={row.address}>
        {row.address}
      </div>
      <div className={styles.badges}>
        {row.slotStartMs === null ? null : (
          <span className={styles.times}>{listTexts.slot(hourText(row.slotStartMs), hourText(row.slotEndMs))}</span>
        )}
        {row.addressInvalid ? (
          <Badge tone="red" title={invalidAddress.meaning}>
            <span role="img" aria-label={invalidAddress.meaning}>
              {invalidAddress.badge}
            </span>
          </Badge>
        ) : null}
        <TagBadges row={row} />
      </div>
    </>
  );
}
