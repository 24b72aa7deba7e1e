import type { Metas } from '../../../domain/center/center.ts';
import { hasCrateCodes } from '../../../domain/center/features.ts';
import { setQuery } from '../../kit/router/router.tsx';
import {
  bagsDialog,
  cratesDialog,
  deliveryAddressDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  orderLabelsDialog,
  transitAreaDialog,
  trolleyDialog,
} from '../../kit/windows/addresses.ts';
import type { DialogAddress } from '../../kit/windows/dialog-address.ts';
import { MenuAction } from '../../ui/menus/menu-parts.tsx';
import { trolleyTexts } from '../trolley/text.ts';
import { crateTexts } from './crates/text.ts';
import { addressTexts, deliveryTexts } from './delivery-data/text.ts';
import { labelTexts } from './labels/text.ts';
import { orderTexts } from './text.ts';
import { useOrder } from './use-order.ts';

interface OrderEntriesProps {
  readonly orderId: number;
  /** The settings of its center, read before the menu opens: no entry moves under a hand. */
  readonly metas: Metas | undefined;
}

/** What can be changed of an order wherever it lies, each in a window of its own (DSP-830). */
export function OrderEntries({ orderId, metas }: OrderEntriesProps) {
  const subject = useOrder(orderId);
  const entry = (label: string, { at }: DialogAddress<{ readonly orderId: number }>, reason: string | null = null) => (
    <MenuAction label={label} reason={reason} onSelect={() => setQuery(at({ orderId }))} />
  );
  return (
    <>
      {entry(orderTexts.bags, bagsDialog)}
      {hasCrateCodes(metas) ? entry(crateTexts.entry, cratesDialog) : null}
      {entry(orderTexts.transitArea, transitAreaDialog)}
      {entry(trolleyTexts.entry, trolleyDialog, subject && !subject.order.trolley_id ? trolleyTexts.noTrolley : null)}
      {entry(addressTexts.entry, deliveryAddressDialog)}
      {entry(deliveryTexts.nameEntry, deliveryNameDialog)}
      {entry(deliveryTexts.phoneEntry, deliveryPhoneDialog)}
      {entry(labelTexts.entry, orderLabelsDialog)}
    </>
  );
}
