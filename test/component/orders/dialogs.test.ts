import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

/** The sheet of an order with a dialog over it, as an address names both. */
const openSheet = (page: Page, orderId: number, dialog: Readonly<Record<string, string>>) =>
  page.goto(`/support/order/${orderId}/?${new URLSearchParams(dialog)}`);

describe('over the sheet of an order that a board holds', () => {
  test('DSP-831 DSP-833 its bags are counted, and the sheet stays when they are saved', async ({
    scene,
    board,
    page,
  }) => {
    const { order } = await scene.order('A1');
    await board.open();
    await openSheet(page, order.id, { dialog: 'bags', order: String(order.id) });
    await expect(page.getByRole('heading', { name: /A1$/ })).toBeAttached();
    const { dialog } = board;
    await expect(dialog).toHaveAccessibleName('Sacs de la commande A1');
    await dialog.getByLabel('Sacs secs').fill('7');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/support/order/${order.id}/$`));
    await expect
      .poll(async () => (await scene.ledger()).map(({ body }) => body))
      .toEqual([{ number_of_bags: 9, number_of_bags_isotherm: 2 }]);
    await board.open();
    await expect(board.row('A1')).toContainText('7 + 2');
  });

  test('DSP-312 DSP-328 its status is changed, after what the status asks; sheet and board show it', async ({
    scene,
    board,
    page,
  }) => {
    const { task, order } = await scene.order('A2', {}, { status: 'later' });
    await board.open();
    await openSheet(page, order.id, { dialog: 'status', tasks: String(task.id) });
    const { dialog } = board;
    await expect(dialog).toHaveAccessibleName('Changer le statut de A2');
    await dialog.getByRole('button', { name: 'PAYÉE' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes-vous sûr de vouloir passer en statut Payé ?');
    expect(await scene.ledger()).toEqual([]);
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('article', { name: /A2$/ })).toContainText('PAYÉE');
    await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toMatchObject([{ status: 'paid' }]);
  });

  test('each of its dialogs opens there, with what it is about', async ({ scene, board, page }) => {
    const canteen = { canteen_id: 4, canteen_name: 'École Pajol', canteen_orders_count: 1 };
    const placed = { transit_area_type: 3, trolley_id: scene.center * 1_000 + 3 };
    const { task, order } = await scene.order('A5', {}, { ...canteen, ...placed });
    await board.open();
    const ofOrder = { order: String(order.id) };
    const ofTask = { tasks: String(task.id) };
    const dialogs: readonly (readonly [
      name: string,
      title: string | RegExp,
      about: Readonly<Record<string, string>>,
    ])[] = [
      ['canteen', /École Pajol/, ofOrder],
      ['late', /A5/, ofOrder],
      ['extraCost', 'Surcoût pour A5', ofOrder],
      ['returned', 'Commande A5 non livrée', ofOrder],
      ['redeliver', /A5/, ofOrder],
      ['transitArea', /A5/, ofOrder],
      ['trolley', /C01/, ofOrder],
      ['crates', /A5/, ofOrder],
      ['address', 'Adresse de livraison de la commande A5', ofOrder],
      ['deliveryName', 'Nom de livraison de la commande A5', ofOrder],
      ['deliveryPhone', 'Téléphone de livraison de la commande A5', ofOrder],
      ['slot', 'Changer le créneau de la commande A5', ofOrder],
      ['prepareAgain', 'Re-préparer A5', ofOrder],
      ['gift', 'Message cadeau de la commande A5', ofOrder],
      ['productStatus', "Statut d'un produit de la commande A5", ofOrder],
      ['driverStatistics', 'Statistiques livreur de la commande A5', ofOrder],
      ['call', /A5/, ofTask],
    ];
    for (const [dialog, title, about] of dialogs) {
      await openSheet(page, order.id, { dialog, ...about });
      await expect(board.dialog, dialog).toHaveAccessibleName(title);
    }
  });

  test('an action on it that was refused is done again there; one on a round on the board it lies on', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const { order } = await scene.order('A4');
    const round = await scene.dock();
    await board.open();
    const refused = [`/processing-orders/${order.id}/`, `/docks/${round.id}/`].map((path) =>
      network.intercept({ path, method: 'PATCH' }, refusal(400, { detail: 'Non' })),
    );
    await board.more(board.code(round)).click();
    await board.entry('Modifier').click();
    const { dialog } = board;
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Nord');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.actions).toHaveText(/1 à traiter/);
    await openSheet(page, order.id, { dialog: 'bags', order: String(order.id) });
    await dialog.getByLabel('Sacs secs').fill('7');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.actions).toHaveText(/2 à traiter/);
    for (const each of refused) each.stop();

    const again = async (label: RegExp) => {
      await board.actions.click();
      const item = dialog.getByRole('listitem').filter({ hasText: label });
      await item.getByRole('button', { name: 'Modifier' }).click();
    };
    await again(/Sacs/);
    await expect(dialog).toHaveAccessibleName('Sacs de la commande A4');
    await expect(page).toHaveURL(new RegExp(`/support/order/${order.id}/\\?dialog=bags`));
    await dialog.getByLabel('Sacs secs').fill('8');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.actions).toHaveText(/1 à traiter/);
    await again(new RegExp(board.code(round)));
    await expect(page).toHaveURL(/\/dispatch\?dialog=editDock/);
    await expect(dialog).toHaveAccessibleName(`Modifier ${board.code(round)}`);
  });

  test('one that names nothing, or no dialog there is, opens nothing', async ({ scene, board, page }) => {
    const { order } = await scene.order('A3');
    await openSheet(page, order.id, { dialog: 'bags', order: '-1' });
    await expect(page.getByRole('article', { name: /A3$/ })).toBeVisible();
    await expect(board.dialog).toBeHidden();
    await openSheet(page, order.id, { dialog: 'constructor', order: String(order.id) });
    await expect(page.getByRole('article', { name: /A3$/ })).toBeVisible();
    await expect(board.dialog).toBeHidden();
  });
});
