import { laterView } from '../../../shared/later.tsx';
import { taskName } from '../../../shared/order/task-name.ts';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import type { InfoRow } from './info-row.ts';
import { infoTexts } from './text.ts';

const OrderEntries = laterView(async () => (await import('./order-entries.tsx')).OrderEntries);

/** The changes of the order in the panel. */
export function OrderMenu({ row }: { readonly row: InfoRow }) {
  return (
    <MoreMenu label={infoTexts.edit(taskName(row))} entries={OrderEntries}>
      <OrderEntries orderId={row.orderId} />
    </MoreMenu>
  );
}
