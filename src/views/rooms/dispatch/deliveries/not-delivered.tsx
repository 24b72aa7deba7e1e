import { presses } from '../../../../domain/order/redelivery/redelivery-urgency.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { usePostalCodes } from '../../../concepts/center/postal-codes/choice.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { FilteredOut } from '../../../ui/tables/filtered-out.tsx';
import styles from '../board.module.css';
import { ListExport } from '../exports/later.ts';
import { FoldButton, useFold } from '../fold.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { deliveryTexts } from './text.ts';
import { useNotDelivered, useNotDeliveredCount } from './view-model.ts';

/**
 * `Commandes à relivrer ou à restocker`, which folds. A line shows until when there is time, as long as no slot in it
 * ends soon (DSP-211, DSP-241, DSP-750).
 */
export function NotDelivered() {
  const nowMs = useServerNow();
  const [, chooseCodes] = usePostalCodes();
  const counted = useNotDeliveredCount();
  const endsMs = counted?.endsMs ?? [];
  const fold = useFold('redeliver', !presses(endsMs, nowMs));
  const shown = useNotDelivered(fold.isFolded);
  const [next] = endsMs;
  return (
    <section className={styles.round} aria-labelledby="not-delivered-title">
      <header className={styles.roundHead}>
        <h2 id="not-delivered-title">{deliveryTexts.notDeliveredTitle(counted?.total)}</h2>
        <FoldButton fold={fold} label={deliveryTexts.fold} controls="not-delivered-title" />
        {counted && counted.total > 0 ? (
          <span className={styles.told}>
            {next === undefined ? deliveryTexts.slotsOver : deliveryTexts.nextSlot(hourText(next))}
          </span>
        ) : null}
        <FilteredOut count={counted?.filteredOut ?? 0} label={deliveryTexts.fold} onShowAll={() => chooseCodes([])} />
        <ListExport of="notDelivered" label={deliveryTexts.fold} rows={shown?.rows ?? []} />
      </header>
      {shown && !fold.isFolded ? (
        <DeliveryTable
          list="notDelivered"
          label={deliveryTexts.fold}
          rows={shown.rows}
          cards={shown.cards}
          total={shown.total}
        />
      ) : null}
    </section>
  );
}
