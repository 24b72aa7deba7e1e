import { expect, type Page } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** A browser that refuses a storage refuses the mere question for it. */
const refusing = (page: Page, ...names: readonly string[]) =>
  page.addInitScript((refused) => {
    for (const name of refused)
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }, names);

const watched = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test('without localStorage and sessionStorage the console works, and what it keeps lives as long as the page', async ({
  page,
  scene,
  board,
}) => {
  await scene.order('UN');
  const errors = watched(page);
  await refusing(page, 'localStorage', 'sessionStorage');
  await page.goto('/dispatch');
  // Nobody remembers which center this tab stands on: the first one.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(board.list).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Masquer les non finalisées' });
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Afficher les non finalisées' })).toBeVisible();
  await page.screenshot({ path: 'test-results/no-local.png' });
  // The error of the script that sets a center.
  expect(errors.filter((message) => message !== 'Access is denied for this document.')).toEqual([]);
});

test('without IndexedDB the page says why, and offers to try again', async ({ page }) => {
  const errors = watched(page);
  await refusing(page, 'indexedDB');
  await page.goto('/dispatch');
  await expect(page.getByRole('heading', { name: 'Quai ne peut rien garder sur cet appareil' })).toBeVisible();
  await expect(page.getByText('Ce navigateur refuse de stocker des données pour ce site.')).toBeVisible();
  await page.screenshot({ path: 'test-results/no-storage.png' });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a database deleted under an open tab is told at once, with the actions that went, and the tab goes on', async ({
  page,
  scene,
  board,
  network,
}) => {
  const errors = watched(page);
  await aMorning(scene);
  await board.open();
  const failing = network.intercept({ path: '/', method: 'PATCH' }, refusal(503, {}));
  await board.setBags('A1', 3, 1);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('quai:outbox') ?? '{}').open))
    .toEqual([expect.stringContaining('A1')]);
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
  });
  const notice = page.getByRole('status').filter({ hasText: 'Le navigateur a effacé des actions enregistrées' });
  await expect(notice).toContainText('Sacs de la commande A1');
  await page.screenshot({ path: 'test-results/lost.png' });
  failing.stop();
  await expect(board.row('A2')).toBeVisible();
  expect(errors).toEqual([]);
});
