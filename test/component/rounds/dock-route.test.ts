import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { test } from '../fixtures.ts';

test('DSP-382 managers find the optimisation detail of a dock that has a driver', async ({ scene, board, page }) => {
  const driver = await scene.driver('Ali Dutour');
  const round = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  const without = await scene.dock({ dock_type: 'DRIVER_SOFT' });
  await board.open();
  const link = board.entry("Détail de l'optimisation");
  await board.more(board.code(round)).click();
  await expect(link).toHaveAttribute('href', `/logistics/stats/optimisation/?dock_id=${round.id}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await board.more(board.code(without)).click();
  await expect(board.entry('Voir le trajet')).toBeVisible();
  await expect(link).toHaveCount(0);
});

describe('as support', () => {
  test.override({ account: 'support' });
  test('DSP-382 others do not', async ({ scene, board }) => {
    const driver = await scene.driver('Ali Dutour');
    const round = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
    await board.open();
    await board.more(board.code(round)).click();
    await expect(board.entry('Voir le trajet')).toBeVisible();
    await expect(board.entry("Détail de l'optimisation")).toHaveCount(0);
  });
});
