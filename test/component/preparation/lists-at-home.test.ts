import { expect } from '@playwright/test';
import { aDay, launchpad } from '../../hands/home-lists.ts';
import { startAt, test } from '../fixtures.ts';

test('DSP-226 PRP-039 PRP-040 without shadow grouping the home page has the lists and the rounds by launchpad, and what they do', async ({
  makeScene,
  page,
  board,
  network,
}) => {
  const scene = await makeScene({ is_shadow_groupment_enabled: false });
  const { plain, left, basketed, s1 } = await aDay(scene);
  startAt(scene);
  await board.open('/');
  await expect.poll(() => board.names()).toEqual(new Set(['A1', 'A2']));
  await board.unfold('À relivrer');
  await expect(page.getByRole('region', { name: /^Commandes à relivrer ou à restocker/ })).toContainText('ABSENT');
  await expect(page.getByRole('heading', { name: 'Commandes en retard : 1 (0 à vérifier)' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Commandes en retard/ })).toContainText('RETARD');
  await expect(launchpad(page, 'sans').getByRole('article')).toHaveCount(2);
  await expect(launchpad(page, 'avec').getByRole('article')).toHaveCount(1);
  await expect(launchpad(page, 'sans').getByRole('heading', { level: 2 })).toHaveText('Tournées sans panier (2)');
  await expect(
    launchpad(page, 'avec').getByRole('region', { name: /Tournées en cours de création \(1\)$/ }),
  ).toContainText(board.code(basketed));

  await board.moveTo('A1', basketed);
  await expect(board.inDock(basketed, 'A1')).toBeVisible();
  await board.more('la commande S1').click();
  await board.entry(/^Livrée/).click();
  await expect(board.inDock(left, 'S1')).toContainText('LIVRÉE');
  await board.moveTo('A2', plain, 'En dernier');
  await expect(board.actions).toHaveText('Actions');
  const paths = async () => (await scene.ledger()).map(({ path }) => path);
  const moved = '/api/dispatch/deliveries/move_task/';
  await expect.poll(paths).toEqual([moved, `/api/processing-orders/${s1.order.id}/change_status/`, moved]);

  // A colleague's change comes with the state of the board: no load is sent here, nor on the dispatch screen.
  await scene.change('dock', plain, { launchpad: 2 });
  await scene.order('A3');
  await board.refresh();
  await expect(launchpad(page, 'avec').getByRole('article')).toHaveCount(2);
  await expect(launchpad(page, 'sans').getByRole('article')).toHaveCount(1);
  await expect(board.row('A3')).toBeVisible();
  expect(network.seen('/loadstate/')).toEqual([]);
});

test('PRP-039 PRP-040 with shadow grouping the home page has none of it and fetches none of it; with no word on it, it has all', async ({
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
  await page.getByRole('link', { name: 'Dispatch', exact: true }).click();
  await expect(board.row('A1')).toBeVisible();
  await expect(launchpad(page, 'sans')).toHaveCount(0);

  const untold = await makeScene({ is_shadow_groupment_enabled: null });
  const { basketed } = await aDay(untold);
  await page.goto(`/redirect/${untold.center}?u=/`);
  await expect(board.row('A1')).toBeVisible();
  await expect(launchpad(page, 'avec').getByRole('article', { name: board.code(basketed) })).toBeVisible();

  // Each launchpad folds its own lists, and the departure filter holds for both, and for their counts.
  const ready = { current_status: 'loaded', departure: untold.at(60) };
  const [bare, full] = [await untold.dock(ready), await untold.dock({ ...ready, launchpad: 2 })];
  const far = await untold.dock({ departure: untold.at(6 * 60), launchpad: 2 });
  await board.refresh();
  await launchpad(page, 'avec').getByRole('button', { name: 'À livrer' }).click();
  await expect(launchpad(page, 'avec').getByRole('article', { name: board.code(full) })).toHaveCount(0);
  await expect(launchpad(page, 'sans').getByRole('article', { name: board.code(bare) })).toBeVisible();
  const title = launchpad(page, 'avec').getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Tournées avec panier (3)');
  await page.getByRole('combobox', { name: 'Départ des tournées' }).click();
  await page.getByRole('option', { name: '3h' }).click();
  await expect(title).toHaveText('Tournées avec panier (2)');
  await expect(board.dock(far)).toHaveCount(0);
  await expect(launchpad(page, 'avec')).toContainText('1 hors du filtre');
  await launchpad(page, 'avec').getByRole('button', { name: 'Tout montrer : Tournées en cours de création' }).click();
  await expect(title).toHaveText('Tournées avec panier (3)');
  await expect(launchpad(page, 'avec').getByRole('article', { name: board.code(far) })).toBeVisible();
  expect(network.seen(`center=${untold.center}`).filter((line) => line.includes('/loadstate/'))).not.toEqual([]);
});
