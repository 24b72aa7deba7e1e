import { expect, type Page } from '@playwright/test';
import { rooms } from '../../../src/domain/session/rooms.ts';
import type { Client } from '../../contract/client.ts';
import { startAt, test } from '../fixtures.ts';
import { faultsOnPaper, print, settled, toScreen, wordsOf } from '../hands/paper.ts';

/** A center of the seeded world with something in every list. */
const filled = 12;

/** Every screen of the console, about an order of the center and its customer. */
async function addresses(page: Page, colleague: Client): Promise<readonly string[]> {
  await page.goto('/');
  const order = await page.locator('[data-order]').first().getAttribute('data-order');
  const { body } = await colleague.get(`/processing-orders/${order}/`);
  const { user } = body as { readonly user: { readonly id: number; readonly email: string } };
  const values = { orderId: order, centerId: filled, userId: user.id, email: user.email };
  const filledIn = (path: string) =>
    Object.entries(values).reduce(
      (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(`${value}`)),
      path,
    );
  const screens = Object.values(rooms).flatMap(({ paths }): readonly string[] => paths);
  // A redirection shows nothing; a wall screen is the home page by another look.
  return [...screens.filter((path) => !path.startsWith('/redirect')).map(filledIn), '/?mur=1'];
}

test('OUR-070 whatever a room says stands on its paper as words, in full, in the font of the page', async ({
  context,
  page,
  colleague,
}) => {
  test.slow();
  await startAt(context, filled);
  for (const address of await addresses(page, colleague)) {
    await page.goto(address);
    // A list that came between the two looks is looked at again.
    await expect(async () => {
      await toScreen(page);
      await settled(page);
      const onScreen = await wordsOf(page);
      expect(onScreen.length, address).toBeGreaterThan(0);
      await print(page);
      const onPaper = new Set(await wordsOf(page));
      expect({ address, missing: onScreen.filter((word) => !onPaper.has(word)) }).toEqual({ address, missing: [] });
      expect(await faultsOnPaper(page), address).toEqual({ wordless: [], otherFonts: [], shortened: [], folded: [] });
    }).toPass({ timeout: 60_000 });
    await toScreen(page);
  }
});

test('OUR-070 a folded list and one that shows its first rows are printed whole', async ({ scene, board, page }) => {
  for (let at = 1; at <= 12; at++)
    await scene.order(`R${at}`, { shipping_time: scene.at(-90), max_shipping_time: scene.at(-30) });
  const driver = await scene.driver('Ali Dutour');
  for (let at = 1; at <= 3; at++) await scene.demand(driver);
  await board.open();
  const late = page
    .getByRole('region', { name: /^Commandes en retard/ })
    .getByRole('row')
    .filter({ hasText: /R\d/ });
  const demands = page
    .getByRole('region', { name: /^Demandes de surcoût/ })
    .getByRole('row')
    .filter({ hasText: 'Ali Dutour' });
  await expect.poll(() => late.count()).toBeLessThan(12);
  await expect(demands).toHaveCount(0);
  await print(page);
  await expect(late).toHaveCount(12);
  await expect(demands).toHaveCount(3);
  await toScreen(page);
  await expect.poll(() => late.count()).toBeLessThan(12);
  await expect(demands).toHaveCount(0);
});

test('a list prints whole, black on white, with its title, its center and its date', async ({ scene, board, page }) => {
  await scene.together(async (rows) => {
    for (let at = 1; at <= 60; at++) await rows.order(`P${at}`);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await board.open();
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (60)');
  const whole = board.list.getByRole('row').filter({ hasText: 'FINALISÉE' });
  expect(await whole.count()).toBeLessThan(60);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Its title comes with the later code of the page.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.evaluate(() => document.documentElement.dataset.printed ?? '')).not.toBe('');
  }).toPass();
  await expect(whole).toHaveCount(60);
  const list = await board.list
    .getByRole('row')
    .last()
    .evaluate((row) => ({
      colour: getComputedStyle(row).color,
      clips: [...document.querySelectorAll('main *')].filter(
        (it) => it.contains(row) && getComputedStyle(it).overflowY !== 'visible',
      ).length,
    }));
  expect(list).toEqual({ colour: 'rgb(0, 0, 0)', clips: 0 });
  const head = await page.evaluate(() => document.documentElement.dataset.printed ?? '');
  expect(head).toMatch(/ – .+ – .+ \d{2}:\d{2}$/);
  await toScreen(page);
  await expect.poll(() => whole.count()).toBeLessThan(60);
});

test('OUR-032 labels are printed alone, in the font of the page, without a code that an order bears', async ({
  scene,
  page,
}) => {
  await scene.order('A1', {}, { crates: [{ id: 1, code: '39-71' }] });
  await page.goto('/loadings');
  await page.getByRole('button', { name: 'Étiquettes' }).click();
  await page.getByLabel('Première cagette').fill('39-70');
  await expect(page.getByText('Sautée, déjà sur une commande : 39-71 (A1)')).toBeVisible();
  await print(page);
  const labels = page.locator('[data-labels] section');
  await expect(labels).toHaveCount(24);
  await expect(labels.first()).toBeVisible();
  await expect(labels.filter({ hasText: '39-71' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await faultsOnPaper(page)).toMatchObject({ otherFonts: [] });
  const font = await labels.first().evaluate((it) => getComputedStyle(it).fontFamily);
  expect(font).toMatch(/^"Source Sans 3"/);
});
