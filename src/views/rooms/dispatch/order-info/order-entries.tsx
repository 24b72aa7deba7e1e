import { hasCrateCodes } from '../../../../domain/center/center.ts';
import {
  bagsDialog,
  cratesDialog,
  deliveryAddressDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  transitAreaDialog,
  trolleyDialog,
} from '../../../app/dialogs/addresses.ts';
import type { DialogAddress } from '../../../app/dialogs/dialog-address.ts';
import { setQuery } from '../../../app/router.tsx';
import { crateTexts } from '../../../shared/crates/text.ts';
import { addressTexts, deliveryTexts } from '../../../shared/delivery-data/text.ts';
import { useOrder } from '../../../shared/order/use-order.ts';
import { trolleyTexts } from '../../../shared/trolley/text.ts';
import { MenuAction } from '../../../shared/ui/menu-parts.tsx';
import { useMetasOfBoard } from '../board-context.ts';
import { infoTexts } from './text.ts';

/** What can be changed of an order wherever it lies, each in a window of its own (DSP-830). */
export function OrderEntries({ orderId }: { readonly orderId: number }) {
  const metas = useMetasOfBoard();
  const found = useOrder(orderId);
  const entry = (label: string, { at }: DialogAddress<{ readonly orderId: number }>, reason: string | null = null) => (
    <MenuAction label={label} reason={reason} onSelect={() => setQuery(at({ orderId }))} />
  );
  return (
    <>
      {entry(infoTexts.bags, bagsDialog)}
      {hasCrateCodes(metas) ? entry(crateTexts.entry, cratesDialog) : null}
      {entry(infoTexts.zone, transitAreaDialog)}
      {entry(trolleyTexts.entry, trolleyDialog, found && !found.order.trolley_id ? trolleyTexts.noTrolley : null)}
      {entry(addressTexts.entry, deliveryAddressDialog)}
      {entry(deliveryTexts.nameEntry, deliveryNameDialog)}
      {entry(deliveryTexts.phoneEntry, deliveryPhoneDialog)}
    </>
  );
}
