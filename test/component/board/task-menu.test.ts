import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { onTheRoad } from '../../hands/on-the-road.ts';
import type { Scene } from '../../hands/scene.ts';
import { startAt, test } from '../fixtures.ts';

/** Offered while the slot is near, of an order that has left (DSP-297). */
const forgotten = /^Sacs oubliés/;

/** The end of menus: pages about the order and its client. */
const lookedUp = ['Surcoût', 'Produits manquants', 'Fiche client'];

const last = async (scene: Scene) => (await scene.ledger()).at(-1);

test('DSP-292 DSP-293 DSP-329 an order on the road is finalised or delivered from its menu', async ({
  scene,
  board,
}) => {
  const { dock, s1 } = await onTheRoad(scene);
  await board.open();
  await board.more('la commande S1').click();
  await expect(board.page.getByRole('menuitem')).toHaveText([
    'Finalisée',
    'Livrée',
    'Changer le statut',
    'Déplacer vers…',
    'Modifier',
    forgotten,
    'SMS',
    ...lookedUp,
  ]);
  await board.entry(/^Livrée/).click();
  await expect(board.inDock(dock, 'S1')).toContainText('LIVRÉE');
  await expect(board.toast('Le statut a été mis à jour avec succès')).toBeVisible();
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/processing-orders/${s1.order.id}/change_status/`);
  expect((await last(scene))?.body).toEqual({ status: 'received', flat: 1 });
});

test('DSP-290 DSP-291 a delivered order goes back on the road; from another status there is no shortcut, the rest of the menu stays', async ({
  scene,
  board,
  page,
}) => {
  const { dock } = await onTheRoad(scene);
  await scene.order('A1');
  await board.open();
  await board.more('la commande A1').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Changer le statut',
    'Déplacer vers…',
    'Modifier',
    forgotten,
    'SMS',
    ...lookedUp,
  ]);
  await page.keyboard.press('Escape');
  await board.more('la commande S2').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'En livraison',
    'Changer le statut',
    'Déplacer vers…',
    'Modifier',
    forgotten,
    'SMS',
    ...lookedUp,
  ]);
  await board.entry('En livraison').click();
  // It was delivered: it does not go out again unasked.
  await expect(board.confirmation).toContainText('S2 : le statut devient EN LIVRAISON.');
  expect(await scene.ledger()).toEqual([]);
  await board.confirmation.getByRole('button', { name: 'Passer en EN LIVRAISON' }).click();
  await expect(board.inDock(dock, 'S2')).toContainText('EN LIVRAISON');
});

test('DSP-050 DSP-299 DSP-841 the menu leads to the messages of the order, its missing products and its client, in new tabs', async ({
  scene,
  board,
  page,
}) => {
  const client = { id: 4711, name: 'Zoé', is_fraud: true };
  const { order } = await scene.order('A1', { client });
  await board.open();
  const fraud = board.row('A1').getByRole('link', { name: 'FRAUD' });
  await expect(fraud).toHaveAttribute('href', `/users/fraud_details/?order_id=${order.id}`);
  await board.more('la commande A1').click();
  await expect(board.entry('SMS')).toHaveAttribute('href', `/queue/list_sms?order_id=${order.id}`);
  await expect(board.entry('Produits manquants')).toHaveAttribute(
    'href',
    `/orders_checking/${order.id}/missing_products/`,
  );
  await expect(board.entry('Fiche client')).toHaveAttribute('href', '/users/4711');
  for (const link of [fraud, ...['SMS', 'Produits manquants', 'Fiche client'].map((name) => board.entry(name))]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await page.keyboard.press('Escape');
  await expect(board.more('la commande A1')).toBeFocused();
});

test('DSP-296 a task being moved has no shortcut, the rest of its menu stays', async ({ scene, board, page }) => {
  const { s1 } = await onTheRoad(scene);
  await scene.change('task', s1.task, { is_moving: true });
  await board.open();
  await board.more('la commande S1').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Changer le statutCommande en cours de déplacement',
    'Déplacer vers…Commande en cours de déplacement',
    'Modifier',
    forgotten,
    'SMS',
    ...lookedUp,
  ]);
});

test('DSP-323 DSP-312 the statuses allowed are listed, the restocks last; one is chosen', async ({ scene, board }) => {
  await scene.order('A1');
  await board.open();
  await board.more('la commande A1').click();
  await board.entry('Changer le statut').click();
  await expect(board.dialog.getByText('Statut actuel : FINALISÉE')).toBeVisible();
  await expect(board.dialog.getByRole('listitem')).toHaveText([
    'EN LIVRAISON',
    'EN PRÉP.',
    'À VÉRIF.',
    'PAYÉE',
    'DESTOCK (RE)',
    'ANNULÉE',
    'RESTOCK',
  ]);
  await board.dialog.getByRole('button', { name: 'À VÉRIF.' }).click();
  await expect(board.row('A1')).toContainText('À VÉRIF.');
  await expect(board.dialog).toHaveCount(0);
  await expect.poll(async () => (await last(scene))?.body).toEqual({ status: 'to-check', flat: 1 });
});

test('cancelling an order asks first, names it and its client, and sends nothing when refused; what can be taken back does not ask and offers it', async ({
  scene,
  board,
  page,
}) => {
  await scene.order('A1');
  await board.open();
  const choose = async (label: string) => {
    await board.more('la commande A1').click();
    await board.entry('Changer le statut').click();
    await board.dialog.getByRole('button', { name: label }).click();
  };
  await choose('À VÉRIF.');
  await expect(board.confirmation).toHaveCount(0);
  await expect(board.row('A1')).toContainText('À VÉRIF.');
  await page.getByRole('button', { name: 'Annuler', exact: true }).first().click();
  await expect(board.row('A1')).not.toContainText('À VÉRIF.');
  await expect.poll(async () => (await last(scene))?.body).toEqual({ status: 'prepared', flat: 1 });
  await choose('ANNULÉE');
  await expect(board.confirmation).toContainText('A1 (Client A1) : le statut devient ANNULÉE');
  await expect(board.confirmation.getByRole('button', { name: 'Garder FINALISÉE', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.confirmation).toHaveCount(0);
  expect(await last(scene)).toMatchObject({ body: { status: 'prepared' } });
  await choose('ANNULÉE');
  await board.confirmation.getByRole('button', { name: 'Passer en ANNULÉE' }).click();
  await expect.poll(async () => (await last(scene))?.body).toEqual({ status: 'canceled', flat: 1 });
});

test('DSP-322 redestock is an action of its own', async ({ scene, board }) => {
  const { order } = await scene.order('A1');
  await board.open();
  await board.more('la commande A1').click();
  await board.entry('Changer le statut').click();
  await board.dialog.getByRole('button', { name: 'DESTOCK (RE)' }).click();
  await expect(board.row('A1')).toContainText('DESTOCK (RE)');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/orders/${order.id}/destock/`);
});

test('DSP-326 DSP-838 DSP-900 back to paid wants a reason, and a comment of ten characters where that asks for one', async ({
  scene,
  board,
}) => {
  await scene.order('A1');
  await board.open();
  await board.more('la commande A1').click();
  await board.entry('Changer le statut').click();
  await board.dialog.getByRole('button', { name: 'PAYÉE' }).click();
  const submit = board.dialog.getByRole('button', { name: 'Enregistrer' });
  await submit.click();
  await expect(board.dialog.getByRole('alert')).toHaveText('Veuillez indiquer une raison');
  await board.dialog.getByRole('radio', { name: 'Autre' }).click();
  await board.dialog.getByLabel('Commentaire').fill('  123456789  ');
  await submit.click();
  await expect(board.dialog.getByRole('alert')).toHaveText('Un commentaire de raison de repréparation est requis.');
  await board.dialog.getByLabel('Commentaire').fill('1234567890');
  await submit.click();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.row('A1')).toContainText('PAYÉE');
  await expect
    .poll(async () => (await last(scene))?.body)
    .toEqual({
      status: 'paid',
      flat: 1,
      repreparation_reason_id: 21,
      repreparation_reason_comment: '1234567890',
    });
});

test('DSP-328 DSP-842 DSP-907 refusing Payé changes nothing and keeps what was typed', async ({ scene, board }) => {
  await scene.order('A1');
  await scene.order('A2', { status: 'waiting' }, { status: 'now' });
  await board.open();
  const payA2 = async () => {
    await board.more('la commande A2').click();
    await board.entry('Changer le statut').click();
    await board.dialog.getByRole('button', { name: 'PAYÉE' }).click();
    await expect(board.confirmation).toContainText('Êtes-vous sûr de vouloir passer en statut Payé ?');
  };
  await payA2();
  await expect(board.confirmation.getByRole('button')).toHaveText(['Annuler', 'Confirmer']);
  await expect(board.confirmation.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(board.confirmation).toHaveCount(0);
  await board.more('la commande A1').click();
  await board.entry('Changer le statut').click();
  await board.dialog.getByRole('button', { name: 'PAYÉE' }).click();
  await board.dialog.getByRole('radio', { name: 'Produit manquant' }).click();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(board.dialog.getByRole('radio', { name: 'Produit manquant' })).toBeChecked();
  await board.page.keyboard.press('Escape');
  expect(await scene.ledger()).toEqual([]);
  await payA2();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.row('A2')).toContainText('PAYÉE');
});

test('DSP-327 DSP-839 leaving a block wants a reason; canceled, the order is refunded', async ({ scene, board }) => {
  await scene.order('A1', { status: 'waiting' }, { status: 'blocked' });
  await board.open();
  await board.more('la commande A1').click();
  await board.entry('Changer le statut').click();
  await board.dialog.getByRole('button', { name: 'ANNULÉE' }).click();
  await expect(board.dialog.getByRole('button', { name: 'Saisir une raison' })).toBeVisible();
  await board.dialog.getByRole('radio', { name: 'Fraude confirmée, annulation' }).click();
  const submit = board.dialog.getByRole('button', { name: 'Annuler et rembourser' });
  await submit.click();
  await expect(board.dialog.getByRole('alert')).toHaveText('Un commentaire de raison de sortie de blocage est requis.');
  await board.dialog.getByLabel('Commentaire').fill('Carte volée, client prévenu');
  await submit.click();
  await expect
    .poll(async () => (await last(scene))?.body)
    .toEqual({
      status: 'canceled',
      flat: 1,
      blocking_exit_reason_id: 6,
      blocking_exit_comment: 'Carte volée, client prévenu',
      refund: '1',
    });
});

test('DSP-458 SUP-260 ticked orders of a round change status together, and are ticked no more', async ({
  scene,
  board,
}) => {
  const dock = await scene.dock();
  const [b1, b2] = [
    await scene.order('B1', { dock: dock.id, dock_rank: 1 }),
    await scene.order('B2', { dock: dock.id, dock_rank: 2 }),
  ];
  await board.open();
  for (const name of ['B1', 'B2']) await board.inDock(dock, name).getByRole('checkbox').check();
  await board
    .dock(dock)
    .getByRole('button', { name: /^Statut \(2\)/ })
    .click();
  await expect(board.dialog).toContainText('Changer le statut de 2 commandes');
  await expect(board.dialog.getByRole('button', { name: 'PAYÉE' })).toHaveCount(0);
  await board.dialog.getByRole('button', { name: 'EN PRÉP.' }).click();
  for (const name of ['B1', 'B2']) await expect(board.inDock(dock, name)).toContainText('EN PRÉP.');
  await expect(board.inDock(dock, 'B1').getByRole('checkbox')).not.toBeChecked();
  await expect
    .poll(async () => (await last(scene))?.body)
    .toEqual({
      orders_ids: [b1.order.id, b2.order.id],
      dock_id: dock.id,
      status: 'prep',
    });
});

test('DSP-244 DSP-511 a task on its way to another dock is taken back', async ({ scene, board }) => {
  const [from, to] = [await scene.dock(), await scene.dock()];
  const moving = { dock: from.id, dock_rank: 1, is_moving: true, from_dock_id: from.id, dock_target_id: to.id };
  const { task } = await scene.order('B1', moving);
  await scene.order('B2', { dock: from.id, dock_rank: 2 });
  await board.open();
  await expect(board.inDock(from, 'B2').getByRole('button', { name: /^Annuler le déplacement/ })).toHaveCount(0);
  await board
    .inDock(from, 'B1')
    .getByRole('button', { name: /^Annuler le déplacement/ })
    .click();
  await expect(board.handle('B1')).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/dispatch/deliveries/${task.id}/cancel_move/`);
});

test('DSP-946 a change of status the server refuses says why, and the order has its status back', async ({
  scene,
  board,
  network,
}) => {
  const { dock } = await onTheRoad(scene);
  await board.open();
  network.intercept({ path: 'change_status' }, refusal(400, { error: 'Commande litigieuse' }));
  await board.more('la commande S1').click();
  await board.entry(/^Livrée/).click();
  await expect(board.toast('Action impossible')).toContainText('Commande litigieuse');
  await expect(board.inDock(dock, 'S1')).toContainText('EN LIVRAISON');
});

test('DSP-294 DSP-295 where canteens go together, a shortcut takes along the orders it fits', async ({
  makeScene,
  board,
}) => {
  const scene = await makeScene({ group_canteen_orders_in_docks: true });
  startAt(scene);
  const dock = await scene.dock();
  const canteen = { canteen_id: 77, canteen_orders_count: 3 };
  const inDock = (rank: number) => ({ dock: dock.id, dock_rank: rank });
  const orders = [
    await scene.order('K1', inDock(1), { ...canteen, canteen_witness: true }),
    await scene.order('K2', inDock(2), canteen),
    await scene.order('K3', { ...inDock(3), status: 'shipping' }, { ...canteen, status: 'shipping' }),
  ];
  const canteen_tasks = orders.map(({ task }) => task.id);
  for (const { order } of orders) await scene.change('order', order, { canteen_tasks });
  await board.open();
  await board.more('la commande K1').click();
  await expect(board.entry(/^Livrée/)).toContainText('Cantine : 1 commande');
  await expect(board.entry(/^En livraison/)).toContainText('Cantine : 2 commandes');
  await board.entry(/^En livraison/).click();
  // The three are one line, that of the witness (DSP-272).
  await expect(board.dock(dock).getByRole('listitem')).toHaveCount(1);
  await expect(board.inDock(dock, 'K1')).toContainText('EN LIVRAISON');
  await expect
    .poll(async () => (await last(scene))?.body)
    .toMatchObject({
      orders_ids: [orders[0]?.order.id, orders[1]?.order.id],
      status: 'shipping',
    });
});

test('DSP-323 a status by keyboard: the menu, the list, one choice', async ({ scene, board, page }) => {
  await scene.order('A1');
  await board.open();
  await board.more('la commande A1').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(board.entry('Changer le statut')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeVisible();
  await board.dialog.getByRole('button', { name: 'EN PRÉP.' }).focus();
  await page.keyboard.press('Enter');
  await expect(board.row('A1')).toContainText('EN PRÉP.');
  await expect(board.more('la commande A1')).toBeFocused();
});
