import { expect, type Page } from '@playwright/test';
import { rewritten } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { tablet, test } from '../fixtures.ts';

const long = 'Marie-Antoinette Vandenbroucke-Courtepaille';
const address = {
  street_number: '140 bis',
  street: 'Boulevard du Général Leclerc de Hauteclocque',
  postal_code: '91000',
  city: 'Évry-Courcouronnes',
  latitude: 48.8902,
  longitude: 2.3631,
};

/** A board of 300 orders with long names: in rounds, to dispatch, late; nothing to redeliver, no demand. */
const aFullBoard = (scene: Scene) =>
  scene.together(async (rows) => {
    const client = { id: 1, name: long };
    const past = { shipping_time: scene.at(-180), max_shipping_time: scene.at(-60) };
    const drivers = [];
    for (let nth = 0; nth < 24; nth++) drivers.push(await rows.driver(`${long} ${nth}`, { queue_position: nth + 1 }));
    const docks = [];
    for (let nth = 0; nth < 18; nth++)
      docks.push(
        await rows.dock({ target_driver: nth % 2 ? (drivers[nth]?.id ?? null) : null, target_vehicle: 'CAR' }),
      );
    for (let nth = 0; nth < 300; nth++) {
      const dock = docks[nth % 30];
      const placed = dock ? { dock: dock.id, dock_rank: Math.floor(nth / 30) + 1 } : {};
      const late = nth % 30 === 29 ? past : {};
      await rows.order(`WMWQ${String(nth).padStart(2, '0')}`, { client, address, ...placed, ...late }, late);
    }
    await rows.alert('Pluie forte annoncée : prévoir des temps de trajet plus longs');
  });

/** Elements that scroll on their own, by what they are. */
const scrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const canScroll = /auto|scroll/;
        return (
          (canScroll.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          (canScroll.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        );
      })
      .map((element) => element.closest('section')?.querySelector('h2')?.textContent ?? element.className),
  );

/** Order numbers, names of clients and drivers, and round codes that are cut off or broken. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const named = 'main :is(a[href^="/support/order/"], [aria-pressed], article :is(h3, a), tbody th)';
    return [...document.querySelectorAll<HTMLElement>(named)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return [];
      const isBroken = element.matches('a[href^="/support/order/"]') && element.getClientRects().length > 1;
      const within = element.closest('article, tr, li')?.getBoundingClientRect();
      const isOver = within && (box.right > within.right + 1 || box.left < within.left - 1);
      const isClipped = [element, ...element.querySelectorAll<HTMLElement>('*')].some(
        (one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1,
      );
      return isBroken || isOver || isClipped ? [element.textContent] : [];
    });
  });

for (const size of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
]) {
  test(`DSP-210 DSP-211 on a full board of ${size.width} × ${size.height} the first round is seen at once`, async ({
    scene,
    board,
    page,
  }) => {
    test.slow(); // 300 orders are shown first.
    await page.setViewportSize(size);
    await aFullBoard(scene);
    await board.open();
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    await expect(board.list.getByRole('row')).not.toHaveCount(1);
    expect((await first.boundingBox())?.y).toBeLessThan(620);
    expect(await scrollers(page)).toEqual([expect.stringMatching(/^Commandes à dispatcher/)]);
    expect(await cut(page)).toEqual([]);
    const beside = page.getByRole('region', { name: /^Livreurs/ });
    const left = (await beside.boundingBox())?.x ?? 0;
    const round = await first.boundingBox();
    expect(left > (round?.x ?? 0) + 300).toBe(size.width >= 1680);
    if (size.width < 1680) return;
    // As many drivers as there is room for, none of them in part, and all once asked for.
    const rows = beside.getByRole('row');
    const last = (await rows.last().boundingBox()) ?? { y: 0, height: 0 };
    expect(last.y + last.height).toBeLessThan(size.height);
    await expect(beside.getByText(/^\d+ sur 24/)).toBeVisible();
    await beside.getByRole('button', { name: /^Tout afficher/ }).click();
    // 24 drivers under the heads of their columns and of their state.
    await expect(rows).toHaveCount(26);
  });
}

test('DSP-210 the bar marks the section one has scrolled to and leads to the others, under the frame', async ({
  scene,
  board,
  page,
}) => {
  await scene.together(async (rows) => {
    for (let nth = 0; nth < 12; nth++) await rows.dock();
    for (let nth = 0; nth < 12; nth++) await rows.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving' });
    for (let nth = 0; nth < 30; nth++) await rows.driver(`Ali ${nth}`);
  });
  await board.open();
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.locator('[aria-current]')).toHaveText(/^À relivrer/);
  await bar.getByRole('link', { name: /^En préparation/ }).click();
  await expect(bar.locator('[aria-current]')).toHaveText(/^En préparation/);
  await expect(page.getByRole('heading', { name: /^Tournées en préparation/ })).toBeInViewport();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -5_000);
  await expect(bar.locator('[aria-current]')).toHaveText(/^À relivrer/);
});

test.describe('by touch', () => {
  test.use(tablet);

  test('DSP-209 orders are cards whose numbers are whole, and nothing that is pressed is small', async ({
    scene,
    board,
    page,
  }) => {
    test.slow(); // 300 orders are shown first.
    await aFullBoard(scene);
    await board.open();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    await expect(board.row('WMWQ18')).toBeVisible();
    expect(await scrollers(page)).toEqual([expect.stringMatching(/^Commandes à dispatcher/)]);
    expect(await cut(page)).toEqual([]);
    const frame = (await page.getByRole('banner').evaluate((header) => header.parentElement?.clientHeight)) ?? 0;
    expect((await board.scrolled.boundingBox())?.height).toBe(768 - frame);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});

/** An answer whose rows have fields of five names that nobody can read. */
const withSpoiltFields = rewritten((json) => {
  const { deliveries = [], ...rest } = json as { readonly deliveries?: { readonly linked_order: object }[] };
  const order = { number_of_bags: 'huit', number_of_bags_dry: -8, number_of_bags_isotherm: 'x', weight: 'lourd' };
  const spoil = (it: { readonly linked_order: object }) => ({ ...it, linked_order: { ...it.linked_order, ...order } });
  return { ...rest, deliveries: [...deliveries.map(spoil), { id: null, linked_order: { id: null } }] };
});

for (const width of [1024, 1280, 1920]) {
  test(`DSP-045 DSP-166 at ${width} px the line of numbers is whole beside all that the sync state says`, async ({
    scene,
    board,
    page,
    network,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await scene.order('A1');
    network.intercept({ path: '/dispatch/loadstate/' }, withSpoiltFields);
    await page.goto(`/redirect/${scene.center}?u=/dispatch`);
    await expect(board.banner).toContainText('Champs illisibles');
    await expect(board.banner).toContainText('Lignes illisibles mises de côté');
    const numbers = page.getByRole('navigation', { name: 'Maintenant' });
    await expect(numbers).toBeVisible();
    const cutBy = await numbers.evaluate((line) => line.scrollWidth - line.clientWidth);
    expect(cutBy).toBeLessThanOrEqual(0);
    const beside = await board.banner.boundingBox();
    const line = await numbers.boundingBox();
    expect(beside?.x).toBeGreaterThanOrEqual((line?.x ?? 0) + (line?.width ?? 0));
    // Two lines at most, in the height of the numbers.
    expect(await board.banner.evaluate((banner) => banner.scrollHeight - banner.clientHeight)).toBeLessThanOrEqual(1);
  });
}
