import type { Metas } from '../../../domain/center/center.ts';
import { hasCrateCodes } from '../../../domain/center/features.ts';
import {
  setDeliveryAddress,
  setDeliveryName,
  setDeliveryPhone,
  whyNotDeliveryAddress,
  whyNotDeliveryData,
} from '../../../domain/order/commands/delivery.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Refusal } from '../../../domain/result.ts';
import { locateTrolley, whyNotTrolleyOf } from '../../../domain/transit/commands/locate.ts';
import {
  bagsDialog,
  cratesDialog,
  deliveryAddressDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  orderLabelsDialog,
  transitAreaDialog,
  trolleyDialog,
} from '../../app/dialogs/addresses.ts';
import type { DialogAddress } from '../../app/dialogs/dialog-address.ts';
import { type Refusing, refusalText } from '../../app/refusal-text.ts';
import { setQuery } from '../../app/router.tsx';
import { crateTexts } from '../crates/text.ts';
import { addressTexts, deliveryTexts } from '../delivery-data/text.ts';
import { labelTexts } from '../labels/text.ts';
import { trolleyTexts } from '../trolley/text.ts';
import { MenuAction } from '../ui/menu-parts.tsx';
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
  /** Why the order refuses it; the server alone knows of one this device has no more. */
  const unless = (command: Refusing, whyNot: (order: Order) => Refusal | null) => {
    const refusal = subject ? whyNot(subject.order) : null;
    return refusal && refusalText(command, refusal);
  };
  return (
    <>
      {entry(orderTexts.bags, bagsDialog)}
      {hasCrateCodes(metas) ? entry(crateTexts.entry, cratesDialog) : null}
      {entry(orderTexts.transitArea, transitAreaDialog)}
      {entry(trolleyTexts.entry, trolleyDialog, unless(locateTrolley, whyNotTrolleyOf))}
      {entry(addressTexts.entry, deliveryAddressDialog, unless(setDeliveryAddress, whyNotDeliveryAddress))}
      {entry(deliveryTexts.nameEntry, deliveryNameDialog, unless(setDeliveryName, whyNotDeliveryData))}
      {entry(deliveryTexts.phoneEntry, deliveryPhoneDialog, unless(setDeliveryPhone, whyNotDeliveryData))}
      {entry(labelTexts.entry, orderLabelsDialog)}
    </>
  );
}
