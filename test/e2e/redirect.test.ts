import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('DSP-041 PRP-015 the step back does not come to the redirection again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Centre' })).toBeVisible();
  await page.goto('/redirect/12?u=/dispatch');
  await expect(page).toHaveURL('/dispatch');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

const outside = [
  '//evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/redirect/9?u=/',
];

test('DSP-044 a target outside the application goes home, on the center named', async ({ page, baseURL }) => {
  for (const target of outside) {
    await page.goto(`/redirect/12?u=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Ivry');
  }
});
