import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1920, height: 1080 }));

test('DSP-071 DSP-072 DSP-983 the user button says the e-mail and copies it', async ({
  scene,
  board,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(scene.center).toBeGreaterThan(0);
  await board.open();
  const button = page.getByRole('button', { name: 'Copier superadmin@quai.example' });
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('superadmin@quai.example');
  await button.click();
  await expect(board.toast('Donnée copiée dans le presse-papier.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('superadmin@quai.example');
});

test('DSP-073 the selector bears the colour of the center, readable on it', async ({ makeScene, page }) => {
  const { center } = await makeScene({ color: '#7a3fa0' });
  await page.goto(`/redirect/${center}?u=/dispatch`);
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveCSS('background-color', 'rgb(122, 63, 160)');
});
