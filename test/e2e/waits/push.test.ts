import { type Browser, expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { aMorning } from '../../hands/morning.ts';
import type { Scene } from '../../hands/scene.ts';
import { startCopy } from '../../server/start-copy.ts';
import { test as base, consoleDir, startAt, type TestFixtures } from '../fixtures.ts';
import { shortCycle, withinCycle } from '../hands/short-cycle.ts';

/** The same server with its event streams, and devices right before it: the tests' network keeps streams back. */
const test = base.extend({
  server: [
    async ({ world: { seed, size }, clock }, use) => {
      const config = { consoleDir, publicConfig: { switches: { push: true, presence: true } } };
      const server = await startCopy({ seed, size, clock, config });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

type Account = Parameters<TestFixtures['signIn']>[1];

async function device(browser: Browser, signIn: TestFixtures['signIn'], account: Account, url: string, scene: Scene) {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
  await signIn(context, account);
  await startAt(context, scene.center);
  const board = new Board(await context.newPage());
  await board.open();
  return { context, board };
}

/** Far below the cycle of 20 s, and with room for a busy machine. */
const soon = { timeout: 5_000 };

test('what is done on one device is painted on another at once, both ways, and by the cycle where streams are kept back', async ({
  browser,
  server,
  signIn,
  scene,
  network,
}) => {
  test.setTimeout(120_000);
  await aMorning(scene);
  const { board: one, context: first } = await device(browser, signIn, 'superadmin', server.url, scene);
  const { board: other, context: second } = await device(browser, signIn, 'manager', server.url, scene);
  // The other two have the cycle of 20 s: a sooner change came by the stream.
  shortCycle(network);
  const { board: behind, context: third } = await device(browser, signIn, 'dispatch', network.url, scene);
  await expect.poll(() => server.changes?.count(scene.center)).toBe(3);

  await one.setBags('A1', 7, 1);
  await expect(other.bags('A1')).toHaveText('7 + 1', soon);
  await other.setBags('A2', 6, 2);
  await expect(one.bags('A2')).toHaveText('6 + 2', soon);

  // A proxy that keeps streams back: the third device gets no event, and misses nothing.
  await expect(behind.bags('A2')).toHaveText('6 + 2', withinCycle);
  await expect(behind.page.getByRole('status').filter({ hasText: /erreur|échec/i })).toHaveCount(0);

  // Paused it does not listen; the others go on.
  await other.pause();
  await expect.poll(() => server.changes?.count(scene.center)).toBe(2);
  await one.setBags('A3', 4, 4);
  await other.play();
  await expect(other.bags('A3')).toHaveText('4 + 4', soon);
  // The proxy alone goes on listening for the third.
  for (const context of [first, second, third]) await context.close();
  await expect.poll(() => server.changes?.count(scene.center)).toBe(1);
});

test('OUR-060 OUR-061 two at one order see each other, and what is begun', async ({
  browser,
  server,
  signIn,
  scene,
}) => {
  const { a1 } = await aMorning(scene);
  const { board: one, context: first } = await device(browser, signIn, 'superadmin', server.url, scene);
  const { board: other, context: second } = await device(browser, signIn, 'manager', server.url, scene);
  const sheet = `/support/order/${a1.order.id}/`;
  const here = one.page.getByRole('list', { name: 'Qui est là' });
  await one.page.goto(sheet);
  await expect(one.page.getByRole('article')).toContainText('A1');
  await expect(here).toHaveCount(0);
  await other.page.goto(sheet);
  await expect(here).toContainText('regarde', soon);
  await other.page.goto(`${sheet}?dialog=slot&order=${a1.order.id}`);
  await expect(here).toContainText('change le créneau', soon);
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await other.dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(here).toContainText('regarde', soon);
  for (const context of [first, second]) await context.close();
});

test('where the streams are cut everything goes on by the cycle, and nobody is told', async ({
  browser,
  server,
  signIn,
  scene,
  colleague,
  network,
}) => {
  shortCycle(network);
  const { a1 } = await aMorning(scene);
  const context = await browser.newContext({ baseURL: network.url, locale: 'fr-FR' });
  let cut = 0;
  await context.route('**/api/changes/**', (route) => {
    cut += 1;
    return route.abort();
  });
  await signIn(context, 'superadmin');
  await startAt(context, scene.center);
  const board = new Board(await context.newPage());
  await board.open();
  await expect.poll(() => cut).toBeGreaterThan(0);
  await colleague.patch(`/processing-orders/${a1.order.id}/`, { number_of_bags: 9, number_of_bags_isotherm: 2 });
  await expect(board.bags('A1')).toHaveText('7 + 2', withinCycle);
  await board.setBags('A2', 6, 2);
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  expect(server.changes?.count(scene.center)).toBe(0);
  await expect(board.page.getByRole('alert')).toHaveCount(0);
  await context.close();
});
