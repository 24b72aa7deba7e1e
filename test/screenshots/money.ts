import { wireDay } from '../builders/money-day.ts';
import { refusal } from '../hands/faults.ts';
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

const proposals = ['proposed', 'proposed', 'to_review', 'refused', 'sent', 'withdrawn'].map((status, at) => ({
  ...{ id: 300 + at, kind: at % 2 === 0 ? 'refund' : 'credit', amount: [64, 118.4, 60, 75, 92.1, 58.5][at], status },
  ...{ type_label: at % 2 === 0 ? 'Commande jamais reçue' : 'Geste commercial', created_at: hour(at * 5 + 1) },
  ...{ notes: 'Livrée au mauvais numéro, photo de preuve d’un autre hall.', expires_at: hour(at * 5 - 23) },
  done_by: at % 2 === 0 ? lea : nadia,
  ...(at < 2 ? {} : { decided_by: at % 2 === 0 ? nadia : lea, decided_at: hour(at) }),
  ...(at === 2 || at === 3 ? { refusal: 'Une photo de la livraison manque' } : {}),
  order: { ...order(at, ['N3VKEY', 'QF8JHL', 'ZC4MNE', 'K2MVRU', 'VD9TPW', 'BX5RGA'][at] ?? ''), amount_refund: 8 },
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
  { name: 'incident', take: page(`/support/incident/${incident.id}`, { '/incidents/': incident }) },
];
