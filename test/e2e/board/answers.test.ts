import { expect } from '@playwright/test';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { newlyInstalled, test } from '../fixtures.ts';

test('DSP-157 DSP-163 an answer cut on its way counts as failed; the next cycle recovers by itself', async ({
  scene,
  board,
  network,
  colleague,
}) => {
  const { a1, round } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  await network.switchTo({ truncateAfterBytes: 300 });
  await board.refresh();
  await expect(board.banner).toContainText('Échecs : 1');
  await expect(board.row('A1')).toBeVisible();
  await network.switchTo('pass');
  await expect(board.inDock(round, 'A1')).toBeVisible({ timeout: 23_000 });
  await expect(board.banner).toContainText('À jour');
});

test(
  'DSP-080 DSP-081 DSP-082 a last sync of 60 s ago raises a red warning; a click reloads the page',
  newlyInstalled,
  async ({ scene, board, page }) => {
    await aMorning(scene);
    await page.clock.install();
    await board.open();
    await board.pause();
    const warning = board.banner.getByRole('button', { name: /Recharger la page/ });
    await page.clock.fastForward(50_000);
    await expect(board.banner).toContainText(/il y a 5\d s/);
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(12_000);
    await expect(warning).toHaveAccessibleName(
      /Échecs : 0, Ignorées \(concurrence\) : 0, Dernière synchro : \d\d:\d\d:\d\d, Dernière requête : \d\d:\d\d:\d\d/,
    );
    const reloaded = page.waitForEvent('load');
    await warning.click();
    await reloaded;
    await expect(board.page.getByRole('button', { name: "Mettre en pause l'actualisation" })).toBeVisible();
  },
);
