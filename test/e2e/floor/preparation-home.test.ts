import { expect, type Page } from '@playwright/test';
import { floorOf } from '../../hands/people.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

test('PRP-075 PRP-076 the panel keeps its place at the right of the screen while the page scrolls, and folded leaves room', async ({
  scene,
  page,
}) => {
  await scene.session({ name: 'Léonie Dervaux', email: null }, 30);
  await scene.alert('', 'notification', {
    ...{ type: 'TROLLEY_NOT_FOUND', trolley_name: 'C07', expected_location: 'B3' },
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await expect(panel(page)).toContainText("Chariot C07 introuvable à l'emplacement B3");
  const box = () => panel(page).boundingBox();
  const before = await box();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeCloseTo(width, 0);
  await page.getByRole('link', { name: 'Commande fournisseur de demain' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // It stands below the frame, whose height is no whole number of pixels.
  expect((await box())?.y).toBeCloseTo(before?.y ?? 0, -1);
  await isClean(page);
  await panel(page).getByRole('button', { name: 'Replier les notifications' }).click();
  const folded = await box();
  expect(folded?.width).toBeLessThan(60);
  expect((folded?.x ?? 0) + (folded?.width ?? 0)).toBeCloseTo(width, 0);
  await isClean(page);
});

test('PRP-099 an alert that is hidden in one tab is hidden in the others', async ({ scene, context, page }) => {
  await scene.alert('Commande à repréparer', 'notification');
  await page.goto('/');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/');
  await panel(other).getByRole('button', { name: 'Masquer : Commande à repréparer' }).click();
  await expect(panel(other)).toContainText('Aucune notification');
  await expect(panel(page)).toContainText('Aucune notification');
  await other.reload();
  await expect(panel(other)).toContainText('Aucune notification');
});

test('PRP-180 of many people in session those far from the screen are a name each, found by the browser, and whole once they come near', async ({
  server,
  scene,
  page,
}) => {
  const floor = floorOf(server, scene);
  for (let at = 10; at < 90; at++) await floor.packer(`Préparateur ${at}`);
  await page.goto('/');
  const people = page
    .getByRole('region', { name: 'Préparateurs et types de tâches' })
    .locator('tbody')
    .getByRole('row');
  await expect(people).toHaveCount(80);
  await expect(people.first().getByRole('combobox')).toHaveCount(1);
  const last = people.last();
  await expect(last).toHaveText('Préparateur 89');
  expect(await last.locator('*').count()).toBe(1);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('combobox')).toHaveCount(1);
});

test('PRP-112 PRP-160 in a long section an order far from the screen is its name and client, whole once it comes near, reached by keys and by a drag, and whole on paper', async ({
  scene,
  board,
  page,
}) => {
  const names = Array.from({ length: 60 }, (_, at) => `U${at + 1}`);
  const orders = await scene.together(async (rows) => {
    const made = [];
    for (const name of names)
      made.push(await rows.order(name, { status: 'waiting' }, { status: 'now', fullname: `Rivat ${name}` }));
    return made;
  });
  for (const [at, { order }] of orders.entries()) await scene.packing(order, { emergency_rank: at + 1 });
  await page.goto('/');
  const section = page.getByRole('region', { name: /^A preparer maintenant/ });
  const rows = section.locator('[data-order]');
  await expect(rows).toHaveCount(60);
  await expect(rows.first().getByRole('button', { name: /^Déplacer/ })).toHaveCount(1);
  const last = rows.last();
  await expect(last).toHaveText(/^U60 · .*Rivat U60/);
  expect(await last.locator('*').count()).toBe(0);
  const height = async () => (await last.boundingBox())?.height ?? 0;
  const far = await height();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('link', { name: 'U60' })).toBeVisible();
  expect(Math.abs((await height()) - far)).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(last.locator('*')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(last.getByRole('link', { name: 'U60' })).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(last.locator('*')).toHaveCount(0);

  await rows.nth(20).getByRole('link').focus();
  for (let at = 22; at <= 60; at++) {
    await page.keyboard.press('j');
    await expect(rows.nth(at - 1).getByRole('link', { name: `U${at}`, exact: true })).toBeFocused();
  }

  await page.evaluate(() => scrollTo(0, 0));
  await expect(rows.first().getByRole('button', { name: /^Déplacer/ })).toBeInViewport();
  await board.hover(rows.first().getByRole('button', { name: /^Déplacer/ }), rows.nth(1));
  await last.scrollIntoViewIfNeeded();
  await expect(rows.first().getByRole('button', { name: /^Déplacer/ })).toHaveCount(1);
  await board.carry(last);
  await page.mouse.up();
  await expect(rows.nth(58)).toContainText('U1');
  await expect(last).toContainText('U60');
});
