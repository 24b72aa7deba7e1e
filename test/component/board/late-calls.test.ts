import { expect, type Page } from '@playwright/test';
import type { Scene } from '../../hands/scene.ts';
import { siteWithCalls } from '../browser/site-with-calls.ts';
import { test } from '../fixtures.ts';

const late = (scene: Scene) =>
  scene.order(
    'UN',
    {
      ...{ shipping_time: scene.at(-180), max_shipping_time: scene.at(-72), eta: scene.at(20) },
      client: { id: 900_291, name: 'Zoé Lacombrade' },
    },
    { phone: '06 39 98 41 07' },
  );

/** In the list of late orders. */
const rowOf = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Prévenir : commande UN' }) });

test('OUR-220 a call is noted beside the phone: in the row, in the window, in the ledger; offline too', async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithCalls(network);
  await late(scene);
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  network.setOffline(true);
  await board.dialog.getByRole('button', { name: 'Noter un appel' }).click();
  await expect(board.dialog.getByRole('listitem').filter({ hasText: /^Appelé à \d\d:\d\d par .*@/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page)).toContainText(/appelé \d\d:\d\d par /);
  network.setOffline(false);
  await expect.poll(async () => (await scene.ledger()).map(({ path }) => path.split('/').at(-2))).toEqual(['called']);
  // The server has a name for the address.
  await expect(rowOf(page)).toContainText(/appelé \d\d:\d\d par [^@]+$/);
});

test('OUR-220 against a server that knows of no calls nothing of it shows', async ({ scene, board, page }) => {
  await late(scene);
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  await expect(board.dialog.getByRole('link', { name: '06 39 98 41 07' })).toBeVisible();
  await expect(board.dialog.getByRole('button', { name: 'Noter un appel' })).toHaveCount(0);
  await expect(board.dialog).not.toContainText('Appelé');
});
