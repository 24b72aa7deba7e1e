import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { paidOrder } from '../../hands/paid-order.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

test.use({ account: 'support' });

const Sent = z.object({ products: z.array(z.object({ refund_amount: z.number() })) });

/** Forty lines of one unit, 375,00 € in all. */
const bought = Array.from({ length: 40 }, (_, at) => ({
  name: `Produit ${String(at + 1).padStart(2, '0')}`,
  quantity: 1,
  cents: at % 2 === 0 ? 937 : 938,
}));

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** Goes on by Tab, as far as a person would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 90; press += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('SUP-374 SUP-367 forty lines of 375,00 € go back over three means, by keyboard alone', async ({
  scene,
  server,
  page,
}) => {
  const order = await paidOrder(scene, server, 'CLAVIER', {
    bought,
    paid: [
      ['edenred', 10_000],
      ['paygreen', 12_500],
      ['stripe', 15_390],
    ],
  });
  const sheet = new Sheet(page);
  await sheet.open(order);
  await sheet.action('Rembourser des produits').focus();
  await page.keyboard.press('Enter');
  const { dialog } = sheet;
  for (const { name } of bought) {
    await tabTo(page, dialog.getByRole('checkbox', { name, exact: true }));
    await page.keyboard.press('Space');
  }
  const total = dialog.getByRole('table', { name: 'Produits' }).locator('tfoot');
  await expect(total).toContainText(/375,00\s€/);
  await tabTo(page, dialog.getByRole('combobox', { name: 'Raison' }));
  await page.keyboard.press('Enter');
  const reason = page.getByRole('option', { name: 'Produit abîmé' });
  await expect(reason).toBeVisible();
  for (let press = 0; press < 9 && !(await isFocused(reason)); press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Raison' })).toHaveText('Produit abîmé');
  const submit = dialog.getByRole('button', { name: /^Rembourser/ });
  await expect(submit).toHaveText(/^Rembourser 375,00\s€ \(Edenred 100,00 · Paygreen 125,00 · carte 150,00\)$/);
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(sheet.fact('Résumé financier', 'Remboursé')).toHaveText(/^375,00\s€$/);
  const parts = page.getByRole('table', { name: /^Remboursement 375,00/ });
  await expect(parts.getByRole('row')).toHaveText([
    /^Edenred100,00\s€remboursé$/,
    /^Paygreen125,00\s€remboursé$/,
    /^Stripe150,00\s€remboursé$/,
  ]);
  const sent = await scene.ledger();
  expect(sent).toMatchObject([{ path: `/api/processing-orders/${order.id}/refund_bulk/` }]);
  const { products } = Sent.parse(sent[0]?.body);
  expect(products).toHaveLength(40);
  expect(products.reduce((sum, { refund_amount }) => sum + Math.round(refund_amount * 100), 0)).toBe(37_500);
});
