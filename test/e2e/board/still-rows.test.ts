import { expect, type Page } from '@playwright/test';
import { OrderId } from '../../../src/domain/order/order.ts';
import { test } from '../fixtures.ts';

/** Counts jumps from now on, but for those just asked for. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.shifts = '0';
    new PerformanceObserver((list) => {
      dataset.shifts = String(Number(dataset.shifts) + list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });

const shifts = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shifts));

const words = 'Pont fermé, détour par la rocade puis attente au quai du client qui ne répondait pas';

test('the right column scrolled over a long table of demands comes to rest: nothing jumps back and forth', async ({
  scene,
  board,
  page,
}) => {
  test.slow(); // A page of demands is written first.
  const driver = await scene.driver('Ali Dutour');
  const about = { dock_id: 3_120_042, order_id: OrderId.parse(46_000_007), order_random_id: 'PONT' };
  const reviewed = { reviewed_by: 1204, reviewed_at: scene.at(-10) };
  for (let nth = 0; nth < 100; nth++) {
    const comment = words.slice(0, 10 + ((nth * 37) % 74));
    const at = { created_at: scene.at(-60 - nth), demand_type: 3, demand_type_label: 'Détour' };
    await scene.demand(driver, { ...at, ...about, comment, ...(nth % 3 ? reviewed : {}) });
  }
  await scene.together(async (rows) => {
    for (let nth = 0; nth < 12; nth++) await rows.dock();
  });
  await board.open();
  const table = page.getByRole('region', { name: /^Demandes de surcoût/ });
  await table.getByRole('button', { name: 'Demandes', exact: true }).click();
  await table
    .getByRole('button', { name: /^Tout afficher/ })
    .first()
    .click();
  await expect(table.getByRole('row')).toHaveCount(101);
  await watchShifts(page);
  await table.getByRole('row').nth(3).hover();
  const restless: string[] = [];
  for (let step = 0; step < 24; step++) {
    await page.mouse.wheel(0, step < 16 ? 171 : -233);
    // Rows that left go half a second later.
    await page.waitForTimeout(700);
    const before = await shifts(page);
    await page.waitForTimeout(step === 23 ? 3_000 : 400);
    const count = (await shifts(page)) - before;
    if (count > 4) restless.push(`${step}: ${count}`);
  }
  expect(restless).toEqual([]);
  // Rows in sight are whole, and far ones as high as before.
  const heights = await table.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(heights.filter((height) => height === 36)).toEqual([]);
});
