import * as z from 'zod/mini';
import { AddressId, type ClientAddress } from '../../../../src/domain/address/client-address.ts';
import { redeliver as command } from '../../../../src/domain/order/commands/redeliver.ts';
import { BagCount, type Order, OrderId } from '../../../../src/domain/order/order.ts';
import { redeliveryTag } from '../../../../src/domain/order/redelivery/redelivery.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Client } from '../../../../src/domain/task/task.ts';
import { depotOf, depotOfOrder } from '../../../../src/domain/transit/depot.ts';
import { readAddress } from '../../db/customers/client-addresses.ts';
import { readClientOf } from '../../db/customers/read-customers.ts';
import { readMade } from '../../db/sheets/made-orders.ts';
import { enterSheetAfter } from '../../db/sheets/write-sheets.ts';
import { SentInstant } from '../../http/bounds.ts';
import { action, type Decision } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { changedOf, readsOf } from './changed.ts';
import { depotBody, foreignDepot } from './depot.ts';
import { replacedBy } from './made-meanwhile.ts';
import { newDelivery } from './new-delivery.ts';
import { slotProblem } from './slot-problem.ts';

const Redelivery = z.strictObject({
  order_id_to_redeliver: OrderId,
  shipping_time: SentInstant,
  max_shipping_time: SentInstant,
  number_of_bags: BagCount,
  number_of_bags_isotherm: BagCount,
  shipping_address_id: AddressId,
  ...depotBody,
});
type Redelivery = z.infer<typeof Redelivery>;

/** Creates a new order, with its task, for the bags of one that came back, or for forgotten ones (DSP-755, API-049). */
export const redeliver = action({
  method: 'POST',
  path: '/redeliver-orders/',
  summary: 'Crée une commande de relivraison ou de sacs oubliés',
  permission: 'flow',
  answers: 'Order',
  input: z.object({ body: Redelivery }),
  subject: ({ body }) => ({ kind: 'order', id: body.order_id_to_redeliver }),
  reads: ({ body }) => ({ ...readsOf([body.order_id_to_redeliver]), newIds: { order: 1, task: 1 }, listEnd: true }),
  facts: async (tx, { body }) => ({
    address: await readAddress(tx, body.shipping_address_id),
    client: await readClientOf(tx, body.order_id_to_redeliver),
    made: await readMade(tx, body.order_id_to_redeliver),
  }),
  basis: ({ body }, _rows, { made }) => replacedBy(body.order_id_to_redeliver, made),
  decide: ({ body }, rows, nowMs, known) => decided(body, rows, nowMs, known),
});

/** The address and the customer: an order of another day has no task with them. */
interface Known {
  readonly address: ClientAddress | undefined;
  readonly client: Client | undefined;
}

function decided(body: Redelivery, rows: Rows, nowMs: number, { address, client: known }: Known): Decision {
  const id = body.order_id_to_redeliver;
  const order = rows.get('order', id);
  if (!order) return conflictOf(command.text, refuse('gone'), { orders: [id] });
  const changed = changedOf(order, rows);
  const task = rows.get('task', changed.taskId);
  const client = task?.client ?? known;
  const args = {
    ...changed,
    addressId: body.shipping_address_id,
    shippingTime: body.shipping_time,
    maxShippingTime: body.max_shipping_time,
    dry: body.number_of_bags - body.number_of_bags_isotherm,
    isotherm: body.number_of_bags_isotherm,
    depot: depotOf(body),
  };
  const badSlot = slotProblem(body, nowMs);
  if (badSlot) return { verdict: 'refuse', error: badSlot };
  const problem = problemWith(body, rows) ?? (address?.user_id === client?.id ? null : 'otherAddress');
  if (problem || !address) return { verdict: 'refuse', error: actionTexts[problem ?? 'otherAddress'] };
  const refusal = command.guard(args, rows);
  if (refusal && refusal.code in depotTexts) return refusalOf(command.text, refusal);
  if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
  const tag = redeliveryTag(task ?? {}, order) ?? 'redelivering';
  const { shippingTime, maxShippingTime, dry, isotherm, depot } = args;
  // Bags alone, no products of its own.
  const set: Partial<Order> = {
    tags: [tag],
    ...{ number_of_bags: dry + isotherm, number_of_bags_dry: dry, number_of_bags_isotherm: isotherm },
    ...depotOfOrder(depot),
    is_gonable: true,
  };
  const made = newDelivery({ order, client, address, shippingTime, maxShippingTime, status: 'prepared', set }, rows);
  return {
    verdict: 'accept',
    made: [
      { kind: 'order', row: made.order },
      { kind: 'task', row: made.task },
    ],
    patches: command.effect(args, rows),
    enters: [enterSheetAfter(made.order.id, order.id)],
    answer: theOrder(made.order.id),
  };
}

const depotTexts = { depotType: true, depotName: true, trolley: true };

/** Problems that no rule of the console lets through, but a call may contain. */
function problemWith(body: Redelivery, rows: Rows) {
  if (body.number_of_bags_isotherm > body.number_of_bags) return 'tooManyIsotherm' as const;
  return foreignDepot(body, rows);
}
