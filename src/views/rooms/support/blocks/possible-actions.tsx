import type { ReactNode } from 'react';
import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { setDeliveryAddress, whyNotDeliveryAddress } from '../../../../domain/order/commands/delivery.ts';
import { setProductStatus, whyNotProductStatus } from '../../../../domain/order/commands/product-status.ts';
import { setSlot, whyNotSlot } from '../../../../domain/order/commands/slot.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { whyNotOfMarketplace } from '../../../../domain/order/marketplace.ts';
import { isNotDelivered } from '../../../../domain/order/not-delivered.ts';
import { mayHaveForgottenBags } from '../../../../domain/order/redelivery/forgotten-bags.ts';
import { canPrepareAgain } from '../../../../domain/order/redelivery/repreparation.ts';
import { hasTag } from '../../../../domain/order/tags.ts';
import { marketplaceRefusals } from '../../../../domain/order/text.ts';
import type { Refusal } from '../../../../domain/result.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { locateTrolley, whyNotTrolleyOf } from '../../../../domain/transit/commands/locate.ts';
import { offersOrderCall } from '../../../concepts/dock/courier-call/offers.ts';
import { callTexts } from '../../../concepts/dock/courier-call/text.ts';
import { callWindow } from '../../../concepts/dock/courier-call/window.ts';
import { bagsWindow } from '../../../concepts/order/bags/window.ts';
import { deliveryJobTexts } from '../../../concepts/order/courier-jobs/delivery-job-text.ts';
import { deliveryJobWindow } from '../../../concepts/order/courier-jobs/window.ts';
import { cratesWindow } from '../../../concepts/order/crates/window.ts';
import {
  deliveryAddressWindow,
  deliveryNameWindow,
  deliveryPhoneWindow,
} from '../../../concepts/order/delivery-data/window.ts';
import { statisticsTexts } from '../../../concepts/order/driver-statistics/text.ts';
import { driverStatisticsWindow } from '../../../concepts/order/driver-statistics/window.ts';
import { giftTexts } from '../../../concepts/order/gift/text.ts';
import { giftWindow } from '../../../concepts/order/gift/window.ts';
import { productStatusTexts } from '../../../concepts/order/product-status/text.ts';
import { productStatusWindow } from '../../../concepts/order/product-status/window.ts';
import { redeliveryTexts } from '../../../concepts/order/redelivery/text.ts';
import { redeliverWindow, returnedWindow } from '../../../concepts/order/redelivery/window.ts';
import { repreparationTexts } from '../../../concepts/order/repreparation/text.ts';
import { prepareAgainWindow } from '../../../concepts/order/repreparation/window.ts';
import { slotTexts } from '../../../concepts/order/slot/text.ts';
import { slotWindow } from '../../../concepts/order/slot/window.ts';
import { CancelSubscription } from '../../../concepts/order/subscription/cancel-button.tsx';
import { subscriptionTexts } from '../../../concepts/order/subscription/text.ts';
import { transitAreaWindow } from '../../../concepts/order/transit-area/window.ts';
import type { OrderOfDialog } from '../../../concepts/order/use-order.ts';
import { useOrder } from '../../../concepts/order/use-order.ts';
import { useTaskRows } from '../../../concepts/order/use-task-rows.ts';
import { trolleyTexts } from '../../../concepts/trolley/text.ts';
import { trolleyWindow } from '../../../concepts/trolley/window.ts';
import { type Refusing, refusalText } from '../../../kit/actions/refusal-text.ts';
import { reserved } from '../../../kit/actions/reserved.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import type { DialogQuery } from '../../../kit/windows/parameters.ts';
import { Button } from '../../../ui/button.tsx';
import { Block } from '../block.tsx';
import { useReadOnlyReason } from '../read-only.ts';
import styles from '../support.module.css';
import { supportTexts as texts } from '../text.ts';

/**
 * Why this panel is shut: the user only reads, somebody else changes the order, or a marketplace sold it (SUP-305, SUP-306,
 * SUP-701, SUP-702); null where it is not. The panel asks more than the actions themselves, which boards share
 * (docs/spec/rules.md).
 */
function useShutReason(order: OrderInFull): string | null {
  const readOnly = useReadOnlyReason();
  return readOnly ?? shutFor(order);
}

function shutFor(order: OrderInFull): string | null {
  if (order.updating) return texts.updating;
  return whyNotOfMarketplace(order) && marketplaceRefusals.ofMarketplace;
}

const unless = (command: Refusing, refusal: Refusal | null) => refusal && refusalText(command, refusal);

/** What can be done with an order from its sheet (SUP-300); money comes with the credits. */
export function PossibleActions({ order }: { readonly order: OrderInFull }) {
  const found = useOrder(order.id);
  if (!found) return null;
  return (
    <Block title={texts.actions} isWide>
      <div className={styles.actions}>
        <Redo order={order} found={found} />
        <Delivery order={order} />
        <Packing order={order} />
        <Courier order={order} found={found} />
        <Follow order={order} />
        <Subscription order={order} />
      </div>
    </Block>
  );
}

interface Of {
  readonly order: OrderInFull;
}

interface Found extends Of {
  readonly found: OrderOfDialog;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.actionGroup}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface OpenerProps {
  readonly label: string;
  readonly reason: string | null;
  readonly query: DialogQuery;
}

function Opener({ label, reason, query }: OpenerProps) {
  return (
    <Button size="2" variant="soft" reason={reason} onClick={() => setQuery(query)}>
      {label}
    </Button>
  );
}

/** Products prepared again (SUP-302), bags that were forgotten (SUP-303, SUP-304), and an order that comes back. */
function Redo({ order, found: { task } }: Found) {
  const nowMs = useServerNow();
  const reason = useShutReason(order);
  const isOut = canPrepareAgain(order.status);
  const isForgotten = isOut && mayHaveForgottenBags(order.max_shipping_time ?? null, nowMs);
  const isBack = isNotDelivered(task ?? {}, order);
  if (!isOut && !isBack) return null;
  const { id: orderId } = order;
  return (
    <Group title={texts.redo}>
      {isOut ? (
        <Opener label={repreparationTexts.entry} reason={reason} query={prepareAgainWindow.at({ orderId })} />
      ) : null}
      {isForgotten ? (
        <Opener label={redeliveryTexts.forgotten} reason={reason} query={redeliverWindow.at({ orderId })} />
      ) : null}
      {isBack ? <Opener label={texts.returned} reason={reason} query={returnedWindow.at({ orderId })} /> : null}
    </Group>
  );
}

function Delivery({ order }: Of) {
  const reason = useShutReason(order);
  const { id: orderId } = order;
  const noSlot = unless(setSlot, whyNotSlot(order));
  const noAddress = unless(setDeliveryAddress, whyNotDeliveryAddress(order));
  return (
    <Group title={texts.ofDelivery}>
      <Opener label={slotTexts.submit} reason={reason ?? noSlot} query={slotWindow.at({ orderId })} />
      <Opener label={texts.changeAddress} reason={reason ?? noAddress} query={deliveryAddressWindow.at({ orderId })} />
      <Opener label={texts.changeName} reason={reason} query={deliveryNameWindow.at({ orderId })} />
      <Opener label={texts.changePhone} reason={reason} query={deliveryPhoneWindow.at({ orderId })} />
    </Group>
  );
}

/** Dock staff keep the transit zone and the crates (SUP-703). */
function Packing({ order }: Of) {
  const { user } = useSignedIn();
  const metas = useMetas();
  const reason = useShutReason(order);
  const busy = shutFor(order);
  const ofDock = (may(user, 'crates') ? null : reserved.edit) ?? busy;
  const { id: orderId } = order;
  // SUP-530.
  const noCheck = may(user, 'productStatus') ? null : reserved.productStatus;
  const noStatus = unless(setProductStatus, whyNotProductStatus(order, metas));
  return (
    <Group title={texts.preparation}>
      <Opener label={texts.bags} reason={reason} query={bagsWindow.at({ orderId })} />
      {/* Others see the codes alone (SUP-486). */}
      {hasCrateCodes(metas ?? undefined) ? (
        <Opener label={texts.crates} reason={busy} query={cratesWindow.at({ orderId })} />
      ) : null}
      <Opener label={texts.zone} reason={ofDock} query={transitAreaWindow.at({ orderId })} />
      <Opener
        label={trolleyTexts.entry}
        reason={ofDock ?? unless(locateTrolley, whyNotTrolleyOf(order))}
        query={trolleyWindow.at({ orderId })}
      />
      <Opener label={giftTexts.entry} reason={reason} query={giftWindow.at({ orderId })} />
      <Opener
        label={productStatusTexts.entry}
        reason={reason ?? noCheck ?? noStatus}
        query={productStatusWindow.at({ orderId })}
      />
    </Group>
  );
}

/** A courier is called for an order whose task a board of its center shows; his job is looked at by everybody. */
function Courier({ order, found: { task } }: Found) {
  const [row] = useTaskRows(task ? [task.id] : []) ?? [];
  const reason = useShutReason(order);
  const isOffered = row !== undefined && offersOrderCall(row);
  const { id: orderId, last_external_job_id: jobId } = order;
  if (!isOffered && !jobId) return null;
  return (
    <Group title={texts.courier}>
      {isOffered ? <Opener label={callTexts.call} reason={reason} query={callWindow.at({ taskId: row.id })} /> : null}
      {jobId ? (
        <Opener label={deliveryJobTexts.entry} reason={null} query={deliveryJobWindow.at({ orderId, jobId })} />
      ) : null}
    </Group>
  );
}

/** What is only looked at (SUP-316). */
function Follow({ order: { id: orderId } }: Of) {
  return (
    <Group title={texts.follow}>
      <Opener label={statisticsTexts.entry} reason={null} query={driverStatisticsWindow.at({ orderId })} />
    </Group>
  );
}

/** Of an order that a subscription brought (SUP-570). */
function Subscription({ order }: Of) {
  const reason = useShutReason(order);
  const { subscription_id: id } = order;
  if (!id || !hasTag(order, 'subscription')) return null;
  return (
    <Group title={subscriptionTexts.group}>
      <CancelSubscription order={order} subscriptionId={id} reason={reason} />
    </Group>
  );
}
