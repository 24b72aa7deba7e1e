import { expect, type Page } from '@playwright/test';
import { hourText } from '../../src/domain/time/paris-time.ts';
import { holdAnswers, rewritten } from '../hands/faults.ts';
import { aMorning } from '../hands/morning.ts';
import { isClean } from './accessible.ts';
import { installed, test } from './fixtures.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Informations de la commande' });
/** One line of the panel, by its name. */
const fact = (page: Page, name: string) =>
  panelOf(page).locator('dl > div', { has: page.getByText(name, { exact: true }) });
const asks = '/processing-orders/';

test('DSP-225 an order picked in a list is told at once by what the lists have, then completed by the server', async ({
  scene,
  board,
  page,
  network,
}) => {
  const client = { id: 5, name: 'Léa Roux', is_vip: true };
  const { order } = await scene.order('A1', { client }, { transit_area: 'S12', tags: ['first'] });
  await scene.order('A2');
  await board.open();
  await expect(panelOf(page)).toContainText('Choisissez une commande');
  const held = holdAnswers();
  network.intercept({ path: `${asks}${order.id}/`, times: 1 }, (forward) =>
    held.fault(async () => {
      const told = await rewritten((json) => Object.assign({}, json, { total_weight: '12.2 Kg' }))(forward);
      if (typeof told === 'string') throw new Error(told);
      return told;
    }),
  );

  await board.row('A1').getByText('4 Rue Pajol').click();
  await expect(panelOf(page).getByRole('link', { name: 'Commande A1' })).toHaveAttribute(
    'href',
    `/support/order/${order.id}`,
  );
  await expect(panelOf(page)).toContainText('FINALISÉE');
  const slot = `${hourText(order.shipping_time)}–${hourText(order.max_shipping_time)}`;
  const told = {
    Client: /Léa Roux\s*VIP/,
    Adresse: '4 Rue Pajol, 75018 Paris',
    Créneau: slot,
    Sacs: '3 + 2',
    'Zone de transit': 'S12',
    Étiquettes: 'first',
    Poids: '—',
  };
  for (const [name, text] of Object.entries(told)) await expect(fact(page, name)).toContainText(text);
  await expect(fact(page, 'Client').getByRole('link', { name: 'Léa Roux' })).toHaveAttribute('href', '/users/5');
  await held.arrived(1);
  held.release();
  await expect(fact(page, 'Poids')).toContainText('12 kg');
  await expect(panelOf(page)).toContainText(/Détail de \d\d:\d\d:\d\d/);
  await isClean(page);

  // Another order takes its place; going back leaves the panel, however many were looked at.
  await board.row('A2').getByText('4 Rue Pajol').click();
  await expect(panelOf(page)).toContainText('Commande A2');
  await expect(page).toHaveURL(/[?&]info=\d+/);
  await page.reload();
  await expect(panelOf(page)).toContainText('Commande A2');
  await page.goBack();
  await expect(panelOf(page)).toContainText('Choisissez une commande');
});

test('DSP-225 by keyboard an order of a round is picked, read with its courier, and left again', async ({
  scene,
  board,
  page,
}) => {
  const job = { uuid: 'u', transport_type: 'BICYCLE', status: 'returned', driver_name: 'Nadia', driver_phone: '06 11' };
  const backAt = scene.at(20);
  const why = { cancel_reason: 'Client injoignable', return_dropoff_at: backAt, return_status: 'SCHEDULED' };
  const external_shipping_jobs = [{ ...job, ...why }];
  const dock = await scene.dock({ dock_type: 'UBER_DIRECT', external_shipping_jobs });
  const courier = { external_shipping_jobs, external_job_delivery_status: 'FAILED' };
  await scene.order('U1', { dock: dock.id, dock_rank: 1, ...courier });
  await board.open();
  const button = board.inDock(dock, 'U1').getByRole('button', { name: 'Client U1, informations de la commande U1' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
  await expect(panelOf(page)).toBeInViewport();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(fact(page, 'Tournée')).toContainText(board.code(dock));
  const told = ['Uber', 'Rapporté au centre', 'Échec', 'Vélo', 'Nadia', '06 11', 'Client injoignable'];
  for (const text of told) await expect(fact(page, 'Coursier')).toContainText(text);
  await expect(fact(page, 'Coursier')).toContainText(`planifié, prévu à ${hourText(backAt)}`);
  await isClean(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(panelOf(page)).toContainText('Choisissez une commande');
});

test(
  'the panel shows what the user did before the server knows, and offline what was told before, with its age',
  installed,
  async ({ scene, board, page, context }) => {
    const { a1 } = await aMorning(scene);
    await board.open(`/dispatch?info=${a1.order.id}`);
    await expect(panelOf(page)).toContainText(/Détail de \d\d:\d\d:\d\d/);
    await board.serviceWorker();
    await context.setOffline(true);
    await board.setBags('A1', 8, 2);
    await expect(fact(page, 'Sacs')).toContainText('8 + 2');
    await expect(panelOf(page).getByRole('button', { name: 'en attente' })).toBeVisible();
    await page.reload();
    await expect(fact(page, 'Sacs')).toContainText('8 + 2');
    await expect(panelOf(page)).toContainText(/Détail de \d\d:\d\d:\d\d/);
  },
);

test('with the panel open the page stays where it is when a menu closes', async ({ scene, board, page }) => {
  for (let at = 1; at <= 12; at++) {
    const dock = await scene.dock();
    await scene.order(`N${at}`, { dock: dock.id, dock_rank: 1 });
  }
  await scene.order('A1');
  await board.open();
  await board.row('A1').getByText('4 Rue Pajol').click();
  await expect(panelOf(page)).toContainText('FINALISÉE');
  const menus = page.getByRole('article').getByRole('button', { name: /^Actions/ });
  const last = menus.last();
  // Where the panel lies over it a focus that scrolls would bring it above.
  await last.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await page.evaluate(() => scrollBy(0, -60));
  const before = await page.evaluate(() => scrollY);
  await last.focus();
  await page.evaluate((y) => scrollTo(0, y), before);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const opened = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(opened);
});
