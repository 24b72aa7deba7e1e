import type { Metas } from '../../../../domain/center/center.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { groupToast, splitBy } from '../../../kit/actions/group-outcome.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import type { DialogQuery } from '../../../kit/windows/parameters.ts';
import styles from '../../../ui/fields/choice-entry.module.css';
import { ChoiceEntry } from '../../../ui/fields/choice-entry.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { type OrderWindowProps, ofOrder } from '../of-order.tsx';
import { statusListTexts } from './list-text.ts';
import { inStatus, type OrderInStatus, useOrdersInStatus } from './orders-in-status.ts';
import { PaidConfirm } from './paid-confirm.tsx';
import { questionBefore } from './question.ts';
import { ExitDialog, ReasonDialog } from './reason-dialog.tsx';
import { canTakeBack, endsFor, partialChoices, reasonWanted, statusChoices, whyNotTogether } from './status-offers.ts';
import { statusTexts } from './text.ts';
import { Undelivered } from './undelivered.tsx';
import { useSetStatus } from './use-set-status.ts';
import { orderStatusWindow, statusWindow } from './window.ts';

interface StatusParameter {
  /** The chosen status, if the user has to give a reason or confirm it first. */
  readonly to: string | null;
}

interface StatusProps extends StatusParameter {
  readonly taskIds: readonly number[];
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** `Changer le statut` of the orders of these tasks. */
export function StatusDialog({ taskIds, ...props }: StatusProps) {
  const rows = useOrdersInStatus(taskIds);
  const settings = useMetas();
  if (!rows || settings === undefined) return null;
  const [row, ...others] = rows;
  if (!row)
    return (
      <EmptyDialog title={statusTexts.title(taskIds.map(String))} text={statusTexts.gone} onClose={props.onClose} />
    );
  const stepTo = (to: string) => statusWindow.at({ taskIds, to }, props.replaces);
  return <Steps {...props} rows={[row, ...others]} metas={settings ?? undefined} stepTo={stepTo} />;
}

/** The same of one order. */
export const OrderStatusDialog = ofOrder<StatusParameter>(
  { title: (name) => statusTexts.title([name]), gone: statusTexts.gone },
  StatusOfOrder,
);

function StatusOfOrder({ subject, metas, to, replaces, onClose }: OrderWindowProps & StatusParameter) {
  const { order, task, receivedAt } = subject;
  const stepTo = (next: string) => orderStatusWindow.at({ orderId: order.id, to: next }, replaces);
  const props = { to, metas, stepTo, replaces, onClose };
  return <Steps {...props} rows={[inStatus(order, task, receivedAt)]} isByReason />;
}

interface StepsProps extends Omit<StatusProps, 'taskIds'> {
  readonly rows: readonly [OrderInStatus, ...OrderInStatus[]];
  readonly metas: Metas | undefined;
  /** The address after a choice that needs a further step. */
  readonly stepTo: (to: string) => DialogQuery;
  /** An order leaves its block by a reason alone, which sets the status (SUP-250). */
  readonly isByReason?: boolean;
}

/**
 * The statuses the server's tables allow (DSP-312, DSP-323 to DSP-325), then the reason (DSP-326, DSP-327) and the
 * confirmation (DSP-328), if required.
 */
function Steps({ rows, metas, stepTo, to, isByReason, replaces, onClose }: StepsProps) {
  const [row] = rows;
  if (isByReason && to === null && row.orderStatus === 'blocked')
    return <ExitDialog row={row} metas={metas} replaces={replaces} onClose={onClose} />;
  const wanted = to === null ? null : reasonWanted(row, to, metas);
  const question = to === null ? null : questionBefore(rows, to, metas);
  const step = { rows, replaces, onClose };
  if (to !== null && wanted && question === 'reason')
    return <ReasonDialog row={row} metas={metas} to={to} kind={wanted} replaces={replaces} onClose={onClose} />;
  if (to !== null && question === 'end') return <EndStep {...step} to={to} />;
  if (question === 'paid') return <PaidStep {...step} />;
  if (to !== null && question === 'delivery') return <UndeliverStep {...step} to={to} metas={metas} />;
  return <Choices rows={rows} metas={metas} stepTo={stepTo} replaces={replaces} onClose={onClose} />;
}

interface RowsProps {
  readonly rows: readonly OrderInStatus[];
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface ChoicesProps extends RowsProps, Pick<StepsProps, 'stepTo'> {
  readonly metas: Metas | undefined;
}

function Choices({ rows, metas, stepTo, replaces, onClose }: ChoicesProps) {
  const { set } = useSetStatus(replaces, onClose);
  const toasts = useToasts();
  const choices = statusChoices(rows, metas);
  const partial = partialChoices(rows, metas);
  const groupFor = (to: string) => splitBy(rows, (it) => leftText(it, to, metas));
  const [row] = rows;
  const choose = (to: string) => {
    if (questionBefore(rows, to, metas) === null) return void set(rows, to, null);
    setQuery(stepTo(to), { replace: true });
  };
  // Those it fits go, the others are named with why and stay ticked (OUR-092).
  const chooseSome = async (to: string) => {
    const group = groupFor(to);
    const { going } = group;
    if (questionBefore(going, to, metas) !== null) {
      toasts.show(groupToast(group, orderName));
      return setQuery(statusWindow.at({ taskIds: going.flatMap(({ id }) => id ?? []), to }, replaces), {
        replace: true,
      });
    }
    await set(going, to, null);
    toasts.show(groupToast(group, orderName));
  };
  const dialog = {
    title: statusTexts.title(rows.map(orderName)),
    ...(row && rows.length === 1 ? { description: statusTexts.now(orderStatusLabel(row.orderStatus)) } : {}),
    onClose,
  };
  if (choices.length + partial.length === 0) return <EmptyDialog {...dialog} text={statusTexts.none} />;
  return (
    <Dialog {...dialog}>
      <ul className={styles.targets}>
        {choices.map((to) => (
          <li key={to}>
            <ChoiceEntry label={orderStatusLabel(to)} isFinal={endsFor(rows, to, metas)} onChoose={() => choose(to)} />
          </li>
        ))}
        {partial.map((to) => (
          <li key={to}>
            <ChoiceEntry
              label={statusTexts.some(orderStatusLabel(to), groupFor(to).going.length, rows.length)}
              isFinal={endsFor(groupFor(to).going, to, metas)}
              onChoose={() => void chooseSome(to)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Why an order is left out of a change of several, in words. */
function leftText(row: OrderInStatus, to: string, metas: Metas | undefined): string | null {
  const why = whyNotTogether(row, to, metas);
  return why && statusTexts.left[why](orderStatusLabel(row.orderStatus));
}

function PaidStep({ rows, replaces, onClose }: RowsProps) {
  const { set } = useSetStatus(replaces, onClose);
  return <PaidConfirm rows={rows} onConfirm={() => void set(rows, 'paid', null)} onCancel={onClose} />;
}

/** Asks before orders are cancelled, restocked or destocked: their names, and that it is final. */
function EndStep({ rows, to, replaces, onClose }: RowsProps & { readonly to: string }) {
  const { set } = useSetStatus(replaces, onClose);
  const label = orderStatusLabel(to);
  return (
    <Confirm
      title={statusTexts.endTitle(rows.map(orderName), label)}
      text={statusTexts.end(
        rows.map((row) => statusTexts.ofClient(orderName(row), row.clientName)),
        label,
      )}
      content={<Undelivered rows={rows} to={to} />}
      {...keepsStatus(rows)}
      confirm={statusTexts.endConfirm(label)}
      onConfirm={() => void set(rows, to, null)}
      onCancel={onClose}
    />
  );
}

/** `Annuler` reads as the change itself beside a status: the other button names the status that stays, where it is one. */
function keepsStatus(rows: readonly OrderInStatus[]): { readonly dismiss?: string } {
  const [status, ...others] = new Set(rows.map(({ orderStatus }) => orderStatus));
  return status && others.length === 0 ? { dismiss: statusListTexts.keep(orderStatusLabel(status)) } : {};
}

interface UndeliverProps extends RowsProps {
  readonly to: string;
  readonly metas: Metas | undefined;
}

/** Asks before orders that were delivered are so no longer: whose, what is erased, and whether that can be undone. */
function UndeliverStep({ rows, to, metas, replaces, onClose }: UndeliverProps) {
  const { set } = useSetStatus(replaces, onClose);
  const label = orderStatusLabel(to);
  return (
    <Confirm
      title={statusTexts.endTitle(rows.map(orderName), label)}
      text={statusTexts.becomes(rows.map(orderName), label)}
      content={
        <>
          <Undelivered rows={rows} to={to} />
          {canTakeBack(rows, to, metas) ? null : <p>{statusTexts.forGood}</p>}
        </>
      }
      {...keepsStatus(rows)}
      confirm={statusTexts.endConfirm(label)}
      onConfirm={() => void set(rows, to, null)}
      onCancel={onClose}
    />
  );
}
