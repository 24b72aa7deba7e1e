import { laterView } from '../../../shared/later.tsx';
import { orderNameOf } from '../../../shared/order/order-name.ts';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { useMetasOfBoard } from '../board-context.ts';
import type { InfoRow } from './info-row.ts';
import { infoTexts } from './text.ts';

const OrderEntries = laterView(async () => (await import('../../../shared/order/order-entries.tsx')).OrderEntries);

/** The changes of the order in the panel. */
export function OrderMenu({ row }: { readonly row: InfoRow }) {
  const metas = useMetasOfBoard();
  return (
    <MoreMenu label={infoTexts.edit(orderNameOf(row))} entries={OrderEntries}>
      <OrderEntries orderId={row.orderId} metas={metas} />
    </MoreMenu>
  );
}
