import { orderName } from '../../../../domain/order/name.ts';
import { clientName } from '../../../../domain/task/client.ts';
import { slotEndMs, slotStartMs } from '../../../../domain/task/slot.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { orderCallOffer } from '../../../concepts/dock/courier-call/offer.ts';
import { assignCrossDockOffer } from '../../../concepts/dock/cross-dock/offer.ts';
import { moveOffer } from '../../../concepts/dock/move/offer.ts';
import { extraCostOffer } from '../../../concepts/order/extra-cost/offer.ts';
import { lateOffer } from '../../../concepts/order/late/offer.ts';
import { boardChanges } from '../../../concepts/order/order-entries.tsx';
import type { OrderHere, OrderOffer } from '../../../concepts/order/order-offer.ts';
import { forgottenBagsOffer } from '../../../concepts/order/redelivery/offer.ts';
import { changeStatusOffer, shortcutsOffer } from '../../../concepts/order/status/offer.ts';
import type { TaskHere, TaskOffer } from '../../../concepts/order/task-offer.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { type Act, actsOf } from './act.ts';
import { actTexts } from './text.ts';
import type { FoundOrder } from './use-subjects.ts';

const ofOrders: readonly OrderOffer[] = [
  lateOffer,
  ...boardChanges,
  forgottenBagsOffer,
  orderCallOffer,
  extraCostOffer,
];
const ofTasks: readonly TaskOffer[] = [moveOffer, shortcutsOffer, changeStatusOffer, assignCrossDockOffer];

/** What can be done with an order by a verb, from the offers of the boards' menus. */
export function orderActs(
  { order, task, row }: FoundOrder,
  verb: readonly string[],
  { here, taskHere }: { readonly here: OrderHere; readonly taskHere: TaskHere },
): readonly Act[] {
  const items = [
    ...(row ? offered(ofTasks, { row, canteen: null }, taskHere) : []),
    ...offered(ofOrders, { orderId: order.id, order, task, row }, here),
  ];
  const slot = slotText(slotStartMs(task ?? {}, order), slotEndMs(task ?? {}, order), here.nowMs);
  return actsOf({
    ...{ items, verb, kind: 'order', id: order.id },
    nameOf: ({ label }) => actTexts.of(label, orderName(order)),
    about: [clientName(task?.client), slot],
  });
}
