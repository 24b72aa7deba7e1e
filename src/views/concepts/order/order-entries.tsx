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
import { type Refusing, refusalText } from '../../kit/actions/refusal-text.ts';
import { setQuery } from '../../kit/router/router.tsx';
import type { ConsoleWindow } from '../../kit/windows/window.ts';
import { MenuAction } from '../../ui/menus/menu-parts.tsx';
import { trolleyTexts } from '../trolley/text.ts';
import { trolleyWindow } from '../trolley/window.ts';
import { bagsWindow } from './bags/window.ts';
import { crateTexts } from './crates/text.ts';
import { cratesWindow } from './crates/window.ts';
import { addressTexts, deliveryTexts } from './delivery-data/text.ts';
import { deliveryAddressWindow, deliveryNameWindow, deliveryPhoneWindow } from './delivery-data/window.ts';
import { labelTexts } from './labels/text.ts';
import { orderLabelsWindow } from './labels/window.ts';
import { orderTexts } from './text.ts';
import { transitAreaWindow } from './transit-area/window.ts';
import { useOrder } from './use-order.ts';

interface OrderEntriesProps {
  readonly orderId: number;
  /** The settings of its center, read before the menu opens: no entry moves under a hand. */
  readonly metas: Metas | undefined;
}

/** What can be changed of an order wherever it lies, each in a window of its own (DSP-830). */
export function OrderEntries({ orderId, metas }: OrderEntriesProps) {
  const subject = useOrder(orderId);
  const entry = (label: string, { at }: ConsoleWindow<{ readonly orderId: number }>, reason: string | null = null) => (
    <MenuAction label={label} reason={reason} onSelect={() => setQuery(at({ orderId }))} />
  );
  /** Why the order refuses it; the server alone knows of one this device has no more. */
  const unless = (command: Refusing, whyNot: (order: Order) => Refusal | null) => {
    const refusal = subject ? whyNot(subject.order) : null;
    return refusal && refusalText(command, refusal);
  };
  return (
    <>
      {entry(orderTexts.bags, bagsWindow)}
      {hasCrateCodes(metas) ? entry(crateTexts.entry, cratesWindow) : null}
      {entry(orderTexts.transitArea, transitAreaWindow)}
      {entry(trolleyTexts.entry, trolleyWindow, unless(locateTrolley, whyNotTrolleyOf))}
      {entry(addressTexts.entry, deliveryAddressWindow, unless(setDeliveryAddress, whyNotDeliveryAddress))}
      {entry(deliveryTexts.nameEntry, deliveryNameWindow, unless(setDeliveryName, whyNotDeliveryData))}
      {entry(deliveryTexts.phoneEntry, deliveryPhoneWindow, unless(setDeliveryPhone, whyNotDeliveryData))}
      {entry(labelTexts.entry, orderLabelsWindow)}
    </>
  );
}
