import * as z from 'zod/mini';
import type { Metas } from '../../center/center.ts';
import { CenterId } from '../../center/center-id.ts';
import { hasCrateCodes } from '../../center/features.ts';
import { type Command, command, get, live, post } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, type Patch, patch, type RowOf } from '../../rows.ts';
import { genericError } from '../../words/error-text.ts';
import { CrateCode, hasCrate, withoutCrate } from '../crates.ts';
import { orderName } from '../name.ts';
import { OrderId } from '../order.ts';
import { ordersOf } from './changed.ts';

/** `center` is the one where the user saw the order. */
const CrateArgs = z.object({ orderId: OrderId, randomId: z.nullish(z.string()), center: CenterId, code: CrateCode });
type CrateArgs = z.infer<typeof CrateArgs>;

/** Why the crates of an order have no codes to add or remove: its center gives them none (PRP-330). */
export const whyNotCrates = (_order: unknown, metas: Metas | undefined): Refusal | null =>
  hasCrateCodes(metas) ? null : refuse('noCodes');

interface CrateSpec {
  readonly service: 'add_crate' | 'delete_crate';
  /** Whether the order has the crate after the action. */
  readonly isThere: boolean;
  readonly refusal: Refusal;
  readonly effect: (order: RowOf<'order'>, code: string) => readonly Patch[];
  readonly title: string;
  readonly label: (code: string, name: string) => string;
  readonly success: string;
  /** Text of a failure whose answer has none. */
  readonly failure: string;
}

/**
 * Adds a crate to an order or removes one, by its code, where the center has crate codes (PRP-330). Now or not at all,
 * since the user stands beside the crate. It answers the order.
 */
function crateCommand<Name extends string>(
  name: Name,
  { service, isThere, refusal, effect, title, label, success, failure }: CrateSpec,
): Command<CrateArgs> & { readonly name: Name } {
  const told = (detail: string | undefined) => detail ?? failure;
  return command(name, {
    version: 1,
    args: CrateArgs,
    reads: ({ orderId, center }) => ({ order: [orderId], metas: [center] }),
    guard: ({ orderId, center, code }, rows) => {
      const order = rows.get('order', orderId);
      if (!order) return refuse('gone');
      const noCodes = whyNotCrates(order, rows.get('metas', center));
      return noCodes ?? (hasCrate(order, code) === isThere ? refusal : null);
    },
    holds: ({ orderId, code }, rows) => {
      const order = rows.get('order', orderId);
      return order !== undefined && hasCrate(order, code) === isThere;
    },
    effect: ({ orderId, code }, rows) => {
      const order = rows.get('order', orderId);
      return order ? effect(order, code) : [];
    },
    request: ({ orderId, code }) =>
      post(`/processing-orders/${orderId}/${service}/`, { body: { crate_code: code, flat: 1 } }),
    answers: ({ orderId }) => answersOne('order', orderId),
    accept: ordersOf,
    reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
    acceptReread: ordersOf,
    lane: ({ orderId }) => [keyOf('order', orderId)],
    delivery: live,
    text: {
      title,
      label: ({ code, ...order }) => label(code, orderName(order)),
      success,
      refusals: {
        gone: "La commande n'existe plus",
        noCodes: "Les cagettes de ce centre n'ont pas de code",
        there: 'Cette cagette est déjà dans la commande',
        notThere: "Cette cagette n'est plus dans la commande",
        rejected: told,
        forbidden: told,
      },
      failure: (text) => {
        const isUnsaid = text === genericError || text === failure;
        return { text: isUnsaid ? failure : `Erreur: ${text}`, seconds: 10, isFailure: true };
      },
    },
  });
}

/**
 * DSP-922, PRP-336, API-032. The order shows the crate once the server has given it an id. A lost answer can only be
 * checked by whether the order has the code: adding a code twice is refused.
 */
export const addCrate = crateCommand('order.addCrate', {
  service: 'add_crate',
  isThere: true,
  refusal: refuse('there'),
  effect: () => [],
  title: 'Cagette ajoutée',
  label: (code, name) => `Cagette ${code} ajoutée à la commande ${name}`,
  success: 'Cagette ajoutée',
  failure: "Impossible d'ajouter la cagette",
});

/** PRP-339, API-033. */
export const deleteCrate = crateCommand('order.deleteCrate', {
  service: 'delete_crate',
  isThere: false,
  refusal: refuse('notThere'),
  effect: (order, code) => patch('order', order, withoutCrate(order, code)),
  title: 'Cagette supprimée',
  label: (code, name) => `Cagette ${code} retirée de la commande ${name}`,
  success: 'Sauvegarde effectuée',
  failure: 'Impossible de supprimer la cagette',
});
