import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { startAt, test } from '../fixtures.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];

test('DSP-213 rounds stand three abreast on a large screen, two on a small one', async ({ scene, board, page }) => {
  await aMorning(scene);
  for (let more = 0; more < 3; more++) await scene.dock();
  await board.open();
  const cards = board.rounds('Tournées en cours de création').getByRole('article');
  await expect(cards).toHaveCount(5);
  const abreast = async () => {
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(abreast).toBe(size.width >= 1200 ? 3 : 2);
  }
});

test('DSP-209 PRP-864 the list is as high as the window less 115 px, follows it, and scrolls', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await board.open();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await board.scrolled.boundingBox())?.height).toBe(size.height - 115);
    expect(await board.scrolled.evaluate((list) => getComputedStyle(list).overflowY)).toMatch(/auto|scroll/);
  }
});

test('the longest state lies over nothing beside it in the list of late orders', async ({ scene, board, page }) => {
  const late = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) };
  const record = { credit: 0, recredit_shipping_fee: false, sms_template_id: 14, needs_review: true };
  await scene.order('CROIX', late, { late_order: record, status: 'xd-to-check' });
  await board.open();
  const row = page
    .getByRole('region', { name: /^Commandes en retard/ })
    .getByRole('row')
    .filter({ hasText: 'CROIX' });
  const state = row.getByText('CROSSDOCKING À VÉRIF.');
  const menu = row.getByRole('button', { name: 'Actions de la commande CROIX' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [{ x = 0, y = 0, width = 0, height = 0 } = {}, at] = [
          (await state.boundingBox()) ?? {},
          await menu.boundingBox(),
        ];
        return at !== null && (x + width <= at.x || y + height <= at.y || at.y + at.height <= y);
      })
      .toBe(true);
  }
});

test('a full board makes the page no wider than the window, and names can be read', async ({
  context,
  board,
  page,
}) => {
  await startAt(context, 12);
  await board.open();
  const name = board.list.getByRole('row').nth(1).getByRole('link').first();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(name).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const cut = await name.evaluate((link) => link.scrollWidth > (link.closest('th')?.clientWidth ?? 0));
    expect(cut).toBe(false);
    const beyond = await page.getByRole('listitem').evaluateAll((items) =>
      items.filter((item) => {
        const bags = item.querySelector('[aria-label^="Sacs de la commande"]');
        return bags && bags.getBoundingClientRect().right > item.getBoundingClientRect().right;
      }),
    );
    expect(beyond).toHaveLength(0);
  }
});
