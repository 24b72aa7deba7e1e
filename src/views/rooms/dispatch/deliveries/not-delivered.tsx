import styles from '../board.module.css';
import { FoldButton, useFold } from '../parts/fold.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { deliveryTexts } from './text.ts';
import { useNotDelivered } from './view-model.ts';

/** `Commandes à relivrer ou à restocker`, which folds (DSP-211, DSP-241, DSP-750). */
export function NotDelivered() {
  const fold = useFold('redeliver');
  const shown = useNotDelivered(fold.isFolded);
  return (
    <section className={styles.round} aria-labelledby="not-delivered-title">
      <header className={styles.roundHead}>
        <h2 id="not-delivered-title">{deliveryTexts.notDeliveredTitle(shown?.total)}</h2>
        <FoldButton fold={fold} label={deliveryTexts.fold} controls="not-delivered-title" />
      </header>
      {shown && !fold.isFolded ? <DeliveryTable list="notDelivered" rows={shown.rows} cards={shown.cards} /> : null}
    </section>
  );
}
