import { Button as ThemeButton } from '@radix-ui/themes';
import { usePostalCodes } from '../../../concepts/center/postal-codes/choice.ts';
import { asBlock, laterView } from '../../../ui/later/later-view.tsx';
import { FilteredOut } from '../../../ui/tables/filtered-out.tsx';
import styles from '../board.module.css';
import { ListExport } from '../exports/later.ts';
import { useToggle } from '../toggles.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { deliveryTexts } from './text.ts';
import { useLateOrders } from './view-model.ts';

const LateChart = laterView(async () => (await import('./late-chart.tsx')).LateChart, asBlock);

/** `Commandes en retard`, oldest slot first; those dealt with on demand (DSP-256, DSP-712, DSP-713). */
export function LateOrders() {
  const [showReviewed, flipReviewed] = useToggle('showReviewed');
  const [, chooseCodes] = usePostalCodes();
  const shown = useLateOrders(showReviewed);
  return (
    <section className={styles.round} aria-labelledby="late-title">
      <header className={styles.roundHead} data-quiet>
        <h2 id="late-title">{deliveryTexts.lateTitle(shown)}</h2>
        <ThemeButton size="1" variant="soft" color="gray" onClick={flipReviewed}>
          {showReviewed ? deliveryTexts.hideReviewed : deliveryTexts.showReviewed}
        </ThemeButton>
        <FilteredOut count={shown?.filteredOut ?? 0} label={deliveryTexts.lateList} onShowAll={() => chooseCodes([])} />
        <LateChart ends={shown?.ends ?? []} />
        <ListExport of="late" label={deliveryTexts.lateList} rows={shown?.rows ?? []} />
      </header>
      {shown ? (
        <DeliveryTable
          list="late"
          label={deliveryTexts.lateList}
          rows={shown.rows}
          cards={shown.cards}
          total={shown.total}
          hasLate
        />
      ) : null}
    </section>
  );
}
