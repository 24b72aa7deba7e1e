import { hasCrateCodes } from '../../../../domain/center/center.ts';
import { MenuAction } from '../../../shared/ui/menu-parts.tsx';
import { useBoardMoves, useMetasOfBoard } from '../board-context.ts';
import { crateTexts } from '../crates/text.ts';
import { addressTexts, deliveryTexts } from '../delivery-data/text.ts';
import { bagsDialog, orderDialog } from '../dialogs/address.ts';
import { useOrder } from '../redelivery/use-order.ts';
import { trolleyTexts } from '../trolley/text.ts';
import { infoTexts } from './text.ts';

/** What can be changed of an order wherever it lies, each in a window of its own (DSP-830). */
export function OrderEntries({ orderId }: { readonly orderId: number }) {
  const { open } = useBoardMoves();
  const metas = useMetasOfBoard();
  const found = useOrder(orderId);
  const entry = (label: string, kind: Parameters<typeof orderDialog>[0], reason: string | null = null) => (
    <MenuAction label={label} reason={reason} onSelect={() => open(orderDialog(kind, orderId))} />
  );
  return (
    <>
      <MenuAction label={infoTexts.bags} onSelect={() => open(bagsDialog(orderId))} />
      {hasCrateCodes(metas) ? entry(crateTexts.entry, 'crates') : null}
      {entry(infoTexts.zone, 'transitArea')}
      {entry(trolleyTexts.entry, 'trolley', found && !found.order.trolley_id ? trolleyTexts.noTrolley : null)}
      {entry(addressTexts.entry, 'address')}
      {entry(deliveryTexts.nameEntry, 'deliveryName')}
      {entry(deliveryTexts.phoneEntry, 'deliveryPhone')}
    </>
  );
}
