import { expect, type Locator, type Page } from '@playwright/test';
import { describe } from 'vitest';
import type { Board } from '../../hands/board.ts';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { startAt, test } from '../fixtures.ts';

/** A window of an order's menu. */
async function openFrom(board: Board, name: string, entry: string) {
  await board.more(`la commande ${name}`).click();
  await board.entry('Modifier').click();
  await board.entry(entry).click();
  await expect(board.dialog).toBeVisible();
}

const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Informations de la commande' })
    .locator('dl > div', { has: page.getByText(name, { exact: true }) });

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

test('DSP-835 DSP-836 DSP-893 the trolley of an order is put elsewhere, with all the orders on it', async ({
  scene,
  board,
  page,
}) => {
  // The trolleys of a center are numbered from its own number; the last ones stand nowhere.
  const [placed, lost] = [0, 13].map((nth) => scene.center * 1_000 + 7 * nth + 3);
  await scene.order('A1', {}, { transit_area_type: 3, trolley_id: placed });
  await scene.order('A2', {}, { transit_area_type: 3, trolley_id: placed });
  await scene.order('A3', {}, { transit_area_type: 3, trolley_id: lost });
  await scene.order('A4');
  const round = await scene.dock();
  await scene.order('B1', { dock: round.id, dock_rank: 1 }, { transit_area_type: 3, trolley_id: placed });
  await board.open();
  await board.row('A2').getByText('4 Rue Pajol').click();
  await expect(fact(page, 'Zone de transit')).toContainText(/C01 \(A-01\)$/);
  const zones = (name: string) => board.row(name).getByRole('cell').nth(2);
  await expect(zones('A1')).toHaveText('C1 (A-01)');
  await expect(board.inDock(round, 'B1')).toContainText('75018 · C1 (A-01)');
  await board.more('la commande A4').click();
  await board.entry('Modifier').click();
  await expect(board.entry('Emplacement du chariot')).toHaveAccessibleName(/n'est pas sur un chariot/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await openFrom(board, 'A3', 'Emplacement du chariot');
  const { dialog } = board;
  await expect(dialog).toContainText(
    "ATTENTION la modification de l'emplacement impacte toutes les commandes déposées sur le chariot modifié",
  );
  await expect(dialog).toContainText('Aucune modification');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('alert')).toHaveText("Veuillez renseigner l'emplacement");
  expect(await sent(scene)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openFrom(board, 'A1', 'Emplacement du chariot');
  await dialog.getByRole('combobox', { name: 'Emplacement' }).click();
  // Those of its own center alone.
  await expect(page.getByRole('option')).toHaveCount(16);
  await page.getByRole('option', { name: 'C-02' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(fact(page, 'Zone de transit')).toContainText(/C01 \(C-02\)$/);
  await expect(zones('A1')).toHaveText('C1 (C-02)');

  await openFrom(board, 'A2', 'Emplacement du chariot');
  const lines = dialog.getByRole('region', { name: 'Modifications' }).getByRole('row');
  await expect(lines).toHaveText(['DatePar' + 'Nouvel emplacement', /superadmin@quai\.example.*C-02/]);
});

/** A toast behind an open window, which hides everything around it from the tree of roles. */
const told = (page: Page, text: string) =>
  page.getByRole('listitem', { includeHidden: true }).filter({ hasText: text });

const code = (dialog: Locator) => dialog.getByLabel('Code de la cagette');

const cratesIn = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Cagettes de la commande' }).getByRole('listitem');

test('DSP-922 DSP-947 DSP-948 crates of an order by their codes, each failure in its words; for others to look at', async ({
  makeScene,
  board,
  page,
  network,
}) => {
  const scene = await makeScene({ crates_enabled: true });
  startAt(scene);
  const { order } = await scene.order('A1', {}, { crates: [{ id: 7, code: '11-22' }], number_of_crates: 1 });
  await board.open();
  await openFrom(board, 'A1', 'Cagettes');
  const { dialog } = board;
  const add = dialog.getByRole('button', { name: 'Ajouter' });
  await expect(code(dialog)).toBeFocused();
  await code(dialog).fill('1234');
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Mauvais format. Format accepté: 12-34');
  expect(await sent(scene)).toEqual([]);

  await code(dialog).fill(' 12-34 ');
  await add.click();
  await expect(told(page, 'Cagette ajoutée')).toBeVisible();
  await expect(cratesIn(dialog)).toHaveText(['11-22', '12-34']);
  await expect(code(dialog)).toHaveValue('');

  // A failed call can be tried again.
  const addPath = `/processing-orders/${order.id}/add_crate/`;
  network.intercept({ path: addPath, times: 1 }, refusal(400, { error: 'Cagette inconnue' }));
  await code(dialog).fill('55-66');
  await add.click();
  await expect(told(page, 'Erreur: Cagette inconnue')).toBeVisible();
  await expect(code(dialog)).toHaveValue('55-66');
  network.intercept({ path: addPath, times: 1 }, refusal(400, {}));
  await add.click();
  await expect(told(page, "Impossible d'ajouter la cagette")).toBeVisible();
  await add.click();
  await expect(cratesIn(dialog)).toHaveText(['11-22', '12-34', '55-66']);

  const remove = dialog.getByRole('button', { name: 'Retirer la cagette 11-22' });
  const removePath = `/processing-orders/${order.id}/delete_crate/`;
  network.intercept({ path: removePath, times: 1 }, refusal(400, { detail: 'Cagette scellée' }));
  await remove.click();
  await expect(told(page, 'Erreur: Cagette scellée')).toBeVisible();
  network.intercept({ path: removePath, times: 1 }, refusal(400, '<html>'));
  await remove.click();
  await expect(told(page, 'Impossible de supprimer la cagette')).toBeVisible();
  await remove.click();
  await expect(cratesIn(dialog)).toHaveText(['12-34', '55-66']);
  const said = (crate_code: string) => ({ crate_code, flat: 1 });
  expect(await sent(scene)).toEqual([
    { path: `/api${addPath}`, body: said('12-34') },
    { path: `/api${addPath}`, body: said('55-66') },
    { path: `/api${removePath}`, body: said('11-22') },
  ]);
});

describe.each([
  ['dispatch', 0],
  ['quai', 1],
] as const)('the account %s', (account, fields) => {
  test.override({ account });

  test('DSP-922 DSP-948 nobody but managers, support, super admins and dock staff sees more of the crates than their codes', async ({
    makeScene,
    page,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    const { order } = await scene.order('A1', {}, { crates: [{ id: 7, code: '11-22' }], number_of_crates: 1 });
    await page.goto(`/dispatch?dialog=crates&order=${order.id}`);
    await expect(cratesIn(page.getByRole('dialog'))).toHaveText(['11-22']);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(fields);
  });
});
