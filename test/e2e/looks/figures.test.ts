import { expect, type Page } from '@playwright/test';
import { aTruck } from '../../hands/truck.ts';
import { startAt, tablet, test } from '../fixtures.ts';
import { reaches } from '../hands/reaches.ts';

// How far down the work of a room begins, how high its rows are and how many are seen, on a busy afternoon of a fixed
// seed: figures of the drawings with a tenth of room, so that the next thing above does not push the work away.

const today = new Date().toISOString().slice(0, 10);
test.use({ world: { seed: 1, size: 150, startsAt: `${today}T15:30:00Z` } });

const desk = { width: 1280, height: 800 };
const wall = { width: 1920, height: 1080 };

/** Rows of a room: where the first begins on the page, how high most of them are, how many are seen whole. */
const rowsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect()).filter(({ height }) => height > 0);
    const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
    return {
      first: Math.min(...boxes.map(({ top }) => top + scrollY)),
      height: heights[heights.length >> 1] ?? 0,
      /** Nine of ten are no higher. */
      high: heights[Math.floor(heights.length * 0.9)] ?? 0,
      seen: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    };
  });

/** Words of three letters or more that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // Texts for screen readers alone are one pixel wide.
      const box = text.parentElement?.getBoundingClientRect();
      if (!box || box.width < 4) continue;
      for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4) broken.push(word[0]);
      }
    }
    return broken;
  });

/** The widest hole between two sections one below the other. */
const holeBetween = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((sections) => {
    const boxes = sections.map((section) => section.getBoundingClientRect());
    return Math.max(
      ...boxes.flatMap(({ left, bottom }) => {
        const below = boxes.filter((other) => other.left === left && other.top >= bottom).map(({ top }) => top);
        return below.length > 0 ? Math.min(...below) - bottom : [];
      }),
    );
  });

const smallTargets = async (page: Page) => {
  const controls = page
    .locator('main')
    .locator('a[href]:visible, button:visible, input:visible, [role=switch]:visible');
  const all = await controls.evaluateAll(reaches);
  return all.filter(({ isOnScreen, width, height }) => isOnScreen && Math.min(width, height) < 43.5);
};

/** Texts and tables that are wider than their place, or scroll sideways. */
const cutSideways = (page: Page) =>
  page.locator('main, main *').evaluateAll((elements) =>
    elements
      .filter((it) => getComputedStyle(it).overflowX !== 'visible' && it.clientWidth > 1)
      .filter((it) => it.scrollWidth > it.clientWidth + 1)
      .map((it) => it.textContent?.slice(0, 40)),
  );

const listed = '[data-beside] tr[data-order]';

async function openBoard(page: Page) {
  await page.goto('/dispatch/');
  await page.locator(listed).first().waitFor();
  await page.getByRole('heading', { name: /^Tournées en cours de création \(\d/ }).waitFor();
  await page.locator('main article').first().waitFor();
  await page.locator('#dqp-title').waitFor();
}

test.describe('the board of the dispatch', () => {
  test.beforeEach(({ context }) => startAt(context, 9));

  for (const [size, rounds, seen] of [
    [desk, 732, 9],
    [wall, 703, 15],
  ] as const) {
    test(`at ${size.width} an order is one thing to read, and rounds begin on the first screen`, async ({ page }) => {
      await page.setViewportSize(size);
      await openBoard(page);
      const orders = await rowsOf(page, listed);
      expect(orders.high).toBeLessThanOrEqual(76 * 1.1);
      expect(orders.seen).toBeGreaterThanOrEqual(seen * 0.9);
      const first = () => rowsOf(page, 'main article').then((cards) => cards.first);
      expect(await first()).toBeLessThanOrEqual(rounds * 1.1);
      await page.getByRole('button', { name: 'À relivrer', exact: true }).click();
      expect(await first()).toBeLessThanOrEqual(558 * 1.1);
      expect(await brokenWords(page)).toEqual([]);
    });
  }

  test.describe('by touch', () => {
    test.use(tablet);

    test('an order is a card of four lines, and the section that is chosen lies under its bar', async ({ page }) => {
      await openBoard(page);
      const orders = await rowsOf(page, listed);
      expect(orders.high).toBeLessThanOrEqual(106 * 1.1);
      expect(orders.seen).toBeGreaterThanOrEqual(4);
      expect(await brokenWords(page)).toEqual([]);
      await expect.poll(() => smallTargets(page)).toEqual([]);
      await page.getByRole('link', { name: /^En création/ }).tap();
      const card = page.locator('main article').first();
      await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThanOrEqual(260 * 1.1);
      await expect(card).toBeInViewport();
    });
  });
});

const packed = 'main section [data-order]';

async function openHome(page: Page) {
  await page.goto('/');
  await page.locator(packed).first().waitFor();
  await page.locator('#dqp-title').waitFor();
}

test.describe('the home page', () => {
  test.beforeEach(({ context }) => startAt(context, 9));

  test('at 1280 its orders begin above the fold, 44 px each', async ({ page }) => {
    await page.setViewportSize(desk);
    await openHome(page);
    const orders = await rowsOf(page, packed);
    expect(orders.first).toBeLessThanOrEqual(522);
    expect(orders.height).toBeLessThanOrEqual(44 * 1.1);
    expect(orders.seen).toBeGreaterThanOrEqual(9);
    expect(await holeBetween(page, 'main [data-section]')).toBeLessThanOrEqual(24);
    expect(await brokenWords(page)).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use(tablet);

    test('each block above the orders is one line, and orders begin in the upper half', async ({ page }) => {
      await openHome(page);
      const orders = await rowsOf(page, packed);
      expect(orders.first).toBeLessThanOrEqual(330 * 1.1);
      expect(orders.height).toBeLessThanOrEqual(64 * 1.1);
      expect(await brokenWords(page)).toEqual([]);
      await expect.poll(() => smallTargets(page)).toEqual([]);
    });
  });
});

test.describe('support', () => {
  test.beforeEach(({ context }) => startAt(context, 9));

  const top = async (page: Page, selector: string) =>
    (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

  const openSheet = async (page: Page) => {
    await page.locator('main table').getByRole('link').first().click();
    await page.locator('article[aria-busy="false"]').waitFor();
    await page.getByRole('heading', { name: 'Acteurs et statut' }).waitFor();
  };

  test('at 1280 it starts with late orders of 44 px, and a sheet answers in its second line', async ({ page }) => {
    await page.setViewportSize(desk);
    await openBoard(page);
    await page.getByRole('link', { name: 'Support', exact: true }).click();
    await page.locator('main table tbody tr').first().waitFor();
    const orders = await rowsOf(page, 'main table tbody tr');
    expect(orders.first).toBeLessThanOrEqual(251 * 1.1);
    expect(orders.height).toBeLessThanOrEqual(44 * 1.1);
    expect(orders.seen).toBeGreaterThanOrEqual(5);
    await openSheet(page);
    expect(await top(page, 'article header')).toBeLessThanOrEqual(100);
    expect(await brokenWords(page)).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use(tablet);

    test('late orders begin where they do at a desk, the customer is one line, the order answers above its tabs', async ({
      page,
    }) => {
      await openBoard(page);
      await page.goto('/support/');
      await page.locator('main table tbody tr').first().waitFor();
      expect((await rowsOf(page, 'main table tbody tr')).first).toBeLessThanOrEqual(251 * 1.1);
      await expect.poll(() => smallTargets(page)).toEqual([]);
      await openSheet(page);
      expect(await top(page, 'article header')).toBeLessThanOrEqual(160 * 1.1);
      expect(await top(page, 'article header + p')).toBeLessThanOrEqual(209 * 1.1);
      expect(await top(page, '[role=tabpanel]:not([hidden]) section')).toBeLessThanOrEqual(427 * 1.1);
      expect(await brokenWords(page)).toEqual([]);
      await expect.poll(() => smallTargets(page)).toEqual([]);
    });
  });
});

test.describe('the frame', () => {
  test.beforeEach(({ context }) => startAt(context, 9));

  test('a room without numbers begins under the header, which marks it and is never two lines', async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto('/assign/prio/');
    await page.locator('main h1').waitFor();
    const frame = await page.locator('header').first().boundingBox();
    expect(frame?.height).toBeLessThanOrEqual(44);
    expect((await page.locator('main').boundingBox())?.y).toBeLessThanOrEqual(44 * 1.1);
    await expect(page.locator('header nav [aria-current]:visible')).toHaveText('assign');
  });
});

test.describe('at a desk of 1280 px', () => {
  test('the center is named in one line, and a driver is two lines under his state', async ({ page }) => {
    await page.setViewportSize(desk);
    await openBoard(page);
    const name = page.locator('header').getByRole('combobox', { name: 'Centre' }).getByText('(par défaut)');
    const lines = () =>
      name.evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return range.getClientRects().length;
      });
    await expect.poll(lines).toBe(1);
    await page.getByRole('link', { name: /^Livreurs/ }).click();
    const drivers = 'section[aria-labelledby="drivers-title"] tbody tr:not([data-group])';
    await page.locator(drivers).first().waitFor();
    expect((await rowsOf(page, drivers)).height).toBeLessThanOrEqual(44);
    expect(await brokenWords(page)).toEqual([]);
  });

  test.describe('of logistics', () => {
    test.use({ account: 'logistique' });

    test('each column of the demands is in sight beside the evidence, under one line of filters', async ({ page }) => {
      await page.setViewportSize(desk);
      await page.goto('/driver_extra_cost_demands');
      await page.getByRole('complementary').waitFor();
      const heads = await page
        .locator('main thead th')
        .evaluateAll((cells) => cells.map((it) => it.getBoundingClientRect()).map(({ left, right }) => [left, right]));
      expect(heads).toHaveLength(11);
      const actions = heads[10]?.[0] ?? Number.NaN;
      expect(heads[9]?.[1]).toBeLessThanOrEqual(actions + 1);
      const demands = await rowsOf(page, 'main tbody tr');
      expect(demands.first).toBeLessThanOrEqual(192 * 1.1);
      expect(demands.height).toBeLessThanOrEqual(48 * 1.1);
      expect(demands.seen).toBeGreaterThanOrEqual(10);
      expect(await brokenWords(page)).toEqual([]);
    });
  });
});

const toLoad = 'main li:has(> button)';
const rankUp = (page: Page) => page.getByRole('button', { name: 'Monter Préparateur de zone, Frais' });

test.describe('the other rooms of the floor', () => {
  test.beforeEach(({ context }) => startAt(context, 9));

  test('at 1280 what is loaded next stands first, and a rehearsal beside the order', async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto('/loadings/');
    await page.getByRole('region', { name: /^Livreurs/ }).waitFor();
    expect((await rowsOf(page, toLoad)).first).toBeLessThanOrEqual(163 * 1.1);
    expect(await cutSideways(page)).toEqual([]);
    await page.goto('/assign/prio/');
    await rankUp(page).click();
    const [rehearsal, order] = await Promise.all(
      [page.getByRole('complementary', { name: 'Répétition' }), page.locator('main thead').first()].map((it) =>
        it.boundingBox(),
      ),
    );
    expect(rehearsal?.y).toBe(order?.y);
    expect(rehearsal?.x).toBeGreaterThanOrEqual((order?.x ?? 0) + (order?.width ?? 0));
    expect((await rowsOf(page, 'main tbody tr')).first).toBeLessThanOrEqual(344 * 1.1);
    expect(await cutSideways(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use(tablet);

    for (const [room, path, rows, first] of [
      ['loadings', '/loadings/', toLoad, 210],
      ['stores', '/uber-eats/orders/', 'main tbody tr', 300],
      ['priorities', '/assign/prio/', 'main tbody tr', 377],
    ] as const) {
      test(`${room} begin in the upper half, with nothing cut and nothing small`, async ({ page }) => {
        await page.goto(path);
        await page.locator(rows).first().waitFor();
        expect((await rowsOf(page, rows)).first).toBeLessThanOrEqual(first * 1.1);
        expect(await cutSideways(page)).toEqual([]);
        expect(await brokenWords(page)).toEqual([]);
        await expect.poll(() => smallTargets(page)).toEqual([]);
      });
    }
  });
});

test.describe('the dock of a center a truck has come to', () => {
  test.use(tablet);

  test('by touch its orders begin in the upper half, 72 px each, with nothing cut and nothing small', async ({
    makeScene,
    context,
    page,
  }) => {
    const here = await makeScene({ stock_type: 2 });
    await aTruck(await makeScene(), here, { names: ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8'] });
    await startAt(context, here.center);
    await page.goto('/arrivals/');
    const rows = 'main tbody tr:has(button)';
    await page.locator(rows).nth(7).waitFor();
    const orders = await rowsOf(page, rows);
    expect(orders.first).toBeLessThanOrEqual(264 * 1.1);
    expect(orders.height).toBeLessThanOrEqual(72 * 1.1);
    expect(orders.seen).toBeGreaterThanOrEqual(5);
    expect(await cutSideways(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    await expect.poll(() => smallTargets(page)).toEqual([]);
  });
});
