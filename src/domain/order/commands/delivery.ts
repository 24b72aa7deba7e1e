import * as z from 'zod/mini';
import { ClientAddress } from '../../address/client-address.ts';
import { type Command, command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { type Task, TaskId } from '../../task/task.ts';
import { PhoneNumber } from '../../typed/phone.ts';
import { DeliveryName, goesTo, shippingAddress } from '../delivery.ts';
import { whyNotOfMarketplace } from '../marketplace.ts';
import { orderName } from '../name.ts';
import { type Order, OrderId } from '../order.ts';
import { marketplaceRefusals } from '../text.ts';
import { ordersOf } from './changed.ts';

// All details of an order's delivery are saved by one call, `PATCH /processing-orders/{id}/address/` (API-S15), whoever
// opens the window: by SUP-311 the windows of the dispatch board (DSP-840) use it too. API-023, which DSP-840 also
// names, is not used for it: it has no field for an address.

const who = { orderId: OrderId, randomId: z.nullish(z.string()) };
type Who = { readonly orderId: OrderId; readonly randomId?: string | null | undefined };

/** Why the name and the phone of a delivery are not changed (SUP-306). */
export const whyNotDeliveryData = whyNotOfMarketplace;

/** Why a delivery does not go elsewhere: that of a canteen goes where the canteen is (SUP-306, SUP-307). */
export const whyNotDeliveryAddress = (
  order: Pick<Order, 'is_uber_eats_order' | 'canteen_id'>,
): Refusal<'ofMarketplace' | 'ofCanteen'> | null =>
  whyNotDeliveryData(order) ?? (order.canteen_id ? refuse('ofCanteen') : null);

interface DeliverySpec<Schema extends z.ZodMiniType<Who>> {
  readonly args: Schema;
  readonly whyNot: (order: Order) => Refusal | null;
  /** What the order has afterwards. */
  readonly set: (args: z.infer<Schema>) => Partial<Order>;
  /** Whether the order has these values already. */
  readonly isSet: (args: z.infer<Schema>, order: Order) => boolean;
  /** The task that shows the values too, and its fields. */
  readonly task?: (args: z.infer<Schema>) => { readonly id: TaskId | null; readonly set: Partial<Task> };
  readonly body: (args: z.infer<Schema>) => object;
  readonly title: string;
}

/** Final values: sending them again changes nothing. It answers the order. */
function deliveryCommand<Name extends string, Schema extends z.ZodMiniType<Who>>(
  name: Name,
  { args, whyNot, set, isSet, task, body, title }: DeliverySpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const taskId = (it: z.infer<Schema>) => task?.(it).id ?? null;
  return command(name, {
    version: 1,
    args,
    reads: (it) => ({ order: [it.orderId], task: [taskId(it)] }),
    guard: ({ orderId }, rows) => {
      const order = rows.get('order', orderId);
      return order ? whyNot(order) : refuse('gone');
    },
    holds: (it, rows) => {
      const order = rows.get('order', it.orderId);
      return order !== undefined && isSet(it, order);
    },
    effect: (it, rows) => [
      ...patch('order', rows.get('order', it.orderId), set(it)),
      ...patch('task', rows.get('task', taskId(it)), task?.(it).set ?? {}),
    ],
    request: (it) => patchTo(`/processing-orders/${it.orderId}/address/`, { body: body(it) }),
    answers: ({ orderId }) => answersOne('order', orderId),
    accept: ordersOf,
    reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
    acceptReread: ordersOf,
    lane: (it) => {
      const of = taskId(it);
      return [keyOf('order', it.orderId), ...(of === null ? [] : [keyOf('task', of)])];
    },
    delivery: queued(hours(12)),
    text: {
      title,
      label: (it) => `${title} de la commande ${orderName(it)}`,
      success: 'Sauvegarde effectuée',
      refusals: {
        gone: "La commande n'existe plus",
        ...marketplaceRefusals,
        ofCanteen: "L'adresse d'une commande de cantine ne se change pas ici",
      },
    },
  });
}

/** Name of the person who receives an order (DSP-840, SUP-311). */
export const setDeliveryName = deliveryCommand('order.deliveryName', {
  args: z.object({ ...who, ...DeliveryName.shape }),
  whyNot: whyNotDeliveryData,
  set: ({ firstname, lastname, company }) => ({ firstname, lastname, company }),
  isSet: ({ firstname, lastname, company }, order) =>
    order.firstname === firstname && order.lastname === lastname && (order.company ?? '') === company,
  body: ({ firstname, lastname, company }) => ({ firstname, lastname, company }),
  title: 'Nom de livraison',
});

/** Phone number of an order's delivery (DSP-840, SUP-312). */
export const setDeliveryPhone = deliveryCommand('order.deliveryPhone', {
  args: z.object({ ...who, phone: PhoneNumber }),
  whyNot: whyNotDeliveryData,
  set: ({ phone }) => ({ phone }),
  isSet: ({ phone }, order) => order.phone === phone,
  body: ({ phone }) => ({ phone }),
  title: 'Téléphone de livraison',
});

/**
 * Sends an order to another of the client's addresses, as the user saw it in his list (DSP-840, SUP-313); the order's
 * task follows.
 */
export const setDeliveryAddress = deliveryCommand('order.deliveryAddress', {
  args: z.object({ ...who, taskId: z.nullable(TaskId), address: ClientAddress }),
  whyNot: whyNotDeliveryAddress,
  set: ({ address }) => ({ shipping_address: shippingAddress(address) }),
  isSet: ({ address }, order) => goesTo(order, address),
  task: ({ taskId, address }) => ({ id: taskId, set: { address: shippingAddress(address) } }),
  body: ({ address }) => ({ shipping_address_id: address.id }),
  title: 'Adresse de livraison',
});
