import { expect } from '@playwright/test';
import { describe } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Board } from '../../hands/board.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const [fresh, dry, hidden] = [901, 902, 903];

/** An order to pack, in the window of its menu on the packing board. */
async function open(scene: Scene, board: Board, name: string, entry: string, fields: Partial<Order>) {
  const { order } = await scene.order(name, { status: 'waiting' }, { status: 'now', ...fields });
  await scene.packing(order);
  await board.page.goto('/');
  await reopen(board, name, entry);
  return order;
}

async function reopen(board: Board, name: string, entry: string) {
  await board.more(`la commande ${name}`).click();
  await board.entry(entry).click();
  await expect(board.dialog).toBeVisible();
}

const save = (board: Board) => board.dialog.getByRole('button', { name: 'Enregistrer' });
const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

test('OUR-256 a press or an arrow is one bag, within what is possible, and is what is sent and counted', async ({
  scene,
  board,
  page,
}) => {
  await open(scene, board, 'SACS', 'Sacs', {
    ...{ number_of_bags: 5, number_of_bags_isotherm: 2, number_of_bags_dry: null },
  });
  const { dialog } = board;
  const [dry, isotherm] = [dialog.getByLabel('Sacs secs'), dialog.getByLabel('Sacs isothermes')];
  const press = (name: string, at: number) => dialog.getByRole('button', { name, exact: true }).nth(at).click();
  await dry.fill('7');
  await press('Plus', 0);
  await press('Plus', 0);
  await press('Moins', 1);
  await expect(dry).toHaveValue('9');
  await expect(isotherm).toHaveValue('1');
  await expect(dialog).toContainText('10');
  for (const _ of ['0', 'still 0']) await press('Moins', 1);
  await expect(isotherm).toHaveValue('0');
  await isotherm.press('ArrowUp');
  await isotherm.press('ArrowUp');
  await isotherm.press('ArrowDown');
  await expect(isotherm).toHaveValue('1');
  await dry.fill('999');
  await dry.press('ArrowUp');
  await expect(dry).toHaveValue('999');
  await dry.fill('six');
  await dry.press('ArrowUp');
  await expect(dry).toHaveValue('1');
  await dry.focus();
  await page.keyboard.press('Tab');
  await expect(isotherm).toBeFocused();
  await save(board).click();
  await expect.poll(() => sent(scene)).toMatchObject([{ body: { number_of_bags: 2, number_of_bags_isotherm: 1 } }]);
});

test('PRP-510 PRP-511 PRP-656 dry and isothermal bags are required, each a whole number from 0 to 999', async ({
  scene,
  board,
}) => {
  const order = await open(scene, board, 'SACS', 'Sacs', {
    ...{ number_of_bags: 5, number_of_bags_isotherm: 2, number_of_bags_dry: null },
  });
  const { dialog } = board;
  for (const label of ['Sacs secs', 'Sacs isothermes']) {
    const field = dialog.getByLabel(label);
    const good = await field.inputValue();
    for (const wrong of label === 'Sacs secs' ? ['', '-1', '1000', '1,5', 'six'] : ['   ', '1 2']) {
      await field.fill(wrong);
      await save(board).click();
      await expect(dialog.getByRole('alert')).toHaveText('Un nombre entier de 0 à 999 est attendu.');
      await expect(field).toHaveValue(wrong);
    }
    await field.fill(good);
  }
  expect(await sent(scene)).toEqual([]);
  // Input that looks right is taken: the smallest, and as a sum the greatest.
  await dialog.getByLabel('Sacs secs').fill(' ９９９\u200b ');
  await dialog.getByLabel('Sacs isothermes').fill('0');
  await save(board).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => sent(scene))
    .toEqual([
      {
        path: `/api/processing-orders/${order.id}/?flat=1`,
        body: expect.objectContaining({ number_of_bags: 999, number_of_bags_isotherm: 0 }),
      },
    ]);
});

test('PRP-512 PRP-515 PRP-747 the isothermal bags of zones kept apart are required too; those alone that changed are sent, for a flat answer', async ({
  scene,
  board,
}) => {
  const pseudo_zones = [
    { id: fresh, name: 'Frais', is_active: true, bag_apart: true },
    { id: dry, name: 'Sec', is_active: true, bag_apart: false },
    { id: hidden, name: 'Surgelé', is_active: true, bag_apart: true },
  ];
  await scene.change('metas', { id: scene.center }, { pseudo_zones });
  const order = await open(scene, board, 'ZONES', 'Sacs', {
    ...{ number_of_bags: 5, number_of_bags_isotherm: 2 },
    pseudo_zones_status: [
      { pseudozone_id: fresh, count_item_match: 3, nob_iso: 1 },
      { pseudozone_id: dry, count_item_match: 8 },
      // Not of this order.
      { pseudozone_id: hidden, count_item_match: 0, is_matched: false },
    ],
  });
  const { dialog } = board;
  await expect(dialog.getByLabel(/de la zone/)).toHaveCount(1);
  const field = dialog.getByLabel('Sacs isothermes de la zone Frais');
  await expect(field).toHaveValue('1');
  await field.fill('');
  await save(board).click();
  await expect(dialog.getByRole('alert')).toHaveText('Un nombre entier de 0 à 999 est attendu.');
  await field.fill('4');
  await save(board).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await sent(scene)).length).toBe(1);
  await reopen(board, 'ZONES', 'Sacs');
  await dialog.getByLabel('Sacs secs').fill('6');
  await save(board).click();
  await expect(dialog).toBeHidden();
  const path = `/api/processing-orders/${order.id}/?flat=1`;
  const counts = { number_of_bags_isotherm: 2, number_of_bags: expect.any(Number) };
  await expect
    .poll(() => sent(scene))
    .toEqual([
      {
        path,
        body: expect.objectContaining({
          ...counts,
          pseudo_zones: [{ pseudo_zone_id: fresh, number_of_bags_isotherm: 4 }],
        }),
      },
      { path, body: expect.objectContaining({ ...counts, number_of_bags: 8 }) },
    ]);
  expect(JSON.stringify((await sent(scene))[1])).not.toContain('pseudo_zones');
});

test('PRP-513 PRP-514 PRP-516 it opens on what is there, adds up dry and isothermal bags, and sends nothing that is not new', async ({
  scene,
  board,
}) => {
  // The order has all and the isothermal ones: the dry ones are the rest.
  await open(scene, board, 'TOTAL', 'Sacs', {
    ...{ number_of_bags: 7, number_of_bags_isotherm: 3, number_of_bags_dry: null },
  });
  const { dialog } = board;
  await expect(dialog.getByLabel('Sacs secs')).toHaveValue('4');
  await expect(dialog.getByLabel('Sacs isothermes')).toHaveValue('3');
  await expect(dialog).toContainText('Total : 7');
  await dialog.getByLabel('Sacs secs').fill('10');
  await expect(dialog).toContainText('Total : 13');
  await dialog.getByLabel('Sacs secs').fill('4');
  await save(board).click();
  await expect(dialog).toBeHidden();
  expect(await sent(scene)).toEqual([]);
});

test('PRP-650 PRP-651 PRP-336 a crate is added by its code, two digits, a hyphen and two digits', async ({
  makeScene,
  scene: _,
  board,
}) => {
  const scene = await makeScene({ crates_enabled: true });
  sessionStorage.setItem('current_center', String(scene.center));
  const order = await open(scene, board, 'CAGE', 'Cagettes', {});
  const { dialog } = board;
  const code = dialog.getByLabel('Code de la cagette');
  for (const wrong of ['1-23', '12-345', '12 34', 'ab-cd', '', '  ', '123-4', '12-3\u0664']) {
    await code.fill(wrong);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Mauvais format. Format accepté: 12-34');
    await expect(code).toHaveValue(wrong);
  }
  expect(await sent(scene)).toEqual([]);
  // Spaces around it, and signs that look the same, are no mistake.
  await code.fill(' １２–34\u00a0');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(board.toast('Cagette ajoutée')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['12-34']);
  expect(await sent(scene)).toEqual([
    { path: `/api/processing-orders/${order.id}/add_crate/`, body: { crate_code: '12-34', flat: 1 } },
  ]);
});

test('PRP-519 the window of missing products leads to them, and does nothing else', async ({
  scene,
  board,
  network,
}) => {
  const order = await open(scene, board, 'MANQUE', 'Produits manquants…', {});
  const { dialog } = board;
  await expect(dialog).toHaveAccessibleName('Produit manquant');
  await expect(dialog.getByRole('link')).toHaveText('Produits manquants de la commande MANQUE');
  await expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/orders_checking/${order.id}/missing_products/$`),
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog).toBeHidden();
  expect(network.seen('missing_products')).toEqual([]);
});

describe('for a manager', () => {
  test.override({ account: 'manager' });

  test('the zones of an order are worked with from the packing board', async ({ scene, board, page }) => {
    const pseudo_zones = [{ id: dry, name: 'Sec', is_active: true, bag_apart: false }];
    await scene.change('metas', { id: scene.center }, { pseudo_zones });
    await open(scene, board, 'PREPA', 'Zones de préparation', {
      pseudo_zones_status: [{ pseudozone_id: dry, count_item_match: 8, is_done: true }],
    });
    await expect(board.dialog).toHaveAccessibleName('Zones de la commande PREPA');
    await board.dialog.getByRole('button', { name: /^Sec/ }).click();
    await page.getByRole('button', { name: 'Remettre à faire' }).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect((await sent(scene)).map(({ body }) => body)).toMatchObject([{ pseudo_zone_id: dry, is_done: false }]);
  });
});
