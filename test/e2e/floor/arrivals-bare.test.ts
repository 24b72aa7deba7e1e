import { expect } from '@playwright/test';
import { loseAnswer, serverError } from '../../hands/faults.ts';
import { ownDevice, startAt, tablet, test } from '../fixtures.ts';
import { makeBare } from '../hands/bare-api.ts';
import { receiveTruck, row } from '../hands/truck-work.ts';
import { watchAlarms } from '../hands/watch-alarms.ts';

test.use(tablet);

// `npm run truck-bare`: a truck of forty. In `npm test`, a small one.
const count = process.env.QUAI_WHOLE_TRUCK === '1' ? 40 : 9;

test(
  `PRP-284 PRP-285 PRP-286 a truck of ${count} on a server written from the tables alone: half of it without network, an answer lost, and each order is received once`,
  ownDevice,
  async ({ makeScene, context, page, colleague, server, network }) => {
    test.setTimeout(5 * 60_000);
    const here = await makeScene({ stock_type: 2 });
    const there = await makeScene();
    await startAt(context, here.center);
    await makeBare(network, server.url);
    const alarms = await watchAlarms(page);
    // Done without an answer: no key shows whether it was.
    const beforeItIsBack = () => network.intercept({ path: '/api/arrivals/', method: 'POST', times: 1 }, loseAnswer);
    const { names } = await receiveTruck({ page, context, server, here, there, colleague, count, beforeItIsBack });
    // It cannot cancel anything, and no text about it is red.
    await expect(page.getByRole('button', { name: /^Réceptions de la dernière heure/ })).toHaveCount(0);
    expect(alarms.filter((text) => text !== 'Hors ligne')).toEqual([]);

    // A real failure is still noticed.
    network.intercept({ path: '/api/arrivals/', method: 'GET', times: 1 }, serverError);
    await page.reload();
    await expect(row(page, names[0] ?? '')).toContainText('déjà reçue');
    await expect(page.getByText("Les arrivages n'ont pas pu être lus")).toBeVisible();
  },
);
