import type { Metas } from '../../../../domain/center/center.ts';
import { OrderEntries } from '../../../concepts/order/order-entries.tsx';
import { missingTexts } from '../../../concepts/order/text.ts';
import { missingProductsWindow } from '../../../concepts/order/window.ts';
import { zoneTexts } from '../../../concepts/order/zones/text.ts';
import { zonesWindow } from '../../../concepts/order/zones/window.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { MenuAction } from '../../../ui/menus/menu-parts.tsx';

interface RowEntriesProps {
  readonly orderId: number;
  readonly metas: Metas | undefined;
}

/** The zones of an order, what is changed of it wherever it lies, and its missing products. */
export function RowEntries({ orderId, metas }: RowEntriesProps) {
  return (
    <>
      <MenuAction label={zoneTexts.list} onSelect={() => setQuery(zonesWindow.at({ orderId }))} />
      <OrderEntries orderId={orderId} metas={metas} />
      <MenuAction label={missingTexts.entry} onSelect={() => setQuery(missingProductsWindow.at({ orderId }))} />
    </>
  );
}
