import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { canEdit } from '../../../../domain/dock/edit.ts';
import { isReviewed } from '../../../../domain/late-order/state.ts';
import { moveTask } from '../../../../domain/task/commands/move.ts';
import { usualCity } from '../../../../domain/task/local-address.ts';
import { moveTexts } from '../../../concepts/dock/move/text.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useUnderPointer } from '../../../kit/actions/under-pointer.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { asBlock, laterView } from '../../../ui/later/later-view.tsx';
import type { Columns } from '../../../ui/tables/column.ts';
import { MoreRows, useCut, useFirstRows } from '../../../ui/tables/first-rows.tsx';
import { Heads } from '../../../ui/tables/heads.tsx';
import { rowPlace } from '../../../ui/tables/near.ts';
import { useIsDragging } from '../drag.ts';
import cardStyles from '../orders/order-card.module.css';
import taskTable from '../orders/task-table.module.css';
import { listTexts } from '../text.ts';
import { DeliveryLine } from './delivery-line.tsx';
import styles from './delivery-table.module.css';
import { deliveryTexts } from './text.ts';
import type { Cards } from './view-model.ts';

/** The board is painted without it. */
const LateRun = laterView(async () => (await import('../../../concepts/order/late/late-run.tsx')).LateRun, asBlock);

interface DeliveryTableProps {
  readonly list: string;
  /** Name of the list beside its length. */
  readonly label: string;
  readonly rows: readonly DeliveryRow[];
  readonly cards: Cards;
  /** How many there are; `rows` may be the first of them (DSP-712). */
  readonly total: number;
  /** Its last column shows the treatment of the lateness. */
  readonly hasLate?: boolean;
}

/** Late or not delivered orders, wherever they lie (DSP-240): the first of them, all once they are asked for. */
export function DeliveryTable({ list, label, rows, cards, total, hasLate = false }: DeliveryTableProps) {
  const nowMs = useServerNow();
  const { shown, more } = useCut(rows, useFirstRows(), total);
  const { held, pointer } = useUnderPointer(shown, { isHeld: useIsDragging() });
  if (held.length === 0) return null;
  const city = usualCity(rows);
  return (
    <div className={styles.frame}>
      <table className={`${taskTable.orders} ${cardStyles.orders} ${styles.deliveries}`} {...pointer}>
        <Heads
          columns={[
            ...columns,
            { title: hasLate ? deliveryTexts.late : deliveryTexts.returned, className: styles.late },
          ]}
        />
        <tbody>
          {held.map(({ row, isGone }, at) => {
            const card = cards.get(row.dock ?? Number.NaN) ?? null;
            return (
              <DeliveryLine
                key={row.id}
                list={list}
                row={row}
                card={card}
                locked={row.dock ? lockedBy(card, nowMs) : null}
                isGone={isGone}
                city={city}
                {...rowPlace(at, held.length)}
              />
            );
          })}
        </tbody>
      </table>
      <MoreRows more={more} label={label}>
        {hasLate ? <LateRun rows={rows.filter(({ late }) => !isReviewed(late ?? 'warn'))} /> : null}
      </MoreRows>
    </div>
  );
}

/** Why a task does not leave its dock; null when it may (DSP-424 to DSP-426). */
function lockedBy(card: DockCard | null, nowMs: number): string | null {
  if (!card) return moveTexts.dockGone;
  const refusal = canEdit(card, { state: card.driverState }, nowMs);
  return refusal && refusalText(moveTask, refusal);
}

const columns: Columns = [
  { title: deliveryTexts.name, className: styles.name },
  { title: listTexts.bags, className: taskTable.bagsColumn },
  { title: listTexts.zone, className: taskTable.zone },
  listTexts.client,
  { title: listTexts.address, className: styles.address },
  { title: deliveryTexts.driver, className: styles.driver },
  { title: listTexts.state, className: styles.state },
  { title: deliveryTexts.sms, className: styles.sms },
];
