import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Board } from '../../hands/board.ts';
import { refusal } from '../../hands/faults.ts';
import { badgesIn } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { leavesBoard, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

type Zone = NonNullable<Order['pseudo_zones_status']>[number];
const [fresh, dry, hidden] = [901, 902, 903];

/** A zone whose bags are kept apart, one whose are not; both to do by default. */
async function prepare(scene: Scene, own: Partial<Zone> = {}, other: Partial<Zone> = {}): Promise<Order> {
  await scene.change(
    'metas',
    { id: scene.center },
    {
      pseudo_zones: [
        { id: fresh, name: 'Frais', is_active: true, bag_apart: true },
        { id: dry, name: 'Sec', is_active: true, bag_apart: false, bag_picking_late_label: 'à prendre au chargement' },
      ],
    },
  );
  const { order } = await scene.order(
    'A1',
    { logstock_pz: [] },
    {
      pseudo_zones_status: [
        { pseudozone_id: fresh, is_done: false, count_item_match: 3, is_matched: true, ...own },
        { pseudozone_id: dry, is_done: false, count_item_match: 8, ...other },
        { pseudozone_id: hidden, is_done: false, count_item_match: 1, is_matched: false },
      ],
    },
  );
  return order;
}

const zonesOf = (page: Page) => page.getByRole('list', { name: 'Zones de préparation' }).getByRole('listitem');
const badge = (page: Page, name: string) => zonesOf(page).getByRole('button', { name: new RegExp(`^${name} `) });
const popover = (page: Page, name: string) => page.getByRole('dialog', { name: `Actions sur la zone ${name}` });

async function openInfo(board: Board, order: Order) {
  await board.open(`/dispatch?info=${order.id}`);
  await expect(zonesOf(board.page)).toHaveCount(2);
}

/** Opens the dialog of a zone that is done. */
async function finish(page: Page, name: string) {
  await badge(page, name).click();
  await popover(page, name).getByRole('button', { name: 'Terminer la zone' }).click();
  const dialog = page.getByRole('dialog', { name: `Zone ${name} terminée` });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function choose(page: Page, label: string, choice: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

describe('badges', () => {
  test.override({ account: 'dispatch' });

  test('PRP-480 PRP-498 PRP-482 name the zones an order has items of, how far they are and their lock', async ({
    scene,
    board,
    page,
  }) => {
    const order = await prepare(scene, { is_done: true }, { is_locked: true });
    await openInfo(board, order);
    await expect(zonesOf(page)).toHaveText(['Frais (3) faite', 'Sec (8) verrouillée']);
    await expect(zonesOf(page).nth(1).locator('svg')).toHaveCount(1);
    expect([...(await badgesIn(zonesOf(page).nth(0))), ...(await badgesIn(zonesOf(page).nth(1)))]).toEqual([
      ['green', 'Frais (3) faite'],
      ['amber', 'Sec (8) verrouillée'],
    ]);
    await scene.change('order', order, { pseudo_zones_status: [{ pseudozone_id: 77, count_item_match: 2 }] });
    await board.refresh();
    await expect(zonesOf(page)).toHaveText(['77 (2) à faire']);
  });

  test('PRP-499 tell who works on a zone, and that its bags are fetched late', async ({ scene, board, page }) => {
    const order = await prepare(scene, { user: 'Léa R.' }, { is_bag_picking_late: true });
    await openInfo(board, order);
    await expect(zonesOf(page)).toHaveText(['Frais (3) à faire', 'Sec (8) à faire, à prendre au chargement']);
    await expect(zonesOf(page).nth(0).locator('[aria-description]')).toHaveAttribute(
      'aria-description',
      'Préparée par Léa R.',
    );
    await expect(zonesOf(page).nth(1).locator('[aria-description]')).toHaveCount(0);
  });
});

describe.each(['superadmin', 'support', 'dispatch', 'quai'])('for %s', (account) => {
  test.override({ account });

  test('DSP-117 PRP-492 SUP-499 badges are there to be read', async ({ scene, board, page }) => {
    await openInfo(board, await prepare(scene));
    await expect(zonesOf(page)).toHaveText(['Frais (3) à faire', 'Sec (8) à faire']);
    await expect(zonesOf(page).getByRole('button')).toHaveCount(0);
  });
});

describe.each(['manager', 'logistique'])('for %s', (account) => {
  test.override({ account });

  test('DSP-116 PRP-491 a badge opens lock, unlock, destock and restock', async ({ scene, board, page }) => {
    await openInfo(board, await prepare(scene));
    await badge(page, 'Sec').click();
    await expect(popover(page, 'Sec').getByRole('button')).toHaveText([
      'Terminer la zone',
      'Verrouiller',
      "DéverrouillerCette zone n'est pas verrouillée.",
      'Déstocker',
      'Restocker',
    ]);
  });
});

describe('a zone', () => {
  test.override({ account: 'manager' });

  test('PRP-483 PRP-486 PRP-489 whose bags are apart asks for its isothermal bags and a depot, and is done', async ({
    scene,
    board,
    page,
  }) => {
    const order = await prepare(scene);
    await openInfo(board, order);
    const dialog = await finish(page, 'Frais');
    await expect(dialog).toContainText('Commande A1. Les sacs de cette zone sont mis à part.');
    await expect(dialog.getByLabel('Nombre de cagettes')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Veuillez renseigner le nombre de sacs isotherme',
      'Veuillez renseigner le type de dépôt',
    ]);
    expect(await sent(scene)).toEqual([]);
    await dialog.getByLabel('Nombre de sacs isothermes').fill('0');
    await choose(page, 'Type de dépôt', 'Frigo');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(['Veuillez renseigner le nom du dépôt']);
    await dialog.getByLabel('Nom du dépôt').fill(' F07 ');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(zonesOf(page)).toHaveText(['Frais (3) faite', 'Sec (8) à faire']);
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/pseudozone/`,
        body: {
          ...{ order_id: order.id, center_id: scene.center, pseudo_zone_id: fresh, is_done: true },
          ...{ number_of_bags_isotherm: 0, transit_area_type: 1, transit_subarea: 'F07' },
        },
      },
    ]);
  });

  test('PRP-484 PRP-487 PRP-485 any other asks for its crates, and may lie on a trolley or nowhere', async ({
    scene,
    board,
    page,
  }) => {
    const order = await prepare(scene);
    await openInfo(board, order);
    const dialog = await finish(page, 'Sec');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog.getByRole('alert').first()).toHaveText('Veuillez renseigner le nombre de cagettes');
    await dialog.getByLabel('Nombre de cagettes').fill('2');
    await choose(page, 'Type de dépôt', 'Chariot');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(['Veuillez renseigner le chariot']);
    await expect(dialog.getByLabel('Nom du dépôt')).toHaveCount(0);
    await choose(page, 'Type de dépôt', 'Aucune zone de dépôt');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(zonesOf(page)).toHaveText(['Frais (3) à faire', 'Sec (8) faite']);
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    const [entry] = await sent(scene);
    expect(entry?.body).toEqual({
      ...{ order_id: order.id, center_id: scene.center, pseudo_zone_id: dry, is_done: true },
      ...{ number_of_crates: 2, transit_area_type: -1 },
    });
  });

  test('PRP-488 SUP-496 SUP-497 is counted from 0 to 999, a step at a time or typed', async ({
    scene,
    board,
    page,
  }) => {
    await openInfo(board, await prepare(scene));
    const dialog = await finish(page, 'Sec');
    const count = dialog.getByLabel('Nombre de cagettes');
    const missing = dialog.getByText('Veuillez renseigner le nombre de cagettes');
    await expect(count).toBeFocused();
    for (const wrong of ['-1', '1000', '1,5', 'deux']) {
      await count.fill(wrong);
      await dialog.getByRole('button', { name: 'Valider' }).click();
      await expect(missing).toBeVisible();
      await expect(count).toHaveValue(wrong);
    }
    for (const right of ['0', '999']) {
      await count.fill(right);
      await dialog.getByRole('button', { name: 'Valider' }).click();
      await expect(missing).toHaveCount(0);
    }
    await dialog.getByRole('button', { name: 'Plus' }).click();
    await expect(count).toHaveValue('999');
    await dialog.getByRole('button', { name: 'Moins' }).click();
    await expect(count).toHaveValue('998');
    await count.fill('');
    await dialog.getByRole('button', { name: 'Moins' }).click();
    await expect(count).toHaveValue('0');
    expect(await sent(scene)).toEqual([]);
  });

  test('PRP-481 PRP-490 SUP-492 that is done is to do again, and nothing is asked', async ({ scene, board, page }) => {
    const order = await prepare(scene, { is_done: true, nob_iso: 2, transit_subarea: 'F03', user: 'Léa R.' });
    await openInfo(board, order);
    await badge(page, 'Frais').click();
    await expect(popover(page, 'Frais')).toContainText('Préparée par Léa R.');
    await expect(popover(page, 'Frais')).toContainText('2 sacs isothermes, Dépôt : F03');
    await popover(page, 'Frais').getByRole('button', { name: 'Remettre à faire' }).click();
    await expect(popover(page, 'Frais')).toHaveCount(0);
    await expect(zonesOf(page)).toHaveText(['Frais (3) à faire', 'Sec (8) à faire']);
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect((await sent(scene)).map(({ body }) => body)).toEqual([
      { order_id: order.id, center_id: scene.center, pseudo_zone_id: fresh, is_done: false },
    ]);
  });

  test('PRP-495 PRP-496 SUP-493 is locked and unlocked; while it is locked it cannot be toggled', async ({
    scene,
    board,
    page,
  }) => {
    await openInfo(board, await prepare(scene));
    await badge(page, 'Sec').click();
    const button = (name: string) => popover(page, 'Sec').getByRole('button', { name: new RegExp(`^${name}`) });
    await button('Verrouiller').click();
    await expect(zonesOf(page).nth(1)).toHaveText('Sec (8) verrouillée');
    await expect(button('Terminer la zone')).toHaveText("Terminer la zoneDéverrouillez la zone d'abord.");
    await expect(button('Terminer la zone')).toHaveAttribute('aria-disabled', 'true');
    await button('Terminer la zone').click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Zone Sec terminée' })).toHaveCount(0);
    await button('Déverrouiller').click();
    await expect(zonesOf(page).nth(1)).toHaveText('Sec (8) à faire');
    await expect
      .poll(async () => (await sent(scene)).map(({ body }) => body))
      .toEqual([
        { pseudo_zone_id: dry, is_locked: true },
        { pseudo_zone_id: dry, is_locked: false },
      ]);
  });

  test('PRP-493 PRP-494 SUP-500 is taken out of stock and put back, each once', async ({ scene, board, page }) => {
    const order = await prepare(scene);
    await openInfo(board, order);
    await badge(page, 'Sec').click();
    const button = (name: string) => popover(page, 'Sec').getByRole('button', { name });
    await button('Déstocker').click();
    await expect(board.toast('Zone déstockée')).toBeVisible();
    await button('Déstocker').click();
    await expect(popover(page, 'Sec').getByRole('alert')).toHaveText('La zone Sec est déjà déstockée.');
    await button('Restocker').click();
    await expect(board.toast('Zone restockée')).toBeVisible();
    await expect(popover(page, 'Sec').getByRole('alert')).toHaveCount(0);
    const path = `/api/processing-orders/${order.id}/alter_stock/`;
    expect(await sent(scene)).toEqual([
      { path, body: { pseudo_zone_id: dry, action_type: 'destock' } },
      { path, body: { pseudo_zone_id: dry, action_type: 'add' } },
    ]);
  });

  test('API-046 API-P11 that the server refuses is as it was, and why is said', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const order = await prepare(scene, { is_done: true });
    network.intercept(
      { path: `/processing-orders/${order.id}/pseudozone/` },
      refusal(400, { error: 'Zone contrôlée' }),
    );
    await openInfo(board, order);
    await badge(page, 'Frais').click();
    await popover(page, 'Frais').getByRole('button', { name: 'Remettre à faire' }).click();
    await expect(board.toast('Zone contrôlée')).toBeVisible();
    await expect(zonesOf(page).nth(0)).toHaveText('Frais (3) faite');
    expect(await sent(scene)).toEqual([]);
  });
});

describe('on the sheet of support', () => {
  test.override({ account: 'manager' });

  test('SUP-494 SUP-498 a zone of an order the device has is done there too', async ({ scene, board, page }) => {
    const order = await prepare(scene);
    await board.open();
    await page.goto(`/support/order/${order.id}/`);
    await expect(zonesOf(page)).toHaveText(['Frais (3) à faire', 'Sec (8) à faire']);
    const dialog = await finish(page, 'Frais');
    await dialog.getByLabel('Nombre de sacs isothermes').fill('2');
    await choose(page, 'Type de dépôt', 'Aucune zone de dépôt');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(zonesOf(page)).toHaveText(['Frais (3) faite', 'Sec (8) à faire']);
    await expect.poll(async () => (await sent(scene)).length).toBe(1);
  });

  test('SUP-492 SUP-493 SUP-495 a zone of an order no board lists is done from its sheet, and to do again', async ({
    scene,
    server,
    page,
  }) => {
    const order = await prepare(scene, {}, { is_locked: true });
    await leavesBoard(server, order);
    await new Sheet(page).open(order);
    await expect(zonesOf(page)).toHaveText(['Frais (3) à faire', 'Sec (8) verrouillée']);
    const dialog = await finish(page, 'Frais');
    await choose(page, 'Type de dépôt', 'Aucune zone de dépôt');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Veuillez renseigner le nombre de sacs isotherme');
    await dialog.getByLabel('Nombre de sacs isothermes').fill('2');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(zonesOf(page).nth(0)).toHaveText('Frais (3) faite');
    await expect.poll(async () => (await sent(scene)).length).toBe(1);
    await badge(page, 'Frais').click();
    await popover(page, 'Frais').getByRole('button', { name: 'Remettre à faire' }).click();
    await expect(zonesOf(page).nth(0)).toHaveText('Frais (3) à faire');
    await expect
      .poll(async () => (await sent(scene)).map(({ body }) => body))
      .toMatchObject([
        { order_id: order.id, pseudo_zone_id: fresh, is_done: true, number_of_bags_isotherm: 2 },
        { order_id: order.id, pseudo_zone_id: fresh, is_done: false },
      ]);
  });

  test('SUP-222 SUP-223 an option asks in its words; no leaves it, yes sends it', async ({ scene, board, page }) => {
    const order = await prepare(scene);
    await scene.change('order', order, { is_replace_allowed: true, option_tranquility: false });
    await board.open();
    await page.goto(`/support/order/${order.id}/`);
    const replacement = page.getByRole('switch', { name: 'Remplacement de produit' });
    const peace = page.getByRole('switch', { name: 'Option tranquilité' });
    await expect(replacement).toBeChecked();
    await replacement.click();
    await expect(board.confirmation).toContainText("Êtes vous sûr de modifier l'option de remplacement de produit ?");
    await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
    await expect(replacement).toBeChecked();
    expect(await sent(scene)).toEqual([]);
    await replacement.click();
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect(replacement).not.toBeChecked();
    await peace.click();
    await expect(board.confirmation).toContainText("Êtes vous sûr de modifier l'option tranquilité ?");
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect(peace).toBeChecked();
    const path = `/api/processing-orders/${order.id}/?flat=1`;
    await expect
      .poll(() => sent(scene))
      .toEqual([
        { path, body: { is_replace_allowed: false } },
        { path, body: { option_tranquility: true } },
      ]);
  });

  test('SUP-490 SUP-491 the bags of a zone that keeps them apart are counted with those of the order', async ({
    scene,
    board,
    page,
  }) => {
    const order = await prepare(scene, { nob_iso: 1 });
    await page.goto(`/dispatch?dialog=bags&order=${order.id}`);
    const zone = board.dialog.getByLabel('Sacs isothermes de la zone Frais');
    await expect(zone).toHaveValue('1');
    await expect(board.dialog.getByRole('textbox')).toHaveCount(3);
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.dialog).toHaveCount(0);
    expect(await sent(scene)).toEqual([]);
    await page.goto(`/dispatch?dialog=bags&order=${order.id}`);
    await zone.fill('1000');
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.dialog.getByRole('alert')).toHaveText('Un nombre entier de 0 à 999 est attendu.');
    await zone.fill('4');
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.dialog).toHaveCount(0);
    await expect
      .poll(() => sent(scene))
      .toEqual([
        {
          path: `/api/processing-orders/${order.id}/?flat=1`,
          body: {
            ...{ number_of_bags: 5, number_of_bags_isotherm: 2 },
            pseudo_zones: [{ pseudo_zone_id: fresh, number_of_bags_isotherm: 4 }],
          },
        },
      ]);
  });
});

describe('for who is no editor', () => {
  test.override({ account: 'quai' });

  test('SUP-701 options are there to be read', async ({ scene, board, page }) => {
    const order = await prepare(scene);
    await board.open();
    await page.goto(`/support/order/${order.id}/`);
    await expect(page.getByRole('switch', { name: 'Remplacement de produit' })).toBeDisabled();
    await expect(page.getByRole('switch', { name: 'Option tranquilité' })).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Préparation' })).toContainText(
      'Réservé au support et aux responsables.',
    );
  });
});
