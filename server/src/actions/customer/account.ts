import * as z from 'zod/mini';
import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import type { Tx } from '../../db/connection/open.ts';
import {
  clearCustomer,
  deleteCustomer,
  disconnectEdenred,
  nobody,
  noRecipient,
} from '../../db/customers/clear-customer.ts';
import { readCentersOf, readCustomer, readOpenOrdersOf, readPlacesOf } from '../../db/customers/read-customers.ts';
import { correctCustomer } from '../../db/customers/write-customers.ts';
import { readOrders } from '../../db/read.ts';
import { readRefundedNow } from '../../db/refunds/read-refunds.ts';
import { NoBody, textId } from '../../http/input.ts';
import { groupBy } from '../../world/group-by.ts';
import { action, type BoardPatches, type Decision } from '../action.ts';
import { actionTexts } from '../text.ts';

const gone: Decision = { verdict: 'refuse', error: actionTexts.customerGone };

const ofCustomer = {
  permission: 'accounts',
  input: z.object({ id: textId(CustomerId), body: NoBody }),
  subject: ({ id }: { readonly id: CustomerId }) => ({ kind: 'customer', id }) as const,
  reads: () => ({}),
} as const;

/** Facts needed before a customer is forgotten: himself, his open orders, and the tasks on boards that name him. */
async function readBefore(tx: Tx, { id }: { readonly id: CustomerId }) {
  const places = await readPlacesOf(tx, id);
  const orders = await readOrders(tx, { ids: places.map(({ task }) => task.linked_order) });
  const [open, refunded] = [await readOpenOrdersOf(tx, id), await readRefundedNow(tx, id)];
  return { customer: await readCustomer(tx, id), open, refunded, places, orders };
}
type Before = Awaited<ReturnType<typeof readBefore>>;

/** Drivers need the address, and support the customer whose refund is not over: both have to end first. */
function refusalOf({ customer, open, refunded }: Before): Decision | null {
  if (!customer) return gone;
  if (open.length > 0) return { verdict: 'refuse', error: actionTexts.customerWaits(open) };
  return refunded.length > 0 ? { verdict: 'refuse', error: actionTexts.refundWaits(refunded) } : null;
}

/** Today's cards that name him: they keep his number alone. */
function boardsOf(id: CustomerId, { places, orders }: Before): BoardPatches[] {
  const name = nobody(id);
  const client = { id, name: `${name.first_name} ${name.last_name}` };
  return [...groupBy(places, ({ center }) => center)].map(([center, its]) => ({
    center,
    patches: its.flatMap(({ task }): Patch[] => [
      ...patch('task', task, { client, address: null }),
      ...patch(
        'order',
        orders.find((order) => order.id === task.linked_order),
        noRecipient,
      ),
    ]),
  }));
}

/** Clears names, addresses, numbers and notes of a customer; ledgers keep ids and amounts (SUP-583, API-S46). */
export const anonymiseCustomer = action({
  ...ofCustomer,
  method: 'POST',
  path: '/users/:id/anonymise/',
  summary: 'Efface ce qui nomme un client ; les écritures gardent numéros et montants',
  answers: 'Customer',
  facts: readBefore,
  decide: ({ id }, _rows, _nowMs, before) =>
    refusalOf(before) ?? {
      verdict: 'accept',
      patches: [],
      boards: boardsOf(id, before),
      enters: [clearCustomer(id)],
      answer: (db) => readCustomer(db, id),
    },
});

/** The same, and searches no longer find him (SUP-584, API-S48). */
export const removeCustomer = action({
  ...ofCustomer,
  method: 'DELETE',
  path: '/users/:id/',
  summary: 'Supprime un client ; les écritures gardent numéros et montants',
  answers: null,
  facts: readBefore,
  decide: ({ id }, _rows, _nowMs, before) =>
    refusalOf(before) ?? {
      verdict: 'accept',
      patches: [],
      boards: boardsOf(id, before),
      enters: [clearCustomer(id), deleteCustomer(id)],
      answer: null,
    },
});

/** Sets his center of each site to that of his latest order there (SUP-585, API-S47). */
export const fixCenters = action({
  ...ofCustomer,
  method: 'POST',
  path: '/users/:id/fix_centers/',
  summary: "Recalcule le centre d'un client, site par site",
  answers: 'Customer',
  facts: async (tx, { id }) => ({ customer: await readCustomer(tx, id), latest: await readCentersOf(tx, id) }),
  decide: ({ id }, _rows, _nowMs, { customer, latest }) => {
    if (!customer) return gone;
    const usersite = (customer.usersite ?? []).map(({ site }) => ({
      site: site ?? null,
      center: latest.get(site ?? null) ?? latest.get(null) ?? null,
    }));
    return {
      verdict: 'accept',
      patches: [],
      enters: [correctCustomer(id, { usersite })],
      answer: (db) => readCustomer(db, id),
    };
  },
});

/** Disconnects the meal-voucher account of the given customer, never the caller's own (SUP-586, API-S49). */
export const disableEdenred = action({
  method: 'POST',
  path: '/me/cart/disable-edenred/',
  summary: "Déconnecte le compte de titres-restaurant d'un client",
  permission: 'edit',
  answers: null,
  input: z.object({ body: z.strictObject({ user_id: CustomerId }) }),
  subject: ({ body }) => ({ kind: 'customer', id: body.user_id }),
  reads: () => ({}),
  facts: (tx, { body }) => readCustomer(tx, body.user_id),
  decide: ({ body }, _rows, _nowMs, customer) =>
    customer ? { verdict: 'accept', patches: [], enters: [disconnectEdenred(body.user_id)], answer: null } : gone,
});
