import { expect } from '@playwright/test';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { choose, paidOrder } from '../../hands/paid-order.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';
import { signInAs } from '../hands/sign-in-as.ts';

test.use({ account: 'support' });

const refundPath = /\/refund\/$/;

/** The window of a refund of 2,00 €, filled in. */
async function filled(sheet: Sheet): Promise<void> {
  await sheet.action('Rembourser').click();
  await sheet.dialog.getByLabel('Montant (€)').fill('2');
  await choose(sheet.page, sheet.dialog, 'Raison', 'Commande annulée');
}
const press = (sheet: Sheet) => sheet.dialog.getByRole('button', { name: /^Rembourser/ }).click();
const refunded = (sheet: Sheet) => sheet.page.getByRole('table', { name: /^Remboursement 2,00/ });

test('OUR-217 SUP-376 a page that is loaded anew while a refund is asked for sends none again, shows it, and its other window does too', async ({
  scene,
  server,
  page,
  context,
  network,
}) => {
  const order = await paidOrder(scene, server, 'RECHARGE');
  const sheet = new Sheet(page);
  await sheet.open(order);
  const other = new Sheet(await context.newPage());
  await other.open(order);
  await page.bringToFront();
  await filled(sheet);
  const hold = holdAnswers();
  network.intercept({ path: refundPath, times: 1 }, hold.fault);
  await press(sheet);
  await hold.arrived(1);
  await page.reload();
  // Its window opens again, with nothing of what was sent: a second press would be a second refund.
  const amount = sheet.dialog.getByLabel('Montant (€)');
  await expect(amount).toBeVisible();
  await expect(sheet.dialog.getByRole('table', { name: 'La fiche après' }).getByRole('row').nth(1)).toHaveText(
    /^Remboursé2,00\s€2,00\s€$/,
  );
  await expect(amount).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet.dialog).toBeHidden();
  for (const its of [sheet, other]) {
    await its.page.bringToFront();
    await expect(refunded(its)).toHaveCount(1);
    await expect(its.fact('Résumé financier', 'Remboursé')).toHaveText(/^2,00\s€$/);
  }
  hold.release();
  expect(network.seen(refundPath)).toHaveLength(1);
  expect(await scene.ledger()).toHaveLength(1);
});

test('OUR-217 SUP-376 DSP-047 a session that ends at the press of a refund moves nothing; signed in again it is sent once', async ({
  scene,
  server,
  page,
  network,
}) => {
  const order = await paidOrder(scene, server, 'SESSION');
  const sheet = new Sheet(page);
  await sheet.open(order);
  await filled(sheet);
  const over = network.intercept({ path: '/api/' }, refusal(401, { detail: 'Invalid token.' }));
  await press(sheet);
  const banner = page.getByText('Votre saisie est gardée : remboursement de la commande SESSION.');
  await expect(banner).toBeVisible();
  await expect(sheet.dialog.getByText('En attente de votre reconnexion')).toBeVisible();
  over.stop();
  await page.keyboard.press('Escape');
  // Nothing is being typed any more: the sign-in waits for nothing.
  await page.waitForURL(/\/admin\/login\//);
  await signInAs(page, 'support');
  await expect(sheet.article).toHaveAttribute('aria-busy', 'false');
  expect(await scene.ledger()).toEqual([]);
  await sheet.action('Rembourser').click();
  await expect(sheet.dialog.getByLabel('Montant (€)')).toHaveValue(/^2(,00)?$/);
  await expect(sheet.dialog.getByRole('combobox', { name: 'Raison' })).toHaveText('Commande annulée');
  await press(sheet);
  await expect(sheet.dialog).toBeHidden();
  await expect(refunded(sheet)).toHaveCount(1);
  expect(await scene.ledger()).toHaveLength(1);
});
