import { expect, type Page } from '@playwright/test';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const slotOf = (page: Page) => page.getByRole('region', { name: /^Commandes à relivrer ou à restocker/ });

/** An order its driver brought back. */
async function cameBack(scene: Scene, name: string, fields: object = {}) {
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-90), locked_at: scene.at(-95) });
  const trip = { status: 'shipping', dock: round.id, dock_rank: 1 };
  return (await scene.order(name, trip, { status: 'undeliveredclient', ...fields })).order;
}

/** The window of its outcome. */
async function open(page: Page, { id, random_id }: Order) {
  await page.goto(`/dispatch?dialog=returned&order=${id}`);
  await expect(page.getByRole('dialog')).toContainText(`Commande ${random_id} non livrée`);
}

const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const calls = async (scene: Scene) => (await scene.ledger()).map(({ method, path }) => `${method} ${path}`);

test('PRP-550 PRP-551 PRP-552 it goes out again by a form, or waits for its restock', async ({
  scene,
  board,
  page,
  network,
  server,
}) => {
  const order = await cameBack(scene, 'RETOUR');
  await open(page, order);
  await press(page, 'Relivrer');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Relivrer : commande RETOUR');
  await expect(page.getByRole('button', { name: 'Créer la relivraison' })).toBeVisible();
  expect(await calls(scene)).toEqual([]);

  await open(page, order);
  await press(page, 'Restocker');
  await expect(board.toast('La commande est en attente de restockage')).toBeVisible();
  expect(network.seen('/to_restock/')).toEqual([`GET /api/processing-orders/${order.id}/to_restock/?flag_id=1`]);
  const stored = await server.db.query.orders.findFirst({ where: (it, { eq }) => eq(it.id, order.id) });
  expect(stored?.status).toBe('waiting_restock');
});

test('PRP-553 PRP-557 PRP-558 one with a flag of id 3 waits for its restock: that alone is left to confirm', async ({
  scene,
  page,
}) => {
  await open(page, await cameBack(scene, 'DRAPEAU', { flagged_orders: [{ flag_id: 3 }] }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('La commande doit avoir été restockée au préalable sur le terminal portable.');
  await expect(dialog.getByRole('button', { name: 'La commande a été restockée' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: /^(Relivrer|Restocker|Commande livrée)$/ })).toHaveCount(0);
});

test('PRP-554 PRP-555 PRP-556 it was delivered after all; or it was restocked, and leaves the flow', async ({
  scene,
  board,
  page,
}) => {
  const delivered = await cameBack(scene, 'LIVREE');
  const restocked = await cameBack(scene, 'RANGEE', { status: 'waiting_restock' });
  await open(page, delivered);
  await press(page, 'Commande livrée');
  await expect(board.toast('La commande est passée en statut livrée.')).toBeVisible();
  await open(page, restocked);
  await press(page, 'La commande a été restockée');
  await expect(board.toast('Le restockage a été validé')).toBeVisible();
  await expect(slotOf(page).getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : AUCUNE');
  expect(await calls(scene)).toEqual([
    `POST /api/processing-orders/${delivered.id}/was_delivered/`,
    `GET /api/processing-orders/${restocked.id}/validate_restock/`,
  ]);
});
