import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { rewritten } from '../../hands/faults.ts';
import { startAt, test } from '../fixtures.ts';

const links = (page: Page) => page.getByRole('navigation', { name: 'Écrans' }).getByRole('link');

const first = ['Accueil', 'Dispatch'];
/** Parts of a room: after all rooms, by Tab as they are seen. */
const last = ['Dispatch création de tournée', 'Dispatch chargement et suivi livreur'];

const ivry = 12;

const roles = {
  superadmin: [...first, 'Chargements', 'Uber Eats', 'assign', 'Support', ...last],
  manager: [...first, 'Chargements', 'Uber Eats', 'Support', ...last],
  'manager-acl': [...first, 'Arrivages', 'Chargements', 'Uber Eats', 'Logs', 'Demandes', 'Support', ...last],
  logistique: [...first, 'Chargements', 'Uber Eats', 'Logs', 'Demandes', 'Support', ...last],
} as const;

test('DSP-049 DSP-051 Go to opens pages of other hosts in a new tab, those of the admin host in this one', async ({
  scene: _,
  page,
  board,
  network,
}) => {
  const addresses = { productTableUrl: 'https://table.example/p', flowToolUrl: 'https://flow.example/' };
  network.intercept(
    { path: '/config.json' },
    rewritten((config) => ({ ...Object(config), ...addresses })),
  );
  await board.open();
  await page.getByRole('button', { name: 'Go to' }).click();
  for (const [name, href] of [
    ['Table produits', addresses.productTableUrl],
    ['Outil flow', addresses.flowToolUrl],
  ] as const) {
    const entry = board.entry(name);
    await expect(entry).toHaveAttribute('href', href);
    await expect(entry).toHaveAttribute('target', '_blank');
    await expect(entry).toHaveAttribute('rel', 'noopener');
  }
  const ours = board.entry("Horaires d'ouverture");
  await expect(ours).toHaveAttribute('href', /\/admin\/slots\/byweekdayrule\/$/);
  await expect(ours).not.toHaveAttribute('target', '_blank');
});

test('DSP-049 DSP-070 Go to lists the pages of the admin host', async ({ scene, board, page }) => {
  expect(scene.center).toBeGreaterThan(0);
  await board.open();
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(37);
  await expect(page.getByRole('menuitem', { name: "Horaires d'ouverture" })).toHaveAttribute(
    'href',
    '/admin/slots/byweekdayrule/',
  );
});

test('DSP-113 DSP-114 DSP-115 each role has its links, in a center with stock of type 2', async ({ page, signIn }) => {
  for (const [account, expected] of Object.entries(roles)) {
    await signIn(account);
    startAt({ center: ivry });
    await page.goto('/dispatch');
    await expect(links(page)).toHaveText(expected);
  }
});

describe('a manager of stock', () => {
  test.override({ account: 'manager-acl' });

  test('DSP-114 has no link to arrivals in a center with stock of type 1', async ({ scene: _, board, page }) => {
    await board.open();
    await expect(links(page)).toHaveText(roles['manager-acl'].filter((link) => link !== 'Arrivages'));
  });
});

test('DSP-083 where shadow grouping is off there is no link to dispatch', async ({ makeScene, page }) => {
  const { center } = await makeScene({ is_shadow_groupment_enabled: false });
  await page.goto(`/redirect/${center}?u=/`);
  await expect(links(page)).toHaveText(['Accueil', 'Chargements', 'Uber Eats', 'assign', 'Support']);
});

test('DSP-984 without a clipboard the e-mail itself is shown', async ({ scene: _, board, page }) => {
  await board.open();
  // The next page has one again.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await page.getByRole('button', { name: 'Copier superadmin@quai.example' }).click();
  await expect(board.dialog.getByText('superadmin@quai.example')).toBeVisible();
  await expect(board.toast('Donnée copiée')).toHaveCount(0);
});
