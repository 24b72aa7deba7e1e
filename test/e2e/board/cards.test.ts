import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-377 a card names the center where its round ends, in its colour, and tells another center apart', async ({
  scene,
  board,
}) => {
  const ivry = 12;
  const here = await scene.dock({ ending_center: scene.center });
  const there = await scene.dock({ ending_center: ivry });
  const onTo = await scene.dock({ cross_docking_target_center: ivry });
  await board.open();
  const home = board.dock(here).locator('[aria-description^="Centre de fin : Essai"]');
  const away = board.dock(there).locator('[aria-description="Centre de fin : Ivry (autre centre)"]');
  const target = board.dock(onTo).locator('[aria-description="Cross-dock : Ivry (autre centre)"]');
  await expect(home).toContainText(/Essai \d+$/);
  for (const badge of [away, target]) {
    await expect(badge).toContainText('Ivry');
    await expect(badge.locator('[style]')).toHaveCSS('background-color', 'rgb(122, 63, 160)');
  }
  const colour = (badge: typeof home) => badge.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(away)).not.toBe(await colour(home));
});
