import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** The built script of the worker. */
const workerScript = /\/assets\/main-[^/]+\.js$/;

test('the board is shown before the worker is there; an action waits for it and is recorded', async ({
  scene,
  board,
  page,
}) => {
  const { a1 } = await aMorning(scene);
  await board.open();
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  let asked = 0;
  await page.route(workerScript, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(board.bags('A1')).toBeVisible();
  expect(asked).toBe(1);
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('9');
  await board.dialog.getByLabel('Sacs isothermes').fill('1');
  await page.keyboard.press('Enter');
  // Nothing is shown as recorded yet.
  await expect(board.dialog).toBeVisible();
  expect(await scene.ledger()).toHaveLength(0);
  letCome();
  await expect(board.dialog).toBeHidden();
  await expect(board.bags('A1')).toHaveText('9 + 1');
  await expect.poll(() => scene.ledger()).toHaveLength(1);
  expect((await scene.ledger())[0]?.path).toBe(`/api/processing-orders/${a1.order.id}/?flat=1`);
});

test('a worker that cannot be had is told of, and the page loaded again has it', async ({ scene, board, page }) => {
  const { a1 } = await aMorning(scene);
  await board.open();
  await page.route(workerScript, (route) => route.abort());
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: "Quai n'a pas fini de démarrer" });
  await expect(notice).toBeVisible();
  await expect(board.bags('A1')).toBeVisible();
  await page.unroute(workerScript);
  await notice.getByRole('button', { name: 'Recharger' }).click();
  await expect(board.bags('A1')).toBeVisible();
  await board.setBags('A1', 9, 1);
  await expect(board.bags('A1')).toHaveText('9 + 1');
  await expect(notice).toBeHidden();
  await expect.poll(() => scene.ledger()).toHaveLength(1);
  expect((await scene.ledger())[0]?.path).toBe(`/api/processing-orders/${a1.order.id}/?flat=1`);
});
