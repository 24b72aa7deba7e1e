import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { test } from '../fixtures.ts';

describe('without flow access', () => {
  test.override({ account: 'preparation' });

  test('DSP-046 DSP-112 the page says so, and nothing of the flow is loaded', async ({ page, network }) => {
    for (const path of ['/dispatch', '/']) {
      await page.goto(path);
      await expect(page.getByText("Vous n'avez pas accès au flow.")).toBeVisible();
    }
    expect(network.seen(/loadstate|tasks\/state/)).toEqual([]);
  });
});

test('DSP-045 PRP-048 the banner stands on the home and dispatch pages only', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'État de la synchronisation' });
  for (const path of ['/dispatch', '/']) {
    await page.goto(path);
    await expect(banner).toBeVisible();
  }
  await page.goto('/nulle-part');
  await expect(page.getByText('Page introuvable')).toBeVisible();
  await expect(banner).toHaveCount(0);
});
