import { expect, type Page } from '@playwright/test';
import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
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

test('OUR-216 a late order is called and credited in three presses: its line, the call, the button that sends', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  await siteWithCalls(network);
  await server.db
    .insert(clientContacts)
    .values({ client_id: 900_291, phone: '+33 6 39 98 41 07' })
    .onConflictDoNothing();
  await late(scene);
  await board.open();
  let presses = 0;
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).click();
    presses += 1;
  };
  await press('Prévenir : commande UN');
  // The amount is typed where the window opens: no press leads there.
  await expect(board.dialog.getByLabel('Crédit (€)')).toBeFocused();
  await page.keyboard.type('7,50');
  await press('Noter un appel');
  // The call is on its way: what goes out waits until it is there.
  await expect(board.dialog.getByRole('listitem').filter({ hasText: /^Appelé à \d\d:\d\d par [^@]+$/ })).toBeVisible();
  await expect(board.dialog.getByRole('button', { name: /^Envoyer/ })).not.toHaveAttribute('aria-disabled', 'true');
  await press(/^Envoyer/);
  expect(presses).toBe(3);
  await expect(board.dialog).toHaveCount(0);
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path.split('/').filter(Boolean).at(-1)).toSorted())
    .toHaveLength(2);
});
