import { expect, type Page } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Informations de la commande' });
/** One line of the panel, by its name. */
const fact = (page: Page, name: string) =>
  panelOf(page).locator('dl > div', { has: page.getByText(name, { exact: true }) });

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
  const client = { id: 5, name: 'Léa Roux', is_vip: true };
  await scene.order(
    'U1',
    { dock: dock.id, dock_rank: 1, client, ...courier },
    { transit_area: 'S12', tags: ['first'] },
  );
  await board.open();
  const button = board.inDock(dock, 'U1').getByRole('button', { name: 'Léa Roux, informations de la commande U1' });
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
