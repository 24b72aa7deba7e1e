import { orderName } from '../../../../domain/order/name.ts';
import { laterView } from '../../../shared/later.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { useMetasOfBoard } from '../board-context.ts';
import type { InfoRow } from './info-row.ts';
import { infoTexts } from './text.ts';

const OrderEntries = laterView(async () => (await import('../../../shared/order/order-entries.tsx')).OrderEntries);

/** The changes of the order in the panel. */
export function OrderMenu({ row }: { readonly row: InfoRow }) {
  const metas = useMetasOfBoard();
  return (
    <MoreMenu label={infoTexts.edit(orderName(row))} entries={OrderEntries}>
      <OrderEntries orderId={row.orderId} metas={metas} />
    </MoreMenu>
  );
}
