import { expect, type Page } from '@playwright/test';
import { amended, type Fault, rewritten } from '../../hands/faults.ts';
import { newlyInstalled, test } from '../fixtures.ts';

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const loginPage: Fault = amended(
  () => '<!doctype html><meta charset="utf-8"><title>Entrée</title><h1>Identifiez-vous</h1>',
);
const saying = (changes: object): Fault => rewritten((config) => ({ ...Object(config), ...changes }));

test(
  'DSP-047 an installed console leaves to the server whatever the configuration names, and what it names later, online and offline',
  newlyInstalled,
  async ({ page, network, context }) => {
    network.intercept({ path: '/connexion' }, loginPage);
    network.intercept({ path: '/produits' }, loginPage);
    const first = network.intercept(
      { path: '/config.json' },
      saying({ adminLoginUrl: '/connexion/', productTableUrl: `${network.url}/produits` }),
    );
    await page.goto('/dispatch');
    await controlled(page);
    await page.reload();
    for (const path of ['/connexion/?next=%2Fdispatch', '/produits']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Identifiez-vous' })).toBeVisible();
    }
    // Nobody has asked for the console since the site's settings changed.
    first.stop();
    network.intercept({ path: '/entree' }, loginPage);
    network.intercept({ path: '/config.json' }, saying({ adminLoginUrl: '/entree' }));
    await page.goto('/entree');
    await expect(page.getByRole('heading', { name: 'Identifiez-vous' })).toBeVisible();
    // Signed out, the console finds its way there by itself, and every other path is its own.
    await context.clearCookies();
    await page.goto('/dispatch');
    await expect(page).toHaveURL(/\/entree\?next=%2Fdispatch/);
    await expect(page.getByRole('heading', { name: 'Identifiez-vous' })).toBeVisible();

    await network.switchTo('refuse');
    // Each in a page of its own: the browser's error page comes after the refusal and would replace the next one.
    for (const path of ['/entree', '/admin/login/']) {
      const refused = await context.newPage();
      await expect(refused.goto(path), path).rejects.toThrow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
      await refused.close();
    }
    // It is the console's again; signed out, it goes on to where nobody answers.
    const own = await page.goto('/connexion/', { waitUntil: 'commit' });
    expect([own?.status(), own?.fromServiceWorker()]).toEqual([200, true]);
  },
);
