import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1920, height: 1080 }));

test('DSP-376 DSP-457 a new round of three orders with its driver takes six clicks, and is seen without scrolling', async ({
  scene,
  board,
  page,
}) => {
  await scene.driver('Mélanie Belhaoui-Desrousseaux', { vehicle: 'S50', queue_position: 1 });
  const names = Array.from({ length: 40 }, (_, at) => `N${at + 10}`);
  await scene.together(async (rows) => {
    for (const name of names)
      await rows.order(name, { client: { id: 5_000, name: 'Maximilienne de La Rochefoucauld' } });
    for (let at = 1; at <= 7; at += 1) {
      const round = await rows.dock();
      for (const rank of [1, 2, 3]) await rows.order(`R${at}${rank}`, { dock: round.id, dock_rank: rank });
    }
  });
  await board.open();
  await page.evaluate(() => {
    const counted = window as Window & { presses?: number };
    counted.presses = 0;
    addEventListener('pointerdown', () => (counted.presses = (counted.presses ?? 0) + 1), { capture: true });
  });

  for (const name of names.slice(0, 3)) await board.row(name).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Créer une tournée', exact: true }).click();
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'N10', exact: true }) });
  await expect(card).toBeInViewport({ ratio: 0.98 });
  await card.getByRole('button', { name: /^Sans livreur/ }).click();
  await board.dialog.getByRole('button', { name: 'Mélanie Belhaoui-Desrousseaux' }).click();
  await expect(card).toContainText('Mélanie Belhaoui-Desrousseaux');
  await expect(card).toBeInViewport({ ratio: 0.98 });
  expect(await page.evaluate(() => (window as Window & { presses?: number }).presses)).toBe(6);
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
});
