import { expect, type Page } from '@playwright/test';
import { Client } from '../../contract/client.ts';
import { signIn as tokenOf } from '../../contract/target.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';
import { signInAs } from '../hands/sign-in-as.ts';

/** Every address the page goes to, in order. */
function addresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(frame.url()));
  return seen;
}

const unauthorized = refusal(401, { detail: 'Invalid token.' });

test('DSP-047 DSP-048 DSP-941 several 401s at once lead once to the login page; what waited is delivered after it', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { a1, a2 } = await aMorning(scene);
  const path = '/dispatch?sub=apres-midi';
  await board.open(path);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const gate = holdAnswers();
  // Nothing is forwarded: the answers held back are refusals.
  const expired = network.intercept({ path: '/api/' }, () => gate.fault(unauthorized));
  const seen = addresses(page);
  await board.setBags('A1', 9, 1);
  await board.setBags('A2', 9, 2);
  await board.refresh();
  await gate.arrived(3);
  gate.release();
  await page.waitForURL(/\/admin\/login\//);
  const login = new URL(page.url());
  expect(login.searchParams.get('next')).toMatch(/^\/dispatch\?sub=apres-midi/);
  expect(seen.filter((address) => address.includes('/admin/login/'))).toHaveLength(1);
  expect(await scene.ledger()).toHaveLength(0);
  expired.stop();
  await signInAs(page, 'superadmin');
  await expect(page).toHaveURL(/\/dispatch\?sub=apres-midi/);
  await expect(board.bags('A1')).toHaveText('9 + 1');
  await expect(board.bags('A2')).toHaveText('9 + 2');
  await expect(board.actions).toHaveText('Actions');
  const sent = (await scene.ledger()).map(({ path: address }) => address);
  expect(sent.sort()).toEqual([a1, a2].map(({ order }) => `/api/processing-orders/${order.id}/?flat=1`));
  expect(complaints).toEqual([]);
});

test('DSP-047 three moves that the end of a session parts stand in their round after the sign-in, and over two polls', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const names = ['A1', 'A2', 'A3'];
  const path = /\/move_task\//;
  const queue = { isFull: false };
  let sent = 0;
  // The session ends between the first move, which the server makes, and the second.
  const ending = network.intercept({ path }, async (forward) => {
    sent += 1;
    const isFirst = sent === 1;
    while (!queue.isFull) await page.waitForTimeout(50);
    return isFirst ? forward() : unauthorized();
  });
  for (const name of names) {
    await board.moveTo(name, round, 'En dernier');
    await expect(board.inDock(round, name)).toBeVisible();
  }
  let expired: { readonly stop: () => void } | undefined;
  page.context().on('response', (response) => {
    if (response.status() === 401) expired ??= network.intercept({ path: '/api/' }, unauthorized);
  });
  queue.isFull = true;
  await page.waitForURL(/\/admin\/login\//);
  const moves = async () => (await scene.ledger()).filter((it) => path.test(it.path)).length;
  expect(await moves()).toBe(1);
  ending.stop();
  expired?.stop();
  await signInAs(page, 'superadmin');
  await expect(page).toHaveURL(/\/dispatch/);
  await expect.poll(moves).toBe(3);
  await expect(board.actions).toHaveText('Actions');
  for (let polls = 0; polls < 2; polls++) {
    await board.refresh();
    for (const name of names) {
      await expect(board.inDock(round, name)).toBeVisible();
      await expect(board.row(name)).toHaveCount(0);
    }
    await expect(board.dock(round)).not.toContainText('Conflit');
  }
  await expect(board.banner).toContainText('À jour');
  expect(await moves()).toBe(3);
});

test('DSP-047 PRP-744 without a session the console asks to sign in and comes back', async ({ browser, network }) => {
  const context = await browser.newContext({ baseURL: network.url });
  const page = await context.newPage();
  await page.goto('/dispatch?sub=light_loading1');
  await page.waitForURL(/\/admin\/login\//);
  expect(new URL(page.url()).search).toBe(`?next=${encodeURIComponent('/dispatch?sub=light_loading1')}`);
  await signInAs(page, 'manager');
  await expect(page).toHaveURL('/dispatch?sub=light_loading1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch chargement et suivi livreur');
  await context.close();
});

test('DSP-930 the token is the cookie of the moment of the call', async ({ scene, board, server, context, page }) => {
  await aMorning(scene);
  await board.open();
  const cookies = await context.cookies();
  const former = decodeURIComponent(cookies.find(({ name }) => name === 'api_token')?.value ?? '');
  const next = await tokenOf(server.url, 'superadmin');
  await context.addCookies(
    cookies.flatMap((cookie) => (cookie.name === 'api_token' ? [{ ...cookie, value: encodeURIComponent(next) }] : [])),
  );
  const tokens: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.headers().authorization);
  });
  expect((await new Client(`${server.url}/api`, former).get('/admin-user/')).status).toBe(200);
  await board.setBags('A1', 6, 2);
  await board.refresh();
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await expect.poll(() => tokens.length).toBeGreaterThan(1);
  expect(new Set(tokens)).toEqual(new Set([`Token ${next}`]));
  await expect(page).toHaveURL(/\/dispatch/);
});

test('DSP-930 the token stands in no store, address or log, and goes to no other host', async ({
  scene,
  board,
  context,
  page,
  baseURL,
}) => {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  const addressed: string[] = [];
  context.on('request', (request) => addressed.push(request.url()));
  const { ready } = await aMorning(scene);
  await board.open();
  await board.setBags('A1', 6, 2);
  await board.go(ready).click();
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  const token = (await context.cookies()).find(({ name }) => name === 'api_token')?.value ?? '';
  expect(token.length).toBeGreaterThan(20);
  const stored = await page.evaluate(dump);
  expect(stored).toContain('A1');
  for (const text of [stored, ...logs, ...addressed]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(decodeURIComponent(token));
  }
  expect(addressed.filter((address) => !address.startsWith(`${baseURL}/`) && !address.startsWith('data:'))).toEqual([]);
});

/** Everything the page's origin keeps on the device, as text. */
async function dump(): Promise<string> {
  const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await done(indexedDB.open(name));
    for (const store of db.objectStoreNames) all.push(await done(db.transaction(store).objectStore(store).getAll()));
    db.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) all.push(request.url, [...request.headers]);
  }
  return JSON.stringify(all);
}

test('DSP-047 a session that ends while a form is half filled takes nothing away: the page waits, and the text is there after the sign-in', async ({
  scene,
  board,
  page,
  network,
}) => {
  await aMorning(scene);
  await board.open();
  const open = async () => {
    await board.more('la commande A1').click();
    await board.entry('Surcoût').click();
  };
  await open();
  const comment = board.dialog.getByLabel('Commentaire');
  await comment.fill('Attente de vingt minutes au portail');
  const seen = addresses(page);
  const expired = network.intercept({ path: '/api/' }, unauthorized);
  await board.refreshBehind();
  await expect(page.getByText(/Votre session est terminée\. Votre saisie est gardée/)).toBeVisible();
  await page.waitForTimeout(1_500);
  // Nobody is taken away while he types.
  await expect(comment).toHaveValue('Attente de vingt minutes au portail');
  expect(seen).toEqual([]);
  await comment.pressSequentially(', rue barrée');

  await page.keyboard.press('Escape');
  await page.waitForURL(/\/admin\/login\//);
  expired.stop();
  await signInAs(page, 'superadmin');
  await expect(page).toHaveURL(/\/dispatch/);
  await expect(board.list).toBeVisible();
  await open();
  await expect(comment).toHaveValue('Attente de vingt minutes au portail, rue barrée');
});
