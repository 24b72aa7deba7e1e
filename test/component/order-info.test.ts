import { expect, type Page } from '@playwright/test';
import { aMorning, colleagueSetsBags } from '../hands/morning.ts';
import { test } from './fixtures.ts';

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
