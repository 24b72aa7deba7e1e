import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

const address = (latitude: number, longitude: number, postal_code = '75018') => ({
  street: 'Rue de la Chapelle',
  postal_code,
  city: 'Paris',
  latitude,
  longitude,
});

const home = address(48.8955, 2.3596);

const panelOf = (page: Page) => page.getByRole('region', { name: 'Carte des commandes et des tournées' });
const listOf = (page: Page) => page.getByRole('region', { name: 'Commandes dans la vue' });

/** Where an order lies in the window: its mark, once it is picked in the list beside the map. */
async function placeOf(page: Page, name: string) {
  await listOf(page).getByRole('button', { name }).click();
  const box = await panelOf(page).getByRole('img', { name: 'Commande choisie' }).boundingBox();
  if (!box) throw new Error('Not on screen');
  await page.keyboard.press('Escape');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('OUR-203 OUR-211 OUR-213 six orders that lie together are a round with a driver that is given in five gestures', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: home });
  await scene.driver('Ali Dutour');
  const names = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
  for (const [at, name] of names.entries())
    await scene.order(name, { address: address(48.9 + ((at * 5) % 6) * 0.004, 2.36) });
  await scene.order('B1', { address: address(48.87, 2.32) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = panelOf(page);
  await expect(panel.locator('canvas')).toBeVisible();
  // The order of the list is not that of the streets.
  const places = [];
  for (const name of names) places.push(await placeOf(page, name));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - 14,
    Math.max(...xs) + 14,
    Math.min(...ys) - 14,
    Math.max(...ys) + 14,
  ];
  let gestures = 0;
  const gesture = async (done: Promise<unknown>) => {
    await done;
    gestures += 1;
  };
  const lasso = async () => {
    await page.keyboard.down('Shift');
    await page.mouse.move(left, top);
    await page.mouse.down();
    for (const [x, y] of [
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ] as const)
      await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
  };
  await gesture(lasso());
  const sum = panel.getByRole('status').first();
  await expect(sum).toContainText('6 commandes cochées');
  await expect(board.row('B1').getByRole('checkbox')).not.toBeChecked();
  await expect(sum).toContainText(/Seules en tournée : environ \d+ min/);
  const order = /ordre : ([A-Z0-9, ]+)/
    .exec((await sum.textContent()) ?? '')?.[1]
    ?.trim()
    .split(', ');
  expect(order?.toSorted()).toEqual(names);
  expect(order).not.toEqual(names);
  await gesture(panel.getByRole('button', { name: 'Créer une tournée' }).click());
  const bar = panel.getByRole('region', { name: /^Tournée G/ });
  await gesture(bar.getByRole('button', { name: /^Donner à… G/ }).click());
  await gesture(
    board.dialog
      .getByRole('button', { name: /Ali Dutour/ })
      .first()
      .click(),
  );
  await expect(board.dialog).toHaveCount(0);
  await expect(bar).toContainText('Ali Dutour');
  await gesture(bar.getByRole('button', { name: /^GO G/ }).click());
  expect(gestures).toBe(5);
  // It is under way, in the order that was said.
  await expect(listOf(page)).toContainText(/En livraison · G\d+, arrêt 1/);
  const stops = bar.getByRole('list', { name: /^Arrêts de G/ }).getByRole('button');
  const made = await stops.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')?.split(', ')[1]));
  expect(made).toEqual(order);
});

test('OUR-203 the list of drivers opens by itself once the round that was asked for with it is there', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: home });
  await scene.driver('Ali Dutour');
  await scene.order('A1', { address: address(48.9, 2.36) });
  await scene.order('A2', { address: address(48.91, 2.36) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: /^Créer et donner à…/ })).toHaveAttribute('aria-disabled', 'true');
  await listOf(page).getByRole('checkbox', { name: 'Cocher la commande A1' }).check();
  await panel.getByRole('button', { name: 'Créer et donner à…' }).click();
  await expect(board.dialog).toContainText('Ali Dutour');
});

test('OUR-210 OUR-213 the map has the whole page, and the arrows walk the stops of a round on it', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: home });
  const planned = await scene.dock();
  await scene.order('A1', { address: address(48.9002, 2.3431) });
  await scene.order('B1', { dock: planned.id, dock_rank: 1, address: address(48.8802, 2.3431) });
  await scene.order('B2', { dock: planned.id, dock_rank: 2, address: address(48.9302, 2.3931) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = panelOf(page);
  const canvas = panel.locator('canvas');
  await expect(canvas).toBeVisible();
  const small = await panel.boundingBox();
  const whole = panel.getByRole('button', { name: 'Plein écran' });
  await whole.focus();
  await page.keyboard.press('Enter');
  const back = panel.getByRole('button', { name: 'Revenir au tableau' });
  await expect(back).toBeFocused();
  await expect(board.row('A1')).toBeHidden();
  const large = await panel.boundingBox();
  expect(large?.width).toBe(1_280);
  expect((large?.height ?? 0) + (large?.y ?? 0)).toBe(800);
  expect(large?.height).toBeGreaterThan(small?.height ?? 800);
  await isClean(page);
  // A round, from the list: its stops are one stop of the Tab key.
  await listOf(page).getByRole('button', { name: 'B1' }).click();
  const bar = panel.getByRole('region', { name: `Tournée ${board.code(planned)}` });
  await page.getByRole('button', { name: 'Fermer les informations de la commande' }).click();
  const stops = bar.getByRole('list', { name: `Arrêts de ${board.code(planned)}` });
  await stops.getByRole('button', { name: /^Arrêt 1 sur 2, B1/ }).focus();
  const mark = panel.getByRole('img', { name: 'Commande choisie' });
  await expect(mark).toBeVisible();
  const first = await mark.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(stops.getByRole('button', { name: /^Arrêt 2 sur 2, B2/ })).toBeFocused();
  await expect.poll(async () => (await mark.boundingBox())?.y).not.toBe(first?.y);
  await page.keyboard.press('Home');
  await expect(stops.getByRole('button', { name: /^Arrêt 1 sur 2, B1/ })).toBeFocused();
  // A tool is laid down first; then the board is back, the focus where it was.
  await panel.getByRole('button', { name: 'Lasso', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Lasso', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeVisible();
  await expect(board.row('A1')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Lasso', exact: true })).toBeFocused();
});

test('OUR-212 orders of a round that lie in view are ticked too and leave it together, and a locked round keeps its own', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: home });
  const driver = await scene.driver('Ali Dutour');
  const open = await scene.dock();
  const locked = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id, locked_at: scene.at(-5) });
  await scene.order('A1', { address: address(48.9002, 2.3431) });
  await scene.order('B1', { dock: open.id, dock_rank: 1, address: address(48.8802, 2.3431) });
  await scene.order('B2', { dock: open.id, dock_rank: 2, address: address(48.8852, 2.3531) });
  await scene.order('C1', { dock: locked.id, dock_rank: 1, address: address(48.8902, 2.3931) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Cocher les 1 à dispatcher' }).click();
  await panel.getByRole('button', { name: 'Cocher aussi les 3 en tournée' }).click();
  await expect(board.inDock(open, 'B1').getByRole('checkbox')).toBeChecked();
  await panel.getByRole('button', { name: /^Extraire 3 de / }).click();
  await expect(board.inDock(open, 'B1')).toHaveCount(0);
  await expect(board.toast(/Les refusées restent cochées/)).toContainText('C1');
  await expect(board.inDock(locked, 'C1').getByRole('checkbox')).toBeChecked();
  // The group to dispatch goes to a round through the list of places.
  await panel.getByRole('button', { name: 'Déplacer la sélection (1)' }).click();
  await expect(board.dialog).toContainText('Déplacer A1 vers…');
});
