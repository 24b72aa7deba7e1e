import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

const center = 'current_center';

test('DSP-041 DSP-043 lands on the target with its sub, on the center named', async ({ page }) => {
  await page.goto('/redirect/12?u=/dispatch&sub=light_loading1');
  await expect(page).toHaveURL('/dispatch?sub=light_loading1');
  await expect(page.getByRole('heading', { level: 1, name: 'Dispatch chargement et suivi livreur' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Ivry');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), center)).toBe('12');
});

test('DSP-041 on the way nothing is asked of the center one comes from', async ({ scene, board, network }) => {
  await scene.order('A1');
  sessionStorage.setItem('current_center', '9');
  await board.page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  const boards = [...network.seen('/tasks/state/'), ...network.seen('/dispatch/loadstate/')];
  expect(boards.length).toBeGreaterThan(0);
  for (const asked of boards) expect(asked).toContain(`center=${scene.center}`);
});

test('DSP-042 a center that is no number leaves the current one', async ({ page }) => {
  await page.goto('/redirect/12?u=/dispatch');
  await expect(page).toHaveURL('/dispatch');
  await page.goto('/redirect/abc?u=/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Ivry');
});

const outside = [
  '//evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/redirect/9?u=/',
];

test('DSP-044 a target outside the application goes home, on the center named', async ({ page }) => {
  for (const target of outside) {
    await page.goto(`/redirect/12?u=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Ivry');
  }
});
