import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { rooms } from '../../../src/domain/session/rooms.ts';
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

describe('each room', () => {
  test.override({ account: 'superadmin' });

  const paths = Object.values(rooms).flatMap(({ paths: [path] }) => path ?? []);
  const shown = paths.filter((path) => !path.startsWith('/redirect'));

  test('DSP-045 says that it is offline, and how old its data are where the board is refreshed', async ({
    scene: _,
    page,
    network,
  }) => {
    expect(shown).toContain('/loadings');
    expect(shown).toContain('/support');
    for (const path of shown) {
      network.setOffline(false);
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Maintenant' })).toBeVisible();
      const offline = page.getByRole('status').filter({ hasText: /^Hors ligne depuis \d\d:\d\d$/ });
      await expect(offline).toHaveCount(0);
      if (['/arrivals', '/loadings', '/uber-eats/orders'].includes(path))
        await expect(page.getByText(/^Dernière synchro : .* \(il y a/)).toBeVisible();
      network.setOffline(true);
      await expect(offline).toBeVisible();
    }
  });
});
