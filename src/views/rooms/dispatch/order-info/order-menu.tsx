import { MenuAction } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { useBoardMoves } from '../board-context.ts';
import { bagsDialog, orderDialog } from '../dialogs/address.ts';
import { taskName } from '../task-name.ts';
import type { InfoRow } from './info-row.ts';
import { infoTexts } from './text.ts';

/** What can be changed of an order wherever it lies, each in a window of its own (DSP-830). */
export function OrderMenu({ row }: { readonly row: InfoRow }) {
  const { open } = useBoardMoves();
  const { orderId } = row;
  return (
    <MoreMenu label={infoTexts.edit(taskName(row))}>
      <MenuAction label={infoTexts.bags} onSelect={() => open(bagsDialog(orderId))} />
      <MenuAction label={infoTexts.zone} onSelect={() => open(orderDialog('transitArea', orderId))} />
    </MoreMenu>
  );
}
