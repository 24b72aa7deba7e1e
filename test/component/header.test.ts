import { expect } from '@playwright/test';
import { rewritten } from '../hands/faults.ts';
import { test } from './fixtures.ts';

test('DSP-049 DSP-051 Go to opens pages of other hosts in a new tab, those of the admin host in this one', async ({
  scene: _,
  page,
  board,
  network,
}) => {
  const addresses = { productTableUrl: 'https://table.example/p', flowToolUrl: 'https://flow.example/' };
  network.intercept(
    { path: '/config.json' },
    rewritten((config) => ({ ...Object(config), ...addresses })),
  );
  await board.open();
  await page.getByRole('button', { name: 'Go to' }).click();
  for (const [name, href] of [
    ['Table produits', addresses.productTableUrl],
    ['Outil flow', addresses.flowToolUrl],
  ] as const) {
    const entry = board.entry(name);
    await expect(entry).toHaveAttribute('href', href);
    await expect(entry).toHaveAttribute('target', '_blank');
    await expect(entry).toHaveAttribute('rel', 'noopener');
  }
  const ours = board.entry("Horaires d'ouverture");
  await expect(ours).toHaveAttribute('href', /\/admin\/slots\/byweekdayrule\/$/);
  await expect(ours).not.toHaveAttribute('target', '_blank');
});

test('DSP-049 DSP-070 Go to lists the pages of the admin host', async ({ scene, board, page }) => {
  expect(scene.center).toBeGreaterThan(0);
  await board.open();
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(37);
  await expect(page.getByRole('menuitem', { name: "Horaires d'ouverture" })).toHaveAttribute(
    'href',
    '/admin/slots/byweekdayrule/',
  );
});
