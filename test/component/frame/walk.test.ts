import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const focused = (page: Page) => page.locator(':focus');

test('OUR-230 OUR-088 J and K walk the rows of a list, X ticks them; a scan, a text and a window are left alone', async ({
  scene,
  board,
  page,
}) => {
  for (const name of ['UN', 'DEUX', 'TROIS']) await scene.order(name);
  await board.open();
  await expect(page.getByRole('navigation', { name: 'Maintenant' })).toBeVisible();
  await expect.poll(async () => (await board.names()).size).toBe(3);
  const names = [...(await board.names())];
  await page.keyboard.press('j');
  await expect(focused(page)).toHaveText(names[0] ?? '');
  await page.keyboard.press('j');
  await expect(focused(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('x');
  const ticked = (name: string | undefined) => board.row(name ?? '').getByRole('checkbox');
  await expect(ticked(names[1])).toBeChecked();
  // The focus stays, so that the walk goes on.
  await expect(focused(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('x');
  await expect(ticked(names[1])).not.toBeChecked();
  await page.keyboard.press('k');
  await expect(focused(page)).toHaveText(names[0] ?? '');
  await page.keyboard.press('?');
  await expect(board.dialog).toContainText('Ligne suivante, précédente');
  await page.keyboard.press('j');
  await expect(board.dialog).toBeVisible();
  // Off with the other keys of one letter.
  await board.dialog.getByRole('checkbox', { name: /Raccourcis à une touche/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(ticked(names[0])).not.toBeChecked();
});

test('OUR-230 nothing is walked to or ticked while something is carried by keyboard', async ({
  scene,
  board,
  page,
}) => {
  await scene.order('UN');
  await scene.order('DEUX');
  await board.open();
  await board.canDrag();
  const handle = board.handle('DEUX');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('data-dragging', 'true');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  // Longer than a key waits for a scan.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(handle).toBeFocused();
  await expect(board.row('DEUX').getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(handle).toHaveAttribute('data-dragging', 'false');
  await page.keyboard.press('x');
  await expect(board.row('DEUX').getByRole('checkbox')).toBeChecked();
});
