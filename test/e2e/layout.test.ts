import { expect } from '@playwright/test';
import { startAt, test } from './fixtures.ts';
import { aMorning } from './morning.ts';

const sizes = [
  { width: 1280, height: 800, abreast: 3 },
  { width: 1920, height: 1080, abreast: 3 },
  { width: 1024, height: 768, abreast: 2 },
];

for (const { abreast, ...viewport } of sizes) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test(`DSP-209 DSP-213 the list is 115 px less than the window, rounds stand ${abreast} abreast`, async ({
      scene,
      board,
    }) => {
      await aMorning(scene);
      for (let more = 0; more < 3; more++) await scene.dock();
      await board.open();
      const cards = board.rounds('Tournées en cours de création').getByRole('article');
      await expect(cards).toHaveCount(5);
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const firstTop = boxes[0]?.y;
      expect(boxes.filter((box) => box?.y === firstTop)).toHaveLength(abreast);
      expect((await board.scrolled.boundingBox())?.height).toBe(viewport.height - 115);
    });

    test('a full board makes the page no wider than the window, and names can be read', async ({
      context,
      board,
      page,
    }) => {
      await startAt(context, 12);
      await board.open();
      await expect(board.list.getByRole('row').nth(5)).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      const name = board.list.getByRole('row').nth(1).getByRole('link').first();
      const cut = await name.evaluate((link) => link.scrollWidth > (link.closest('th')?.clientWidth ?? 0));
      expect(cut).toBe(false);
    });
  });
}

test('DSP-209 the list follows the window', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(async () => (await board.scrolled.boundingBox())?.height).toBe(885);
});
