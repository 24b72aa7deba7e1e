import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { test } from '../fixtures.ts';

test('DSP-376 DSP-460 DSP-550 a round is given from its card: vehicle, place in the queue, end and rounds of each driver', async ({
  scene,
  board,
  page,
}) => {
  const end = scene.at(200);
  const nora = await scene.driver('Nora Bellamy', { vehicle: 'CAR', queue_position: 2, planning_end: end });
  const ali = await scene.driver('Ali Dutour', { vehicle: 'BIKE', queue_position: 1, planning_end: scene.at(30) });
  await scene.driver('Caché', { state: 'hidden' });
  const held = await scene.dock({ target_driver: ali.id, target_name: 'Ali Dutour' });
  await scene.order('H1', { dock: held.id, dock_rank: 1 });
  const round = await scene.dock({ return_time: scene.at(60) });
  await scene.order('B1', { dock: round.id, dock_rank: 1 });
  await board.open();

  const code = board.code(round);
  await board
    .dock(round)
    .getByRole('button', { name: `Sans livreur : Donner ${code} à un livreur` })
    .click();
  const { dialog } = board;
  await expect(dialog).toHaveAccessibleName(`Donner ${code} à…`);
  await expect(dialog).toContainText('1 arrêt');
  const rows = dialog.getByRole('row');
  // The one without a round first, the hidden one not at all.
  await expect(dialog.getByRole('rowheader')).toHaveText(['Nora Bellamy', 'Ali Dutour']);
  const cells = rows.nth(1).getByRole('cell');
  await expect(cells).toHaveText(['Voiture', 'En attente', '2', hourText(end), 'aucune']);
  await expect(rows.nth(2)).toContainText(board.code(held));
  await expect(rows.nth(2)).toContainText('avant le retour');

  const search = dialog.getByRole('searchbox', { name: 'Nom du livreur ou véhicule' });
  await expect(search).toBeFocused();
  await search.fill('velo');
  await expect(dialog.getByRole('rowheader')).toHaveText(['Ali Dutour']);
  await search.fill('personne');
  await expect(dialog.getByText('Aucun livreur ne correspond à cette recherche')).toBeVisible();
  await search.fill('nora');
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(board.dock(round)).toContainText('Nora Bellamy');
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ target_driver: nora.id }]);

  // From the menu it is given to another, or taken back.
  await board.more(code).click();
  await board.entry('Donner à…').click();
  await expect(dialog.getByRole('button', { name: /^Nora Bellamy/ })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'La reprendre à Nora Bellamy' }).click();
  await expect(board.dock(round).getByRole('button', { name: /^Sans livreur/ })).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toEqual({ target_driver: null });
  expect(page.url()).not.toContain('dialog=');
});

test('DSP-460 of two who give a round at once the second is told who has it and by whom, and chooses', async ({
  scene,
  board,
  colleague,
  page,
}) => {
  const nora = await scene.driver('Nora Bellamy', { vehicle: 'CAR' });
  const ali = await scene.driver('Ali Dutour', { vehicle: 'BIKE' });
  const round = await scene.dock({});
  await scene.order('B1', { dock: round.id, dock_rank: 1 });
  await board.open();
  const code = board.code(round);
  await board
    .dock(round)
    .getByRole('button', { name: `Sans livreur : Donner ${code} à un livreur` })
    .click();
  expect((await colleague.patch(`/docks/${round.id}/`, { target_driver: ali.id })).status).toBe(200);
  await board.dialog.getByRole('button', { name: /^Nora Bellamy/ }).click();
  const toast = board.toast('Action impossible');
  await expect(toast).toContainText('a été donnée à Ali Dutour entre-temps, par ');
  await board.actions.click();
  const entry = board.action(/^Modifier/);
  await expect(entry).toContainText('livreur prévu Ali Dutour');
  await expect(entry).toContainText('livreur prévu Nora Bellamy');
  await entry.getByRole('button', { name: 'Remplacer par ma valeur' }).click();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toEqual({ target_driver: nora.id });
  expect(page.url()).not.toContain('dialog=');
});
