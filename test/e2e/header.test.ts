import { expect, type Page } from '@playwright/test';
import { startAt, test } from './fixtures.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

const links = (page: Page) => page.getByRole('navigation', { name: 'Écrans' }).getByRole('link');

const always = ['Accueil', 'Dispatch', 'Dispatch création de tournée', 'Dispatch chargement et suivi livreur'];

const ivry = 12;

const roles = {
  superadmin: [...always, 'Chargements', 'Uber Eats', 'assign', 'Support'],
  manager: [...always, 'Chargements', 'Uber Eats', 'Support'],
  'manager-acl': [...always, 'Arrivages', 'Chargements', 'Uber Eats', 'Support'],
  logistique: [...always, 'Chargements', 'Uber Eats', 'Logs', 'Demandes', 'Support'],
} as const;

test('DSP-113 DSP-114 DSP-115 each role has its links, in a center with stock of type 2', async ({
  browser,
  network,
  signIn,
}) => {
  for (const [account, expected] of [
    ['superadmin', roles.superadmin],
    ['manager', roles.manager],
    ['manager-acl', roles['manager-acl']],
    ['logistique', roles.logistique],
  ] as const) {
    const context = await browser.newContext({ baseURL: network.url, viewport: { width: 1920, height: 1080 } });
    await signIn(context, account);
    await startAt(context, ivry);
    const page = await context.newPage();
    await page.goto('/dispatch');
    await expect(links(page)).toHaveText(expected);
    await context.close();
  }
});

test.describe('a manager of stock', () => {
  test.use({ account: 'manager-acl' });

  test('DSP-114 has no link to arrivals in a center with stock of type 1', async ({ scene, board, page }) => {
    expect(scene.center).toBeGreaterThan(0);
    await board.open();
    await expect(links(page)).toHaveText(roles.manager);
  });
});

test('DSP-083 where shadow grouping is off there is no link to dispatch', async ({ makeScene, page }) => {
  const { center } = await makeScene({ is_shadow_groupment_enabled: false });
  await page.goto(`/redirect/${center}?u=/`);
  await expect(links(page)).toHaveText(['Accueil', 'Chargements', 'Uber Eats', 'assign', 'Support']);
});

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

test('DSP-984 without a clipboard the e-mail itself is shown', async ({ scene, board, page }) => {
  expect(scene.center).toBeGreaterThan(0);
  await board.open();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copier superadmin@quai.example' }).click();
  await expect(board.dialog.getByText('superadmin@quai.example')).toBeVisible();
  await expect(board.toast('Donnée copiée')).toHaveCount(0);
});

test('DSP-073 the selector bears the colour of the center, readable on it', async ({ makeScene, page }) => {
  const { center } = await makeScene({ color: '#7a3fa0' });
  await page.goto(`/redirect/${center}?u=/dispatch`);
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveCSS('background-color', 'rgb(122, 63, 160)');
});
