import { parisDay } from '../../src/domain/time/paris-time.ts';
import { wireCourse } from '../builders/course.ts';
import { wireDay } from '../builders/money-day.ts';
import { answer, type Fault, refusal } from '../hands/faults.ts';
import type { Shot, Stage } from './shots.ts';

// Pages about the money of a center, with a line in every state.

const day = '2026-11-26';
const nadia = { id: 11, first_name: 'Nadia', last_name: 'Kessler' };
const lea = { id: 12, first_name: 'Léa', last_name: 'Marchal' };
const order = (at: number, random_id: string) => ({ id: 4_000_000 + at, random_id });

const provider = (name: string, ours: number, theirs: number | null, fields: object = {}) => ({
  ...{ provider: name, is_configured: true, is_answered: theirs !== null, read: 12, unread: 0, ours, theirs },
  ...fields,
});

const difference = (kind: string, fields: object) => ({
  ...{ kind, provider: 'card', order: order(1, 'BFAC9Q'), refund: null, ours: 12, theirs: 12, number: 're_41c' },
  ...{ our_state: null, their_state: 'refunded' },
  ...fields,
});

const reconciliation = {
  providers: [
    provider('card', 231.1, 235.6),
    provider('paygreen', 18, 18, { read: 2, unread: 1, is_answered: false }),
    provider('edenred', 40, null, { read: 0, unread: 4 }),
  ],
  differences: [
    difference('missingHere', { ours: null, theirs: 4.5 }),
    difference('state', { order: null, refund: 77, our_state: 'refunded', their_state: 'refused', number: 're_42d' }),
  ],
  count: 2,
  pending: [{ provider: 'card', order: order(2, 'C8DZQM'), refund: 78, amount: 6.2, status: 'unknown' }],
};

const hour = (before: number) => new Date(Date.now() - before * 3_600_000).toISOString();

/** Two to decide, of which one order has changed since, and one of each other state. */
const proposals = ['proposed', 'proposed', 'to_review', 'refused', 'sent', 'withdrawn'].map((status, at) => ({
  ...{ id: 300 + at, kind: at % 2 === 0 ? 'refund' : 'credit', amount: [64, 118.4, 60, 75, 92.1, 58.5][at], status },
  ...{ type_label: at % 2 === 0 ? 'Commande jamais reçue' : 'Geste commercial', created_at: hour(at * 5 + 1) },
  ...{ notes: 'Livrée au mauvais numéro, photo de preuve d’un autre hall.', expires_at: hour(at * 5 - 23) },
  done_by: at % 2 === 0 ? lea : nadia,
  ...(at < 2 ? {} : { decided_by: at % 2 === 0 ? nadia : lea, decided_at: hour(at) }),
  ...(at === 2 || at === 3 ? { refusal: 'Une photo de la livraison manque' } : {}),
  seen_refunded: at === 1 ? 0 : 8,
  order: {
    ...order(at, ['N3VKEY', 'QF8JHL', 'ZC4MNE', 'K2MVRU', 'VD9TPW', 'BX5RGA'][at] ?? ''),
    ...{
      amount_refund: 8,
      money_limit: { limit: 50, days: [{ day: parisDay(Date.now()), amount: [8, 40][at] ?? 0 }] },
    },
  },
}));

const item = (at: number, random_id: string, status: string, fields: object = {}) => ({
  ...{ id: at + 1, order: order(at, random_id), customer_name: ['Jade Belhaoui', 'Clément Leguennic'][at % 2], status },
  ...{ late_minutes: 31 + at * 6, credit: [5, 8, 10][Math.trunc(at / 3)], at: status === 'waiting' ? null : hour(0) },
  ...{ error: null, sms: 'Bonjour, votre commande devrait arriver entre 13:00 et 13:20.', sms_state: 'sent' },
  ...fields,
});

const earlier = '7f0c1c52-8a43-4a54-9d1b-4a3c6f1e0a12';

const incident = {
  ...{ id: '7f0c1c52-8a43-4a54-9d1b-4a3c6f1e0a11', center_id: 9, cause: 'round', about: 'tournée G104' },
  ...{ why: 'Crevaison', type_label: 'Retard', status: 'running', stops_at_refusal: false },
  ...{ customer_ceiling: 10, ceiling: 100, prepared_at: hour(0.2), prepared_by: lea },
  ...{ started_at: hour(0.1), started_by: nadia, ended_at: null, halted_for: null },
  items: [
    item(0, 'BFAC9Q', 'refused', { error: 'Argent retenu : remboursement inconnu', sms_state: 'none' }),
    ...['J4KTPW', 'XW7HDR', 'P9CZLV'].map((name, at) => item(at + 1, name, 'credited')),
    ...['V7Z6ZB', 'BTDMPB', 'HNFSJ8', '4VDYX5'].map((name, at) => item(at + 4, name, 'waiting', { sms_state: 'none' })),
  ],
};

const page =
  (path: string, answers: Readonly<Record<string, unknown>>) =>
  async ({ page, network }: Stage) => {
    for (const [call, value] of Object.entries(answers)) network.intercept({ path: call }, refusal(200, value));
    await page.goto(path);
    await page.getByRole('main').getByRole('row').nth(2).waitFor();
  };

const paid = (type: string, amount: number, fields: object = {}) => ({
  ...{ type, amount, refunded_amount: 0, refundable_amount: amount, is_refundable: true },
  ...fields,
});
const stripe = paid('stripe', 66.3, { refunded_amount: 6.4, refundable_amount: 59.9 });
const edenred = { is_connected: true, is_part_refundable: true };

/** An order that was paid by three means. */
const split = {
  ...{ amount: 84.3, refundable_amount: 77.9, amount_refund: 6.4, amount_recredit: 5 },
  payment_details: [paid('edenred', 10, { edenred }), paid('paygreen', 8), stripe],
};

const part = (id: number, type: string, amount: number, status: string, fields: object = {}) => ({
  ...{ id, type, amount, status, updated_at: hour(1), error: null, looks: 0, next_look_at: null, checks: [] },
  ...fields,
});

const refund = (id: number, parts: readonly { readonly amount: number }[]) => ({
  ...{ id, created_at: hour(1), type_label: 'Autre', done_by: lea, operation_id: '01JD8Q7f2a', parts },
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
});

const inFlight = {
  ...{ amount: 84.3, refundable_amount: 52.9, amount_refund: 16.4, amount_refund_pending: 15, amount_recredit: 5 },
  payment_details: [
    paid('edenred', 10, { edenred, refunded_amount: 10, refundable_amount: 0 }),
    paid('paygreen', 8, { refundable_amount: 0 }),
    { ...stripe, refundable_amount: 52.9 },
  ],
  refunds: [
    refund(90, [
      part(901, 'edenred', 10, 'refunded'),
      part(902, 'paygreen', 8, 'pending'),
      part(903, 'stripe', 7, 'unknown', { looks: 2, next_look_at: hour(-1) }),
    ]),
  ],
};

/** Five looks proved nothing: a person decides. */
const inDoubt = {
  ...{ amount: 84.3, refundable_amount: 69.9, amount_refund: 6.4, amount_refund_pending: 8, amount_recredit: 5 },
  payment_details: [paid('edenred', 10, { edenred }), paid('paygreen', 8, { refundable_amount: 0 }), stripe],
  refunds: [refund(91, [part(911, 'paygreen', 8, 'unknown', { looks: 5 })])],
};

const checked = {
  ...{ amount: 84.3, refundable_amount: 69.9, amount_refund: 14.4, amount_recredit: 5 },
  payment_details: [
    paid('edenred', 10, { edenred }),
    paid('paygreen', 8, { refunded_amount: 8, refundable_amount: 0 }),
    stripe,
  ],
  refunds: [
    refund(92, [
      part(921, 'paygreen', 8, 'refunded', {
        checks: [{ id: 1, status: 'refunded', seen_in: 'Paygreen, po_8e64', created_at: hour(0), done_by: nadia }],
      }),
      part(922, 'stripe', 7, 'refused', { error: 'Carte expirée' }),
    ]),
  ],
};

/** The bank of its customer was asked for the money back. */
const disputed = {
  ...{ amount: 84.3, refundable_amount: 18, amount_refund: 6.4 },
  payment_details: [
    paid('edenred', 10, { edenred }),
    paid('paygreen', 8),
    { ...stripe, disputed_at: hour(30), is_refundable: false, refundable_amount: 0 },
  ],
};

/** The order as the server tells it, with other money. */
const withMoney =
  (money: object): Fault =>
  async (forward) => {
    const { body } = await forward('whole');
    return answer(200, 'application/json', JSON.stringify({ ...JSON.parse(body.toString()), ...money }));
  };

/** The sheet of an order with such money, and what is done there. */
const sheetWith =
  (money: object, query = '', then?: (stage: Stage) => Promise<void>) =>
  async (stage: Stage) => {
    const { page, network, ids } = stage;
    network.intercept({ path: `/processing-orders/${ids.order}/`, method: 'GET' }, withMoney(money));
    await page.goto(`/support/order/${ids.order}/${query && `?dialog=${query}&order=${ids.order}`}`);
    if (query) await page.getByRole('dialog').waitFor();
    else await page.getByRole('region', { name: 'Résumé financier' }).scrollIntoViewIfNeeded();
    await then?.(stage);
  };

const typed = async ({ board, page }: Stage) => {
  await board.dialog.getByRole('textbox', { name: 'Montant (€)' }).fill('25');
  await page.keyboard.press('Tab');
};

const tickTwo = async ({ board }: Stage) => {
  await board.dialog.getByRole('checkbox').nth(0).click();
  await board.dialog.getByRole('checkbox').nth(1).click();
};

const check =
  (choice: RegExp) =>
  async ({ board, page }: Stage) => {
    await page.getByRole('button', { name: "J'ai vérifié" }).click();
    await board.dialog.getByRole('radio', { name: choice }).click();
  };

export const moneyShots: readonly Shot[] = [
  {
    name: 'money-day',
    take: async (stage) => {
      await page(`/support/money/${day}`, { '/money-entries/': wireDay })(stage);
      await stage.page.getByRole('button', { name: 'Retard' }).click();
    },
  },
  {
    name: 'reconciliation',
    take: page(`/support/money/rapprochement-${day}`, { '/money-reconciliation/': reconciliation }),
  },
  { name: 'proposals', take: page('/support/money/propositions', { '/money-proposals/': { limit: 50, proposals } }) },
  {
    name: 'incidents',
    take: page('/support/incident/tous', {
      '/incidents/': { incidents: [incident, { ...incident, id: earlier, status: 'done' }] },
    }),
  },
  { name: 'money-split', take: sheetWith(split, 'refund', typed) },
  { name: 'money-ticked-credit', take: sheetWith(split, 'creditProducts', tickTwo) },
  { name: 'money-ticked-refund', take: sheetWith(split, 'refundProducts', tickTwo) },
  { name: 'money-inflight', take: sheetWith(inFlight) },
  { name: 'money-unknown', take: sheetWith(inDoubt) },
  { name: 'money-checked', take: sheetWith(checked) },
  { name: 'money-disputed', take: sheetWith(disputed) },
  { name: 'money-check-gone', take: sheetWith(inDoubt, '', check(/^Remboursé/)) },
  { name: 'money-check-kept', take: sheetWith(inDoubt, '', check(/^Pas remboursé/)) },
  { name: 'money-check-unknown', take: sheetWith(inDoubt, '', check(/^Toujours inconnu/)) },
  { name: 'money-course', take: page('/support/money/remboursement-77', { '/refunds/77/course/': wireCourse }) },
  { name: 'incident', take: page(`/support/incident/${incident.id}`, { '/incidents/': incident }) },
];
