import { expect, type Page } from '@playwright/test';
import { Dexie } from 'dexie';
import { afterEach, describe, onTestFinished, vi } from 'vitest';
import { marketOrders, storeLogs, stores } from '../../../server/src/db/schema/stores.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { secondText } from '../../../src/domain/time/paris-time.ts';
import { answer, holdAnswers, loseAnswer, loseRequest, refusal } from '../../hands/faults.ts';
import { badgesIn } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import type { Network } from '../browser/network.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const path = '/uber-eats/orders/';
const calls = {
  stores: '/uber-eats/store_statuses/',
  logs: '/uber-eats/store_status_logs/',
  orders: '/api/uber-eats/orders/',
  setStore: '/uber-eats/update_store_status/',
  setOrder: '/uber-eats/change_order_status/',
};

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const current = (page: Page) => page.getByRole('region', { name: /^Commandes en cours/ }).last();
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const asked = (network: Network, part: string) => network.seen(part).length;

type Fields = Readonly<Record<string, unknown>>;

/** Another server's answers, with the fields of the tables and no more. */
function told(network: Network, { shops = [], open = [], now = [], logs = [] }: Record<string, readonly Fields[]>) {
  network.intercept({ path: calls.stores }, refusal(200, { store_statuses: shops }));
  network.intercept({ path: calls.orders }, refusal(200, { current_orders: now, orders_to_regularize: open }));
  network.intercept({ path: calls.logs }, refusal(200, { logs }));
}

const anOrder = (id: number, name: string, order: Fields = {}, fields: Fields = {}) => ({
  ...{ id: id + 5_000, uber_type: 'uber_eats', pickup_time: '2026-03-10T10:45:00+01:00' },
  order: { id, random_id: name, status: 'prepared', location: 'S06', bags: '2 + 1', fullname: 'Quentin M.', ...order },
  ...fields,
});

/** A store of the test's own center, on the server and at its service. */
async function aStore(server: RunningServer, scene: Scene, name = 'Épicerie'): Promise<string> {
  const store_id = `${scene.center}-${name}`;
  await server.db.insert(stores).values({
    ...{ store_id, center_id: CenterId.parse(scene.center), store_name: name, store_type: 'GROCERY_STORE' },
    ...{ status: 'ONLINE', last_event: 1 },
  });
  await server.db
    .insert(storeLogs)
    .values({ store_id, event: 1, status: 'ONLINE', done_by: 'Uber Eats', created_at: scene.at(-90) });
  server.market.adopt([
    {
      ...{ id: store_id, callbackUrl: `${server.url}/api/couriers/uber-eats/events/`, status: 'ONLINE' },
      ...{ pausedUntilMs: null, reason: null, metadata: null, changes: 1, changedBy: '', changedAtMs: 0 },
    },
  ]);
  return store_id;
}

/** An order its client should have fetched an hour ago. */
async function anOrderToSettle(server: RunningServer, scene: Scene, name: string): Promise<number> {
  const known = await server.db.query.stores.findFirst({
    where: (row, { eq }) => eq(row.center_id, scene.center as never),
  });
  const store_id = known?.store_id ?? (await aStore(server, scene, `de ${name}`));
  const { order } = await scene.order(name, {}, { is_uber_eats_order: true });
  await server.db.insert(marketOrders).values({
    ...{ order_id: order.id, center_id: CenterId.parse(scene.center), store_id, pickup_time: scene.at(-60) },
    ...{ display_id: `D${order.id}`, customer_phone_number: '+33 6 39 98 11 20', customer_pin_code: '4821' },
  });
  return order.id;
}

/** An order as a board gave this device. */
async function storedOrder({ center }: Scene, id: number): Promise<{ readonly status: string } | undefined> {
  const name = (await Dexie.getDatabaseNames()).find((it) => it.startsWith('quai-user-'));
  if (!name) return undefined;
  const db = await new Dexie(name).open();
  const stored = await db.table('order').get([center, id]);
  db.close();
  return stored?.row;
}

describe('the way there', () => {
  test('PRP-011 DSP-040 DSP-084 is in the header of who has flow access', async ({ scene: _, page, network }) => {
    told(network, {});
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Uber Eats' })).toHaveAttribute('href', path);
    await expect(page.getByText('Aucun store dans ce centre')).toBeVisible();
    await expect(page.getByText('Aucune commande en cours')).toBeVisible();
  });

  describe('for packers alone', () => {
    test.override({ account: 'preparation' });
    test('PRP-011 is not there, and nothing is asked for', async ({ scene: _, page, network }) => {
      await page.goto(path);
      await expect(page.getByText("Vous n'avez pas accès au flow").first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Uber Eats' })).toHaveCount(0);
      expect(asked(network, '/uber-eats/store_statuses/') + asked(network, calls.orders)).toBe(0);
    });
  });
});

describe('the stores', () => {
  const shops = [
    { store_id: 'a', store_name: 'Épicerie', status: 'ONLINE' },
    {
      ...{ store_id: 'b', store_name: 'Repas', store_type: 'RESTAURANT', status: 'OFFLINE' },
      ...{ offline_reason: 'PAUSED_BY_UBER', offline_reason_metadata: 'UNFULFILL_RATE' },
      is_offline_until: '2026-11-26T11:15:00+01:00',
    },
    { store_id: 'c', store_name: 'Nuit', status: 'OFFLINE', offline_reason: 'OUT_OF_MENU_HOURS' },
    { store_id: 'd', store_name: 'Cachée', status: 'OFFLINE', offline_reason: 'INVISIBLE' },
    {
      ...{ store_id: 'e', store_name: 'Pause', status: 'OFFLINE', offline_reason: 'PAUSED_BY_RESTAURANT' },
      offline_reason_metadata: 'PROBLEM_IN_RESTAURANT',
    },
    { store_id: 'f', store_name: 'Autre', status: 'SUSPENDED' },
    { store_id: 'g', store_name: 'Sans raison', status: 'OFFLINE' },
    { store_id: 'h', store_name: 'Inconnue', status: 'OFFLINE', offline_reason: 'SOLD' },
  ];

  test('PRP-360 PRP-361 PRP-377 have a card each, with name and type', async ({ scene, page, network }) => {
    told(network, { shops });
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(shops.length);
    for (const { store_name } of shops)
      await expect(card(page, store_name).getByRole('heading')).toHaveText(store_name);
    await expect(card(page, 'Repas')).toContainText('RESTAURANT');
    expect(network.seen(calls.stores)[0]).toMatch(new RegExp(`[?&]center=${scene.center}$`));
  });

  test('PRP-362 PRP-363 PRP-364 say whether they are open, and offer to be paused where they are', async ({
    scene: _,
    page,
    network,
  }) => {
    told(network, { shops });
    await page.goto(path);
    const open = card(page, 'Épicerie');
    await expect(open).toContainText('OUVERT');
    await expect(open.getByRole('button')).toHaveText(['Mettre le store en PAUSE', 'Voir les changements log']);
    await expect(card(page, 'Repas')).toContainText('EN PAUSE');
    await expect(card(page, 'Autre')).toContainText('SUSPENDED');
    await expect(card(page, 'Autre').getByRole('button')).toHaveText(['Voir les changements log']);
    expect(await badgesIn(open)).toEqual([['green', 'OUVERT']]);
    expect(await badgesIn(card(page, 'Repas'))).toEqual([
      ['gray', 'RESTAURANT'],
      ['amber', 'EN PAUSE'],
    ]);
  });

  test('PRP-366 PRP-367 are opened again, unless their hours are set elsewhere', async ({
    scene: _,
    page,
    network,
  }) => {
    told(network, { shops });
    await page.goto(path);
    for (const name of ['Repas', 'Pause', 'Sans raison', 'Inconnue'])
      await expect(card(page, name).getByRole('button')).toHaveText(['Rouvrir le store', 'Voir les changements log']);
    for (const name of ['Nuit', 'Cachée']) {
      await expect(card(page, name).getByRole('button')).toHaveText(['Voir les changements log']);
      await expect(card(page, name)).toContainText("Les horaires d'ouverture sont configurés ailleurs.");
    }
  });

  test('PRP-370 PRP-371 tell why they are closed, and until when', async ({ scene: _, page, network }) => {
    told(network, { shops });
    await page.goto(path);
    await expect(card(page, 'Repas')).toContainText("jusqu'à 26/11/2026 11:15");
    await expect(card(page, 'Repas')).toContainText('Mis en pause par Uber');
    await expect(card(page, 'Nuit')).toContainText('Hors horaires du menu');
    await expect(card(page, 'Cachée')).toContainText('Invisible');
    await expect(card(page, 'Pause')).toContainText('Mis en pause par le restaurant');
    await expect(card(page, 'Inconnue')).toContainText('SOLD');
  });

  test('PRP-372 PRP-373 tell the detail, as it is but for an automatic pause', async ({ scene: _, page, network }) => {
    const codes = [
      ...['UNKNOWN', 'PROBLEM_IN_RESTAURANT', 'OUT_OF_ITEM', 'CLOSING_EARLY'],
      ...['INCIDENT_DETECTED_ON_ORDER_MANAGEMENT_APPLICATION', 'NO_COURIER_AVAILABLE', 'FULFILLMENT_LATENCY'],
      ...['PCA_LATENCY', 'PCA_ERROR_RATE', 'INVALID', 'OTHER'],
    ];
    const paused = { status: 'OFFLINE', offline_reason: 'PAUSED_BY_UBER' };
    told(network, {
      shops: ['UNFULFILL_RATE', ...codes].map((code) => ({
        ...{ store_id: code, store_name: `Store ${code}`, ...paused, offline_reason_metadata: code },
      })),
    });
    await page.goto(path);
    await expect(card(page, 'Store UNFULFILL_RATE')).toContainText('Automatique après un refus ou une annulation');
    for (const code of codes)
      await expect(card(page, `Store ${code}`).getByRole('paragraph')).toContainText(`Mis en pause par Uber. ${code}`);
  });

  test('PRP-365 PRP-368 PRP-369 are paused and opened again; meanwhile nothing is pressed, then they are read again', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const store = await aStore(server, scene);
    await page.goto(path);
    const held = holdAnswers();
    network.intercept({ path: calls.setStore, times: 1 }, held.fault);
    const pause = card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' });
    await pause.click();
    await held.arrived(1);
    await expect(pause).toHaveAttribute('aria-disabled', 'true');
    await expect(card(page, 'Épicerie').getByRole('button', { name: /log/ })).toHaveAttribute('aria-disabled', 'true');
    const before = asked(network, calls.stores);
    held.release();
    const reopen = card(page, 'Épicerie').getByRole('button', { name: 'Rouvrir le store' });
    await expect(reopen).toBeVisible();
    await expect(card(page, 'Épicerie')).toContainText('Mis en pause par le restaurant');
    expect(asked(network, calls.stores)).toBeGreaterThan(before);
    await reopen.click();
    await expect(card(page, 'Épicerie')).toContainText('OUVERT');
    const bodies = (await scene.ledger()).filter((it) => it.path.includes(calls.setStore)).map(({ body }) => body);
    expect(bodies).toEqual(['OFFLINE', 'ONLINE'].map((status) => ({ center: scene.center, store, status })));
  });

  test('PRP-365 DSP-488 a second press of the key that paused one does not open it again, one a second later does', async ({
    server,
    scene,
    page,
  }) => {
    await aStore(server, scene);
    await page.goto(path);
    const pause = card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' });
    await expect(pause).toBeVisible();
    await expect.poll(() => performance.getEntriesByName('steady').length).toBeGreaterThan(0);
    const pressedAtMs = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(pressedAtMs);
    onTestFinished(() => now.mockRestore());
    const asked = async () =>
      (await scene.ledger())
        .filter((it) => it.path.includes(calls.setStore))
        .map(({ body }) => (body as { status: string }).status);
    await pause.press('Enter');
    const reopen = card(page, 'Épicerie').getByRole('button', { name: 'Rouvrir le store' });
    await expect(reopen).not.toHaveAttribute('aria-disabled', 'true');
    await expect(reopen).toBeFocused();
    now.mockReturnValue(pressedAtMs + 900);
    await page.keyboard.press('Enter');
    // It was held at 900 ms: a second counts from there.
    now.mockReturnValue(pressedAtMs + 1_800);
    await page.keyboard.press('Enter');
    // What was sent would be there by now.
    await new Promise((done) => setTimeout(done, 700));
    expect(await asked()).toEqual(['OFFLINE']);
    now.mockReturnValue(pressedAtMs + 2_900);
    await page.keyboard.press('Enter');
    await expect.poll(asked).toEqual(['OFFLINE', 'ONLINE']);
  });

  test('PRP-365 PRP-369 cannot be pressed again before a reading from after the change tells what became of them', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await aStore(server, scene);
    await page.goto(path);
    const pause = card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' });
    await expect(pause).toBeVisible();
    const readings = holdAnswers();
    network.intercept({ path: calls.stores }, readings.fault);
    await pause.click();
    await expect(page.getByText(/^Store Épicerie mis en pause/).first()).toBeVisible();
    await readings.arrived(1);
    await expect(pause).toHaveAttribute('aria-disabled', 'true');
    readings.release();
    await expect(card(page, 'Épicerie').getByRole('button', { name: 'Rouvrir le store' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('PRP-369 that are not changed say why, and are read again: somebody else may have changed them', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const store = await aStore(server, scene);
    await page.goto(path);
    const pause = card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' });
    await expect(pause).toBeVisible();
    // Its service pauses it by itself meanwhile.
    for (const order of ['o-1', 'o-2']) server.market.hearOrder(store, order, 'CANCELED');
    await server.market.step();
    network.intercept({ path: calls.setStore, times: 1 }, refusal(400, { error: 'Compte suspendu' }));
    await pause.click();
    await expect(page.getByText('Compte suspendu').first()).toBeVisible();
    await expect(card(page, 'Épicerie')).toContainText('Automatique après un refus ou une annulation');
  });

  test.for(['asked', 'answered'] as const)(
    'PRP-365 PRP-369 whose call was lost once it was %s are as the service says',
    async (when, { server, scene, page, network }) => {
      await aStore(server, scene);
      await page.goto(path);
      network.intercept({ path: calls.setStore, times: 1 }, when === 'asked' ? loseRequest : loseAnswer);
      await card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' }).click();
      if (when === 'answered') await expect(card(page, 'Épicerie')).toContainText('EN PAUSE');
      else await expect(page.getByText('1 à traiter')).toBeVisible();
      await expect(card(page, 'Épicerie')).toContainText(when === 'answered' ? 'EN PAUSE' : 'OUVERT');
      expect(asked(network, calls.setStore)).toBe(1);
    },
  );

  test('PRP-365 PRP-369 one whose call was lost cannot be pressed again before it is dealt with, the others can', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await aStore(server, scene, 'Épicerie');
    await aStore(server, scene, 'Traiteur');
    await page.goto(path);
    const pause = (name: string) => card(page, name).getByRole('button', { name: 'Mettre le store en PAUSE' });
    network.intercept({ path: calls.setStore, times: 1 }, loseRequest);
    await pause('Épicerie').click();
    await expect(page.getByText('1 à traiter')).toBeVisible();
    await expect(pause('Épicerie')).toHaveAttribute('aria-disabled', 'true');
    await expect(pause('Traiteur')).not.toHaveAttribute('aria-disabled', 'true');
    await pause('Traiteur').click();
    await expect(card(page, 'Traiteur')).toContainText('EN PAUSE');
    await expect(card(page, 'Épicerie')).toContainText('OUVERT');
    expect(asked(network, calls.setStore)).toBe(2);
  });

  test('PRP-369 PRP-405 that change by themselves while call, answer and reading are lost are as their service says', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const store = await aStore(server, scene);
    // The first reading is lost on its way back: it is done again.
    network.intercept({ path: calls.stores, times: 1 }, loseAnswer);
    await page.goto(path);
    const pause = card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' });
    await expect(pause).toBeVisible();
    expect(asked(network, calls.stores)).toBe(2);
    network.intercept({ path: calls.setStore, times: 1 }, async (forward, exchange) => {
      // Its service pauses it by itself before the call is there, and the answer of the call is lost.
      for (const order of ['o-1', 'o-2']) server.market.hearOrder(store, order, 'CANCELED');
      await server.market.step();
      return loseAnswer(forward, exchange);
    });
    network.intercept({ path: calls.stores, times: 1 }, loseAnswer);
    await pause.click();
    await expect(card(page, 'Épicerie')).toContainText('Automatique après un refus ou une annulation');
    expect(asked(network, calls.setStore)).toBe(1);
    await expect(page.getByText('1 à traiter')).toHaveCount(0);
  });

  test('PRP-407 whose log was lost on its way is read when its window is opened again', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const store = await aStore(server, scene);
    await page.goto(path);
    const open = card(page, 'Épicerie').getByRole('button', { name: 'Voir les changements log' });
    network.intercept({ path: calls.logs, times: 1 }, loseAnswer);
    await open.click();
    const window = page.getByRole('dialog', { name: 'Voir les changements log' });
    await expect(window).toBeVisible();
    await expect.poll(() => asked(network, calls.logs)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    for (const order of ['o-1', 'o-2']) server.market.hearOrder(store, order, 'CANCELED');
    await server.market.step();
    await open.click();
    await expect(window.getByRole('row').nth(1)).toContainText(/EN PAUSE.*Uber Eats/);
  });

  test('PRP-374 PRP-375 have a log of their changes, the newest first', async ({ server, scene, page }) => {
    await aStore(server, scene);
    await page.goto(path);
    await card(page, 'Épicerie').getByRole('button', { name: 'Mettre le store en PAUSE' }).click();
    await expect(card(page, 'Épicerie')).toContainText('EN PAUSE');
    await card(page, 'Épicerie').getByRole('button', { name: 'Voir les changements log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Voir les changements log' });
    await expect(dialog.getByRole('row')).toHaveCount(3);
    await expect(dialog.getByRole('row').nth(1)).toContainText(/EN PAUSE.*superadmin@quai\.example.*\d\d\/\d\d\/\d{4}/);
    await expect(dialog.getByRole('row').nth(2)).toContainText(/OUVERT.*Uber Eats/);
  });

  test('PRP-376 have none where nobody changed them', async ({ scene: _, page, network }) => {
    told(network, { shops });
    await page.goto(path);
    await card(page, 'Autre').getByRole('button', { name: 'Voir les changements log' }).click();
    await expect(page.getByRole('dialog')).toContainText('Aucune modification');
  });

  test('PRP-407 whose log cannot be read say why in its window, asked once', async ({ scene: _, page, network }) => {
    told(network, { shops });
    network.intercept({ path: calls.logs }, refusal(500, { error: 'Journal indisponible' }));
    await page.goto(path);
    await card(page, 'Autre').getByRole('button', { name: 'Voir les changements log' }).click();
    await expect(page.getByRole('dialog')).toContainText('Journal indisponible');
    await new Promise((done) => setTimeout(done, 700));
    expect(asked(network, calls.logs)).toBe(1);
  });

  test('PRP-404 that cannot be read say why; a server that asks for an hour is not asked before', async ({
    scene: _,
    page,
    network,
  }) => {
    told(network, {});
    network.intercept({ path: calls.stores }, async () =>
      answer(503, 'application/json', '{"error":"Uber Eats en maintenance"}', ['retry-after', '3600']),
    );
    await page.goto(path);
    await expect(page.getByText('Uber Eats en maintenance')).toBeVisible();
    expect(asked(network, calls.stores)).toBe(1);
  });
});

describe('the time between two readings', () => {
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  test('PRP-402 PRP-403 is ten seconds for orders, five minutes for stores, and is not counted while hidden', async ({
    scene: _,
    page,
    network,
  }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    told(network, { now: [anOrder(1, 'AAA111')] });
    await page.goto(path);
    await expect(rowOf(page, 'AAA111')).toBeVisible();
    const [readStores, readOrders] = [asked(network, calls.stores), asked(network, calls.orders)];
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => asked(network, calls.orders)).toBe(readOrders + 1);
    expect(asked(network, calls.stores)).toBe(readStores);
    for (let seconds = 10; seconds < 300; seconds += 10) vi.advanceTimersByTime(10_000);
    await expect.poll(() => asked(network, calls.stores)).toBe(readStores + 1);
    await look('hidden');
    const before = asked(network, calls.orders);
    vi.advanceTimersByTime(60_000);
    await new Promise((done) => setTimeout(done, 300));
    expect(asked(network, calls.orders)).toBe(before);
    await look('visible');
    await expect.poll(() => asked(network, calls.orders)).toBeGreaterThan(before);
  });

  test('PRP-402 PRP-403 PRP-406 says when the answer came, to the second, and offline that nothing newer does', async ({
    server,
    scene,
    page,
    network,
  }) => {
    stopClock();
    await aStore(server, scene);
    const held = holdAnswers();
    network.intercept({ path: calls.orders, times: 1 }, held.fault);
    const readings = holdAnswers();
    network.intercept({ path: calls.stores, times: 1 }, readings.fault);
    await page.goto(path);
    await Promise.all([held.arrived(1), readings.arrived(1)]);
    // What is asked now is answered 7 s later, and looked at 64 s after that.
    const askedAtMs = Date.now();
    moveClock(askedAtMs + 7_000);
    held.release();
    readings.release();
    const time = secondText(askedAtMs + 7_000);
    const head = page.locator('header').filter({ has: page.getByRole('heading', { name: /^Commandes en cours/ }) });
    await expect(head.getByRole('paragraph')).toHaveText(`Actualisé à ${time}, toutes les 10 s`);
    const stores = page.getByRole('region', { name: 'Stores' });
    await expect(stores.getByRole('article')).toHaveCount(1);
    await expect(stores).not.toContainText(time);
    network.setOffline(true);
    moveClock(askedAtMs + 71_000);
    await expect(head.getByRole('paragraph')).toHaveText(`Hors ligne : lu à ${time}`);
    await expect(stores).toContainText(`Hors ligne : lu à ${time}`);
  });

  test('PRP-409 PRP-406 what no answer has come for is awaited, and offline unknown on this device', async ({
    scene: _,
    page,
    network,
  }) => {
    const held = holdAnswers();
    for (const of of [calls.stores, calls.orders]) network.intercept({ path: of }, held.fault);
    await page.goto(path);
    await held.arrived(2);
    await expect(page.getByText('Chargement...')).toHaveCount(2);
    await expect(page.getByText('Rien de connu sur cet appareil')).toHaveCount(0);
    network.setOffline(true);
    await expect(page.getByText('Rien de connu sur cet appareil')).toHaveCount(2);
    await expect(page.getByText('Chargement...')).toHaveCount(0);
    held.release();
  });

  async function look(state: string): Promise<void> {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((done) => setTimeout(done, 300));
  }
});

describe('the orders', () => {
  test('PRP-378 PRP-379 PRP-382 to be regularised are in a table that folds, with their actions until they are over', async ({
    scene: _,
    page,
    network,
  }) => {
    const open = [
      anOrder(1, 'AAA111'),
      anOrder(2, 'BBB222', { status: 'received' }),
      anOrder(3, 'CCC333', { status: 'canceled' }),
    ];
    told(network, { open });
    await page.goto(path);
    const fold = page.getByRole('button', { name: 'Commandes à régulariser (3)', exact: true });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(rowOf(page, 'AAA111').getByRole('button')).toHaveText(['Livrer', 'Annuler']);
    for (const name of ['BBB222', 'CCC333']) await expect(rowOf(page, name).getByRole('button')).toHaveCount(0);
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'AAA111' })).toHaveCount(0);
  });

  test('PRP-378 where there are none the table is folded', async ({ scene: _, page, network }) => {
    told(network, { now: [anOrder(1, 'AAA111')] });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Commandes à régulariser (0)' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('PRP-380 PRP-381 PRP-383 are delivered or cancelled after a question, and take the status of the answer', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const [delivered, cancelled] = [
      await anOrderToSettle(server, scene, 'AAA111'),
      await anOrderToSettle(server, scene, 'BBB222'),
    ];
    await page.goto(path);
    const press = (name: string, button: string) => rowOf(page, name).getByRole('button', { name: button }).click();
    const question = page.getByRole('alertdialog');
    await press('AAA111', 'Livrer');
    await expect(question).toContainText('Livrer la commande AAA111 ?');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toHaveCount(0);
    expect(asked(network, calls.setOrder)).toBe(0);
    // The answer shows at once, whatever happens to the list.
    network.intercept({ path: calls.orders }, refusal(500, { error: 'Liste indisponible' }));
    await press('AAA111', 'Livrer');
    await question.getByRole('button', { name: 'Livrer' }).click();
    await expect(rowOf(page, 'AAA111')).toContainText('LIVRÉE');
    await expect(rowOf(page, 'AAA111')).toHaveAttribute('data-progress', 'done');
    await expect(rowOf(page, 'AAA111').getByRole('button')).toHaveCount(0);
    await press('BBB222', 'Annuler');
    await question.getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(rowOf(page, 'BBB222')).toContainText('ANNULÉE');
    const bodies = (await scene.ledger()).filter((it) => it.path.includes(calls.setOrder)).map(({ body }) => body);
    expect(bodies).toEqual([
      { order_id: delivered, status: 'received', provider: 'uber' },
      { order_id: cancelled, status: 'canceled', provider: 'uber' },
    ]);
  });

  test('PRP-383 take the status of the answer also where the first board was asked before it, and comes after', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const id = await anOrderToSettle(server, scene, 'AAA111');
    let deliver: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    network.intercept({ path: '/tasks/state/' }, async (forward) => {
      const board = await forward();
      await later;
      return board;
    });
    await page.goto(path);
    await expect(rowOf(page, 'AAA111')).toContainText('FINALISÉE');
    network.intercept({ path: calls.orders }, refusal(500, { error: 'Liste indisponible' }));
    await rowOf(page, 'AAA111').getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(rowOf(page, 'AAA111')).toContainText('ANNULÉE');
    deliver();
    await expect.poll(async () => (await storedOrder(scene, id))?.status).toBe('prepared');
    await expect(rowOf(page, 'AAA111')).toContainText('ANNULÉE');
    await expect(rowOf(page, 'AAA111').getByRole('button')).toHaveCount(0);
  });

  test('PRP-383 whose answer was lost, or says nothing, are read again: done once', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await anOrderToSettle(server, scene, 'AAA111');
    await anOrderToSettle(server, scene, 'BBB222');
    await page.goto(path);
    for (const [name, fault] of [
      ['AAA111', loseAnswer],
      [
        'BBB222',
        async (forward: () => Promise<unknown>) => {
          await forward();
          return answer(200, 'application/json', '{}');
        },
      ],
    ] as const) {
      network.intercept({ path: calls.setOrder, times: 1 }, fault);
      await rowOf(page, name).getByRole('button', { name: 'Livrer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Livrer' }).click();
      await expect(rowOf(page, name)).toContainText('LIVRÉE');
    }
    expect(asked(network, calls.setOrder)).toBe(2);
  });

  test('PRP-383 PRP-406 that a colleague settles while the answer and the list after it are lost are told as they are', async ({
    server,
    scene,
    page,
    network,
    colleague,
  }) => {
    const id = await anOrderToSettle(server, scene, 'AAA111');
    await page.goto(path);
    await expect(rowOf(page, 'AAA111')).toBeVisible();
    network.intercept({ path: calls.setOrder, times: 1 }, async (forward, exchange) => {
      await colleague.post('/uber-eats/change_order_status/', { order_id: id, status: 'canceled', provider: 'uber' });
      return loseAnswer(forward, exchange);
    });
    network.intercept({ path: calls.orders, times: 1 }, loseAnswer);
    await rowOf(page, 'AAA111').getByRole('button', { name: 'Livrer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Livrer' }).click();
    await expect(rowOf(page, 'AAA111')).toContainText('ANNULÉE');
    await expect(rowOf(page, 'AAA111').getByRole('button')).toHaveCount(0);
  });

  test('PRP-382 that a colleague settled meanwhile are told as they are', async ({
    server,
    scene,
    page,
    colleague,
  }) => {
    const id = await anOrderToSettle(server, scene, 'AAA111');
    await page.goto(path);
    await rowOf(page, 'AAA111').getByRole('button', { name: 'Annuler' }).click();
    await colleague.post('/uber-eats/change_order_status/', { order_id: id, status: 'received', provider: 'uber' });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(page.getByText('Commande déjà livrée ou annulée').first()).toBeVisible();
    await expect(rowOf(page, 'AAA111')).toContainText('LIVRÉE');
  });

  const delivery = { delivery_partner_name: 'Capucine T.', phone_number: '06 39 98 56 45', vehicle_type: 'BICYCLE' };

  test('PRP-384 PRP-385 PRP-387 of now have twelve columns, service and status in words', async ({
    scene: _,
    page,
    network,
  }) => {
    told(network, {
      now: [
        anOrder(1, 'AAA111', {}, { display_id: '7C2F1', deliveries: [{ ...delivery, status: 'SCHEDULED' }] }),
        anOrder(2, 'BBB222', { status: 'undeliveredclient' }, { uber_type: 'uber_direct' }),
      ],
    });
    await page.goto(path);
    await expect(current(page).getByRole('columnheader')).toHaveText([
      ...['Service', 'Pickup', 'Commande', 'Client', 'Statut', 'Emplacement', 'Sacs', 'Id affiché'],
      ...['Livreur', 'Téléphone', 'Véhicule', 'Livraison'],
    ]);
    const cells = await rowOf(page, 'AAA111').getByRole('cell').allTextContents();
    expect(cells).toEqual([
      ...['Uber Eats', '10:45', 'Quentin M.', 'FINALISÉE', 'S06', '2 + 1', '7C2F1'],
      ...['Capucine T.', '06 39 98 56 45', 'Vélo', 'Planifié'],
    ]);
    await expect(rowOf(page, 'BBB222')).toContainText('PAS LÀ');
    const service = async (name: string) => (await badgesIn(rowOf(page, name)))[0];
    expect([await service('AAA111'), await service('BBB222')]).toEqual([
      ['gray', 'Uber Eats'],
      ['indigo', 'Uber Direct'],
    ]);
  });

  test('PRP-386 PRP-388 PRP-408 lead to their sheet and to the merchant, and say how a client who comes himself is known', async ({
    scene: _,
    page,
    network,
  }) => {
    const link = 'https://merchants.example/7C2F1';
    told(network, {
      now: [
        anOrder(
          1,
          'AAA111',
          {},
          {
            ...{ display_id: '7C2F1', merchants_link: link, deliveries: [] },
            ...{ customer_phone_number: '06 39 98 11 20', customer_pin_code: '4821' },
          },
        ),
        anOrder(2, 'BBB222', {}, { display_id: 'B10E9', merchants_link: 'javascript:alert(1)' }),
      ],
    });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'AAA111' })).toHaveAttribute('href', '/support/order/1');
    await expect(page.getByRole('link', { name: '7C2F1' })).toHaveAttribute('href', link);
    await expect(page.getByRole('link', { name: 'B10E9' })).toHaveCount(0);
    await expect(rowOf(page, 'AAA111')).toContainText('Commande en retrait');
    await expect(rowOf(page, 'AAA111')).toContainText('06 39 98 11 20');
    await expect(rowOf(page, 'AAA111')).toContainText('4821');
    await expect(rowOf(page, 'BBB222')).toContainText('Commande en retrait');
  });

  test('PRP-389 PRP-396 PRP-397 have a line for each delivery, status and vehicle in words', async ({
    scene: _,
    page,
    network,
  }) => {
    const pairs = [
      ['SCHEDULED', 'Planifié', 'BICYCLE', 'Vélo'],
      ['EN_ROUTE_TO_PICKUP', 'En chemin pour pickup', 'MOTORBIKE', 'Moto'],
      ['ARRIVED_AT_PICKUP', 'Arrivé au centre', 'CAR', 'Voiture'],
      ['EN_ROUTE_TO_DROPOFF', 'En livraison', 'PEDESTRIAN', 'À pied'],
      ['COMPLETED', 'Livré', 'ROCKET', 'ROCKET'],
      ['FAILED', 'Échec', 'CAR', 'Voiture'],
      ['LOST', 'LOST', 'CAR', 'Voiture'],
    ] as const;
    const deliveries = pairs.map(([status, , vehicle_type], at) => ({
      ...{ delivery_partner_name: `Livreur ${at}`, status, vehicle_type },
      ...(status === 'ARRIVED_AT_PICKUP' ? { vehicle_plate: 'AB-118-CD' } : {}),
    }));
    told(network, { now: [anOrder(1, 'AAA111', {}, { deliveries })] });
    await page.goto(path);
    const lines = async (at: number) =>
      rowOf(page, 'AAA111').getByRole('cell').nth(at).locator('div').allTextContents();
    await expect(rowOf(page, 'AAA111')).toContainText('Livreur 6');
    expect(await lines(7)).toEqual(pairs.map((_, at) => `Livreur ${at}`));
    expect(await lines(9)).toEqual(
      pairs
        .map(([, , code, text]) => (code === 'CAR' && text ? text : text))
        .map((text, at) => (at === 2 ? 'Voiture AB-118-CD' : text)),
    );
    expect(await lines(10)).toEqual(pairs.map(([, text]) => text));
  });

  test('PRP-395 tell of a failure why, and what becomes of the bags', async ({ scene: _, page, network }) => {
    const uber_direct = {
      ...{ cancel_reason: 'Client injoignable', return_status: 'EN_ROUTE_TO_DROPOFF' },
      return_dropoff_at: '2026-03-10T11:05:00+01:00',
    };
    told(network, {
      now: [
        anOrder(
          1,
          'AAA111',
          {},
          { uber_type: 'uber_direct', deliveries: [{ ...delivery, status: 'FAILED', uber_direct }] },
        ),
      ],
    });
    await page.goto(path);
    await rowOf(page, 'AAA111').getByRole('button', { name: 'Échec' }).click();
    const popover = page.getByRole('dialog', { name: 'Échec de la livraison de AAA111' });
    await expect(popover).toContainText('MotifClient injoignable');
    await expect(popover).toContainText('Retouren chemin vers le centre');
    await expect(popover).toContainText('Retour prévu11:05');
  });

  test('PRP-398 PRP-399 PRP-400 are coloured by how far they are, which is written too', async ({
    scene: _,
    page,
    network,
  }) => {
    const progress = {
      ...{ received: 'done', canceled: 'done', prepared: 'prepared', shipping: 'prepared', prep: 'preparing' },
      ...{ paid: null, 'to-check': null },
    } as const;
    const statuses = Object.entries(progress);
    told(network, { now: statuses.map(([status], at) => anOrder(at + 1, `ORD${at}`, { status })) });
    await page.goto(path);
    for (const [at, [, expected]] of statuses.entries()) {
      const row = rowOf(page, `ORD${at}`);
      await expect(row).toBeVisible();
      expect(await row.getAttribute('data-progress')).toBe(expected);
    }
    await expect(rowOf(page, 'ORD4')).toContainText('EN PRÉP.');
  });

  test('PRP-401 of more than 33 kg say so where they are delivered directly', async ({ scene: _, page, network }) => {
    const direct = { uber_type: 'uber_direct' };
    told(network, {
      now: [
        anOrder(1, 'AAA111', { total_weight: '33,5 Kg' }, direct),
        anOrder(2, 'BBB222', { total_weight: '33,4 Kg' }, direct),
        anOrder(3, 'CCC333', { total_weight: '40 Kg' }),
      ],
    });
    await page.goto(path);
    await expect(rowOf(page, 'AAA111')).toContainText('Colis lourd');
    for (const name of ['BBB222', 'CCC333']) await expect(rowOf(page, name)).not.toContainText('Colis lourd');
  });

  test('PRP-406 PRP-409 load at first; what is known stays when they cannot be read again', async ({
    scene: _,
    page,
    network,
  }) => {
    const held = holdAnswers();
    network.intercept({ path: calls.orders, times: 1 }, held.fault);
    network.intercept({ path: calls.setOrder }, refusal(200, { new_status: 'received' }));
    await page.goto(path);
    await held.arrived(1);
    await expect(page.getByText('Chargement...').first()).toBeVisible();
    held.release();
    await expect(page.getByText('Aucune commande en cours')).toBeVisible();
    network.intercept(
      { path: calls.orders, times: 1 },
      refusal(200, { current_orders: [], orders_to_regularize: [anOrder(1, 'AAA111')] }),
    );
    await page.reload();
    await expect(rowOf(page, 'AAA111')).toBeVisible();
    network.intercept({ path: calls.orders }, refusal(500, { error: 'Liste indisponible' }));
    await rowOf(page, 'AAA111').getByRole('button', { name: 'Livrer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Livrer' }).click();
    await expect(page.getByText('Liste indisponible')).toBeVisible();
    await expect(rowOf(page, 'AAA111')).toBeVisible();
  });
});
