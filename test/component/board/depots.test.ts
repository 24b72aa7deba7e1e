import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Board } from '../../hands/board.ts';
import { answer, refusal } from '../../hands/faults.ts';
import { gridOf } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const [fresh, dry] = [901, 902];

/** An order to pack, as the packing board of its center lists it. */
async function toPack(scene: Scene, name: string, fields: Partial<Order> = {}): Promise<Order> {
  const { order } = await scene.order(name, { status: 'waiting' }, { status: 'now', ...fields });
  await scene.packing(order);
  return order;
}

const withZones = (scene: Scene) =>
  scene.change(
    'metas',
    { id: scene.center },
    {
      pseudo_zones: [
        { id: fresh, name: 'Frais', is_active: true, bag_apart: true },
        { id: dry, name: 'Sec', is_active: true, bag_apart: false },
      ],
    },
  );

/** The trolleys of a center are numbered from its own number; the last ones stand nowhere. */
const trolley = (scene: Scene, nth: number) => scene.center * 1_000 + 7 * nth + 3;

const row = (page: Page, name: string) =>
  page.locator('[data-order]').filter({ has: page.getByRole('link', { name, exact: true }) });

async function open(board: Board, name: string, entry: string) {
  await board.more(`la commande ${name}`).click();
  await board.entry(entry).click();
  await expect(board.dialog).toBeVisible();
}

async function choose(board: Board, label: string, option: string | RegExp) {
  await board.dialog.getByRole('combobox', { name: label, exact: true }).click();
  await board.page.getByRole('option', { name: option }).first().click();
}

const json = (body: unknown) => answer(200, 'application/json', JSON.stringify(body));

const save = (board: Board) => board.dialog.getByRole('button', { name: 'Enregistrer' });
const errors = (board: Board) => board.dialog.getByRole('alert');
const bodies = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

describe('where the bags of an order are put down, from the packing board', () => {
  test('PRP-430 PRP-431 PRP-439 the type is one of its center and is required; nothing new closes without a call', async ({
    scene,
    board,
    page,
  }) => {
    await toPack(scene, 'VIDE', { transit_area_type: null, transit_area: null });
    await toPack(scene, 'POSEE', { transit_area_type: 1, transit_area: 'F03' });
    await page.goto('/');
    await open(board, 'VIDE', 'Zone de transit');
    await save(board).click();
    await expect(errors(board)).toHaveText('Veuillez renseigner le type de dépôt');
    await board.dialog.getByRole('combobox', { name: 'Type de dépôt', exact: true }).click();
    await expect(page.getByRole('option')).toHaveText([
      ...['Aucune zone de dépôt', 'Frigo', 'Sec', 'Chariot', 'Congélateur'],
    ]);
    await page.getByRole('option', { name: 'Sec' }).click();
    await board.dialog.getByRole('button', { name: 'Annuler' }).click();
    await open(board, 'POSEE', 'Zone de transit');
    await expect(board.dialog.getByRole('combobox', { name: 'Type de dépôt' })).toHaveText('Frigo');
    await save(board).click();
    await expect(board.dialog).toBeHidden();
    expect(await bodies(scene)).toEqual([]);
  });

  test('PRP-432 PRP-433 PRP-659 the name is required but for a trolley and for nowhere; spaces are no name', async ({
    scene,
    board,
    page,
  }) => {
    const order = await toPack(scene, 'NOM', { transit_area_type: null, transit_area: null });
    await page.goto('/');
    await open(board, 'NOM', 'Zone de transit');
    const name = board.dialog.getByLabel('Nom du dépôt');
    for (const type of ['Frigo', 'Sec', 'Congélateur']) {
      await choose(board, 'Type de dépôt', type);
      for (const typed of ['', '   ', '\u00a0\u3000']) {
        await name.fill(typed);
        await save(board).click();
        await expect(errors(board)).toHaveText('Veuillez renseigner le nom du dépôt');
      }
    }
    for (const type of ['Chariot', 'Aucune zone de dépôt']) {
      await choose(board, 'Type de dépôt', type);
      await expect(name).toHaveCount(0);
    }
    expect(await bodies(scene)).toEqual([]);
    await save(board).click();
    await expect(board.dialog).toBeHidden();
    await expect
      .poll(() => bodies(scene))
      .toEqual([{ path: `/api/processing-orders/${order.id}/change_transit_area/`, body: { transit_area_type: -1 } }]);
  });

  test('PRP-434 PRP-435 PRP-436 a trolley is required of its type, in full name and of the own center', async ({
    scene,
    board,
    page,
  }) => {
    await toPack(scene, 'ROULE', { transit_area_type: 1, transit_area: 'F03' });
    await page.goto('/');
    await open(board, 'ROULE', 'Zone de transit');
    await choose(board, 'Type de dépôt', 'Chariot');
    await save(board).click();
    await expect(errors(board)).toHaveText('Veuillez renseigner le chariot');
    expect(await bodies(scene)).toEqual([]);
    await choose(board, 'Chariot', /C01/);
    await save(board).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(row(page, 'ROULE')).toContainText('C1 (A-01)');
    expect((await bodies(scene)).map(({ body }) => body)).toEqual([
      { transit_area_type: 3, trolley_id: trolley(scene, 0) },
    ]);
  });

  test('PRP-437 PRP-447 PRP-440 a second trolley may be given, not the first again; both are sent as numbers', async ({
    scene,
    board,
    page,
  }) => {
    const order = await toPack(scene, 'DEUX', { transit_area_type: 3, trolley_id: trolley(scene, 0) });
    await page.goto('/');
    await open(board, 'DEUX', 'Zone de transit');
    await board.dialog.getByRole('combobox', { name: 'Second chariot' }).click();
    const names = await page.getByRole('option').allTextContents();
    expect(names[0]).toBe('Aucun');
    // By full name and in their order, those of the center alone without the first one.
    expect(names).toHaveLength(14);
    expect(names.some((name) => name.includes('C01'))).toBe(false);
    expect(names.slice(1)).toEqual([...names.slice(1)].sort((one, other) => one.localeCompare(other, 'fr')));
    await page.getByRole('option', { name: /C02/ }).click();
    await save(board).click();
    await expect(row(page, 'DEUX')).toContainText('C1 + C2 (A-01)');
    await expect.poll(async () => (await bodies(scene)).length).toBe(1);

    // The second one is now the first: there is no second any more.
    await open(board, 'DEUX', 'Zone de transit');
    await expect(board.dialog.getByRole('combobox', { name: 'Second chariot' })).toHaveText(/C02/);
    await choose(board, 'Chariot', /C02/);
    await expect(board.dialog.getByRole('combobox', { name: 'Second chariot' })).toHaveText('Aucun');
    await save(board).click();
    const path = `/api/processing-orders/${order.id}/change_transit_area/`;
    const [first, second] = [trolley(scene, 0), trolley(scene, 1)];
    await expect
      .poll(() => bodies(scene))
      .toEqual([
        { path, body: { transit_area_type: 3, trolley_id: first, additional_trolley_id: second } },
        { path, body: { transit_area_type: 3, trolley_id: second } },
      ]);
  });

  test('PRP-438 PRP-440 PRP-441 each zone may lie apart, or nowhere; those alone that changed are sent', async ({
    scene,
    board,
    page,
  }) => {
    await withZones(scene);
    const zone = { count_item_match: 3, is_done: true };
    await toPack(scene, 'ZONES', {
      ...{ transit_area_type: 1, transit_area: 'F03' },
      pseudo_zones_status: [
        { pseudozone_id: fresh, ...zone, transit_area_type: 1, transit_subarea: 'F03' },
        { pseudozone_id: dry, ...zone },
      ],
    });
    await page.goto('/');
    await open(board, 'ZONES', 'Zone de transit');
    const { dialog } = board;
    // Things that lie with the order need no name.
    await expect(dialog.getByRole('combobox', { name: 'Zone Sec : dépôt' })).toHaveText('Avec la commande');
    await expect(dialog.getByLabel('Zone Frais : nom')).toHaveValue('F03');
    await choose(board, 'Zone Sec : dépôt', 'Sec');
    await save(board).click();
    await expect(errors(board)).toHaveText('Veuillez renseigner le nom du dépôt');
    await dialog.getByLabel('Zone Sec : nom').fill(' S11 ');
    await save(board).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog).toBeHidden();

    await open(board, 'ZONES', 'Zone de transit');
    await expect(dialog.getByLabel('Zone Sec : nom')).toHaveValue('S11');
    await choose(board, 'Zone Frais : dépôt', 'Aucune zone de dépôt');
    await save(board).click();
    const own = { transit_area_type: 1, transit_area_name: 'F03' };
    await expect
      .poll(async () => (await bodies(scene)).map(({ body }) => body))
      .toEqual([
        { ...own, pseudo_zones: [{ pseudo_zone_id: dry, transit_area_type: 2, transit_subarea: 'S11' }] },
        { ...own, pseudo_zones: [{ pseudo_zone_id: fresh, transit_area_type: -1 }] },
      ]);
  });

  test('PRP-442 PRP-443 PRP-444 of an order in one place the dry part is asked for; without an answer nothing moves', async ({
    scene,
    board,
    page,
  }) => {
    await toPack(scene, 'SEULE', { transit_area_type: 1, transit_area: 'F03' });
    await page.goto('/');
    await open(board, 'SEULE', 'Zone de transit');
    await board.dialog.getByLabel('Nom du dépôt').fill('F04');
    const prompt = page.getByRole('dialog', { name: 'Zonage du sec' });
    const area = prompt.getByLabel('Mettez le frais au frigo et indiquez le zonage du sec:');
    await save(board).click();
    // The question is about the typed value.
    await expect(area).toHaveValue('F04');
    await prompt.getByRole('button', { name: 'Annuler' }).click();
    await expect(prompt).toBeHidden();
    // Escape is for the window above: the form below stays, with the typed text.
    await save(board).click();
    await expect(area).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await expect(board.dialog.getByLabel('Nom du dépôt')).toHaveValue('F04');
    await save(board).click();
    await area.fill('   ');
    await area.press('Enter');
    await expect(prompt).toBeHidden();
    expect(await bodies(scene)).toEqual([]);
    await save(board).click();
    await area.fill('  S09 ');
    await area.press('Enter');
    await expect(row(page, 'SEULE')).toContainText('S09');
    await expect
      .poll(async () => (await bodies(scene)).map(({ body }) => body))
      .toEqual([{ transit_area_type: 1, transit_area_name: 'S09' }]);
  });

  test('PRP-445 PRP-446 names of the center are suggested by type; what its refresh does not tell is asked for', async ({
    scene,
    board,
    page,
    network,
  }) => {
    await toPack(scene, 'NOMS', { transit_area_type: 1, transit_area: 'F03' });
    const at = { center_id: scene.center };
    await scene.change('metas', { id: scene.center }, { trolleys: [] });
    const areas = [
      { id: 1, name: 'F10', type: 1, ...at },
      { id: 2, name: 'F2', type: 1, ...at },
      { id: 3, name: 'S01', type: 2, ...at },
      { id: 4, name: 'COULOIR', type: null, ...at },
    ];
    const asked = network.intercept({ path: '/transitareas/' }, async () => json(areas));
    network.intercept({ path: '/trolleys/' }, async () =>
      json({ results: [{ id: 55, full_name: 'Chariot Z', logistics_center: scene.center }] }),
    );
    await page.goto('/');
    await open(board, 'NOMS', 'Zone de transit');
    const offered = board.dialog.locator('datalist option');
    const names = () => offered.evaluateAll((options) => options.map((it) => (it as HTMLOptionElement).value));
    await expect.poll(names).toEqual(['COULOIR', 'F2', 'F10']);
    await choose(board, 'Type de dépôt', 'Sec');
    await expect.poll(names).toEqual(['COULOIR', 'S01']);
    expect(asked.hits()).toBe(1);
    // Free text stays allowed.
    await board.dialog.getByLabel('Nom du dépôt').fill('SAS');
    await choose(board, 'Type de dépôt', 'Chariot');
    await choose(board, 'Chariot', 'Chariot Z');
    expect(network.seen('/trolleys/?')).toEqual([`GET /api/trolleys/?center=${scene.center}&limit=999`]);
    await board.dialog.getByRole('button', { name: 'Annuler' }).click();
  });
});

describe('where a trolley stands', () => {
  test('PRP-448 PRP-449 PRP-450 its place is changed and required, and the window warns whom that concerns', async ({
    scene,
    board,
    page,
  }) => {
    await toPack(scene, 'PERDU', { transit_area_type: 3, trolley_id: trolley(scene, 13) });
    await page.goto('/');
    await open(board, 'PERDU', 'Emplacement du chariot');
    await expect(board.dialog).toContainText(
      "ATTENTION la modification de l'emplacement impacte toutes les commandes déposées sur le chariot modifié",
    );
    await save(board).click();
    await expect(errors(board)).toHaveText("Veuillez renseigner l'emplacement");
    expect(await bodies(scene)).toEqual([]);
    await choose(board, 'Emplacement', 'C-02');
    await save(board).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(row(page, 'PERDU')).toContainText('(C-02)');
    expect(await bodies(scene)).toEqual([
      { path: `/api/trolleys/${trolley(scene, 13)}/`, body: { current_location: expect.any(Number) } },
    ]);
  });

  test('PRP-451 PRP-452 it stands in its own center, and all that lies on it follows at once, offline too', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const on = { transit_area_type: 3, trolley_id: trolley(scene, 0) };
    await toPack(scene, 'UN', on);
    const two = await toPack(scene, 'DEUX', on);
    await page.goto('/');
    await expect(row(page, 'UN')).toContainText('C1 (A-01)');
    await open(board, 'UN', 'Emplacement du chariot');
    await board.dialog.getByRole('combobox', { name: 'Emplacement' }).click();
    await expect(page.getByRole('option')).toHaveCount(16);
    const lost = network.intercept({ path: '/trolleys/', method: 'PATCH' }, async (forward) => forward());
    await page.getByRole('option', { name: 'C-02' }).click();
    await save(board).click();
    await expect(row(page, 'UN')).toContainText('C1 (C-02)');
    await expect(row(page, 'DEUX')).toContainText('C1 (C-02)');
    await expect.poll(() => lost.hits()).toBe(1);
    // So does the sheet.
    const sheet = new Sheet(page);
    await sheet.open(two);
    await expect(sheet.block('Préparation')).toContainText(/C01 \(C-02\)/);
  });

  test('PRP-453 PRP-454 its moves are listed, the newest first, with when, by whom and where to', async ({
    scene,
    board,
    page,
    network,
  }) => {
    await toPack(scene, 'JOURNAL', { transit_area_type: 3, trolley_id: trolley(scene, 0) });
    await page.goto('/');
    await open(board, 'JOURNAL', 'Emplacement du chariot');
    await expect(board.dialog).toContainText('Aucune modification');
    await page.keyboard.press('Escape');
    for (const [nth, place] of ['C-02', 'B-01'].entries()) {
      await open(board, 'JOURNAL', 'Emplacement du chariot');
      await choose(board, 'Emplacement', place);
      await save(board).click();
      await expect(board.dialog).toBeHidden();
      await expect.poll(async () => (await bodies(scene)).length).toBe(nth + 1);
    }
    await open(board, 'JOURNAL', 'Emplacement du chariot');
    const lines = board.dialog.getByRole('region', { name: 'Modifications' }).getByRole('row');
    await expect(lines).toHaveText([
      'DateParNouvel emplacement',
      /^\d{2}\/\d{2}.*superadmin@quai\.example.*B-01$/,
      /superadmin@quai\.example.*C-02$/,
    ]);
    await page.keyboard.press('Escape');
    const log = (created_at: string, location: string | null) => ({ created_at, done_by: 'Ana', location });
    const logs = [
      log('2026-03-28T22:10:00Z', 'C-02'),
      log('2026-12-31T23:30:00Z', null),
      log('2026-12-31T23:10:00Z', 'A-01'),
    ];
    network.intercept({ path: /\/trolleys\/\d+\/logs\// }, refusal(200, { logs }));
    await page.reload();
    await open(board, 'JOURNAL', 'Emplacement du chariot');
    await expect
      .poll(() => gridOf(board.dialog.getByRole('region', { name: 'Modifications' })))
      .toEqual([
        ['Date', 'Par', 'Nouvel emplacement'],
        ['01/01 00:30:00', 'Ana', '—'],
        ['01/01 00:10:00', 'Ana', 'A-01'],
        ['28/03 23:10:00', 'Ana', 'C-02'],
      ]);
  });
});
