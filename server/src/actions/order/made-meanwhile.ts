import { orderName } from '../../../../src/domain/order/name.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { madeBasis } from '../../../../src/domain/order/redelivery/made-basis.ts';
import { sentence } from '../../../../src/domain/words/isolate.ts';
import { lastMaker, type MadeOrder } from '../../db/sheets/made-orders.ts';
import type { Replaced } from '../action.ts';

const movedText = ({ id: orderId, randomId, isRepreparation }: MadeOrder) =>
  isRepreparation
    ? sentence`Re-préparation créée entre-temps (${orderName({ orderId, randomId })})`
    : sentence`Relivraison créée entre-temps (${orderName({ orderId, randomId })})`;

/** What another order made of this one rests on: those made before (OUR-270). */
export function replacedBy(of: OrderId, made: readonly MadeOrder[]): Replaced {
  const last = made.at(-1);
  return {
    values: madeBasis(made.map(({ id }) => id)),
    orders: [of],
    ...(last ? { moved: movedText(last), author: (tx) => lastMaker(tx, of) } : {}),
  };
}
