import { orderName } from '../../../../domain/order/name.ts';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { laterView } from '../../../ui/later/later-view.tsx';
import { MoreMenu } from '../../../ui/menus/more-menu.tsx';
import type { InfoRow } from './info-row.ts';
import { infoTexts } from './text.ts';

const OrderEntries = laterView(async () => (await import('../../../concepts/order/order-entries.tsx')).OrderEntries);

/** The changes of the order in the panel. */
export function OrderMenu({ row }: { readonly row: InfoRow }) {
  const metas = useMetasOfList();
  return (
    <MoreMenu label={infoTexts.edit(orderName(row))} entries={OrderEntries}>
      <OrderEntries orderId={row.orderId} metas={metas} />
    </MoreMenu>
  );
}
