import { expect } from '@playwright/test';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { installed, startAt, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test('accessible while the first load is awaited', async ({ scene, page, network }) => {
  const held = holdAnswers();
  network.intercept({ path: `center=${scene.center}` }, held.fault);
  await page.goto('/dispatch');
  await held.arrived(1);
  await expect(page.getByText('Chargement...')).toBeVisible();
  await isClean(page);
  held.release();
});

test('accessible empty', async ({ scene, board, page }) => {
  await scene.driver('Ali Dutour');
  await board.open();
  await expect(page.getByText('Aucune commande à dispatcher')).toBeVisible();
  await isClean(page);
});

test('accessible with a full board', async ({ context, board, page }) => {
  // Every rule on hundreds of rows, in light and in dark.
  test.slow();
  await startAt(context, 12);
  await board.open();
  await expect(board.list.getByRole('row').nth(10)).toBeVisible();
  await isClean(page);
});

test('accessible offline, with actions that wait', installed, async ({ scene, board, context, page }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.serviceWorker();
  await context.setOffline(true);
  await board.setBags('A1', 8, 2);
  await board.moveTo('A2', round);
  await expect(board.actions).toHaveText('2 en attente');
  await isClean(page);
});

test('accessible with each dialog open', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('x');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await board.handle('A1').click();
  await expect(board.dialog.getByRole('radiogroup')).toBeVisible();
  await isClean(page);
});

test('accessible with the list of actions open on a conflict', async ({ scene, board, page, colleague }) => {
  const { a1, round, empty } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  await board.moveTo('A1', empty);
  await expect(board.actions).toHaveText('1 à traiter');
  await isClean(page);
  await board.actions.click();
  await expect(board.action(/^Déplacer/)).toContainText('Le serveur a maintenant');
  await isClean(page);
});

test('accessible with dispatch off, on the home page and on that of the second courier', async ({
  makeScene,
  page,
  network,
}) => {
  const { center } = await makeScene({ is_shadow_groupment_enabled: false });
  await page.goto(`/redirect/${center}?u=/dispatch`);
  await expect(page.getByText('Le dispatch est désactivé pour ce centre')).toBeVisible();
  await isClean(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
  await isClean(page);
  const order = { id: 1, random_id: 'AAA111', status: 'prepared', fullname: 'Quentin M.', bags: '2 + 1' };
  const sold = { id: 2, uber_type: 'uber_eats', pickup_time: '2026-03-10T10:45:00+01:00', order };
  const lists = { current_orders: [sold], orders_to_regularize: [{ ...sold, id: 3, order: { ...order, id: 4 } }] };
  const store = { store_id: 'a', store_name: 'Épicerie', status: 'OFFLINE', offline_reason: 'PAUSED_BY_RESTAURANT' };
  network.intercept({ path: '/api/uber-eats/orders/' }, refusal(200, lists));
  network.intercept({ path: '/uber-eats/store_statuses/' }, refusal(200, { store_statuses: [store] }));
  await page.goto('/uber-eats/orders/');
  await expect(page.getByRole('button', { name: 'Livrer' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Épicerie' })).toBeVisible();
  await isClean(page);
});

test.describe('without flow access', () => {
  test.use({ account: 'preparation' });
  test('accessible where the user may not go', async ({ page }) => {
    await page.goto('/dispatch');
    await expect(page.getByText("Vous n'avez pas accès au flow.", { exact: true })).toBeVisible();
    await isClean(page);
  });
});

test('accessible with what a customer paid by card and by Paygreen', async ({ page, network }) => {
  const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
  const card = {
    ...{ payment_intent_id: 'pi_1', charge_id: 'ch_1', order: { id: 7, random_id: 'BFAC9Q' }, status: 'succeeded' },
    ...{ created_formated: '26/11/2026 12:46', amount: 1999, has_3ds: true, status_3ds: 'succeeded' },
    ...{ message: { message: 'Paiement accepté', full_message: 'Accepté' }, receipt_url: 'https://recus.example/1' },
  };
  const paygreen = ['pending', 'authorized', 'captured', 'refunded', 'refused', 'canceled', 'expired'].map((state) => ({
    ...{ id: `tr_${state}`, payment_order_id: `po_${state}`, created_at: '2026-01-12T10:31:05Z', amount: 1840 },
    status: `payment_order.${state}`,
  }));
  const answers = {
    '/users/77/support-info/': customer,
    '/processing-orders/?user_id=77': [],
    '/users/77/card-transactions/': [card, { ...card, charge_id: 'ch_2', status: 'failed' }],
    '/users/77/paygreen-transactions/': paygreen,
  };
  for (const [path, body] of Object.entries(answers)) network.intercept({ path }, refusal(200, body));
  await page.goto('/support/user/77/g%40courriel.example/');
  await page.getByRole('tab', { name: 'CB' }).click();
  await page
    .getByRole('button', { name: /^Détail de la transaction/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Ouvrir le reçu' })).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Paygreen' }).click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await isClean(page);
  await page.getByRole('button', { name: 'Annuler la transaction tr_pending' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await isClean(page);
});
