import { expect } from '@playwright/test';
import { aDay } from '../../hands/home-lists.ts';
import { colleagueMoves } from '../../hands/morning.ts';
import { startAt, tablet, test } from '../fixtures.ts';

test('with shadow grouping the home page fetches the code of no other screen', async ({ scene, page }) => {
  await aDay(scene);
  await page.goto('/');
  await expect(page.getByText('Aucune notification')).toBeVisible();
  const screens = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/(?:home|screen)-[^/]+\.js$/.test(name)),
  );
  expect(screens).toHaveLength(1);
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
  test.use(tablet);

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
