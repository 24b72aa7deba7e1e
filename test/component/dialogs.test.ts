import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { test } from './fixtures.ts';

/** The sheet of an order with a dialog over it, as an address names both. */
const openSheet = (page: Page, orderId: number, dialog: Readonly<Record<string, string>>) =>
  page.goto(`/support/order/${orderId}/?${new URLSearchParams(dialog)}`);

describe('over the sheet of an order that a board holds', () => {
  test('DSP-831 DSP-833 its bags are counted, and the sheet stays when they are saved', async ({
    scene,
    board,
    page,
  }) => {
    const { order } = await scene.order('A1');
    await board.open();
    await openSheet(page, order.id, { dialog: 'bags', order: String(order.id) });
    await expect(page.getByRole('heading', { name: /A1$/ })).toBeAttached();
    const { dialog } = board;
    await expect(dialog).toHaveAccessibleName('Sacs de la commande A1');
    await dialog.getByLabel('Sacs secs').fill('7');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/support/order/${order.id}/$`));
    await expect
      .poll(async () => (await scene.ledger()).map(({ body }) => body))
      .toEqual([{ number_of_bags: 9, number_of_bags_isotherm: 2 }]);
    await board.open();
    await expect(board.row('A1')).toContainText('7 + 2');
  });

  test('DSP-312 DSP-328 its status is changed, after what the status asks; sheet and board show it', async ({
    scene,
    board,
    page,
  }) => {
    const { task, order } = await scene.order('A2', {}, { status: 'later' });
    await board.open();
    await openSheet(page, order.id, { dialog: 'status', tasks: String(task.id) });
    const { dialog } = board;
    await expect(dialog).toHaveAccessibleName('Changer le statut de A2');
    await dialog.getByRole('button', { name: 'PAYÉE' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes-vous sûr de vouloir passer en statut Payé ?');
    expect(await scene.ledger()).toEqual([]);
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('article', { name: /A2$/ }).locator('header')).toContainText('PAYÉE');
    await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toMatchObject([{ status: 'paid' }]);
  });

  test('one that names nothing, or no dialog there is, opens nothing', async ({ scene, board, page }) => {
    const { order } = await scene.order('A3');
    await openSheet(page, order.id, { dialog: 'bags', order: '-1' });
    await expect(page.getByRole('article', { name: /A3$/ })).toBeVisible();
    await expect(board.dialog).toBeHidden();
    await openSheet(page, order.id, { dialog: 'constructor', order: String(order.id) });
    await expect(page.getByRole('article', { name: /A3$/ })).toBeVisible();
    await expect(board.dialog).toBeHidden();
  });
});
