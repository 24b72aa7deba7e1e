import { expect } from '@playwright/test';
import { tablet, test } from '../fixtures.ts';

const reason = "Une commande de la tournée n'est pas finalisée";

test('DSP-408 DSP-831 why a button cannot be pressed is told on hover and on focus, once; Escape closes it', async ({
  scene,
  board,
  page,
}) => {
  const round = await scene.dock({ current_status: 'moving' });
  await scene.order('B1', { dock: round.id, dock_rank: 1, status: 'waiting' }, { status: 'prep' });
  await board.open();
  const define = board.step('Mise en chariot', round);
  const tip = page.getByRole('tooltip');
  const element = await define.elementHandle();

  await define.hover();
  await expect(tip).toHaveText(reason);
  await expect(define).toHaveAccessibleDescription(reason);
  // The pointer may go over to the tip and read it there; it closes once both are left.
  const box = await tip.boundingBox();
  if (!box) throw new Error('Invariant: the tip is shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(tip).toHaveText(reason);
  await page.mouse.move(box.x, box.y + 200, { steps: 5 });
  await expect(tip).toHaveCount(0);
  await expect(define).toHaveAccessibleDescription(reason);

  await define.focus();
  await expect(tip).toHaveText(reason);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(define).toBeFocused();
  await expect(define).toHaveAccessibleDescription(reason);
  expect(await define.evaluate((now, before) => now === before, element)).toBe(true);
});

test.describe('with fingers', () => {
  test.use(tablet);

  test('DSP-246 a tap tells which other orders go to the same address; a tap elsewhere closes it', async ({
    scene,
    board,
    page,
  }) => {
    await scene.order('S1');
    await scene.order('S2');
    await board.open();
    await board
      .row('S1')
      .getByRole('button', { name: /à la même adresse/ })
      .tap();
    await expect(page.getByRole('tooltip')).toContainText('S2');
    await page.getByRole('heading', { name: /^Commandes à dispatcher/ }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
