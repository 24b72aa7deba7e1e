import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-041 PRP-015 the step back does not come to the redirection again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Centre' })).toBeVisible();
  await page.goto('/redirect/12?u=/dispatch');
  await expect(page).toHaveURL('/dispatch');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
