import { expect, type Page } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { aMorning, type Morning } from '../../hands/morning.ts';
import type { Scene } from '../../hands/scene.ts';
import { tablet, test } from '../fixtures.ts';

const carried = (page: Page) => page.locator('[data-dragging="true"]');

/** Nothing is in hand any more, and neither a click nor a key drops it. */
async function isCancelled(board: Board, { round }: Morning, scene: Scene): Promise<void> {
  const { page } = board;
  await expect(carried(page)).toHaveCount(0);
  await expect(board.dragSaid).toContainText('Déplacement annulé');
  await board.dock(round).getByRole('heading').click();
  await page.keyboard.press('Space');
  await page.waitForTimeout(500);
  expect(await scene.ledger()).toEqual([]);
}

const loseFocus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** Somebody lifted the button outside: the page hears of it by a move that holds none. */
const comeBack = (page: Page, pointerType: string) =>
  page.evaluate(
    (type) =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { pointerType: type, buttons: 0, bubbles: true })),
    pointerType,
  );

const ways = {
  'the window loses its focus': loseFocus,
  'the mouse comes back without its button': (page: Page) => comeBack(page, 'mouse'),
  'the pen comes back lifted': (page: Page) => comeBack(page, 'pen'),
  'the browser takes the pointer': (page: Page) =>
    page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))),
};

for (const [when, lose] of Object.entries(ways))
  test(`DSP-506 a drag is cancelled when ${when}`, async ({ scene, board, page }) => {
    const morning = await aMorning(scene);
    await board.open();
    await board.hover(board.handle('A1'), board.dock(morning.round).getByRole('heading'));
    await expect(board.dock(morning.round)).toHaveAttribute('data-over', 'true');
    await lose(page);
    await isCancelled(board, morning, scene);
    await page.mouse.up();
    expect(await scene.ledger()).toEqual([]);
  });

test('DSP-506 a press anew ends a drag whose release was never heard of', async ({ scene, board, page }) => {
  const morning = await aMorning(scene);
  await board.open();
  await board.hover(board.handle('A1'), board.dock(morning.round).getByRole('heading'));
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, buttons: 1, bubbles: true })),
  );
  await isCancelled(board, morning, scene);
});

test('DSP-530 a drag by keyboard is cancelled when the window loses its focus, not by a mouse that moves', async ({
  scene,
  board,
  page,
}) => {
  const morning = await aMorning(scene);
  await board.open();
  await board.canDrag();
  await board.handle('A1').focus();
  await page.keyboard.press('Space');
  await expect(carried(page)).toHaveCount(1);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.keyboard.press('ArrowDown');
  await expect(carried(page)).toHaveCount(1);
  await loseFocus(page);
  await isCancelled(board, morning, scene);
});

test.describe('touch', () => {
  test.use(tablet);

  for (const [when, lose] of Object.entries({
    'the window loses its focus': loseFocus,
    'the browser takes the finger': ways['the browser takes the pointer'],
  }))
    test(`DSP-506 a drag by finger is cancelled when ${when}`, async ({ scene, board, page }) => {
      const morning = await aMorning(scene);
      await board.open();
      await board.canDrag();
      const box = await board.handle('A1').boundingBox();
      if (!box) throw new Error('It is not on screen');
      const touch = await page.context().newCDPSession(page);
      const at = (x: number, y: number) => [{ x, y }];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, y) });
      await expect(carried(page)).toHaveCount(1);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x + 40, y + 40) });
      await lose(page);
      await expect(carried(page)).toHaveCount(0);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await isCancelled(board, morning, scene);
    });
});
