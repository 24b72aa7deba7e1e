import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('PRP-238 a line of the priorities is carried by mouse, and falls where it is let go of', async ({
  scene,
  page,
}) => {
  void scene;
  await page.goto('/assign/prio');
  const names = page
    .getByRole('region', { name: 'Priorité des types de tâches' })
    .locator('tbody')
    .getByRole('rowheader');
  await expect(names.nth(2)).toBeVisible();
  const before = await names.allTextContents();
  const grips = page.getByRole('button', { name: /^Déplacer / });
  const [from, to] = [await grips.nth(2).boundingBox(), await grips.nth(0).boundingBox()];
  if (!from || !to) throw new Error('the list of priorities has lines');
  await page.mouse.move(from.x + 8, from.y + 8);
  // A press where something has just opened is nobody's.
  await page.waitForTimeout(1_500);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 8, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: "Enregistrer l'ordre" })).toBeVisible();
  await expect(names.nth(0)).toHaveText(before[2] ?? '');
  await expect(names.nth(1)).toHaveText(before[0] ?? '');
});
