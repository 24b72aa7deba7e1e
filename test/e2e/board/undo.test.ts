import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { installed, test } from '../fixtures.ts';

test(
  'Ctrl-Z takes the last move back, offline too, but not what is typed',
  installed,
  async ({ scene, board, context }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    // Nothing was done on this page yet.
    await board.page.locator('body').press('Control+z');
    await expect(board.toast('Rien à annuler')).toBeVisible();
    await context.setOffline(true);
    await board.moveTo('A2', round);
    await board.bags('A1').click();
    await board.dialog.getByLabel('Sacs secs').fill('7');
    await board.page.keyboard.press('Control+z');
    await board.page.keyboard.press('Escape');
    await expect(board.inDock(round, 'A2')).toBeVisible();
    await board.page.locator('body').press('Control+z');
    await expect(board.row('A2')).toBeVisible();
    await context.setOffline(false);
    await expect(board.actions).toHaveText('Actions');
    await expect(board.row('A2')).toBeVisible();
  },
);
