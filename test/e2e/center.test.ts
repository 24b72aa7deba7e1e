import { expect } from '@playwright/test';
import { Board } from '../hands/board.ts';
import { holdAnswers } from '../hands/faults.ts';
import { startAt, test } from './fixtures.ts';

const paris = 9;

const ivry = 12;

test('DSP-017 a switch drops ticks and every row of the old center', async ({ context, board, network }) => {
  await startAt(context, ivry);
  await board.open();
  const ticked = board.list.getByRole('checkbox', { name: /^Cocher la commande/, disabled: false }).first();
  const name = (await ticked.getAttribute('aria-label')) ?? '';
  await ticked.check();
  const held = holdAnswers();
  network.intercept({ path: `center=${paris}` }, held.fault);
  await board.choose('Paris La Chapelle');
  await held.arrived(1);
  await expect(board.page.getByText('Chargement...')).toBeVisible();
  await expect(board.list).toHaveCount(0);
  held.release();
  await expect(board.list).toBeVisible();
  await expect(board.list.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  await board.choose('Ivry');
  await expect(board.list.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
});

test('DSP-016 DSP-018 without a usable stored center it is 9', async ({ page, context }) => {
  const board = new Board(page);
  await board.open();
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Paris La Chapelle');
  const odd = new Board(await context.newPage());
  await odd.page.addInitScript(() => sessionStorage.setItem('current_center', '9.5'));
  await odd.open();
  await expect(odd.page.getByRole('combobox', { name: 'Centre' })).toHaveText('Paris La Chapelle');
});

test('DSP-018 a center no settings know keeps its number', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('current_center', '777'));
  await page.goto('/dispatch');
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Centre 777');
  await expect(page.getByRole('region', { name: 'État de la synchronisation' })).toContainText('Échecs : 1');
});

test('DSP-201 no load is sent either where the first page a device opens is the dispatch of such a center', async ({
  makeScene,
  page,
  context,
  network,
}) => {
  const { center } = await makeScene({ is_shadow_groupment_enabled: false });
  await startAt(context, center);
  await page.goto('/dispatch');
  await expect(page.getByText('Le dispatch est désactivé pour ce centre')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText(/^Essai/);
  expect(network.seen('/metas/')).toHaveLength(1);
  expect(network.seen('/loadstate/')).toEqual([]);
});
