import { expect } from '@playwright/test';
import { holdAnswers } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { startAt, test } from '../fixtures.ts';

const paris = 9;
const ivry = 12;

test('DSP-017 DSP-200 an answer for the center one has left shows nothing of it', async ({ scene, board, network }) => {
  await aMorning(scene);
  const held = holdAnswers();
  network.intercept({ path: `center=${scene.center}` }, held.fault);
  await board.page.goto('/dispatch');
  await held.arrived(1);
  await expect(board.page.getByText('Chargement...')).toBeVisible();
  await board.page.evaluate((center) => sessionStorage.setItem('current_center', String(center)), ivry);
  await board.page.reload();
  await expect(board.list).toBeVisible();
  await board.choose('Montreuil');
  await expect(board.page.getByRole('combobox', { name: 'Centre' })).toHaveText('Montreuil');
  await expect(board.list).toBeVisible();
  held.release();
  await board.refresh();
  await expect(board.banner).toContainText('il y a 0 s');
  for (const name of ['A1', 'B1', 'C1'])
    await expect(board.page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('DSP-201 where shadow grouping is off, dispatch says so and no load is sent', async ({
  makeScene,
  page,
  network,
}) => {
  const { center } = await makeScene({ is_shadow_groupment_enabled: false });
  await page.goto(`/redirect/${center}?u=/`);
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText(/^Essai/);
  await page.goto(`/redirect/${center}?u=/dispatch`);
  await expect(page.getByText('Le dispatch est désactivé pour ce centre')).toBeVisible();
  expect(network.seen(/loadstate.*center=/).filter((line) => line.includes(`center=${center}`))).toEqual([]);
});

test("DSP-016 DSP-018 without a usable stored center it is 9, and said to be nobody's choice", async ({
  board,
  page,
}) => {
  const current = page.getByRole('combobox', { name: 'Centre' });
  await board.open();
  await expect(current).toHaveText('Paris La Chapelle (par défaut)');
  sessionStorage.setItem('current_center', '9.5');
  await board.open();
  await expect(current).toHaveText('Paris La Chapelle (par défaut)');
  await board.choose('Ivry');
  await expect(current).toHaveText('Ivry');
  await board.choose('Paris La Chapelle');
  await expect(current).toHaveText('Paris La Chapelle');
});

test('DSP-018 a center no settings know keeps its number', async ({ page }) => {
  startAt({ center: 777 });
  await page.goto('/dispatch');
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText('Centre 777');
  await expect(page.getByRole('region', { name: 'État de la synchronisation' })).toContainText('Échecs : 1');
});

test('DSP-201 no load is sent either where the first page a device opens is the dispatch of such a center', async ({
  makeScene,
  page,
  network,
}) => {
  startAt(await makeScene({ is_shadow_groupment_enabled: false }));
  await page.goto('/dispatch');
  await expect(page.getByText('Le dispatch est désactivé pour ce centre')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText(/^Essai/);
  expect(network.seen('/metas/')).toHaveLength(1);
  expect(network.seen('/loadstate/')).toEqual([]);
});

test('DSP-017 a switch drops ticks and every row of the old center', async ({ board, network }) => {
  startAt({ center: ivry });
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
