import * as z from 'zod/mini';
import {
  type Acceptance,
  type Command,
  type CommandText,
  command,
  get,
  live,
  type RequestSpec,
  type Toast,
} from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { answersOne } from '../../documented-answer.ts';
import { sheetOf } from '../../order/commands/sheet-answer.ts';
import { whyNotOfMarketplace } from '../../order/marketplace.ts';
import { type Order, OrderId } from '../../order/order.ts';
import type { OrderSheet } from '../../order/sheet/sheet.ts';
import { marketplaceRefusals } from '../../order/text.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { limitRefusals } from '../limit/text.ts';

/** The order whose money moves, and its customer, whose balance may change. */
export const ofOrder = {
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  /** Null where the device does not know him. */
  clientId: z.nullable(CustomerId),
};
const OfOrder = z.object(ofOrder);
type OfOrder = z.infer<typeof OfOrder>;

/** Why and in what words money is given. */
export const why = { subtype: z.string().check(z.minLength(1)), notes: z.string().check(z.maxLength(500)) };

/** Why no money of an order is given: a marketplace sold it (SUP-306, SUP-308). */
export const whyNotCredit = whyNotOfMarketplace;

/** Above the limit of its center it is proposed to another, and nothing moves (OUR-151). */
export const proposable = { isProposal: z.optional(z.literal(true)) };
interface Proposable {
  readonly isProposal?: true | undefined;
}

/** The field of a call that says so; nothing where it does not. */
export const proposed = ({ isProposal }: Proposable): { readonly is_proposal?: true } =>
  isProposal ? { is_proposal: true } : {};

/** The deed of a label, or that it is proposed. */
export const deedOr = (deed: string, { isProposal }: Proposable): string => (isProposal ? `Proposer : ${deed}` : deed);

/** The fields of a sheet that a movement of money changes. */
const moved: readonly (keyof OrderSheet)[] = [
  ...(['amount_recredit', 'amount_refund', 'amount_refund_pending', 'refundable_amount'] as const),
  ...([
    'shipping_fee_refund_or_recredit',
    'payment_details',
    'refunds',
    'products',
    'money_limit',
    'proposals',
  ] as const),
];

const isProposed = (its: object): boolean => 'isProposal' in its && its.isProposal === true;
export const proposedToast: Toast = { text: "Proposé à un responsable : rien n'est envoyé ni retenu", seconds: 10 };

interface MoneySpec<Schema extends z.ZodMiniType> {
  readonly args: Schema;
  /** It is about an entry of a customer's list, where the order itself is not at hand. */
  readonly needsNoOrder?: true;
  /** A further rule, by the order and what its sheet says; the sheet is not everywhere at hand. */
  readonly whyNot?: (args: z.infer<Schema>, order: Order, sheet: OrderSheet | undefined) => Refusal | null;
  readonly request: (args: z.infer<Schema>) => RequestSpec;
  /** A message of the answer in place of the success; `key` is that of the call. */
  readonly toastOf?: (body: unknown, args: z.infer<Schema>, key: string | undefined) => Toast | undefined;
  readonly title: string;
  readonly label: CommandText<z.infer<Schema>>['label'];
  readonly refusals?: CommandText<z.infer<Schema>>['refusals'];
}

/**
 * A credit or a refund of an order. Money, hence `live`: it is sent once, and after a lost answer looked up by its key,
 * never guessed (SUP-376). No row says it before the server does.
 */
export function moneyCommand<Name extends string, Schema extends z.ZodMiniType<OfOrder>>(
  name: Name,
  { args, needsNoOrder, whyNot, request, toastOf, title, label, refusals }: MoneySpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const accept = (body: unknown, its: z.infer<Schema>, key?: string): Acceptance => {
    // Where the order is not at hand no row of it is written: its records are read again.
    if (needsNoOrder) return { rows: [] };
    const told = isProposed(its) ? proposedToast : toastOf?.(body, its, key);
    return { ...sheetOf(body, moved), ...(told ? { told } : {}) };
  };
  return command(name, {
    version: 1,
    args,
    reads: ({ orderId }) => (needsNoOrder ? {} : { order: [orderId], orderSheet: [orderId] }),
    guard: (it, rows) => {
      if (needsNoOrder) return null;
      const order = rows.get('order', it.orderId);
      if (!order) return refuse('gone');
      return whyNotCredit(order) ?? whyNot?.(it, order, rows.get('orderSheet', it.orderId)) ?? null;
    },
    holds: () => false,
    effect: () => [],
    request,
    answers: ({ orderId }) => answersOne('order', orderId),
    accept,
    isOperation: true,
    isUnreadable: true,
    reread: ({ orderId }) => get(`/processing-orders/${orderId}/`, { query: { products: '1', payment_details: '1' } }),
    acceptReread: (body, its) => accept(body, its),
    lane: ({ orderId, clientId }) => [
      keyOf('order', orderId),
      ...(clientId === null ? [] : [keyOf('customer', clientId)]),
    ],
    delivery: live,
    text: {
      title,
      label,
      success: 'Sauvegarde effectuée',
      refusals: { gone: "La commande n'existe plus", ...marketplaceRefusals, ...limitRefusals, ...refusals },
    },
  });
}
