import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { canCallForOrder } from '../../../../domain/courier/call-rules.ts';
import { callCourier, callCourierForDock } from '../../../../domain/courier/commands/call.ts';
import { type CallVehicle, type Provider, providers } from '../../../../domain/courier/provider.ts';
import { totalKg } from '../../../../domain/courier/weight-rules.ts';
import { dockIdOf } from '../../../../domain/dock/dock.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { ofDock } from '../of-dock.tsx';
import { CallForm } from './call-form.tsx';
import { busyWith, callRefusal, refusedBefore } from './offers.ts';
import { callTexts } from './text.ts';
import { type CalledOrder, useCalledOrder } from './use-called-order.ts';

interface CallProps {
  readonly onClose: () => void;
}

/** The call of a courier for one order (DSP-664, DSP-669, DSP-670). */
export function CallDialog({ taskId, onClose }: CallProps & { readonly taskId: number }) {
  const order = useCalledOrder(taskId);
  if (order === undefined) return null;
  if (!order) return <EmptyDialog title={callTexts.callOf(String(taskId))} text={callTexts.gone} onClose={onClose} />;
  return <OrderCall order={order} onClose={onClose} />;
}

function OrderCall({ order, onClose }: CallProps & { readonly order: CalledOrder }) {
  const { orderId, randomId, tranquility, weightKg, address, jobs, marks, round } = order;
  const action = useLiveAction(callCourier, { taskId: order.id });
  const call = useSubmit((provider: Provider, vehicle: CallVehicle) => {
    const called = { orderId, randomId, taskId: order.id, dockId: dockIdOf(order) };
    return action.run({ ...called, provider, vehicle, jobs }, refusedBefore(marks));
  }, onClose);
  const reasonOf = (provider: Provider) => {
    const refusal = canCallForOrder(provider, order, { option_tranquility: tranquility }, weightKg, round);
    return action.blocked ?? (refusal && refusalText(callCourier, refusal)) ?? busyWith(marks, action.isRunning);
  };
  return (
    <CallForm
      title={callTexts.callOf(orderName(order))}
      kg={weightKg}
      addresses={[address]}
      orders={[order]}
      orderId={orderId}
      offered={providers}
      action={action}
      reasonOf={reasonOf}
      onCall={(provider, vehicle) => void call(provider, vehicle)}
      onClose={onClose}
    />
  );
}

/** The call of a courier of the first provider for a dock (DSP-669, DSP-671). */
export const DockCallDialog = ofDock(
  { command: callCourierForDock, title: callTexts.callOfDock, whyNot: callRefusal },
  ({ card, onClose }) => {
    const [first] = card.tasks;
    if (!first) return <Gone title={callTexts.callOfDock(dockCode(card.id))} onClose={onClose} />;
    return <DockCall card={card} first={first} onClose={onClose} />;
  },
);

function DockCall({ card, first, onClose }: CallProps & { readonly card: DockCard; readonly first: TaskRow }) {
  const { id: dockId, tasks, jobs, marks } = card;
  const action = useLiveAction(callCourierForDock, { dockId });
  const call = useSubmit(
    (vehicle: CallVehicle) =>
      action.run({ dockId, taskIds: tasks.map(({ id }) => id), vehicle, jobs: jobs.length }, refusedBefore(marks)),
    onClose,
  );
  const refusal = callRefusal(card);
  const reason = action.blocked ?? (refusal && refusalText(callCourierForDock, refusal));
  return (
    <CallForm
      title={callTexts.callOfDock(dockCode(dockId))}
      kg={totalKg(tasks.map(({ weightKg }) => weightKg))}
      orders={tasks}
      addresses={[...new Set(tasks.map(({ address }) => address))]}
      orderId={first.orderId}
      offered={['STUART']}
      action={action}
      reasonOf={() => reason ?? busyWith(marks, action.isRunning)}
      onCall={(_, vehicle) => void call(vehicle)}
      onClose={onClose}
    />
  );
}

function Gone({ title, onClose }: CallProps & { readonly title: string }) {
  return <EmptyDialog title={title} text={callTexts.gone} onClose={onClose} />;
}
