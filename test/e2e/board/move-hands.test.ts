import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('DSP-506 DSP-507 a drop shows its edge and lands there: the upper half of the first task is the first place', async ({
  scene,
  board,
  page,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const first = board.inDock(round, 'B1');
  const names = board.dock(round).getByRole('listitem').getByRole('link');
  const aim = async (part: number) => {
    const box = await first.boundingBox();
    if (!box) throw new Error('Invariant: the row is on screen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * part, { steps: 3 });
  };
  await board.hover(board.handle('A1'), first);
  await aim(0.8);
  await expect(first.locator('[data-over=true]')).toHaveCSS('border-bottom-width', '3px');
  await aim(0.2);
  await expect(first.locator('[data-over=true]')).toHaveCSS('border-top-width', '3px');
  await page.mouse.up();
  await expect(names).toHaveText(['A1', 'B1', 'B2']);

  await board.hover(board.handle('A2'), board.inDock(round, 'B1'));
  await page.mouse.up();
  await expect(names).toHaveText(['A1', 'B1', 'A2', 'B2']);
});
