import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { orderLines, orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import type { Board } from '../../hands/board.ts';
import { aMorning } from '../../hands/morning.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

/** Opens a dialog from a menu. */
async function choose(board: Board, menu: string, entry: string) {
  await board.more(menu).click();
  await board.entry(entry).click();
}

/** An open menu stands at the end of the page, beside its landmarks; its button, focused next, is within. */
const outsideLandmarks = ['region'];

test('accessible with the menus of a card, an order and a driver open', async ({ scene, board, page }) => {
  const { round } = await aMorning(scene);
  await scene.driver('Zoé Marchetti', { state: 'plan' });
  await board.open();
  await board.inDock(round, 'B1').getByRole('checkbox').check();
  await board.more(board.code(round)).click();
  await expect(board.entry('Fermer')).toBeVisible();
  await isClean(page, { leftOut: outsideLandmarks });
  await page.keyboard.press('Escape');
  await board.more('la commande A1').click();
  await expect(board.entry('SMS')).toBeVisible();
  await isClean(page, { leftOut: outsideLandmarks });
  await page.keyboard.press('Escape');
  await board.more('Ali Dutour').click();
  await board.entry('Véhicule').click();
  await expect(board.entry('Vélo')).toBeVisible();
  await isClean(page, { leftOut: outsideLandmarks });
});

test('accessible with each dialog on a round open', async ({ scene, board, page }) => {
  const { round, ready } = await aMorning(scene);
  await board.open();
  await choose(board, board.code(round), 'Modifier');
  await board.dialog.getByLabel('Nom').fill('x'.repeat(81));
  await page.keyboard.press('Enter');
  await expect(board.dialog.getByRole('alert')).toHaveText('Le nom ne peut pas dépasser 80 caractères.');
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(round), 'Donner à…');
  await expect(board.dialog.getByRole('rowheader').first()).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(round), 'Déplacer la tournée sur…');
  await expect(board.dialog.getByRole('listitem').first()).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(ready), 'Échanger les livreurs');
  await expect(board.dialog.getByText('Aucune destination permise')).toBeVisible();
  // Why, without being asked.
  await expect(board.dialog.getByRole('group').getByRole('listitem').first()).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(round), 'Fermer');
  await expect(board.confirmation).toBeVisible();
  await isClean(page);
});

test('accessible with each dialog on an order and on a driver open', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await choose(board, 'la commande A1', 'Changer le statut');
  await expect(board.dialog.getByRole('listitem').first()).toBeVisible();
  await isClean(page);
  await board.dialog.getByRole('button', { name: 'PAYÉE' }).click();
  await board.dialog.getByRole('radio', { name: 'Autre' }).click();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await isClean(page);
  await board.dialog.getByLabel('Commentaire').fill('Une bonne raison');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.confirmation).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await choose(board, 'Ali Dutour', 'Démarrer une activité');
  await expect(board.dialog.getByLabel('Ajouter une note')).toBeFocused();
  await isClean(page);
});

test.describe('as support', () => {
  test.use({ account: 'support' });

  test('accessible with each window of a refund open, and with what keeps one shut', async ({
    scene,
    server,
    page,
  }) => {
    // Four windows, each in light and in dark.
    test.slow();
    const { db } = server;
    const client = scene.center * 1_000 + 900;
    const { order } = await scene.order('REND', { client: { id: client, name: 'Ana Roux' } }, { shipping_fee: 3.9 });
    const id = OrderId.parse(order.id);
    await orderedBy(server, order, client);
    await db
      .update(orderSheets)
      .set({ data: { payment_method: 'stripe' } })
      .where(eq(orderSheets.order_id, id));
    await db.insert(orderPayments).values([
      { order_id: id, rank: 0, type: 'stripe', amount_cents: 2_000, is_refundable: true },
      { order_id: id, rank: 1, type: 'edenred', amount_cents: 1_000, is_refundable: true },
    ]);
    const [sold] = await db.select({ product: orderLines.product_id }).from(orderLines).limit(1);
    const line = { order_id: id, quantity: 2, unit_price_cents: 450, status: 'done' } as const;
    await db.insert(orderLines).values({ ...line, product_id: sold?.product ?? 0 });
    const sheet = new Sheet(page);
    await sheet.open(order);
    const dialog = page.getByRole('dialog');
    await sheet.action('Rembourser').click();
    await dialog.getByRole('textbox', { name: 'Montant (€)' }).fill('12');
    await expect(dialog.getByRole('button', { name: 'Rembourser 12,00 € (Edenred 10,00 · carte 2,00)' })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await sheet.action('Rembourser des produits').click();
    await dialog.getByRole('checkbox').first().click();
    await expect(dialog.getByRole('button', { name: /^Rembourser [^0]/ })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await sheet.action('Rembourser un produit').click();
    await expect(dialog.getByRole('combobox', { name: 'Produit' })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await db
      .update(customers)
      .set({ edenred_disconnected_at: '2026-03-01T08:00:00.000Z', data: { usersite: [{ site: 1, center: null }] } })
      .where(eq(customers.id, CustomerId.parse(client)));
    await sheet.open(order);
    await sheet.action('Rembourser les frais de livraison').click();
    await expect(dialog.getByRole('link', { name: 'Lien de connexion' })).toBeVisible();
    // The pointer may stand over what is off in the window: its tip is not part of it.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await isClean(page);
  });
});

test.describe('as a reviewer of logs', () => {
  test.use({ account: 'logistique' });

  test('accessible with both windows of the logs open, refused; Escape in the times returns to them', async ({
    scene,
    board,
    page,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75, pay_mode: 'presence', is_paid_by_race: false });
    await page.goto(`/logs/driver/${ali.id}/date/${parisDay(Date.parse(scene.at(0)) - 86_400_000)}`);
    const { dialog } = board;
    await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).press('Enter');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'AJOUTER UN LOG' }).press('Enter');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await isClean(page);
    await dialog.getByLabel('Début').fill('8h00');
    await dialog.getByLabel('Fin').fill('12h00');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const times = page.getByRole('button', { name: /^Modifier la présence d'Ali Dutour : 8h00 - 12h00$/ });
    await times.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7h00');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await expect(times).toBeFocused();
  });
});
