import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-246 an order tells the others at its address and, among them, those whose slot overlaps', async ({
  scene,
  board,
  page,
}) => {
  const far = { latitude: 48.95, longitude: 2.2 };
  const dock = await scene.dock();
  await scene.order('S1');
  await scene.order('S2', { dock: dock.id, dock_rank: 1 });
  await scene.order('S3', { shipping_time: scene.at(600), max_shipping_time: scene.at(720) });
  const { task } = await scene.order('S4', { address: far });
  await board.open();
  const same = (name: string) => board.row(name).getByRole('button', { name: /à la même adresse/ });
  await expect(same('S1')).toHaveAccessibleName('2 autres commandes à la même adresse');
  await expect(same('S4')).toHaveCount(0);
  await same('S1').focus();
  await expect(page.getByRole('tooltip')).toContainText('S2 · créneau commun');
  await expect(page.getByRole('tooltip')).toContainText('S3');
  await expect(page.getByRole('tooltip')).not.toContainText('S3 · créneau commun');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await same('S3').focus();
  await expect(page.getByRole('tooltip')).toContainText('S1');
  await scene.change('task', task, { address: { ...far, latitude: 48.8902, longitude: 2.3631 } });
  await board.refresh();
  await expect(same('S4')).toHaveAccessibleName('3 autres commandes à la même adresse');
  await expect(board.inDock(dock, 'S2').getByRole('button', { name: /^3 autres commandes/ })).toBeVisible();
});
