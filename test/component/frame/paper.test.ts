import { expect } from '@playwright/test';
import { hourText, longDateText } from '../../../src/domain/time/paris-time.ts';
import { clockBehind } from '../../hands/faults.ts';
import { aTruck } from '../../hands/truck.ts';
import { print } from '../browser/print.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { startAt, test } from '../fixtures.ts';

test('OUR-070 above a printed room stand its title, its center, the day and the hour, by the clock of the server', async ({
  makeScene,
  page,
  board,
  network,
}) => {
  stopClock();
  const behindMs = 26 * 3_600_000;
  network.intercept({ path: '/' }, clockBehind(behindMs));
  const scene = await makeScene({ name: 'Vincennes Fort' });
  startAt(scene);
  await board.open();
  const nowMs = Date.now() - behindMs;
  await expect
    .poll(() => {
      // It comes with later code of the page.
      print();
      return document.documentElement.dataset.printed;
    })
    .toBe(`Dispatch – Vincennes Fort – ${longDateText(nowMs)} ${hourText(nowMs)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch');
});

test('OUR-070 PRP-269 the marks of the last hour are on paper, folded as they are on the screen', async ({
  makeScene,
  page,
  colleague,
}) => {
  const [here, there] = [await makeScene({ stock_type: 2 }), await makeScene()];
  startAt(here);
  const truck = await aTruck(there, here, { names: ['A1', 'A2'] });
  const arrivals = [{ order_id: truck.orders[1]?.id, is_received: true, is_not_received: false }];
  await colleague.post('/arrivals/', { center: here.center, arrivals });
  await page.goto('/arrivals/');
  const lately = page.getByRole('region', { name: 'Réceptions de la dernière heure (1)' });
  await expect(lately).toBeVisible();
  await expect(lately.getByRole('row')).toHaveCount(0);
  print();
  await expect(lately.getByRole('rowheader')).toHaveText([/^A2/]);
});
