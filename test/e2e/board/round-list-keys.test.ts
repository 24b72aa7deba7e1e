import { expect } from '@playwright/test';
import { dockCode } from '../../../src/domain/dock/text.ts';
import { test } from '../fixtures.ts';

test('OUR-230 OUR-234 J and K walk the list of all rounds by the line, and Enter leads to the card of one', async ({
  scene,
  board,
  page,
}) => {
  const docks: { readonly id: number }[] = [];
  for (const minutes of [60, 80, 100]) {
    const dock = await scene.dock({ departure: scene.at(minutes) });
    await scene.order(`ORDRE${minutes}`, { dock: dock.id, dock_rank: 1 });
    docks.push(dock);
  }
  const link = ({ id }: { readonly id: number }) => page.getByRole('link', { name: new RegExp(`^${dockCode(id)} :`) });
  const [first, second, third] = docks.map(link);
  await page.goto('/dispatch/tournees');
  if (!first || !second || !third) throw new Error('Invariant: three rounds');
  await expect(third).toBeVisible();
  // What walks comes once the page is painted: a key before it does nothing.
  await expect(async () => {
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('j');
    await expect(first).toBeFocused({ timeout: 1_000 });
  }).toPass();
  for (const [key, focused] of [
    ['j', second],
    ['j', third],
    ['k', second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dispatch(?!\/)/);
  await expect(board.dock(docks[1] ?? { id: 0 })).toBeInViewport();
});
