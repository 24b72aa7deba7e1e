import { expect, type Page } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { holdAnswers, rewritten } from '../../hands/faults.ts';
import { aMorning, colleagueSetsBags } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Informations de la commande' });
/** One line of the panel, by its name. */
const fact = (page: Page, name: string) =>
  panelOf(page).locator('dl > div', { has: page.getByText(name, { exact: true }) });
const asks = '/processing-orders/';

test('DSP-165 DSP-167 the panel asks for no order without an id, and once in 3 s for one that keeps changing', async ({
  scene,
  board,
  page,
  network,
  colleague,
}) => {
  const { a1 } = await aMorning(scene);
  await board.open('/dispatch?info=0');
  await expect(panelOf(page)).toContainText('Choisissez une commande');
  await page.goto('/dispatch?info=A1');
  await expect(panelOf(page)).toContainText('Choisissez une commande');
  expect(network.seen(asks)).toEqual([]);

  const sinceMs = Date.now();
  await page.goto(`/dispatch?info=${a1.order.id}`);
  for (const dry of [4, 5, 6]) {
    await colleagueSetsBags(colleague, a1.order, dry, 2);
    await board.refresh();
    await expect(fact(page, 'Sacs')).toContainText(`${dry} + 2`);
  }
  // One more has its time come while the last change is awaited.
  const most = 1 + Math.ceil((Date.now() - sinceMs) / 3_000);
  const calls = network.seen(asks).length;
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(most);
});

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

  // Another order takes its place; going back leaves the panel, however many were looked at.
  await board.row('A2').getByText('4 Rue Pajol').click();
  await expect(panelOf(page)).toContainText('Commande A2');
  await expect(page).toHaveURL(/[?&]info=\d+/);
  await page.reload();
  await expect(panelOf(page)).toContainText('Commande A2');
  await page.goBack();
  await expect(panelOf(page)).toContainText('Choisissez une commande');
});

test('the panel shows what the user did before the server knows, and offline what was told before, with its age', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { a1 } = await aMorning(scene);
  await board.open(`/dispatch?info=${a1.order.id}`);
  await expect(panelOf(page)).toContainText(/Détail de \d\d:\d\d:\d\d/);
  network.setOffline(true);
  await board.setBags('A1', 8, 2);
  await expect(fact(page, 'Sacs')).toContainText('8 + 2');
  await expect(panelOf(page).getByRole('button', { name: 'en attente' })).toBeVisible();
  await page.reload();
  await expect(fact(page, 'Sacs')).toContainText('8 + 2');
  await expect(panelOf(page)).toContainText(/Détail de \d\d:\d\d:\d\d/);
});
