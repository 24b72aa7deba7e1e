import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import type { CardRow as Card, paygreenTransactions } from '../../db/schema/money/transactions.ts';
import { iso, minuteMs } from '../clock.ts';
import { makeRandom, type Random } from '../random.ts';
import type { WorldSheet } from './sheets.ts';

type Paygreen = typeof paygreenTransactions.$inferInsert;

export interface WorldTransactions {
  readonly card: readonly Card[];
  readonly paygreen: readonly Paygreen[];
}

/** Somebody who pays an order, when he ordered. */
interface Payer {
  readonly customer: CustomerId;
  readonly order: OrderId;
  readonly paidMs: number;
  readonly random: Random;
}

/**
 * What providers know of the payments of these orders, always the same for the same order: its payments by card and by
 * Paygreen, and what was tried in vain before.
 */
export function transactionsOf(sheets: readonly WorldSheet[], nowMs: number): WorldTransactions {
  const made = sheets.map(({ sheet: { order_id: order, customer_id: customer, order_time }, payments }) => {
    if (!customer || payments.length === 0) return nothing;
    // An order of this evening may bear a time still to come.
    const paidMs = Math.min(msOf(order_time) ?? nowMs, nowMs - 4 * minuteMs);
    return ofSheet({ customer, order, paidMs, random: makeRandom(order).fork('transactions') }, payments);
  });
  return { card: made.flatMap(({ card }) => card), paygreen: made.flatMap(({ paygreen }) => paygreen) };
}

const nothing: WorldTransactions = { card: [], paygreen: [] };

function ofSheet(payer: Payer, payments: WorldSheet['payments']): WorldTransactions {
  const byCard = payments.find(({ type }) => type === 'stripe' || type === 'checkout');
  const byPaygreen = payments.find(({ type }) => type === 'paygreen');
  const isTried = payer.random.chance(0.08);
  return {
    card: byCard ? cardsOf(payer, byCard.type, byCard.amount_cents) : [],
    paygreen: [
      ...(byPaygreen ? [paidByPaygreen(payer, byPaygreen.amount_cents)] : []),
      ...(isTried
        ? [
            triedByPaygreen(
              payer,
              payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
            ),
          ]
        : []),
    ],
  };
}

/** Numbers of a card's provider: a payment, its attempts, and the first of them that was a charge. */
const prefixes: Readonly<Record<string, readonly [payment: string, charge: string]>> = {
  stripe: ['pi', 'ch'],
  checkout: ['pay', 'act'],
};

function cardsOf(payer: Payer, type: string, amount_cents: number): Card[] {
  const { customer, order, paidMs, random } = payer;
  const [payment = 'pi', charge = 'ch'] = prefixes[type] ?? [];
  const code = codeOf(order, random);
  const of = { customer_id: customer, order_id: order, amount_cents, payment_intent_id: `${payment}_${code}` };
  const failure = random.chance(0.18) ? random.pick(failures) : null;
  const isChecked = random.chance(0.45);
  const failed: Card[] = failure
    ? [
        {
          ...of,
          ...failure,
          id: `${charge}_${code}a`,
          charge_id: failure.risk_level === 'highest' ? null : `${charge}_${code}a`,
          status: 'failed',
          created_at: iso(paidMs - random.int(1, 6) * minuteMs),
        },
      ]
    : [];
  const id = `${charge}_${code}b`;
  return [
    ...failed,
    {
      ...{ ...of, id, charge_id: id, status: 'succeeded', created_at: iso(paidMs) },
      ...{ has_3ds: isChecked, status_3ds: isChecked ? 'succeeded' : null, message: 'Paiement accepté' },
      full_message: isChecked ? 'Paiement accepté par la banque, authentifié' : 'Paiement accepté par la banque',
      ...{ risk_level: 'normal', risk_score: random.int(1, 40) },
      receipt_url: `https://recus.example/${id}`,
    },
  ];
}

type Failure = Pick<
  Card,
  'has_3ds' | 'status_3ds' | 'message' | 'full_message' | 'risk_level' | 'risk_score' | 'receipt_url'
>;

const failures: readonly Failure[] = [
  {
    ...{ has_3ds: true, status_3ds: 'failed', message: 'Authentification échouée' },
    full_message: "La banque a refusé : le client ne s'est pas authentifié (authentication_required)",
    ...{ risk_level: 'elevated', risk_score: 68, receipt_url: null },
  },
  {
    ...{ has_3ds: false, status_3ds: null, message: 'Fonds insuffisants' },
    full_message: 'La banque a refusé : les fonds de la carte ne suffisent pas (insufficient_funds)',
    ...{ risk_level: 'normal', risk_score: 21, receipt_url: null },
  },
  {
    ...{ has_3ds: true, status_3ds: 'succeeded', message: 'Carte expirée' },
    full_message: 'La banque a refusé : la carte a expiré (expired_card)',
    ...{ risk_level: 'normal', risk_score: 12, receipt_url: null },
  },
  {
    ...{ has_3ds: false, status_3ds: null, message: 'Paiement bloqué' },
    full_message: 'Paiement bloqué avant la banque : risque très élevé (highest_risk_level)',
    ...{ risk_level: 'highest', risk_score: 92, receipt_url: null },
  },
];

const paygreenOf = ({ customer, order, random }: Payer, letter: string) => {
  const code = `${codeOf(order, random)}${letter}`;
  return { id: `tr_${code}`, payment_order_id: `po_${code}`, customer_id: customer };
};

function paidByPaygreen(payer: Payer, amount_cents: number): Paygreen {
  const at = iso(payer.paidMs);
  const state = payer.random.weighted([
    ['captured', 4],
    ['authorized', 1],
  ]);
  return {
    ...{ ...paygreenOf(payer, 'a'), order_id: payer.order, created_at: at, updated_at: at, amount_cents },
    status: `payment_order.${state}`,
  };
}

/** Begun before the order was paid otherwise; most are never finished. */
function triedByPaygreen(payer: Payer, amount_cents: number): Paygreen {
  const { paidMs, random } = payer;
  const begunMs = paidMs - random.int(2, 25) * minuteMs;
  const state = random.weighted([
    ['pending', 5],
    ['refused', 2],
    ['canceled', 2],
    ['refunded', 1],
    ['expired', 1],
  ]);
  return {
    ...{ ...paygreenOf(payer, 'b'), order_id: null, created_at: iso(begunMs), amount_cents },
    updated_at: iso(state === 'pending' ? begunMs : begunMs + minuteMs),
    status: `payment_order.${state}`,
  };
}

/** Numbers that look like a provider's, and are no other order's. */
const codeOf = (order: OrderId, random: Random) =>
  `${random.int(36 ** 3, 36 ** 4 - 1).toString(36)}${order.toString(36)}`;
