import * as z from 'zod/mini';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { maybe } from '../../../src/domain/schema.ts';
import { may } from '../../../src/domain/session/permissions.ts';
import { readActivity } from '../activity/read-activity.ts';
import { readCredits } from '../db/credits.ts';
import { readCustomer } from '../db/customers/read-customers.ts';
import { readMessagesTo, readSubventionsOf } from '../db/customers/read-support.ts';
import { searchCustomers } from '../db/customers/search-customers.ts';
import { readCardTransactions, readPaygreenTransactions } from '../db/customers/transactions.ts';
import { readOrders } from '../db/read.ts';
import {
  readFraud,
  readOrdersOf,
  readSheet,
  readStatistics,
  type SheetPart,
  sheetParts,
} from '../db/sheets/read-sheets.ts';
import { notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

/** An include switch counts only as `1`. */
const Switch = maybe(z.string());
const switches = Object.fromEntries(sheetParts.map((part) => [part, Switch])) as Record<SheetPart, typeof Switch>;

/** An order in full, of any center and day (API-S01). Open to every user (SUP-705). */
const sheet = read({
  path: '/processing-orders/:id/',
  summary: 'Une commande, telle que sa fiche la montre',
  permission: null,
  answers: 'OrderSheet',
  input: z.object({ id: textId(OrderId), ...switches }),
  answer: async ({ id, ...asked }, { db }, { user }) => {
    const [order] = await readOrders(db, { ids: [id] });
    if (!order) throw notFound(texts.notFound);
    const parts = new Set(sheetParts.filter((part) => asked[part] === '1'));
    const told = await readSheet(db, order, { parts, withMobile: may(user, 'driverMobile') });
    const { products: _, ...row } = order;
    return { ...row, ...told };
  },
});

/** The orders of a customer, in every center (API-S02). */
const ordersOfCustomer = read({
  path: '/processing-orders/',
  summary: "Les commandes d'un client, la plus récente livraison en premier",
  permission: null,
  answers: ['OrderSummary'],
  input: z.object({ user_id: textId(CustomerId) }),
  answer: ({ user_id }, { db }) => readOrdersOf(db, user_id),
});

/** API-S42: id and address must belong to the same customer; otherwise he is not found. */
const customer = read({
  path: '/users/:id/support-info/',
  summary: 'Un client, tel que le service clients le voit',
  permission: null,
  answers: 'Customer',
  input: z.object({ id: textId(CustomerId), email: z.string() }),
  answer: async ({ id, email }, { db }) => {
    const found = await readCustomer(db, id);
    if (!found || found.email?.toLowerCase() !== email.trim().toLowerCase()) throw notFound(texts.notFound);
    return found;
  },
});

/** API-S52. */
const staffSearch = read({
  method: 'POST',
  path: '/staff-search/',
  summary: 'Les clients qui répondent à un texte, ceux qui ont commandé en dernier en premier',
  permission: null,
  answers: 'Hits',
  input: z.object({
    body: z.object({
      indexName: z.literal('prod_users'),
      q: z.string().check(z.maxLength(200)),
      perPage: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    }),
  }),
  answer: ({ body: { q, perPage = 100 } }, { db }) => searchCustomers(db, q, perPage),
});

/** API-S60. */
const sms = read({
  path: '/users/:id/sms/',
  summary: 'Les SMS envoyés à un client, les plus récents en premier',
  permission: null,
  answers: ['Sms'],
  input: z.object({ id: textId(CustomerId) }),
  answer: ({ id }, { db }) => readMessagesTo(db, id),
});

/** API-S59. */
const subventions = read({
  path: '/users/:id/subvention-logs/',
  summary: 'Les subventions utilisées par un client, les plus récentes en premier',
  permission: null,
  answers: ['SubventionLog'],
  input: z.object({ id: textId(CustomerId) }),
  answer: ({ id }, { db }) => readSubventionsOf(db, id),
});

/** API-S58. */
const credits = read({
  path: '/users/:id/credits/',
  summary: "Les écritures des crédits d'un client, les plus récentes en premier",
  permission: null,
  answers: ['CreditEntry'],
  input: z.object({ id: textId(CustomerId) }),
  answer: ({ id }, { db }) => readCredits(db, id),
});

/** API-S53. */
const cardTransactions = read({
  path: '/users/:id/card-transactions/',
  summary: "Les transactions CB d'un client sur les 7 derniers jours, les plus récentes en premier",
  permission: null,
  answers: ['CardTransaction'],
  input: z.object({ id: textId(CustomerId) }),
  answer: ({ id }, { db }, { nowMs }) => readCardTransactions(db, id, nowMs),
});

/** API-S54. */
const paygreenTransactions = read({
  path: '/users/:id/paygreen-transactions/',
  summary: "Les transactions Paygreen d'un client, les plus récentes en premier",
  permission: null,
  answers: ['PaygreenTransaction'],
  input: z.object({ id: textId(CustomerId) }),
  answer: ({ id }, { db }) => readPaygreenTransactions(db, id),
});

/** The events of an order, the newest first (API-S35). */
const activity = read({
  path: '/processing-orders/:id/activity_logs/',
  summary: "Ce qui est arrivé à une commande, le plus récent d'abord",
  permission: null,
  answers: ['ActivityEntry'],
  input: z.object({ id: textId(OrderId) }),
  answer: async ({ id }, { db, config }) => {
    const [order] = await readOrders(db, { ids: [id] });
    if (!order) throw notFound(texts.notFound);
    return readActivity(db, order, config.prefix);
  },
});

/** The rules behind the fraud scores of an order (API-S29). */
const fraud = read({
  path: '/processing-orders/:id/fraud_detail/',
  summary: "Les scores de fraude d'une commande, et les règles dont ils viennent",
  permission: null,
  answers: 'FraudDetail',
  input: z.object({ id: textId(OrderId) }),
  answer: async ({ id }, { db }) => {
    const [order] = await readOrders(db, { ids: [id] });
    if (!order) throw notFound(texts.notFound);
    return readFraud(db, id);
  },
});

/** API-S39. */
const orderStatistics = read({
  path: '/processing-orders/:id/order_stat_driver/',
  summary: "Ce que les tournées d'une commande ont coûté, par groupe",
  permission: null,
  answers: ['RoundStatistics'],
  input: z.object({ id: textId(OrderId) }),
  answer: async ({ id }, { db }) => {
    const [order] = await readOrders(db, { ids: [id] });
    if (!order) throw notFound(texts.notFound);
    return readStatistics(db, id);
  },
});

export const supportReads = [
  sheet,
  ordersOfCustomer,
  customer,
  staffSearch,
  sms,
  subventions,
  credits,
  cardTransactions,
  paygreenTransactions,
  activity,
  fraud,
  orderStatistics,
] as const;
