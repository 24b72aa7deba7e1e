import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.override({ account: 'support' });

test('the home of support opens an order by its number, and says what is none', async ({ page, network }) => {
  await page.goto('/support/');
  const number = page.getByRole('textbox', { name: 'Numéro de commande' });
  await number.fill('abc');
  await page.getByRole('button', { name: 'Ouvrir la commande' }).click();
  await expect(page.getByRole('alert')).toHaveText("Ce numéro de commande n'en est pas un.");
  expect(network.seen(/\/processing-orders\//)).toHaveLength(0);
  await number.fill('48 213 525');
  await page.getByRole('button', { name: 'Ouvrir la commande' }).click();
  await expect(page.getByRole('article', { name: 'Commande 48213525' })).toBeVisible();
});
