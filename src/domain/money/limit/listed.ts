import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { CenterId } from '../../center/center-id.ts';
import { get } from '../../command.ts';
import { personalMs } from '../../customer/personal-data.ts';
import { OrderId } from '../../order/order.ts';
import { maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';
import { MoneyLimit } from './limit-row.ts';
import { Proposal } from './proposal-row.ts';

/** A proposal in the list of a center, with its order as it is by now. */
const ListedProposal = z.extend(Proposal, {
  order: z.object({
    ...{ id: OrderId, random_id: maybe(z.string()), money_limit: maybe(MoneyLimit) },
    ...{ amount_refund: maybe(Euros), amount_refund_pending: maybe(Euros), amount_recredit: maybe(Euros) },
  }),
});
export type ListedProposal = Readonly<z.infer<typeof ListedProposal>>;

export const Proposals = z.object({ limit: maybe(Euros), proposals: z.array(ListedProposal) });
export type Proposals = Readonly<z.infer<typeof Proposals>>;

/** The proposals of a center, the latest first (OUR-153, API-O42). */
export const moneyProposals = detail('money.proposals', {
  args: z.object({ center: CenterId }),
  value: Proposals,
  throttleMs: 3_000,
  keptMs: personalMs,
  permission: 'edit',
  absent: 'Ce serveur ne connaît pas les propositions.',
  request: ({ center }) => get('/money-proposals/', { query: { center: String(center) } }),
});
