import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, karim } from '../../builders/driver-logs.ts';
import type { Network } from '../browser/network.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';
import { loads, rowOf, tableOf, telling } from './log-page.ts';

const month = '/logs/driver/71/month/2026-10';

const at = (started_at: string, ended_at: string) => ({ started_at, ended_at });

/** Amounts hold spaces that do not break. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

/** Not in the order of the days; the night of 24 to 25 October, by Paris clocks, belongs to the 24th. */
const some = [
  aPresence(3, {
    ...at('2026-10-31T22:30:00Z', '2026-11-01T05:00:00Z'),
    ...{ money_real: 1_149.35, time_total: 345_601, time_waiting: 59 },
  }),
  aCost(3, { date: '2026-10-09', money_real: -3.5 }),
  aPresence(1, {
    // 0h30 on the 9th in Paris.
    ...at('2026-10-08T22:30:00Z', '2026-10-09T07:00:00Z'),
    ...{ money_real: 33.1, time_total: 30_600, time_waiting: 3_600 },
  }),
  aPresence(4, {
    ...at('2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z'),
    ...{ money_real: 0.1, time_total: 32_400, time_waiting: 1 },
  }),
  aCost(5, { date: '2026-10-24', money_real: 7.44 }),
  aPresence(2, {
    ...{ started_at: '2026-10-20T06:00:00Z', ended_at: null, is_ended: false },
    ...{ money_real: 500, time_total: 7_200, time_waiting: 600, logs: [], money_perf: null },
  }),
];

const lastMonths = (network: Network) =>
  loads(network)
    .slice(-3)
    .map((query) => query.month)
    .toSorted();

describe('the month of a driver', () => {
  test.override({ account: 'logistique' });

  test('LOG-003 LOG-050 LOG-051 its logs stand by day of their start, with the columns of the day screen', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(month);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karim Lavandier, octobre 2026');
    expect(loads(network)).toContainEqual({ month: '2026-10', driver_id: '71', include_invalid_logs: '1' });
    expect(await tableOf(page).locator('> thead th').allTextContents()).toEqual([
      ...['Chauffeur', 'Détail', 'Type', 'Paiement', 'Durée', 'Attente', '€', 'Planning', 'Shift'],
    ]);
    const lines = await tableOf(page)
      .locator('> tbody > tr')
      .evaluateAll((rows) => rows.map((row) => [row.children[0]?.textContent, plain(row.children[6]?.textContent)]));
    expect(lines).toEqual([
      ['vendredi 9 octobre', ''],
      ['Karim Lavandier', '33,10'],
      ['Karim Lavandier', '-3,50'],
      ['mardi 20 octobre', ''],
      [expect.stringContaining('Fin non pointée, hors total'), '500,00'],
      ['samedi 24 octobre', ''],
      ['Karim Lavandier', '0,10'],
      ['Karim Lavandier', '7,44'],
      ['samedi 31 octobre', ''],
      [expect.stringMatching(/^Karim Lavandier/), '1 149,35'],
    ]);
  });

  test('LOG-052 totals are the sums of the cells, without what has not ended, in hours that are not wrapped', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(month);
    const totals = page.getByRole('region', { name: 'Totaux du mois' });
    await expect(totals).toBeVisible();
    const read = () =>
      totals
        .locator('dl > div')
        .evaluateAll((all) => all.map((it) => [...it.children].map((part) => plain(part.textContent))));
    expect(await read()).toEqual([
      // 408 601 s and 3 660 s.
      ['Temps total', '113 h 30'],
      ['Attente', '1 h 01'],
      ['Présence', '1 182,55 €'],
      ['Surcoûts', '3,94 €'],
      ['Total', '1 186,49 €'],
    ]);
    await expect(totals).toContainText('1 présence non terminée, hors totaux');
    // Without seconds of waiting there is no total of it.
    telling(network, [...some, aPresence(9, { time_waiting: undefined })]);
    await page.goto('/logs/driver/71/month/2026-09');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karim Lavandier, septembre 2026');
    await expect(totals).toBeVisible();
    // What October knew of September is shown until it is asked again.
    await expect
      .poll(async () => (await read()).map(([label]) => label))
      .toEqual(['Temps total', 'Présence', 'Surcoûts', 'Total']);
  });

  test('LOG-053 LOG-054 each day leads to its screen; before and after are months, over the year too', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(month);
    await expect(page.getByRole('link', { name: 'samedi 24 octobre' })).toHaveAttribute(
      'href',
      '/logs/driver/71/date/2026-10-24',
    );
    for (const [step, expected] of [
      ['SUIVANT', 'novembre 2026'],
      ['SUIVANT', 'décembre 2026'],
      ['SUIVANT', 'janvier 2027'],
      ['PRECEDENT', 'décembre 2026'],
    ] as const) {
      await page.getByRole('link', { name: step }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Karim Lavandier, ${expected}`);
    }
    await expect(page).toHaveURL('/logs/driver/71/month/2026-12');
    await page.getByRole('link', { name: 'vendredi 9 octobre' }).click();
    await expect(page).toHaveURL('/logs/driver/71/date/2026-10-09');
  });

  test('LOG-055 what is no month is the present one, by Paris clocks', async ({ scene: _, page, network }) => {
    stopClock();
    moveClock(Date.parse('2026-11-30T23:30:00Z'));
    telling(network, []);
    for (const path of ['2026-13', '2026-1', 'x']) {
      await page.goto(`/logs/driver/71/month/${path}`);
      // With the months beside it (LOG-171).
      await expect.poll(() => lastMonths(network)).toEqual(['2026-11', '2026-12', '2027-01']);
      await expect(page.getByText('Aucun log', { exact: true })).toBeVisible();
      await page.goto(month);
      await expect.poll(() => lastMonths(network)).toEqual(['2026-09', '2026-10', '2026-11']);
    }
  });

  test('LOG-056 LOG-027 times are edited and extra costs deleted as on the day screen', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [aPresence(1, at('2026-10-09T06:00:00Z', '2026-10-09T12:00:00Z')), aCost(3)]);
    await page.goto(month);
    await expect(rowOf(page, 'Karim Lavandier').first()).toBeVisible();
    await page.getByRole('button', { name: 'Modifier la présence de Karim Lavandier : 8h00 - 14h00' }).click();
    await expect(page.getByRole('textbox', { name: 'Fin' })).toHaveValue('14h00');
    await page.getByRole('button', { name: `Supprimer le surcoût de ${karim.name}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Êtes vous sûr de vouloir supprimer ce surcoût ?');
  });
});
