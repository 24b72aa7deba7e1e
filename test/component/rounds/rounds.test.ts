import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

test('DSP-384 a round says what it carries, and when each stop is expected against what was promised', async ({
  scene,
  board,
}) => {
  stopClock();
  const at = (minutes: number) => hourText(scene.at(minutes));
  const round = await scene.dock();
  const stop = (name: string, rank: number, eta: number, order = {}) =>
    scene.order(
      name,
      { dock: round.id, dock_rank: rank, eta: scene.at(eta), max_shipping_time: scene.at(60) },
      { max_shipping_time: scene.at(60), ...order },
    );
  await stop('LARGE', 1, 20, { total_weight: '4 kg' });
  await stop('JUSTE', 2, 55);
  await stop('TARD', 3, 72);
  await board.open();
  const card = board.dock(round);
  await expect(card).toContainText('3 arrêts · 15 sacs · 4 kg');
  const line = card.getByRole('img', { name: `Arrêts de ${at(20)} à ${at(110)}` });
  await expect(line).toHaveText('123');
  await expect(line.locator('[data-level="tight"]')).toHaveText('2');
  await expect(line.locator('[data-level="late"]')).toHaveText('3');
  await expect(board.inDock(round, 'JUSTE')).toContainText('Arrêt 2');
  await expect(board.inDock(round, 'LARGE')).toContainText(`vers ${at(20)}`);
  await expect(board.inDock(round, 'LARGE')).not.toContainText('marge');
  await expect(board.inDock(round, 'JUSTE')).toContainText(`marge 5 min vers ${at(55)}`);
  await expect(board.inDock(round, 'TARD')).toContainText(`+12 min vers ${at(72)}`);
});

test('DSP-240 a late order says by how many minutes its slot is over', async ({ scene, board, page }) => {
  stopClock();
  const over = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-47) };
  await scene.order('TARD', over, over);
  await board.open();
  await expect(page.getByRole('region', { name: /^Commandes en retard/ })).toContainText('+47 min');
});
