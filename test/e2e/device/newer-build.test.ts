import { expect, type Page } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** A newer build opens the database of the user signed in, in another tab, and brings it to its schema. */
const takeOver = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((it) => it.name?.startsWith('quai-user-'))?.name ?? '';
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, 1_000);
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = () => reject(opening.error);
    });
  });

test('an old tab goes on showing when a newer build takes the replica over, and acts no more', async ({
  scene,
  board,
  context,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const newer = await context.newPage();
  await newer.goto('/admin/login/');
  await takeOver(newer);
  await expect(board.page.getByRole('status').filter({ hasText: 'Une version plus récente' })).toBeVisible();
  await expect(board.row('A1')).toBeVisible();
  await expect(board.inDock(round, 'B1')).toBeVisible();
  await expect(board.handle('A2')).toHaveAttribute('aria-disabled', 'true');
  await board.page.waitForTimeout(2_000);
  await expect(board.row('A1')).toBeVisible();
});

test('an old build that starts on a newer replica says so and offers to reload', async ({ scene, board, context }) => {
  await aMorning(scene);
  await board.open();
  const newer = await context.newPage();
  await newer.goto('/admin/login/');
  await takeOver(newer);
  await board.page.reload();
  await expect(board.page.getByText('Une version plus récente')).toBeVisible();
  await expect(board.page.getByRole('button', { name: 'Recharger' })).toBeVisible();
});
