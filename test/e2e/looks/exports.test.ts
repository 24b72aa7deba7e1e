import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { columnOf } from '../../domain/csv/read-csv.ts';
import { startAt, test } from '../fixtures.ts';
import { settled } from '../hands/paper.ts';

/** A center of the seeded world with something in every list. */
const filled = 12;

const buttons = (page: Page) => page.getByRole('button', { name: /^Exporter : / });

/** Lists that are folded, cut, or drawn by name alone where nobody looks, whole as for paper. */
const whole = (page: Page, is: boolean) =>
  page.evaluate((event) => dispatchEvent(new Event(event)), is ? 'beforeprint' : 'afterprint');

async function fileOf(page: Page, at: number): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), buttons(page).nth(at).click()]);
  return readFile(await download.path(), 'utf8');
}

test('LOG-217 the packing board is saved section by section, in its order', async ({ context, page }) => {
  await startAt(context, filled);
  await page.goto('/');
  await settled(page);
  await expect(async () => {
    await whole(page, true);
    const shown = await page
      .locator('[data-section] [role="listitem"] > div:nth-child(2) a:first-child')
      .allTextContents();
    const file = await fileOf(page, 0);
    await whole(page, false);
    expect(shown.length).toBeGreaterThan(0);
    expect(columnOf(file, 'Commande').toSorted()).toEqual(shown.toSorted());
  }).toPass({ timeout: 40_000 });
});

test('LOG-217 no export is on paper, nor on the wall', async ({ context, page }) => {
  await startAt(context, filled);
  await page.goto('/dispatch');
  await settled(page);
  await expect(buttons(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(buttons(page).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/?mur=1');
  await settled(page);
  await expect(buttons(page)).toHaveCount(0);
});
