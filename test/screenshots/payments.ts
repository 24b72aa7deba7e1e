import { refusal } from '../hands/faults.ts';
import type { Shot, Stage } from './shots.ts';

// The tabs of a customer's payments, with a transaction in every state.

const amounts = [4_175, 4_175, 1_890, 640, 12_055, 2_290, 990, 1_840];

const cards = [
  ['succeeded', true, 'succeeded', 'Paiement accepté', 'normal', 9],
  ['failed', true, 'failed', 'Authentification échouée', 'elevated', 68],
  ['failed', false, null, 'Fonds insuffisants', 'normal', 21],
  ['failed', false, null, 'Paiement bloqué', 'highest', 92],
  ['succeeded', false, null, 'Paiement accepté', 'not_assessed', null],
].map(([status, has_3ds, status_3ds, message, level, score], at) => ({
  ...{ payment_intent_id: `pi_3QxT0mock7b${at}`, charge_id: `ch_3QxT0mock7b${at}`, status, has_3ds, status_3ds },
  ...{ order: { id: 482_913 + at, random_id: `3ZJN${at}Z` }, created_formated: `2${5 - at}/11/2026 19:31` },
  ...{ amount: amounts[at], message: { message, full_message: `${message}, dans les mots de la banque` } },
  ...{ outcome_risk_level: level, outcome_risk_score: score, receipt_url: `https://recus.example/${at}` },
}));

const paygreen = ['pending', 'captured', 'authorized', 'refunded', 'canceled', 'refused', 'expired'].map(
  (state, at) => ({
    ...{ id: `tr_8b9${at}`, payment_order_id: `po_8b9${at}`, updated_at: null, amount: amounts[at] },
    ...{ created_at: `2026-0${9 - at}-12T10:31:05Z`, status: `payment_order.${state}` },
  }),
);

const open = async ({ page, network, ids }: Stage, label: string) => {
  network.intercept({ path: '/card-transactions/' }, refusal(200, cards));
  network.intercept({ path: '/paygreen-transactions/' }, refusal(200, paygreen));
  await page.goto(`/support/order/${ids.order}/`);
  await page.getByRole('tab', { name: label }).click();
  await page.getByRole('table', { name: label }).waitFor();
};

export const paymentShots: readonly Shot[] = [
  {
    name: 'support-cards',
    take: async (stage) => {
      await open(stage, 'CB');
      await stage.page
        .getByRole('button', { name: /^Détail de la transaction/ })
        .first()
        .click();
      await stage.page.getByRole('link', { name: 'Ouvrir le reçu' }).waitFor();
    },
  },
  { name: 'support-paygreen', take: (stage) => open(stage, 'Paygreen') },
  {
    name: 'support-paygreen-cancel',
    take: async (stage) => {
      await open(stage, 'Paygreen');
      await stage.page.getByRole('button', { name: 'Annuler la transaction tr_8b90' }).click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
];
