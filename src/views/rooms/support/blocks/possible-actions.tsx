import type { ReactNode } from 'react';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { orderCallOffer } from '../../../concepts/dock/courier-call/offer.ts';
import { bagsOffer } from '../../../concepts/order/bags/offer.ts';
import { deliveryJobOffer } from '../../../concepts/order/courier-jobs/offer.ts';
import { cratesOffer } from '../../../concepts/order/crates/offer.ts';
import { creditOffer, creditProductsOffer, recreditFeeOffer } from '../../../concepts/order/credit/offer.ts';
import { useMoneyWaits } from '../../../concepts/order/credit/use-money-waits.ts';
import { addressOffer, nameOffer, phoneOffer } from '../../../concepts/order/delivery-data/offer.ts';
import { statisticsOffer } from '../../../concepts/order/driver-statistics/offer.ts';
import { giftOffer } from '../../../concepts/order/gift/offer.ts';
import type { OrderOffer } from '../../../concepts/order/order-offer.ts';
import { productStatusOffer } from '../../../concepts/order/product-status/offer.ts';
import { forgottenBagsOffer, returnedOffer } from '../../../concepts/order/redelivery/offer.ts';
import {
  refundFeeOffer,
  refundOffer,
  refundProductOffer,
  refundProductsOffer,
} from '../../../concepts/order/refund/offer.ts';
import { prepareAgainOffer } from '../../../concepts/order/repreparation/offer.ts';
import { slotOffer } from '../../../concepts/order/slot/offer.ts';
import { cancelSubscriptionOffer } from '../../../concepts/order/subscription/offer.ts';
import { subscriptionTexts } from '../../../concepts/order/subscription/text.ts';
import { transitAreaOffer } from '../../../concepts/order/transit-area/offer.ts';
import { useOrder } from '../../../concepts/order/use-order.ts';
import { useOrderHere } from '../../../concepts/order/use-order-here.ts';
import { useTaskRows } from '../../../concepts/order/use-task-rows.ts';
import { callOffer } from '../../../concepts/phone-call/offer.ts';
import { trolleyOffer } from '../../../concepts/trolley/offer.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { OfferButtons } from '../../../kit/offers/offer-buttons.tsx';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Block } from '../block.tsx';
import styles from '../support.module.css';
import { supportTexts as texts } from '../text.ts';

interface OfferGroup {
  readonly title: string;
  readonly offers: readonly OrderOffer[];
}

/** The actions on an order from its sheet (SUP-300). */
const groups: readonly OfferGroup[] = [
  {
    title: texts.moneyActions,
    offers: [
      ...[creditOffer, creditProductsOffer, refundOffer, refundProductOffer, refundProductsOffer],
      ...[recreditFeeOffer, refundFeeOffer],
    ],
  },
  { title: texts.redo, offers: [prepareAgainOffer, forgottenBagsOffer, returnedOffer] },
  { title: texts.ofDelivery, offers: [slotOffer, addressOffer, nameOffer, phoneOffer] },
  {
    title: texts.preparation,
    offers: [bagsOffer, cratesOffer, transitAreaOffer, trolleyOffer, giftOffer, productStatusOffer],
  },
  { title: texts.courier, offers: [orderCallOffer, deliveryJobOffer] },
  { title: texts.follow, offers: [callOffer, statisticsOffer] },
  { title: subscriptionTexts.group, offers: [cancelSubscriptionOffer] },
];

/** The panel of actions of a sheet. */
export function PossibleActions({ order }: { readonly order: OrderInFull }) {
  const found = useOrder(order.id);
  const task = found?.task;
  const [row] = useTaskRows(task ? [task.id] : []) ?? [];
  const here = useOrderHere('sheet', useMetas() ?? undefined);
  const moneyWaits = useMoneyWaits(order.id, order.refunds);
  if (!found) return null;
  const subject = { orderId: order.id, order, task, row, moneyWaits };
  return (
    <Block title={texts.actions} isWide isForScreen>
      <div className={styles.actions}>
        {groups.map(({ title, offers }) => {
          const items = offered(offers, subject, here);
          return items.length === 0 ? null : (
            <Group key={title} title={title}>
              <OfferButtons items={items} />
              {title === texts.moneyActions && moneyWaits !== null ? (
                <p className={styles.waits}>
                  <Icon name="hourglass" />
                  {moneyWaits}
                </p>
              ) : null}
            </Group>
          );
        })}
      </div>
    </Block>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.actionGroup}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
