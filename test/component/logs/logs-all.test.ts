import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, elodie, karim, salome } from '../../builders/driver-logs.ts';
import { centsOfColumn, columnOf, secondsOfColumn } from '../../domain/csv/read-csv.ts';
import { test } from '../fixtures.ts';
import { choose, loads, tableOf, telling } from './log-page.ts';
import { savedFiles } from './saved-files.ts';

const month = '/logs/month/2026-10';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();

const at = { started_at: '2026-10-08T22:30:00Z', ended_at: '2026-10-09T07:00:00Z' };

/** Not in the order of names. */
const some = [
  aPresence(1, {
    ...at,
    driver: salome,
    pay_mode: 'performance',
    money_real: 1_149.35,
    time_total: 345_601,
    time_waiting: 59,
  }),
  aCost(1, { driver: karim, date: '2026-10-09', money_real: -3.5, pay_mode: 'presence' }),
  aPresence(2, {
    ...at,
    driver: elodie,
    pay_mode: 'by_order',
    money_real: 33.1,
    time_total: 30_600,
    time_waiting: 3_600,
  }),
  aPresence(3, { ...at, driver: karim, money_real: 0.1, time_total: 32_400, time_waiting: 1 }),
  aPresence(4, { ...at, driver: karim, pay_mode: 'by_day', money_real: 120, time_total: 60, time_waiting: 0 }),
  aPresence(5, {
    ...at,
    driver: salome,
    pay_mode: 'performance',
    ended_at: null,
    is_ended: false,
    money_real: 500,
    time_total: 7_200,
  }),
];

describe('a month of all drivers', () => {
  test.override({ account: 'logistique' });

  test('LOG-057 a line each with his totals, by name, and a link to his month; sums below', async ({
    scene,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(month);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('octobre 2026, tous les chauffeurs');
    await expect
      .poll(() => loads(network).findLast((load) => load.month))
      .toEqual({
        month: '2026-10',
        center: String(scene.center),
        include_invalid_logs: '1',
      });
    await expect(tableOf(page)).toBeVisible();
    const lines = await tableOf(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(lines.map((cells) => cells.map(plain))).toEqual([
      ['Chauffeur', 'Paiement', 'Temps', 'Attente', 'Présence €', 'Surcoûts €', 'Total €', 'Anomalies', 'État'],
      ['Élodie Quint', 'A la commande', '8 h 30', '1 h 00', '33,10', '0,00', '33,10', '', ''],
      ['Karim Lavandier', 'Temps, Forfait jour', '9 h 01', '1 s', '120,10', '-3,50', '116,60', '1', ''],
      ['Salomé Barthelay', 'Perf', '96 h 00', '59 s', '1 149,35', '0,00', '1 149,35', '', '1 présence sans fin'],
      ['3 chauffeurs', '113 h 31', '1 h 01', '1 302,55', '-3,50', '1 299,05', '1', ''],
    ]);
    await expect(page.getByRole('region', { name: 'Totaux du mois' })).toContainText(/1.299,05.€/);
    await page.getByRole('link', { name: 'SUIVANT' }).click();
    await expect(page).toHaveURL('/logs/month/2026-11');
    // The rows of the month before have links of their own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('novembre 2026, tous les chauffeurs');
    await page.getByRole('link', { name: 'Karim Lavandier' }).click();
    await expect(page).toHaveURL('/logs/driver/71/month/2026-11');
    await page.getByRole('link', { name: 'Tous les chauffeurs' }).click();
    await expect(page).toHaveURL('/logs/month/2026-11');
  });

  test('LOG-057 the day of all drivers leads to it; a month without logs says so', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, []);
    await page.goto('/logs/date/2026-10-09');
    await page.getByRole('link', { name: 'Mois de tous les chauffeurs' }).click();
    await expect(page).toHaveURL(month);
    await expect(page.getByText('Aucun log', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Exporter/ })).toHaveCount(0);
  });

  test('LOG-058 the exported files, opened again, have the sums of the screen', async ({ scene: _, page, network }) => {
    telling(network, some);
    const files = savedFiles();
    await page.goto(month);
    await page.getByRole('button', { name: 'Exporter les 3 (CSV)' }).click();
    await page.getByRole('button', { name: 'Exporter le détail (CSV)' }).click();
    await page.getByRole('link', { name: 'Karim Lavandier', exact: true }).click();
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    await page.goto('/logs/date/2026-10-09?type=cost');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    expect(files.map(({ name }) => name)).toEqual([
      'logs-2026-10.csv',
      'logs-2026-10-detail.csv',
      // Whose logs they are: those of the answer.
      'logs-2026-10-salome-barthelay.csv',
      'logs-2026-10-09.csv',
    ]);
    const [months = '', detail = '', , cost = ''] = await Promise.all(files.map(({ text }) => text));
    expect(months.startsWith('\uFEFFMois;Chauffeur;')).toBe(true);
    expect(columnOf(months, 'Chauffeur')).toEqual(['Élodie Quint', 'Karim Lavandier', 'Salomé Barthelay']);
    for (const [file, time] of [[months, 'Temps'] as const, [detail, 'Durée'] as const]) {
      expect(centsOfColumn(file, 'Total (€)')).toBe(129_905);
      expect(centsOfColumn(file, 'Présence (€)')).toBe(130_255);
      expect(secondsOfColumn(file, time)).toBe(408_661);
      expect(secondsOfColumn(file, 'Attente')).toBe(3_660);
    }
    // The rows that are shown: the filter hides the others.
    expect(columnOf(cost, 'Total (€)')).toEqual(['-3,50']);
    await choose(page, 'Type', 'Shift');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    await expect.poll(() => files.length).toBe(5);
    expect(columnOf((await files[4]?.text) ?? '', 'Type')).toEqual(Array(5).fill('Shift'));
  });
});
