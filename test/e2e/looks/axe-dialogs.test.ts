import { expect } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

/** Opens a dialog from a menu. */
async function choose(board: Board, menu: string, entry: string) {
  await board.more(menu).click();
  await board.entry(entry).click();
}

/** An open menu stands at the end of the page, beside its landmarks; its button, focused next, is within. */
const outsideLandmarks = ['region'];

test('accessible with the menus of a card, an order and a driver open', async ({ scene, board, page }) => {
  const { round } = await aMorning(scene);
  await scene.driver('Zoé Marchetti', { state: 'plan' });
  await board.open();
  await board.inDock(round, 'B1').getByRole('checkbox').check();
  await board.more(board.code(round)).click();
  await expect(board.entry('Fermer')).toBeVisible();
  await isClean(page, { leftOut: outsideLandmarks });
  await page.keyboard.press('Escape');
  await board.more('la commande A1').click();
  await expect(board.entry('SMS')).toBeVisible();
  await isClean(page, { leftOut: outsideLandmarks });
  await page.keyboard.press('Escape');
  await board.more('Ali Dutour').click();
  await board.entry('Véhicule').click();
  await expect(board.entry('Vélo')).toBeVisible();
  await isClean(page, { leftOut: outsideLandmarks });
});

test('accessible with each dialog on a round open', async ({ scene, board, page }) => {
  const { round, ready } = await aMorning(scene);
  await board.open();
  await choose(board, board.code(round), 'Modifier');
  await board.dialog.getByLabel('Nom').fill('x'.repeat(81));
  await page.keyboard.press('Enter');
  await expect(board.dialog.getByRole('alert')).toHaveText('Le nom ne peut pas dépasser 80 caractères.');
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(round), 'Donner à…');
  await expect(board.dialog.getByRole('rowheader').first()).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(round), 'Déplacer la tournée sur…');
  await expect(board.dialog.getByRole('listitem').first()).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(ready), 'Échanger les livreurs');
  await expect(board.dialog.getByText('Aucune destination permise')).toBeVisible();
  // Why, without being asked.
  await expect(board.dialog.getByRole('group').getByRole('listitem').first()).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await choose(board, board.code(round), 'Fermer');
  await expect(board.confirmation).toBeVisible();
  await isClean(page);
});

test('accessible with each dialog on an order and on a driver open', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await choose(board, 'la commande A1', 'Changer le statut');
  await expect(board.dialog.getByRole('listitem').first()).toBeVisible();
  await isClean(page);
  await board.dialog.getByRole('button', { name: 'PAYÉE' }).click();
  await board.dialog.getByRole('radio', { name: 'Autre' }).click();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await isClean(page);
  await board.dialog.getByLabel('Commentaire').fill('Une bonne raison');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.confirmation).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await choose(board, 'Ali Dutour', 'Démarrer une activité');
  await expect(board.dialog.getByLabel('Ajouter une note')).toBeFocused();
  await isClean(page);
});
