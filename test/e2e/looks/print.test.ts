import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a list prints whole, black on white, with its title, its center and its date', async ({ scene, board, page }) => {
  for (let at = 1; at <= 60; at++) await scene.order(`P${at}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await board.open();
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (60)');
  const whole = board.list.getByRole('row').filter({ hasText: 'FINALISÉE' });
  expect(await whole.count()).toBeLessThan(60);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(whole).toHaveCount(60);
  const list = await board.list
    .getByRole('row')
    .last()
    .evaluate((row) => ({
      colour: getComputedStyle(row).color,
      clips: [...document.querySelectorAll('main *')].filter(
        (it) => it.contains(row) && getComputedStyle(it).overflowY !== 'visible',
      ).length,
    }));
  expect(list).toEqual({ colour: 'rgb(0, 0, 0)', clips: 0 });
  const head = await page.evaluate(() => document.documentElement.dataset.printed ?? '');
  expect(head).toMatch(/ – .+ – .+ \d{2}:\d{2}$/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => whole.count()).toBeLessThan(60);
});
