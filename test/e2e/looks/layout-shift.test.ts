import { expect, type Page } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** Where cards, rows and tasks stand, by their names. */
const places = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    for (const element of document.querySelectorAll('main [data-show], main [data-order]')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('data-show') ?? `order-${element.getAttribute('data-order')}`;
      const list = element.closest('section')?.getAttribute('aria-labelledby') ?? '';
      found.set(`${list} ${name}`, [left, top, width, height].map(Math.round).join(' '));
    }
    return [...found].sort();
  });

/** Every place over a while, an entry for each that differs from the last. */
async function watchPlaces(page: Page) {
  const before = JSON.stringify(await places(page));
  await page.evaluate(() => {
    const watched = window as Window & { shifts?: string[] };
    watched.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[])
        for (const { node } of entry.sources)
          if (node instanceof Element && node.closest('main'))
            watched.shifts?.push(`${node.tagName}.${node.className} ${entry.value}`);
    }).observe({ type: 'layout-shift' });
  });
  return {
    shifts: () => page.evaluate(() => (window as Window & { shifts?: string[] }).shifts ?? []),
    isStill: async () => JSON.stringify(await places(page)) === before,
  };
}

test.use({ viewport: { width: 1280, height: 800 } });

test('no row and no card whose data did not change moves while actions are sent and the board is polled', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { round, ready, driver } = await aMorning(scene);
  for (const at of [1, 2, 3]) {
    const other = await scene.dock({ current_status: 'moving', target_driver: driver.id });
    await scene.order(`K${at}`, { dock: other.id, dock_rank: 1 });
  }
  await board.open();
  await expect(board.inDock(ready, 'C1')).toBeVisible();
  await page.waitForTimeout(1_000);
  const watch = await watchPlaces(page);

  // Each waits on its way long enough to be seen waiting.
  network.intercept({ path: '/api/', method: 'PATCH' }, async (forward) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return forward();
  });
  const counts = [
    ['A1', 4],
    ['A2', 5],
    ['A3', 6],
    ['B1', 4],
    ['B2', 5],
    ['C1', 6],
    ['K1', 4],
    ['K2', 5],
    ['A1', 7],
    ['B1', 8],
  ] as const;
  for (const [name, dry] of counts) {
    await board.setBags(name, dry, 2);
    await expect(board.bags(name)).toHaveText(`${dry} + 2`);
    if (dry % 2 === 0) await board.refreshBehind();
  }
  await expect.poll(async () => (await scene.ledger()).length).toBe(counts.length);
  await board.refresh();
  await page.waitForTimeout(500);
  expect(await watch.shifts()).toEqual([]);
  expect(await watch.isStill()).toBe(true);
  await expect(board.inDock(round, 'B1')).toBeVisible();
});

test('a notice lies over no control at the foot of the page', async ({ scene, board, page }) => {
  await aMorning(scene);
  await scene.together(async (rows) => {
    for (let at = 1; at <= 12; at += 1) {
      const dock = await rows.dock();
      await rows.order(`F${at}`, { dock: dock.id, dock_rank: 1 });
    }
  });
  await board.open();
  await board.setBags('A1', 9, 2);
  const toast = board.toast('A1').first();
  await expect(toast).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(300);
  const covered = await toast.evaluate((shown) => {
    const area = shown.getBoundingClientRect();
    const controls = [...document.querySelectorAll('main :is(button, a, input)')];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isUnder =
        box.width > 0 &&
        box.left < area.right &&
        box.right > area.left &&
        box.top < area.bottom &&
        box.bottom > area.top;
      return isUnder ? [control.getAttribute('aria-label') ?? control.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
});
