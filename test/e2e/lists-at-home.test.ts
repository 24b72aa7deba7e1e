import { expect, type Page } from '@playwright/test';
import { colleagueMoves } from '../hands/morning.ts';
import type { Scene } from '../hands/scene.ts';
import { startAt, test } from './fixtures.ts';

const launchpad = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^Tournées ${title} panier \\(\\d+\\)$`) });

/** Something in each list: `plain` is loaded without a basket, `basketed` with one. */
async function aDay(scene: Scene) {
  const driver = await scene.driver('Ali Dutour', { state: 'run' });
  const plain = await scene.dock();
  const gone = { current_status: 'loaded', locked_at: scene.at(-60), gone_at: scene.at(-50) };
  const left = await scene.dock({ ...gone, dock_type: 'DRIVER_SOFT', target_driver: driver.id, driver: driver.id });
  const basketed = await scene.dock({ launchpad: 2 });
  await scene.order('A1');
  const a2 = await scene.order('A2');
  const s1 = await scene.order('S1', { dock: left.id, dock_rank: 1, status: 'shipping' }, { status: 'shipping' });
  await scene.order('B1', { dock: plain.id, dock_rank: 1 });
  await scene.order('ABSENT', { status: 'shipping' }, { status: 'undeliveredclient' });
  const late = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-5) };
  await scene.order('RETARD', { ...late, dock: plain.id, dock_rank: 2 });
  return { plain, left, basketed, a2, s1 };
}

test('PRP-039 with shadow grouping the home page has none of it and fetches none of it; with no word on it, it has all', async ({
  scene,
  makeScene,
  page,
  board,
  network,
}) => {
  await aDay(scene);
  await page.goto('/');
  await expect(page.getByText('Aucune notification')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dispatch', exact: true })).toBeVisible();
  await expect(board.list).toHaveCount(0);
  await expect(launchpad(page, 'sans')).toHaveCount(0);
  const screens = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/(?:home|screen)-[^/]+\.js$/.test(name)),
  );
  expect(screens).toHaveLength(1);
  await page.getByRole('link', { name: 'Dispatch', exact: true }).click();
  await expect(board.row('A1')).toBeVisible();
  await expect(launchpad(page, 'sans')).toHaveCount(0);

  const untold = await makeScene({ is_shadow_groupment_enabled: null });
  const { basketed } = await aDay(untold);
  await page.goto(`/redirect/${untold.center}?u=/`);
  await expect(board.row('A1')).toBeVisible();
  await expect(launchpad(page, 'avec').getByRole('article', { name: board.code(basketed) })).toBeVisible();
  expect(network.seen(`center=${untold.center}`).filter((line) => line.includes('/loadstate/'))).not.toEqual([]);
});

test('DSP-226 there, a search leads to the home page, keys alone move an order, and an action that was refused is done again', async ({
  makeScene,
  context,
  page,
  board,
  colleague,
}) => {
  const scene = await makeScene({ is_shadow_groupment_enabled: false });
  // No screen shows the drivers of such a center.
  await scene.driver('Zoé Marchetti');
  const { plain, basketed, a2 } = await aDay(scene);
  await startAt(context, scene.center);
  await board.open('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('marchetti');
  await expect(board.dialog.getByRole('status')).toContainText('Rien ne correspond');
  await board.dialog.getByRole('combobox').fill(board.code(basketed));
  await expect(board.dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(board.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(board.dock(basketed)).toBeInViewport();

  await board.handle('A1').focus();
  await page.keyboard.press('Enter');
  await board.dialog.getByRole('button', { name: board.code(basketed) }).press('Enter');
  await expect(board.inDock(basketed, 'A1')).toBeVisible();

  await board.pause();
  await colleagueMoves(colleague, a2.task, null, plain);
  await board.moveTo('A2', basketed);
  await expect(board.actions).toHaveText('1 à traiter');
  await board.actions.click();
  await board
    .action(/^Déplacer/)
    .getByRole('button', { name: 'Modifier' })
    .click();
  await expect(page).toHaveURL(/:\d+\/\?dialog=move&/);
  await board.dialog.getByRole('button', { name: board.code(basketed) }).click();
  await expect(board.inDock(basketed, 'A2')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).length).toBe(3);
  await expect(board.actions).toHaveText('Actions');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('PRP-040 a tap moves an order from the list into a round of a launchpad', async ({
    makeScene,
    context,
    board,
  }) => {
    const scene = await makeScene({ is_shadow_groupment_enabled: false });
    const { basketed } = await aDay(scene);
    await startAt(context, scene.center);
    await board.open('/');
    await board.handle('A1').tap();
    await board.dialog.getByRole('button', { name: board.code(basketed) }).tap();
    await expect(board.inDock(basketed, 'A1')).toBeVisible();
    await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  });
});
