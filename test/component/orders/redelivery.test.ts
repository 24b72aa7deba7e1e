import { expect, type Locator, type Page } from '@playwright/test';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { Client } from '../../contract/client.ts';
import { comparingNothing, loseAnswer, loseRequest, refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const returned = (page: Page) => page.getByRole('region', { name: /^Commandes à relivrer ou à restocker/ });
const treat = (page: Page, name: string) =>
  page.getByRole('button', { name: `Relivrer ou restocker la commande ${name}`, exact: true });

/** A client of the test's own, whose address is one of his. */
const aClient = (scene: Scene, nth: number) => {
  const id = scene.center * 1_000 + nth;
  const place = { street: 'Rue Marcadet', postal_code: '75018', city: 'Paris', latitude: 48.891, longitude: 2.349 };
  return { client: { id, name: `Client ${id}` }, address: { id, street_number: String(nth), ...place } };
};

/** An order its driver brought back. */
async function cameBack(scene: Scene, name: string, nth: number, order: object = {}) {
  const { client, address } = aClient(scene, nth);
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-90), locked_at: scene.at(-95) });
  const trip = { status: 'shipping', dock: round.id, dock_rank: 1, client, address };
  return scene.order(name, trip, { status: 'undeliveredclient', shipping_address: address, ...order });
}

async function choose(page: Page, dialog: Locator, label: string, option: string | RegExp) {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test('DSP-752 DSP-754 DSP-757 an order that came back is put to restock, then only that is left to confirm', async ({
  scene,
  board,
  page,
  network,
}) => {
  await cameBack(scene, 'RET1', 1);
  await board.open();
  await board.unfold('À relivrer');
  await treat(page, 'RET1').click();
  await expect(board.dialog.getByRole('button', { name: /Relivrer|Restocker|livrée/ })).toHaveText([
    ...['Relivrer', 'Restocker', 'Commande livrée'],
  ]);
  await board.dialog.getByRole('button', { name: 'Restocker' }).dblclick();
  await expect(board.toast('La commande est en attente de restockage')).toBeVisible();
  await board.refresh();

  // The address has it, and opening it sends nothing.
  await treat(page, 'RET1').click();
  await page.reload();
  await expect(board.dialog).toContainText(
    'La commande doit avoir été restockée au préalable sur le terminal portable.',
  );
  await expect(board.dialog.getByRole('button', { name: 'Restocker' })).toHaveCount(0);
  expect(network.seen('/to_restock/')).toHaveLength(1);
  expect(network.seen('/validate_restock/')).toHaveLength(0);
});

test('DSP-490 DSP-758 DSP-760 a restock is confirmed by one GET, which nothing repeats when its answer is lost', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { order } = await cameBack(scene, 'RET2', 2, { status: 'waiting_restock', flagged_orders: [{ flag_id: 3 }] });
  await board.open();
  await page.goto(`/dispatch?dialog=returned&order=${order.id}`);
  const confirm = board.dialog.getByRole('button', { name: 'La commande a été restockée' });
  const lost = network.intercept({ path: '/validate_restock/', times: 1 }, loseAnswer);
  await confirm.click();
  await expect.poll(() => lost.hits()).toBe(1);
  await expect(board.dialog).toBeHidden();
  await expect(returned(page).getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : AUCUNE');
  await page.reload();
  await board.refresh();
  await expect(returned(page).getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : AUCUNE');
  expect(network.seen('/validate_restock/')).toHaveLength(1);
  expect((await scene.ledger()).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /api/processing-orders/${order.id}/validate_restock/`,
  ]);
});

test('DSP-753 DSP-755 DSP-878 an order goes out again as a new one: what is missing is said, what was typed stays', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { order } = await cameBack(scene, 'RET3', 3);
  await board.open();
  await board.unfold('À relivrer');
  await treat(page, 'RET3').click();
  const { dialog } = board;
  await dialog.getByRole('button', { name: 'Relivrer', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Relivrer : commande RET3');
  const create = dialog.getByRole('button', { name: 'Créer la relivraison' });
  await expect(dialog.getByRole('combobox', { name: 'Adresse' })).toContainText('3 Rue Marcadet');
  await expect(create).toHaveAccessibleDescription('Choisissez une adresse et un créneau');
  await choose(page, dialog, 'Créneau', /-/);
  await create.click();
  await expect(dialog.getByRole('alert')).toHaveText(['Veuillez renseigner le type de dépôt']);
  // The bags are known.
  await expect(dialog.getByLabel('Sacs secs')).toHaveValue('3');
  await expect(dialog.getByLabel('Sacs isothermes')).toHaveValue('2');
  await dialog.getByLabel('Sacs secs').fill('2');
  await dialog.getByLabel('Sacs isothermes').fill('1');
  await choose(page, dialog, 'Type de dépôt', 'Chariot');
  await create.click();
  await expect(dialog.getByRole('alert')).toHaveText('Veuillez renseigner le chariot');
  await choose(page, dialog, 'Type de dépôt', 'Frigo');
  await create.click();
  await expect(dialog.getByRole('alert')).toHaveText('Veuillez renseigner le nom du dépôt');
  await dialog.getByLabel('Nom du dépôt').fill('F12');
  // A poll takes nothing of it away.
  await scene.change('order', order, { codepromo: 'BIENVENUE10' });
  await board.refreshBehind();
  await expect(dialog.getByLabel('Nom du dépôt')).toHaveValue('F12');

  const lost = network.intercept({ path: '/redeliver-orders/', times: 1 }, loseRequest);
  await create.click();
  await expect.poll(() => lost.hits()).toBe(1);
  // Nobody knows whether it arrived: it waits for the user, who sends that very one again (SUP-376).
  await board.actions.click();
  await expect(dialog.getByRole('button', { name: 'Modifier' })).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);
  await dialog.getByRole('button', { name: 'Renvoyer' }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await board.refresh();
  await expect(board.list.getByRole('row', { name: /F12/ })).toContainText('2 + 1');
  await expect(returned(page).getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : AUCUNE');
  expect((await scene.ledger()).map(({ body }) => body)).toMatchObject([
    { order_id_to_redeliver: order.id, number_of_bags: 3, transit_area_type: 1, transit_area_name: 'F12' },
  ]);
});

test('DSP-756 DSP-761 the same order goes out again, another was delivered after all', async ({
  scene,
  board,
  page,
}) => {
  await cameBack(scene, 'RET4', 4);
  await cameBack(scene, 'RET5', 5);
  await board.open();
  await board.unfold('À relivrer');
  await treat(page, 'RET4').click();
  await board.dialog.getByRole('button', { name: 'Relivrer', exact: true }).click();
  await board.dialog.getByRole('button', { name: 'Relivrer la même commande' }).click();
  await expect(board.toast('La commande est finalisée et prête pour une relivraison')).toBeVisible();
  await expect(board.row('RET4')).toContainText('FINALISÉE');
  await treat(page, 'RET5').click();
  await board.dialog.getByRole('button', { name: 'Commande livrée' }).click();
  await expect(board.toast('La commande est passée en statut livrée.')).toBeVisible();
  await expect(returned(page).getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : AUCUNE');
});

test('DSP-761 an order does not go out again before a refused action on it is decided, and its form says why', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { order } = await cameBack(scene, 'RET7', 7);
  await board.open();
  network.intercept({ path: `/processing-orders/${order.id}/`, method: 'PATCH' }, refusal(400, { detail: 'Non' }));
  await page.goto(`/dispatch?dialog=bags&order=${order.id}`);
  await board.dialog.getByLabel('Sacs secs').fill('7');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.actions).toHaveText('1 à traiter');
  await page.goto(`/dispatch?dialog=redeliver&order=${order.id}`);
  const same = board.dialog.getByRole('button', { name: 'Relivrer la même commande' });
  await expect(same).toHaveAttribute('aria-disabled', 'true');
  await expect(same).toHaveAccessibleDescription("Une action précédente n'est pas terminée");
  await same.click({ force: true });
  await expect(board.dialog).toBeVisible();
  expect(network.seen('/reset_for_redelivery/')).toEqual([]);
});

test('DSP-297 DSP-298 bags that were forgotten go out as an order of their own, from the menu of the order on the road', async ({
  scene,
  board,
  page,
}) => {
  const { client, address } = aClient(scene, 6);
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-30), locked_at: scene.at(-40) });
  const { order } = await scene.order(
    'OUBLI',
    { status: 'shipping', dock: round.id, dock_rank: 1, client, address },
    { status: 'shipping', shipping_address: address },
  );
  await scene.order('ICI', {}, { status: 'prepared' });
  const later = { shipping_time: scene.at(24 * 60), max_shipping_time: scene.at(25 * 60) };
  await scene.order('DEMAIN', later, later);
  await board.open();
  await board.more('la commande DEMAIN').click();
  await expect(board.entry('SMS')).toBeVisible();
  await expect(board.entry('Sacs oubliés')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await board.more('la commande ICI').click();
  await expect(board.entry('Sacs oubliés')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await board.more('la commande OUBLI').click();
  await board.entry('Sacs oubliés').click();
  const { dialog } = board;
  await expect(dialog).toHaveAccessibleName('Sacs oubliés : commande OUBLI');
  await expect(dialog.getByRole('button', { name: 'Relivrer la même commande' })).toHaveCount(0);
  await choose(page, dialog, 'Créneau', /-/);
  await dialog.getByLabel('Sacs secs').fill('1');
  await dialog.getByLabel('Sacs isothermes').fill('0');
  await choose(page, dialog, 'Type de dépôt', 'Aucune zone de dépôt');
  await dialog.getByRole('button', { name: 'Créer la relivraison' }).click();
  // It leads to the order that was made, not to the one that it was made of.
  const way = board.toast('Sauvegarde effectuée').getByRole('link', { name: /^Voir / });
  await expect(way).toHaveAttribute('href', /order-\d+/);
  await expect(way).not.toHaveAttribute('href', new RegExp(`order-${order.id}\\b`));
  await expect(way).not.toHaveText('Voir OUBLI');
  await board.refresh();
  await expect(board.list.getByRole('row', { name: /1 \+ 0/ })).toContainText(client.name);
  await expect(board.inDock(round, 'OUBLI')).toBeVisible();
});

test('SUP-440 DSP-298 forgotten bags of the same order do not go out a second time unasked', async ({
  scene,
  server,
  board,
  page,
}) => {
  const { client, address } = aClient(scene, 7);
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-30), locked_at: scene.at(-40) });
  const out = { status: 'shipping', dock: round.id, dock_rank: 1, client, address };
  const named = { status: 'shipping', shipping_address: address, firstname: 'Ana', lastname: 'Roux' };
  const { order } = await scene.order('OUBLI', out, named);
  const { order: first } = await scene.order('SACS', {}, { tags: ['missing_bags'] });
  await server.db
    .insert(orderSheets)
    .values({ order_id: OrderId.parse(first.id), parent_order_id: OrderId.parse(order.id), data: {} });
  await board.open();
  await board.more('la commande OUBLI').click();
  await board.entry('Sacs oubliés').click();
  const { dialog } = board;
  const before = dialog.getByRole('region', { name: 'Déjà fait pour cette commande' });
  await expect(before.getByRole('listitem')).toHaveText([/^Sacs oubliés SACS, FINALISÉE, pour le /]);
  await choose(page, dialog, 'Créneau', /-/);
  await dialog.getByLabel('Sacs secs').fill('1');
  await dialog.getByLabel('Sacs isothermes').fill('0');
  await choose(page, dialog, 'Type de dépôt', 'Aucune zone de dépôt');
  const create = dialog.getByRole('button', { name: 'Créer la relivraison' });
  await create.dblclick();
  await expect(board.confirmation).toContainText(
    'Des sacs de la commande OUBLI (Ana Roux) ont déjà été relivrés. Une commande de plus partira chez ce client.',
  );
  expect(await scene.ledger()).toEqual([]);
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  expect(await scene.ledger()).toEqual([]);
  await create.click();
  await board.confirmation.getByRole('button', { name: 'Créer une relivraison de plus' }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  expect((await scene.ledger()).map(({ path }) => path)).toEqual(['/api/redeliver-orders/']);
});

test.for([
  [
    'the server compares it',
    'par Hélène Rouvrelle',
    /Relivraison créée entre-temps \(.+\), par Hélène Rouvrelle à \d\d:\d\d\./,
  ],
  ['it is read just before', null, 'Une autre commande a été créée entre-temps à partir de celle-ci'],
] as const)(
  'OUR-270 two people send forgotten bags of one order: the second is told, where %s',
  async ([, by, told], { scene, site, board, page, network }) => {
    if (by === null) network.intercept({ path: '/' }, comparingNothing);
    const { client, address } = aClient(scene, 8);
    const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-30), locked_at: scene.at(-40) });
    const out = { status: 'shipping', dock: round.id, dock_rank: 1, client, address };
    const { order } = await scene.order('OUBLI', out, { status: 'shipping', shipping_address: address });
    await board.open();
    await board.more('la commande OUBLI').click();
    await board.entry('Sacs oubliés').click();
    const { dialog } = board;
    await choose(page, dialog, 'Créneau', /-/);
    await dialog.getByLabel('Sacs secs').fill('1');
    await dialog.getByLabel('Sacs isothermes').fill('0');
    await choose(page, dialog, 'Type de dépôt', 'Aucune zone de dépôt');
    const hélène = new Client(`${site.server.url}/api`, await site.tokenOf('manager-acl'));
    const hers = await hélène.post('/redeliver-orders/', {
      ...{ order_id_to_redeliver: order.id, shipping_time: scene.at(120), max_shipping_time: scene.at(180) },
      ...{ number_of_bags: 1, number_of_bags_isotherm: 0, shipping_address_id: address.id },
      ...{ transit_area_type: 1, transit_area_name: 'F07' },
    });
    expect(hers.status, JSON.stringify(hers.body)).toBe(200);
    await dialog.getByRole('button', { name: 'Créer la relivraison' }).click();
    await expect(board.toast(told)).toBeVisible();
    expect((await scene.ledger()).map(({ user_id }) => user_id)).toEqual([1216]);
  },
);

test('DSP-837 DSP-901 the bags of an order are put elsewhere: nothing new sends nothing, the dry part is asked for', async ({
  scene,
  board,
  page,
}) => {
  const placed = { transit_area: 'F03', transit_area_type: 1 };
  const { order } = await scene.order('ZONE', {}, placed);
  await board.open(`/dispatch?info=${order.id}`);
  const { dialog } = board;
  const open = async () => {
    await page.getByRole('button', { name: 'Modifier la commande ZONE' }).click();
    await board.entry('Zone de transit').click();
  };
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await open();
  await expect(dialog.getByLabel('Nom du dépôt')).toHaveValue('F03');
  await save.click();
  await expect(dialog).toBeHidden();

  await open();
  await dialog.getByLabel('Nom du dépôt').fill(' ');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Veuillez renseigner le nom du dépôt');
  await dialog.getByLabel('Nom du dépôt').fill('F04');
  await save.click();
  const prompt = page.getByRole('dialog', { name: 'Zonage du sec' });
  const area = prompt.getByLabel('Mettez le frais au frigo et indiquez le zonage du sec:');
  // Cancelled, or left empty, it sends nothing and the form is as it was.
  await prompt.getByRole('button', { name: 'Annuler' }).click();
  await save.click();
  await area.fill('  ');
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
  await expect(dialog.getByLabel('Nom du dépôt')).toHaveValue('F04');
  expect(await scene.ledger()).toEqual([]);

  await save.click();
  await expect(area).toBeFocused();
  await area.fill(' S09 ');
  await page.keyboard.press('Enter');
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(board.row('ZONE')).toContainText('S09');
  // On a trolley there is no name to ask for.
  await open();
  await choose(page, dialog, 'Type de dépôt', 'Chariot');
  await choose(page, dialog, 'Chariot', /C01/);
  await save.click();
  await expect(board.row('ZONE')).not.toContainText('S09');
  await expect
    .poll(async () => (await scene.ledger()).map(({ body }) => body))
    .toMatchObject([
      { transit_area_type: 1, transit_area_name: 'S09' },
      { transit_area_type: 3, trolley_id: expect.any(Number) },
    ]);
});
