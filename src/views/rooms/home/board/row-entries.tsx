import type { Metas } from '../../../../domain/center/center.ts';
import { missingProductsDialog, zonesDialog } from '../../../app/dialogs/addresses.ts';
import { setQuery } from '../../../app/router.tsx';
import { OrderEntries } from '../../../shared/order/order-entries.tsx';
import { missingTexts } from '../../../shared/order/text.ts';
import { MenuAction } from '../../../shared/ui/menu-parts.tsx';
import { zoneTexts } from '../../../shared/zones/text.ts';

interface RowEntriesProps {
  readonly orderId: number;
  readonly metas: Metas | undefined;
}

/** The zones of an order, what is changed of it wherever it lies, and its missing products. */
export function RowEntries({ orderId, metas }: RowEntriesProps) {
  return (
    <>
      <MenuAction label={zoneTexts.list} onSelect={() => setQuery(zonesDialog.at({ orderId }))} />
      <OrderEntries orderId={orderId} metas={metas} />
      <MenuAction label={missingTexts.entry} onSelect={() => setQuery(missingProductsDialog.at({ orderId }))} />
    </>
  );
}
