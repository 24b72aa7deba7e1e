import type { ReactNode } from 'react';
import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { setDeliveryAddress, whyNotDeliveryAddress } from '../../../../domain/order/commands/delivery.ts';
import { setProductStatus, whyNotProductStatus } from '../../../../domain/order/commands/product-status.ts';
import { setSlot, whyNotSlot } from '../../../../domain/order/commands/slot.ts';
import { mayHaveForgottenBags } from '../../../../domain/order/forgotten-bags.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { whyNotOfMarketplace } from '../../../../domain/order/marketplace.ts';
import { isNotDelivered } from '../../../../domain/order/not-delivered.ts';
import { canPrepareAgain } from '../../../../domain/order/repreparation.ts';
import { hasTag } from '../../../../domain/order/tags.ts';
import { marketplaceRefusals } from '../../../../domain/order/text.ts';
import type { Refusal } from '../../../../domain/result.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { locateTrolley, whyNotTrolleyOf } from '../../../../domain/transit/commands/locate.ts';
import { useServerNow } from '../../../app/clock.ts';
import { useSignedIn } from '../../../app/context.ts';
import {
  bagsDialog,
  callDialog,
  cratesDialog,
  deliveryAddressDialog,
  deliveryJobDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  driverStatisticsDialog,
  giftDialog,
  prepareAgainDialog,
  productStatusDialog,
  redeliverDialog,
  returnedDialog,
  slotDialog,
  transitAreaDialog,
  trolleyDialog,
} from '../../../app/dialogs/addresses.ts';
import type { DialogQuery } from '../../../app/dialogs/parameters.ts';
import { type Refusing, refusalText } from '../../../app/refusal-text.ts';
import { reserved } from '../../../app/reserved.ts';
import { setQuery } from '../../../app/router.tsx';
import { useMetas } from '../../../app/use-metas.ts';
import { offersOrderCall } from '../../../shared/courier-call/offers.ts';
import { callTexts } from '../../../shared/courier-call/text.ts';
import { deliveryJobTexts } from '../../../shared/courier-jobs/delivery-job-text.ts';
import { statisticsTexts } from '../../../shared/driver-statistics/text.ts';
import { giftTexts } from '../../../shared/gift/text.ts';
import type { OrderOfDialog } from '../../../shared/order/use-order.ts';
import { useOrder } from '../../../shared/order/use-order.ts';
import { useTaskRows } from '../../../shared/order/use-task-rows.ts';
import { productStatusTexts } from '../../../shared/product-status/text.ts';
import { redeliveryTexts } from '../../../shared/redelivery/text.ts';
import { repreparationTexts } from '../../../shared/repreparation/text.ts';
import { slotTexts } from '../../../shared/slot/text.ts';
import { CancelSubscription } from '../../../shared/subscription/cancel-button.tsx';
import { subscriptionTexts } from '../../../shared/subscription/text.ts';
import { trolleyTexts } from '../../../shared/trolley/text.ts';
import { Button } from '../../../shared/ui/button.tsx';
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
        <Opener label={repreparationTexts.entry} reason={reason} query={prepareAgainDialog.at({ orderId })} />
      ) : null}
      {isForgotten ? (
        <Opener label={redeliveryTexts.forgotten} reason={reason} query={redeliverDialog.at({ orderId })} />
      ) : null}
      {isBack ? <Opener label={texts.returned} reason={reason} query={returnedDialog.at({ orderId })} /> : null}
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
      <Opener label={slotTexts.submit} reason={reason ?? noSlot} query={slotDialog.at({ orderId })} />
      <Opener label={texts.changeAddress} reason={reason ?? noAddress} query={deliveryAddressDialog.at({ orderId })} />
      <Opener label={texts.changeName} reason={reason} query={deliveryNameDialog.at({ orderId })} />
      <Opener label={texts.changePhone} reason={reason} query={deliveryPhoneDialog.at({ orderId })} />
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
      <Opener label={texts.bags} reason={reason} query={bagsDialog.at({ orderId })} />
      {/* Others see the codes alone (SUP-486). */}
      {hasCrateCodes(metas ?? undefined) ? (
        <Opener label={texts.crates} reason={busy} query={cratesDialog.at({ orderId })} />
      ) : null}
      <Opener label={texts.zone} reason={ofDock} query={transitAreaDialog.at({ orderId })} />
      <Opener
        label={trolleyTexts.entry}
        reason={ofDock ?? unless(locateTrolley, whyNotTrolleyOf(order))}
        query={trolleyDialog.at({ orderId })}
      />
      <Opener label={giftTexts.entry} reason={reason} query={giftDialog.at({ orderId })} />
      <Opener
        label={productStatusTexts.entry}
        reason={reason ?? noCheck ?? noStatus}
        query={productStatusDialog.at({ orderId })}
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
      {isOffered ? <Opener label={callTexts.call} reason={reason} query={callDialog.at({ taskId: row.id })} /> : null}
      {jobId ? (
        <Opener label={deliveryJobTexts.entry} reason={null} query={deliveryJobDialog.at({ orderId, jobId })} />
      ) : null}
    </Group>
  );
}

/** What is only looked at (SUP-316). */
function Follow({ order: { id: orderId } }: Of) {
  return (
    <Group title={texts.follow}>
      <Opener label={statisticsTexts.entry} reason={null} query={driverStatisticsDialog.at({ orderId })} />
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
