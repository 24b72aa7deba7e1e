import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { rewritten } from '../../hands/faults.ts';
import { installed, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

const address = (latitude: number, longitude: number, postal_code = '75018') => ({
  street: 'Rue de la Chapelle',
  postal_code,
  city: 'Paris',
  latitude,
  longitude,
});

const home = address(48.8955, 2.3596);

const Task = z.looseObject({ address: z.nullish(z.looseObject({ street: z.nullish(z.string()) })) });
const Load = z.looseObject({ deliveries: z.array(Task) });

function withImpossiblePlace(json: unknown): unknown {
  const { deliveries, ...rest } = Load.parse(json);
  const lost = ({ address: told, ...task }: z.infer<typeof Task>) =>
    told?.street === 'Rue Perdue'
      ? { ...task, address: { ...told, latitude: 4_889.55, longitude: 2.36 } }
      : { ...task, address: told };
  return { ...rest, deliveries: deliveries.map(lost) };
}

/** The map of the board as its user sees it. */
const mapOf = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Carte des commandes et des tournées' });
  const list = page.getByRole('region', { name: 'Commandes dans la vue' });
  return {
    panel,
    list,
    drawing: panel.locator('canvas'),
    entry: (name: string) => list.getByRole('button', { name }),
    filter: (name: string) => panel.getByRole('checkbox', { name, exact: true }),
    /** Where the order that is picked stands. */
    mark: panel.getByRole('img', { name: 'Commande choisie' }),
  };
};

/** The middle of an element on the map, as the map counts: the page around it moves. */
async function placeOn(map: Locator, it: Locator) {
  const [around, box] = await Promise.all([map.boundingBox(), it.boundingBox()]);
  if (!around || !box) throw new Error('Not on screen');
  return { x: box.x + box.width / 2 - around.x, y: box.y + box.height / 2 - around.y };
}

test(
  'DSP-203 DSP-861 the map has what the lists have, filtered as they are, and what is picked on one is picked on the other',
  installed,
  async ({ makeScene, board, page, context, network }) => {
    const scene = await makeScene({ address: home });
    const driver = await scene.driver('Ali Dutour');
    const planned = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
    const gone = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-20) });
    await scene.order('A1', { address: address(48.9002, 2.3431) });
    await scene.order('A2', { address: address(48.8702, 2.3931, '92100') });
    await scene.order('A3', { address: { ...home, street: 'Rue Perdue', longitude: null } });
    await scene.order('B1', { dock: planned.id, dock_rank: 1, address: address(48.8802, 2.3431) });
    await scene.order('B2', {
      dock: planned.id,
      dock_rank: 2,
      address: address(48.8802, 2.3431),
      max_shipping_time: scene.at(5),
    });
    await scene.order('C1', { dock: gone.id, dock_rank: 1, status: 'shipping', address: address(48.8902, 2.3931) });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) problems.push(message.text());
    });
    // The point lost in its number, an order is nowhere on earth: it counts as without coordinates, and spoils no map.
    network.intercept({ path: '/dispatch/loadstate/' }, rewritten(withImpossiblePlace));
    await page.goto(`/redirect/${scene.center}?u=/dispatch`);
    await expect(board.row('A1')).toBeVisible();
    await expect(board.row('A3')).toContainText('Rue Perdue');
    await expect(board.banner).toContainText('Champs illisibles : task.address.latitude (1)');
    const map = mapOf(page);
    await page.keyboard.press('m');
    await expect(map.drawing).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carte', exact: true })).toHaveAttribute('aria-expanded', 'true');
    await expect(map.panel.getByRole('img', { name: /^Centre : Essai/ })).toBeVisible();

    // Everything in words too: how far, in which round and at which stop, and whether it is late.
    await expect(map.list).toContainText('5 commandes · 1 sans coordonnées');
    await expect(map.entry('A1')).toContainText('À dispatcher · 75018');
    await expect(map.entry('B2')).toContainText(`En tournée · ${board.code(planned)}, arrêt 2 · En retard`);
    await expect(map.entry('C1')).toContainText(`En livraison · ${board.code(gone)}, arrêt 1`);
    await isClean(page);

    // Picked in its list, an order is marked on the map; pressed there, it is picked in its list.
    await board
      .row('A2')
      .getByRole('button', { name: /Client A2/ })
      .click();
    await expect(map.mark).toBeVisible();
    const place = await placeOn(map.drawing, map.mark);
    await page.getByRole('button', { name: 'Fermer les informations de la commande' }).click();
    await expect(map.mark).toHaveCount(0);
    await map.drawing.click({ position: place });
    await expect(page).toHaveURL(/[?&]info=\d+/);
    await expect(board.row('A2')).toHaveAttribute('data-picked', 'true');
    await expect(map.entry('A2')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');

    // By keyboard from the list beside the map, and back.
    await map.entry('C1').focus();
    await page.keyboard.press('Enter');
    await expect(board.inDock(gone, 'C1')).toBeInViewport();
    await expect(map.mark).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map.entry('C1')).toBeFocused();

    // A tick is the same tick.
    await map.drawing.click({ position: place, modifiers: ['Shift'] });
    await expect(board.row('A2').getByRole('checkbox')).toBeChecked();
    await map.list.getByRole('checkbox', { name: 'Cocher la commande A1' }).check();
    await expect(board.list.getByRole('button', { name: 'Déplacer la sélection (2)' })).toBeVisible();

    // Points on each other differ in words.
    await map.entry('B1').click();
    const stacked = await placeOn(map.drawing, map.mark);
    await page.keyboard.press('Escape');
    await map.drawing.click({ position: stacked });
    await expect(map.list.getByRole('status')).toHaveText('2 commandes au même endroit');
    await map.list.getByRole('button', { name: 'Voir toute la vue' }).click();

    // The filters of the board hold for the map, and it has its own.
    const codes = page.getByRole('textbox', { name: 'Codes postaux' });
    await codes.fill('92100');
    await codes.press('Enter');
    await expect(map.list.getByRole('listitem')).toHaveCount(1);
    await codes.fill('');
    await codes.press('Enter');
    await expect(map.list.getByRole('listitem')).toHaveCount(5);
    await map.filter('Retards seuls').check();
    await expect(map.list.getByRole('listitem')).toHaveCount(1);
    await map.filter('Retards seuls').uncheck();
    await map.filter('En tournée').uncheck();
    await expect(map.list.getByRole('listitem')).toHaveCount(3);
    await map.panel.getByRole('combobox', { name: 'Tournées affichées' }).click();
    await page.getByRole('option', { name: board.code(gone) }).click();
    await expect(map.list.getByRole('listitem')).toHaveCount(3);

    // All of it without a network, as it was left.
    await board.serviceWorker();
    await context.setOffline(true);
    await page.reload();
    await expect(map.drawing).toBeVisible();
    await expect(map.filter('En tournée')).not.toBeChecked();
    await expect(map.list.getByRole('listitem')).toHaveCount(3);
    expect(problems).toEqual([]);
    await page.keyboard.press('m');
    await expect(map.panel).toHaveCount(0);
  },
);

test('the script of the map comes when the map is first opened, not ahead', async ({ scene, board, page }) => {
  await scene.order('A1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (script: string) => asked.some((path) => path.startsWith(`/assets/${script}-`));
  await board.open();
  // The code around the drawing is fetched ahead, with all that opens.
  await expect.poll(() => isAsked('open-map') && isAsked('named-window')).toBe(true);
  expect(isAsked('map-canvas')).toBe(false);
  await page.keyboard.press('m');
  await expect(mapOf(page).drawing).toBeVisible();
  expect(isAsked('map-canvas')).toBe(true);
});

test('OUR-208 a rectangle and a lasso tick the orders to dispatch within, and no map moves under them', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: home });
  const planned = await scene.dock();
  await scene.order('A1', { address: address(48.9002, 2.3431) });
  await scene.order('A2', { address: address(48.8702, 2.3931) });
  await scene.order('B1', { dock: planned.id, dock_rank: 1, address: address(48.8802, 2.3431) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  const map = mapOf(page);
  await page.keyboard.press('m');
  await expect(map.drawing).toBeVisible();
  const placeOf = async (name: string) => {
    await map.entry(name).click();
    const place = await placeOn(map.drawing, map.mark);
    await page.keyboard.press('Escape');
    return place;
  };
  const around = await map.drawing.boundingBox();
  if (!around) throw new Error('Not on screen');
  const draw = async (corners: readonly { readonly x: number; readonly y: number }[]) => {
    const [first, ...others] = corners.map(({ x, y }) => ({ x: around.x + x, y: around.y + y }));
    if (!first) return;
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  const [a1, a2] = [await placeOf('A1'), await placeOf('A2')];
  const tool = (name: string) => map.panel.getByRole('button', { name, exact: true });
  await tool('Rectangle').click();
  await expect(tool('Rectangle')).toHaveAttribute('aria-pressed', 'true');
  await draw([
    { x: a1.x - 25, y: a1.y - 25 },
    { x: a1.x + 25, y: a1.y + 25 },
  ]);
  await expect(tool('Rectangle')).toHaveAttribute('aria-pressed', 'false');
  await expect(board.row('A1').getByRole('checkbox')).toBeChecked();
  await expect(board.row('A2').getByRole('checkbox')).not.toBeChecked();
  expect(await placeOf('A1')).toEqual(a1);
  await tool('Lasso').click();
  await draw([
    { x: a2.x, y: a2.y - 30 },
    { x: a2.x + 30, y: a2.y },
    { x: a2.x, y: a2.y + 30 },
    { x: a2.x - 30, y: a2.y },
  ]);
  await expect(board.row('A2').getByRole('checkbox')).toBeChecked();
  await expect(board.list.getByRole('button', { name: 'Déplacer la sélection (2)' })).toBeVisible();
});
