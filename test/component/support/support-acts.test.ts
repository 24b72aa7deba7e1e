import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { leavesBoard, orderedBy, Sheet } from '../../hands/sheet.ts';
import { startAt, test } from '../fixtures.ts';

const orderPath = (order: { readonly id: number }) => `/api/processing-orders/${order.id}/`;

describe('what support does from a sheet', () => {
  test.override({ account: 'support' });

  test('from its sheet, an order of another center and another day is counted, named, put elsewhere and given a status; the tab’s center hears nothing of it', async ({
    scene,
    makeScene,
    server,
    board,
    page,
  }) => {
    const elsewhere = await makeScene({ crates_enabled: true });
    const { order } = await elsewhere.order('HIER', {}, { status: 'received', pseudo_zones_status: [] });
    await orderedBy(server, order);
    await leavesBoard(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);

    await sheet.takeBack('PAS LÀ');
    await expect(sheet.status).toHaveText('PAS LÀ');
    await sheet.fill('Sacs', { 'Sacs secs': '4', 'Sacs isothermes': '1' });
    await expect(sheet.fact('Préparation', 'Sacs')).toHaveText('4 secs + 1 isotherme');
    await sheet.fill('Changer le nom', { Prénom: 'Ana', Nom: 'Roux' });
    await sheet.fill('Changer le téléphone', { Téléphone: '06 39 98 27 51' });
    await expect(sheet.fact('Livraison et facturation', 'Pour')).toHaveText(/^Ana Roux.* 06 39 98 27 51$/);
    await sheet.action('Zone').click();
    await sheet.dialog.getByRole('combobox', { name: 'Type de dépôt' }).click();
    await page.getByRole('option', { name: 'Aucune zone de dépôt' }).click();
    await sheet.save();
    await expect.poll(async () => (await elsewhere.ledger()).length).toBe(5);
    await sheet.action('Cagettes').click();
    await sheet.dialog.getByLabel('Code de la cagette').fill('12-34');
    await page.keyboard.press('Enter');
    await expect(sheet.dialog.getByRole('listitem')).toHaveText(['12-34']);
    await sheet.dialog.getByRole('button', { name: 'Fermer' }).click();

    const ledger = await elsewhere.ledger();
    expect(ledger.map(({ path }) => path.replace(orderPath(order), ''))).toEqual([
      ...['change_status/', '?flat=1', 'address/', 'address/', 'change_transit_area/', 'add_crate/'],
    ]);
    expect(await scene.ledger()).toEqual([]);
    // After a reload it is the same.
    await page.reload();
    await expect(sheet.fact('Préparation', 'Cagettes')).toHaveText('12-34');
    await expect(sheet.status).toHaveText('PAS LÀ');
    await expect(board.actions).toHaveText('Actions');
  });

  test('offline, what is done from a sheet is shown at once, waits, and is sent when the network is back; the sheet is there after a reload', async ({
    scene,
    makeScene,
    server,
    board,
    page,
    network,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('HORS', {}, { status: 'received' });
    await leavesBoard(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    network.setOffline(true);
    await sheet.takeBack('PAS LÀ');
    await expect(sheet.status).toHaveText('PAS LÀ');
    await sheet.fill('Sacs', { 'Sacs secs': '6' });
    await expect(sheet.fact('Préparation', 'Sacs')).toHaveText('6 secs + 2 isothermes');
    await expect(board.actions).toHaveText('2 en attente');
    await page.reload();
    await expect(sheet.status).toHaveText('PAS LÀ');
    await expect(board.actions).toHaveText('2 en attente');
    expect(await elsewhere.ledger()).toEqual([]);
    network.setOffline(false);
    await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
    expect((await elsewhere.ledger()).map(({ body }) => body)).toEqual([
      { status: 'undeliveredclient', flat: 1 },
      { number_of_bags: 8, number_of_bags_isotherm: 2 },
    ]);
    expect(await scene.ledger()).toEqual([]);
    await expect(sheet.status).toHaveText('PAS LÀ');
  });

  test('a zone is done from the sheet of an order of another center, and locked to do', async ({
    scene: _,
    makeScene,
    page,
    signIn,
  }) => {
    const elsewhere = await makeScene();
    await elsewhere.change(
      'metas',
      { id: elsewhere.center },
      { pseudo_zones: [{ id: 901, name: 'Sec', is_active: true, bag_apart: false }] },
    );
    const zones = [{ pseudozone_id: 901, is_done: false, count_item_match: 3 }];
    const { order } = await elsewhere.order('ZONES', {}, { pseudo_zones_status: zones });
    await signIn('manager');
    startAt({ center: 9 });
    const sheet = new Sheet(page);
    await sheet.open(order);
    const badge = sheet.block('Préparation').getByRole('listitem').first();
    await badge.getByRole('button').click();
    await sheet.page.getByRole('button', { name: 'Terminer la zone' }).click();
    await sheet.dialog.getByLabel('Nombre de cagettes').fill('2');
    await sheet.dialog.getByRole('combobox', { name: 'Type de dépôt' }).click();
    await sheet.page.getByRole('option', { name: 'Aucune zone de dépôt' }).click();
    await sheet.dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(badge).toHaveText('Sec (3) faite');
    await expect.poll(async () => (await elsewhere.ledger()).length).toBe(1);
  });
});
