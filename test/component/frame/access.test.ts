import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { rooms } from '../../../src/domain/session/rooms.ts';
import { test } from '../fixtures.ts';

describe('without flow access', () => {
  test.override({ account: 'preparation' });

  test('DSP-046 DSP-112 the page says so, and nothing of the flow is loaded', async ({ page, network }) => {
    for (const path of ['/dispatch', '/']) {
      await page.goto(path);
      await expect(page.getByText("Vous n'avez pas accès au flow.", { exact: true })).toBeVisible();
    }
    expect(network.seen(/loadstate|tasks\/state/)).toEqual([]);
  });

  test('DSP-046 PRP-007 it leads to what he may use and says what the others take, with no number or section of them', async ({
    scene: _,
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Vous n'avez pas accès au flow.");
    const main = page.getByRole('main');
    await expect(main.getByRole('definition')).toHaveText([
      "flow : lire et conduire les commandes, les tournées et les livreurs d'un centre",
      'preparation@quai.example, aucun groupe',
      'responsables, support, super administrateurs, et les comptes avec le droit flow_access',
      "l'administration, avec le compte",
    ]);
    await main.getByRole('button', { name: 'Copier la demande' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^Bonjour, pouvez-vous ouvrir un droit dans Quai à preparation@quai\.example, aucun groupe \? Droit : flow : .+ Page : http.+\/$/,
    );
    await expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support/');
    await expect(main.getByRole('listitem').filter({ hasText: 'Chargements' })).toHaveText(
      "Chargements : Vous n'avez pas accès au flow.",
    );
    await expect(main.getByRole('listitem').filter({ hasText: 'assign' })).toHaveText(
      'assign : Accès réservé au groupe super admin',
    );
    await expect(page.getByRole('navigation', { name: 'Maintenant' }).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'État de la synchronisation' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Support' }).click();
    await expect(page.getByRole('searchbox').first()).toBeVisible();
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
      await expect(page.getByRole('navigation', { name: 'Écrans' })).toBeVisible();
      const offline = page.getByRole('status').filter({ hasText: /^Hors ligne depuis \d\d:\d\d$/ });
      await expect(offline).toHaveCount(0);
      if (['/arrivals', '/loadings', '/uber-eats/orders'].includes(path))
        await expect(page.getByText(/^Dernière synchro : .* \(il y a/)).toBeVisible();
      network.setOffline(true);
      await expect(offline).toBeVisible();
    }
  });
});
