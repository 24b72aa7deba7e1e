import { expect, type Page } from '@playwright/test';
import type { Board } from '../e2e/board.ts';
import type { Scene } from '../e2e/scene.ts';
import { test } from './fixtures.ts';

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
