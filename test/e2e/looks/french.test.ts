import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { isFrench } from '../../hands/french.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { installed, test } from '../fixtures.ts';

test('DSP-010 the board, its dialogs, drags and toasts speak French', async ({ scene, board, page, colleague }) => {
  const { a1, round, empty, ready } = await aMorning(scene);
  await board.open();
  await isFrench(page);
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await isFrench(page);
  await page.keyboard.press('Escape');
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('x');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await isFrench(page);
  await page.keyboard.press('Escape');
  await board.hover(board.handle('A1'), board.dock(ready).getByRole('heading'));
  await isFrench(page);
  await page.mouse.up();
  await colleagueMoves(colleague, a1.task, null, round);
  await board.moveTo('A1', empty);
  await expect(board.toast('Action impossible')).toBeVisible();
  await board.actions.click();
  await expect(board.action(/^Déplacer/)).toContainText('Le serveur a maintenant');
  await isFrench(page);
  await board.dialog.getByRole('button', { name: 'Abandonner' }).click();
  await isFrench(page);
});

test(
  'DSP-010 so do a network that is off, a server that fails and pages that do not exist',
  installed,
  async ({ scene, board, page, context, network }) => {
    const { ready } = await aMorning(scene);
    await board.open();
    const failing = network.intercept({ path: '/dispatch/loadstate/' }, refusal(500, {}));
    await board.refresh();
    await expect(board.banner).toContainText('Échecs : 1');
    await isFrench(page);
    failing.stop();
    await context.setOffline(true);
    await expect(board.banner).toContainText('Hors ligne');
    await board.go(ready).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await isFrench(page);
    await context.setOffline(false);
    await page.goto('/');
    await expect(page.getByText('Aucune notification')).toBeVisible();
    await isFrench(page);
    await page.goto('/nulle-part');
    await expect(page.getByText('Page introuvable')).toBeVisible();
    await isFrench(page);
  },
);
