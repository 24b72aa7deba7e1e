import type { ReactNode } from 'react';
import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { mayHaveForgottenBags } from '../../../../domain/order/forgotten-bags.ts';
import { isNotDelivered } from '../../../../domain/order/not-delivered.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { useServerNow } from '../../../app/clock.ts';
import { useSignedIn } from '../../../app/context.ts';
import {
  bagsDialog,
  callDialog,
  cratesDialog,
  deliveryAddressDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  redeliverDialog,
  returnedDialog,
  transitAreaDialog,
  trolleyDialog,
} from '../../../app/dialogs/addresses.ts';
import type { DialogQuery } from '../../../app/dialogs/parameters.ts';
import { setQuery } from '../../../app/router.tsx';
import { useMetas } from '../../../app/use-metas.ts';
import { offersOrderCall } from '../../../shared/courier-call/offers.ts';
import { callTexts } from '../../../shared/courier-call/text.ts';
import type { OrderOfDialog } from '../../../shared/order/use-order.ts';
import { useOrder } from '../../../shared/order/use-order.ts';
import { useTaskRows } from '../../../shared/order/use-task-rows.ts';
import { redeliveryTexts } from '../../../shared/redelivery/text.ts';
import { trolleyTexts } from '../../../shared/trolley/text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Block } from '../block.tsx';
import { useReadOnlyReason } from '../read-only.ts';
import styles from '../support.module.css';
import { supportTexts as texts } from '../text.ts';

/** What can be done with an order from its sheet (SUP-300); money comes with the credits. */
export function PossibleActions({ orderId }: { readonly orderId: number }) {
  const found = useOrder(orderId);
  if (!found) return null;
  return (
    <Block title={texts.actions} isWide>
      <div className={styles.actions}>
        <Redo found={found} />
        <Delivery found={found} />
        <Packing found={found} />
        <Courier found={found} />
      </div>
    </Block>
  );
}

interface Of {
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

/** Bags that were forgotten (SUP-303, SUP-304), and an order that comes back. */
function Redo({ found: { order, task } }: Of) {
  const nowMs = useServerNow();
  const reason = useReadOnlyReason();
  const isOut = order.status === 'shipping' || order.status === 'received';
  const isForgotten = isOut && mayHaveForgottenBags(order.max_shipping_time ?? null, nowMs);
  const isBack = isNotDelivered(task ?? {}, order);
  if (!isForgotten && !isBack) return null;
  const { id: orderId } = order;
  return (
    <Group title={texts.redo}>
      {isForgotten ? (
        <Opener label={redeliveryTexts.forgotten} reason={reason} query={redeliverDialog.at({ orderId })} />
      ) : null}
      {isBack ? <Opener label={texts.returned} reason={reason} query={returnedDialog.at({ orderId })} /> : null}
    </Group>
  );
}

function Delivery({ found: { order } }: Of) {
  const reason = useReadOnlyReason();
  const { id: orderId } = order;
  // SUP-307.
  const canteen = order.canteen_id ? texts.ofCanteen : null;
  return (
    <Group title={texts.ofDelivery}>
      <Opener label={texts.changeAddress} reason={reason ?? canteen} query={deliveryAddressDialog.at({ orderId })} />
      <Opener label={texts.changeName} reason={reason} query={deliveryNameDialog.at({ orderId })} />
      <Opener label={texts.changePhone} reason={reason} query={deliveryPhoneDialog.at({ orderId })} />
    </Group>
  );
}

/** Dock staff keep the transit zone and the crates (SUP-703). */
function Packing({ found: { order } }: Of) {
  const { user } = useSignedIn();
  const metas = useMetas();
  const reason = useReadOnlyReason();
  const ofDock = may(user, 'crates') ? null : texts.editorsOnly;
  const { id: orderId } = order;
  return (
    <Group title={texts.preparation}>
      <Opener label={texts.bags} reason={reason} query={bagsDialog.at({ orderId })} />
      {/* Others see the codes alone (SUP-486). */}
      {hasCrateCodes(metas ?? undefined) ? (
        <Opener label={texts.crates} reason={null} query={cratesDialog.at({ orderId })} />
      ) : null}
      <Opener label={texts.zone} reason={ofDock} query={transitAreaDialog.at({ orderId })} />
      <Opener
        label={trolleyTexts.entry}
        reason={ofDock ?? (order.trolley_id ? null : trolleyTexts.noTrolley)}
        query={trolleyDialog.at({ orderId })}
      />
    </Group>
  );
}

/** For an order whose task a board of its center shows. */
function Courier({ found: { task } }: Of) {
  const [row] = useTaskRows(task ? [task.id] : []) ?? [];
  const reason = useReadOnlyReason();
  if (!row || !offersOrderCall(row)) return null;
  return (
    <Group title={texts.courier}>
      <Opener label={callTexts.call} reason={reason} query={callDialog.at({ taskId: row.id })} />
    </Group>
  );
}
