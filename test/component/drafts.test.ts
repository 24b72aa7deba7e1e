import { expect } from '@playwright/test';
import { aMorning } from '../e2e/morning.ts';
import { test } from './fixtures.ts';

test('what is typed survives Escape by mistake, and says that it was brought back; Annuler gives it up', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await board.open();
  const dry = board.dialog.getByLabel('Sacs secs');
  await board.bags('A1').click();
  await dry.fill('9');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await board.bags('A2').click();
  await expect(dry).toHaveValue('3');
  await page.keyboard.press('Escape');
  await board.bags('A1').click();
  await expect(dry).toHaveValue('9');
  await expect(board.toast(/^Saisie reprise/)).toContainText('A1');
  await board.dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(board.toast(/^Saisie reprise/)).toHaveCount(0);
  await board.bags('A1').click();
  await expect(dry).toHaveValue('3');
});

test('what is typed survives a reload, and is gone once it is saved', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('9');
  await page.reload();
  await expect(board.dialog.getByLabel('Sacs secs')).toHaveValue('9');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.bags('A1')).toHaveText('9 + 2');
  await board.bags('A1').click();
  await expect(board.toast(/^Saisie reprise/)).toHaveCount(0);
  expect(sessionStorage.getItem('quai:drafts') ?? '').not.toContain('A1');
});

test('what was brought back can be cleared', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  const dry = board.dialog.getByLabel('Sacs secs');
  await board.bags('A1').click();
  await dry.fill('9');
  await page.keyboard.press('Escape');
  await board.bags('A1').click();
  await board
    .toast(/^Saisie reprise/)
    .getByRole('button', { name: 'Effacer' })
    .click();
  await expect(dry).toHaveValue('3');
});
