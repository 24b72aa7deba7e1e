import * as z from 'zod/mini';
import type { Address } from '../../address/address.ts';
import { ClientAddress } from '../../address/client-address.ts';
import { type Basis, seenInForm } from '../../basis.ts';
import { type Command, command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { type Task, TaskId } from '../../task/task.ts';
import { PhoneNumber } from '../../typed/phone.ts';
import { DeliveryName, DeliveryPlace, goesTo, isAt, shippingAddress } from '../delivery.ts';
import { whyNotOfMarketplace } from '../marketplace.ts';
import { orderName } from '../name.ts';
import { type Order, OrderId } from '../order.ts';
import { isPromiseOver } from '../slot/promise.ts';
import { marketplaceRefusals } from '../text.ts';
import { ordersOf } from './changed.ts';

// All details of an order's delivery are saved by one call, `PATCH /processing-orders/{id}/address/` (API-S15), whoever
// opens the window: by SUP-311 the windows of the dispatch board (DSP-840) use it too. API-023, which DSP-840 also
// names, is not used for it: it has no field for an address.

const who = { orderId: OrderId, randomId: z.nullish(z.string()), ...seenInForm };
type Who = { readonly orderId: OrderId; readonly randomId?: string | null | undefined };

/** Why the name and the phone of a delivery are not changed (SUP-306). */
export const whyNotDeliveryData = whyNotOfMarketplace;

/**
 * Why a delivery does not go elsewhere: that of a canteen goes where the canteen is, and one that is over went where it
 * went (SUP-306, SUP-307, SUP-313).
 */
export const whyNotDeliveryAddress = (
  order: Pick<Order, 'is_uber_eats_order' | 'canteen_id' | 'status'>,
): Refusal<'ofMarketplace' | 'ofCanteen' | 'over'> | null =>
  whyNotDeliveryData(order) ??
  (order.canteen_id ? refuse('ofCanteen') : isPromiseOver(order.status) ? refuse('over') : null);

interface DeliverySpec<Schema extends z.ZodMiniType<Who>> {
  readonly args: Schema;
  readonly whyNot: (order: Order) => Refusal | null;
  /** What the order has afterwards. */
  readonly set: (args: z.infer<Schema>) => Partial<Order>;
  /** Whether the order has these values already. */
  readonly isSet: (args: z.infer<Schema>, order: Order) => boolean;
  /** The task that shows the values too, and its fields. */
  readonly task?: (args: z.infer<Schema>) => { readonly id: TaskId | null; readonly set: Partial<Task> };
  /** The values it replaces. */
  readonly basis: (order: Order) => Basis;
  readonly body: (args: z.infer<Schema>) => object;
  readonly title: string;
}

/** The values that the three calls replace, an absent one as an empty text. */
export const nameOf = ({ firstname, lastname, company }: Order) => ({
  ...{ firstname: firstname ?? '', lastname: lastname ?? '', company: company ?? '' },
});
export const phoneOf = ({ phone }: Order) => ({ phone: phone ?? '' });
export const placeOf = ({ shipping_address: place }: Order) => ({
  ...{ street_number: place?.street_number ?? '', street: place?.street ?? '' },
  ...{ postal_code: place?.postal_code ?? '', city: place?.city ?? '' },
});

/** Final values: sending them again changes nothing. It answers the order. */
function deliveryCommand<Name extends string, Schema extends z.ZodMiniType<Who>>(
  name: Name,
  { args, whyNot, set, isSet, task, basis, body, title }: DeliverySpec<Schema>,
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
    basis: (it, rows) => {
      const order = rows.get('order', it.orderId);
      return order && basis(order);
    },
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
        over: 'Commande livrée ou annulée',
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
  basis: nameOf,
  body: ({ firstname, lastname, company }) => ({ firstname, lastname, company }),
  title: 'Nom de livraison',
});

/** Phone number of an order's delivery (DSP-840, SUP-312). */
export const setDeliveryPhone = deliveryCommand('order.deliveryPhone', {
  args: z.object({ ...who, phone: PhoneNumber }),
  whyNot: whyNotDeliveryData,
  set: ({ phone }) => ({ phone }),
  isSet: ({ phone }, order) => order.phone === phone,
  basis: phoneOf,
  body: ({ phone }) => ({ phone }),
  title: 'Téléphone de livraison',
});

type Destination = { readonly address: ClientAddress | null; readonly typed?: DeliveryPlace | null | undefined };

/** Only the server looks up where a typed address lies. */
const nowhere = { latitude: null, longitude: null, hash: null };

/** The address as the order and its task have it; null where none is given. */
const destinationOf = ({ address, typed }: Destination): Address | null =>
  typed ? { ...typed, ...nowhere } : address && shippingAddress(address);

/**
 * Sends an order to another of the client's addresses, as the user saw it in his list, or to one that is typed for this
 * delivery alone (DSP-840, SUP-313); the order's task follows.
 */
export const setDeliveryAddress = deliveryCommand('order.deliveryAddress', {
  args: z
    .object({
      ...{ ...who, taskId: z.nullable(TaskId), address: z.nullable(ClientAddress) },
      /** In place of one of his: what he saved stays as it is. */
      typed: z.nullish(DeliveryPlace),
    })
    .check(z.refine(({ address, typed }) => address !== null || typed != null)),
  whyNot: whyNotDeliveryAddress,
  set: (it) => ({ shipping_address: destinationOf(it) }),
  isSet: ({ address, typed }, order) => (typed ? isAt(order, typed) : address !== null && goesTo(order, address)),
  task: ({ taskId, ...it }) => ({ id: taskId, set: { address: destinationOf(it) } }),
  basis: placeOf,
  body: ({ address, typed }) => typed ?? { shipping_address_id: address?.id },
  title: 'Adresse de livraison',
});
