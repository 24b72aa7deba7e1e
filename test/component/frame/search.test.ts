import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('what nothing fits is said, and what a filter hides is said where it would be; offline it finds all the same', async ({
  scene,
  board,
  page,
  network,
}) => {
  await aMorning(scene);
  const hidden = await scene.driver('Caché Dupont', { state: 'hidden' });
  await board.open();
  network.setOffline(true);
  await page.getByRole('button', { name: /^Rechercher/ }).click();
  await page.keyboard.type('introuvable');
  await expect(board.dialog.getByRole('status')).toHaveText('Rien ne correspond à « introuvable » dans ce centre.');
  await board.dialog.getByRole('combobox').fill('cache dupont');
  await board.dialog.getByRole('option').first().click();
  await expect(board.toast("Cet élément n'est pas affiché : un filtre du tableau le cache.")).toBeVisible();
  await page.getByRole('button', { name: 'Afficher les livreurs masqués' }).click();
  await expect(page.locator(`[data-show="driver-${hidden.id}"]`)).toBeVisible();
});

test('where the board was not read on this device a search says so instead of denying what is there', async ({
  scene,
  board,
  page,
}) => {
  const round = await scene.dock({});
  await scene.order('A1', { dock: round.id, dock_rank: 1 });
  await page.goto('/support');
  await page.getByRole('button', { name: /^Rechercher \(/ }).click();
  await page.keyboard.type(board.code(round));
  await expect(board.dialog.getByRole('status')).toHaveText(
    `Rien ne correspond à « ${board.code(round)} » dans ce que ce poste a lu de ce centre. Ouvrez Dispatch pour lire ses commandes, ses tournées et ses livreurs.`,
  );
  await page.keyboard.press('Escape');
  await board.open();
  await page.getByRole('button', { name: /^Rechercher \(/ }).click();
  await page.keyboard.type(board.code(round));
  await expect(board.dialog.getByRole('option').first()).toContainText(board.code(round));
});
