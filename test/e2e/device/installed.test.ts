import { expect, type Page } from '@playwright/test';
import { amended } from '../../hands/faults.ts';
import { newlyInstalled, test } from '../fixtures.ts';

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const waiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
const marked = (page: Page) => page.locator('[data-test-mark]').count();

test('is installable, under a policy that lets it run', newlyInstalled, async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/dispatch');
  await controlled(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  'a page loaded past the service worker is taken by it all the same, and is not reloaded for it',
  newlyInstalled,
  async ({ page, context }) => {
    await page.goto('/dispatch');
    await controlled(page);
    const devtools = await context.newCDPSession(page);
    const loaded = page.waitForEvent('load');
    // As with the shift key held, or on its way while the first installation takes the open pages.
    await devtools.send('Page.reload', { ignoreCache: true });
    await loaded;
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await mark(page);
    await controlled(page);
    await expect(page.locator('#root')).not.toBeEmpty();
    expect(await marked(page)).toBe(1);
  },
);

test('starts offline, in a new tab, at a deep link', newlyInstalled, async ({ page, context, network }) => {
  await page.goto('/dispatch');
  await controlled(page);
  await network.switchTo('refuse');
  await page.reload();
  await expect(page.locator('#root')).not.toBeEmpty();
  const tab = await context.newPage();
  await tab.goto('/arrivals?dock=12');
  await expect(tab.locator('#root')).not.toBeEmpty();
  await expect(tab).toHaveURL(/\/arrivals/);
});

test('never stores an answer of the API, nor the configuration', newlyInstalled, async ({ page }) => {
  await page.goto('/dispatch');
  await controlled(page);
  const stored = await page.evaluate(async () => {
    await Promise.all(['/config.json', '/api/admin-user/'].map((path) => fetch(path)));
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/index.html');
  expect(stored.filter((path) => path.startsWith('/api') || path === '/config.json')).toEqual([]);
});

test('leaves the login page and the API to the server', newlyInstalled, async ({ page }) => {
  await page.goto('/dispatch');
  await controlled(page);
  await page.goto('/admin/login/');
  await expect(page.locator('input[type=password]')).toBeVisible();
});

test(
  'a new version waits; once accepted in a tab, every tab reloads',
  newlyInstalled,
  async ({ page, context, network }) => {
    await page.goto('/dispatch');
    await controlled(page);
    const other = await context.newPage();
    await other.goto('/dispatch');
    await Promise.all([mark(page), mark(other)]);
    network.intercept(
      { path: '/service-worker.js' },
      amended((script) => `${script}\n// next version`),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => waiting(page)).toBe(true);
    expect(await marked(page)).toBe(1);
    // Accepted in both: a request that meets the old one making way is a race that Chromium loses for minutes.
    const accept = (tab: Page) => tab.getByRole('button', { name: 'Mettre à jour' });
    await Promise.all([page, other].map((tab) => accept(tab).waitFor()));
    // A slow browser, as one whose old version is still delivering: the wait is shown.
    await other.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined;
    });
    await accept(other).click();
    await expect(other.getByText('La nouvelle version se met en place.')).toBeVisible();
    expect(await marked(other)).toBe(1);
    await accept(page).click();
    await expect.poll(() => marked(page)).toBe(0);
    await expect.poll(() => marked(other)).toBe(0);
  },
);
