import { expect, type Page } from '@playwright/test';
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

  // What a colleague does comes with the state of the board: no load is sent here, nor on the dispatch screen.
  await scene.change('dock', plain, { launchpad: 2 });
  await scene.order('A3');
  await board.refresh();
  await expect(launchpad(page, 'avec').getByRole('article')).toHaveCount(2);
  await expect(launchpad(page, 'sans').getByRole('article')).toHaveCount(1);
  await expect(board.row('A3')).toBeVisible();
  expect(network.seen('/loadstate/')).toEqual([]);
});
