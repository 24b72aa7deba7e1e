import type { Page } from '@playwright/test';

/** Fills in the sign-in form that is on the screen, and sends it. */
export async function signInAs(page: Page, account: string): Promise<void> {
  await page.locator('input:not([type=hidden])').first().fill(`${account}@quai.example`);
  await page.locator('input[type=password]').fill(`${account}-demo`);
  await page.keyboard.press('Enter');
}
