import { expect, type Locator, type Page } from '@playwright/test';
import { describe, vi } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const email = 'g+o@courriel.example';
const customer = {
  ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email },
  internal_note: { id: 16, content: 'Sonner' },
};
const hisFile = '/support/user/77/g%2Bo%40courriel.example/';
const orderFile = (id: number) => `/support/order/${id}/`;
const sheetOf = (id: number) => new RegExp(`/processing-orders/${id}/(\\?|$)`);

/** Orders of nobody, `Zoe1 NUM1` and so on; those of `his` are of the customer. */
function tell(network: Network, ids: readonly number[], his: readonly number[] = []): void {
  const order = (id: number) => ({
    ...{ id, random_id: `NUM${id}`, status: 'prepared', tags: [], products: [], amount: 10 },
    ...{ firstname: `Zoe${id}`, shipping_time: '2026-03-28T10:00:00Z' },
    ...(his.includes(id) ? { user: customer } : {}),
  });
  for (const id of ids) network.intercept({ path: sheetOf(id) }, refusal(200, order(id)));
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
  network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, his.map(order)));
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Appels ouverts' });
const calls = (page: Page) => bar(page).getByRole('listitem');
const call = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const cross = (page: Page, name: string) => bar(page).getByRole('button', { name: `Fermer l'appel : ${name}` });
const next = (page: Page) => bar(page).getByRole('link', { name: 'Nouvel appel' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un client ou une commande' });
const kept = () => sessionStorage.getItem('quai:support:open-files');
const isOnScreen = (link: Locator) => expect(link).toHaveAttribute('aria-current', 'page');

/** Goes there within the page, as a scan, a link or the way back does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Each order is a call of its own. */
async function open(page: Page, ids: readonly number[]): Promise<void> {
  await page.goto('/support/');
  for (const id of ids) {
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, orderFile(id));
    await isOnScreen(call(page, `Zoe${id} NUM${id}`));
  }
}

describe('calls kept open', () => {
  test.override({ account: 'support' });

  test('OUR-040 what is opened from a file takes its place, unless it is open: then it is gone to', async ({
    page,
    network,
    scene: _,
  }) => {
    tell(network, [1, 2, 3], [1, 2]);
    await page.goto('/support/');
    await expect(search(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('Aucun appel ouvert', { exact: true })).toBeVisible();
    await open(page, [3]);
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
    await go(page, orderFile(1));
    const his = page.getByRole('table', { name: 'Commandes' }).getByRole('row');
    await isOnScreen(call(page, 'Grégoire Orsonneau NUM1'));
    await expect(calls(page)).toHaveText(['Zoe3 NUM3', 'Grégoire Orsonneau NUM1']);
    await his.filter({ hasText: 'NUM2' }).getByRole('cell').nth(1).click();
    await isOnScreen(call(page, 'Grégoire Orsonneau NUM2'));
    await expect(calls(page)).toHaveText(['Zoe3 NUM3', 'Grégoire Orsonneau NUM2']);
    // His file beside his order is another call; the order is opened from there.
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, hisFile);
    await isOnScreen(call(page, 'Grégoire Orsonneau'));
    await his.filter({ hasText: 'NUM2' }).getByRole('cell').nth(1).click();
    await isOnScreen(call(page, 'Grégoire Orsonneau NUM2'));
    await expect(calls(page)).toHaveText(['Zoe3 NUM3', 'Grégoire Orsonneau NUM2', 'Grégoire Orsonneau']);
    await call(page, 'Zoe3 NUM3').click();
    await isOnScreen(call(page, 'Zoe3 NUM3'));
    await expect(page.getByRole('article')).toHaveAccessibleName('Commande NUM3');
    await next(page).click();
    await expect(search(page)).toBeFocused();
  });

  test('OUR-040 what another room opens is a call of its own, and so is what an address names', async ({
    page,
    network,
    scene: _,
  }) => {
    tell(network, [1, 2]);
    await open(page, [1]);
    await go(page, '/nulle-part');
    await expect(page.getByText('Page introuvable')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await go(page, orderFile(2));
    await isOnScreen(call(page, 'Zoe2 NUM2'));
    await expect(calls(page)).toHaveText(['Zoe1 NUM1', 'Zoe2 NUM2']);
    // One file by two addresses is one call; a page that is no file takes no place.
    await go(page, '/support/order-with-center/1/center/9/');
    await isOnScreen(call(page, 'Zoe1 NUM1'));
    await go(page, '/support/order/rien/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
    await expect(calls(page)).toHaveText(['Zoe1 NUM1', 'Zoe2 NUM2']);
  });

  test('OUR-040 a file nobody knows is called by its number, and the one on the screen closes to the search', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: sheetOf(8) }, refusal(404, { detail: 'Pas trouvé.' }));
    network.intercept({ path: '/users/78/support-info/' }, refusal(404, { detail: 'Pas trouvé.' }));
    network.intercept({ path: '/processing-orders/?user_id=78' }, refusal(200, []));
    await page.goto(orderFile(8));
    await isOnScreen(call(page, 'Commande 8'));
    await expect(page.getByRole('article')).toContainText('Lecture impossible');
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, '/support/user/78/personne%40courriel.example/');
    await isOnScreen(call(page, 'Client 78'));
    // Nobody knows the e-mail to read him by.
    await expect(call(page, 'Client 78')).toHaveAttribute('href', '/support/');
    await expect(call(page, 'Commande 8')).toHaveAttribute('href', orderFile(8));
    await cross(page, 'Client 78').click();
    await expect(search(page)).toBeFocused();
    await expect(calls(page)).toHaveText(['Commande 8']);
    await cross(page, 'Commande 8').click();
    await expect(bar(page)).toHaveCount(0);
    await expect(search(page)).toBeFocused();
  });

  test('OUR-041 a sixth waits for a place, and nothing of it is read until one is closed', async ({
    page,
    network,
    scene: _,
  }) => {
    tell(network, [1, 2, 3, 4, 5, 6], []);
    await open(page, [1, 2, 3, 4, 5]);
    // From one of them there is no sixth: it takes its place.
    await go(page, orderFile(6));
    await isOnScreen(call(page, 'Zoe6 NUM6'));
    await go(page, orderFile(5));
    await isOnScreen(call(page, 'Zoe5 NUM5'));
    await expect(calls(page)).toHaveCount(5);
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, hisFile);
    await expect(page.getByText('Cinq appels sont ouverts.')).toBeVisible();
    await expect(page.getByText('Fermez-en un pour ouvrir le client 77.')).toBeVisible();
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
    expect(network.seen('/users/77/')).toEqual([]);
    const before = network.seen(sheetOf(6)).length;
    await go(page, orderFile(6));
    // The device has read it before.
    await expect(page.getByText('Fermez-en un pour ouvrir la commande NUM6.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(network.seen(sheetOf(6))).toHaveLength(before);
    await page.reload();
    await expect(page.getByText('Fermez-en un pour ouvrir la commande NUM6.')).toBeVisible();
    await cross(page, 'Zoe1 NUM1').click();
    await isOnScreen(call(page, 'Zoe6 NUM6'));
    await expect(next(page)).toBeFocused();
    await expect(page.getByRole('article')).toHaveAccessibleName('Commande NUM6');
  });

  test('OUR-041 in place of a sixth stand the five, the one looked at longest ago first, and one press gives it a place', async ({
    page,
    network,
    scene: _,
  }) => {
    tell(network, [1, 2, 3, 4, 5], []);
    await open(page, [1, 2, 3, 4, 5]);
    const looks = (kept() ?? '').replaceAll(/"lookedAtMs":(\d+)/g, (_all, ms) => `"lookedAtMs":${Number(ms) - 60_000}`);
    sessionStorage.setItem('quai:support:open-files', looks);
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    // Looked at again: it is the last one now.
    await call(page, 'Zoe1 NUM1').click();
    await isOnScreen(call(page, 'Zoe1 NUM1'));
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, hisFile);
    const choices = page.getByRole('list', { name: 'Appels à fermer, du plus ancien au plus récent' });
    const offers = choices.getByRole('listitem');
    await expect(offers).toHaveCount(5);
    await expect(offers.nth(0)).toContainText(/^Zoe2 NUM2 regardé à \d\d:\d\d/);
    await expect(offers.nth(4)).toContainText(/^Zoe1 NUM1/);
    await choices.getByRole('button', { name: 'Fermer et ouvrir : Zoe2 NUM2, puis le client 77', exact: true }).click();
    await isOnScreen(call(page, 'Grégoire Orsonneau'));
    await expect(call(page, 'Zoe2 NUM2')).toHaveCount(0);
    await expect(calls(page)).toHaveCount(5);
    await expect(next(page)).toBeFocused();
  });

  test('OUR-042 a reload and a sign-in as the same user keep all of it, with what was typed in each', async ({
    page,
    network,
    scene: _,
  }) => {
    tell(network, [1, 2], [1]);
    await open(page, [2]);
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, orderFile(1));
    const note = page.getByRole('textbox', { name: 'Contenu de la note' });
    await note.fill('Digicode 12');
    await call(page, 'Zoe2 NUM2').click();
    await isOnScreen(call(page, 'Zoe2 NUM2'));
    await page.reload();
    await expect(calls(page)).toHaveText(['Zoe2 NUM2', 'Grégoire Orsonneau NUM1']);
    await isOnScreen(call(page, 'Zoe2 NUM2'));
    const expired = network.intercept({ path: '/api/' }, refusal(401, { detail: 'Invalid token.' }));
    await page.reload();
    await expect(page.getByRole('main')).toHaveCount(0);
    expired.stop();
    await page.reload();
    await call(page, 'Grégoire Orsonneau NUM1').click();
    await expect(note).toHaveValue('Digicode 12');
    // Closed, it waits its half hour.
    await cross(page, 'Grégoire Orsonneau NUM1').click();
    await expect(search(page)).toBeFocused();
    await go(page, orderFile(1));
    await expect(note).toHaveValue('Digicode 12');
  });

  test('OUR-042 holds numbers alone, for half an hour after the last look', async ({ page, network, scene: _ }) => {
    tell(network, [1, 2], [1]);
    await open(page, [2]);
    await go(page, '/support/');
    await expect(search(page)).toBeVisible();
    await go(page, orderFile(1));
    await isOnScreen(call(page, 'Grégoire Orsonneau NUM1'));
    expect(JSON.parse(kept() ?? '')).toEqual([
      { kind: 'order', id: 2, lookedAtMs: expect.any(Number) },
      { kind: 'order', id: 1, lookedAtMs: expect.any(Number) },
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    try {
      // The one on the screen is looked at.
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(calls(page)).toHaveCount(1);
      await isOnScreen(call(page, 'Grégoire Orsonneau NUM1'));
      await go(page, '/support/');
      await expect(search(page)).toBeVisible();
      vi.setSystemTime(Date.now() + 31 * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(bar(page)).toHaveCount(0);
      expect(kept()).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });

  test('OUR-042 what another build kept opens nothing', async ({ page, network, scene: _ }) => {
    tell(network, [1]);
    await open(page, [1]);
    const foreign = ['{"files":[{"kind":"order","id":1}],"current":null}', '[{"kind":"invoice","id":1}]', '[', '7'];
    for (const text of foreign) {
      sessionStorage.setItem('quai:support:open-files', text);
      await page.goto('/support/');
      await expect(search(page)).toBeVisible();
      await expect(bar(page), text).toHaveCount(0);
    }
    await open(page, [1]);
  });

  test('OUR-043 each call and its cross are reached by Tab, Suppr closes it, and the focus goes on', async ({
    page,
    network,
    scene: _,
  }) => {
    tell(network, [1, 2, 3, 4]);
    await open(page, [1, 2, 3, 4]);
    await call(page, 'Zoe1 NUM1').focus();
    const order = [cross(page, 'Zoe1 NUM1'), call(page, 'Zoe2 NUM2'), cross(page, 'Zoe2 NUM2')];
    for (const reached of order) {
      await page.keyboard.press('Tab');
      await expect(reached).toBeFocused();
    }
    await call(page, 'Zoe2 NUM2').press('Delete');
    await expect(next(page)).toBeFocused();
    await expect(calls(page)).toHaveText(['Zoe1 NUM1', 'Zoe3 NUM3', 'Zoe4 NUM4']);
    await isOnScreen(call(page, 'Zoe4 NUM4'));
    // A key that is held closes no other.
    await page.keyboard.press('Delete');
    await expect(calls(page)).toHaveCount(3);
    await cross(page, 'Zoe1 NUM1').press('Enter');
    await expect(next(page)).toBeFocused();
    await call(page, 'Zoe4 NUM4').press('Delete');
    await expect(search(page)).toBeFocused();
    // There the search has it, also once the bar is gone with its last one.
    await call(page, 'Zoe3 NUM3').press('Delete');
    await expect(bar(page)).toHaveCount(0);
    await expect(search(page)).toBeFocused();
  });
});
