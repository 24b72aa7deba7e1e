import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './late.module.css';
import { lateWindow } from './window.ts';

const label = 'Traiter à la suite';

/** From the first late order to deal with on to the others, in their order (OUR-090, OUR-227); nothing for one alone. */
export function LateRun({ rows }: { readonly rows: readonly Pick<DeliveryRow, 'orderId'>[] }) {
  const [first] = rows;
  if (!first || rows.length < 2) return null;
  return (
    <Button
      size="1"
      variant="ghost"
      className={styles.run ?? ''}
      aria-haspopup="dialog"
      onClick={() => setQuery(lateWindow.at({ orderId: first.orderId }))}
    >
      {label} <span aria-hidden="true">→</span>
    </Button>
  );
}
