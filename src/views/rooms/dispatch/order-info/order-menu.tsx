import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { taskName } from '../task-name.ts';
import type { InfoRow } from './info-row.ts';
import { OrderEntries } from './order-entries.tsx';
import { infoTexts } from './text.ts';

/** The changes of the order in the panel. */
export function OrderMenu({ row }: { readonly row: InfoRow }) {
  return (
    <MoreMenu label={infoTexts.edit(taskName(row))}>
      <OrderEntries orderId={row.orderId} />
    </MoreMenu>
  );
}
