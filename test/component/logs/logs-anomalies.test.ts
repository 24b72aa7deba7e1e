import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, elodie, karim, logsAnswer, salome } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { tableOf } from './log-page.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();

const some = [
  aPresence(1, { started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T11:00:00Z' }),
  aPresence(2, { started_at: '2026-10-08T10:30:00Z', ended_at: '2026-10-08T16:00:00Z' }),
  aPresence(3, { started_at: '2026-10-21T06:00:00Z', ended_at: '2026-10-21T17:20:00Z', logs: [] }),
];
const unlogged_rounds = [
  {
    ...{ link_id: 3_120_088, label: 'G88', driver: elodie },
    ...{ started_at: '2026-10-27T14:00:00Z', ended_at: '2026-10-27T16:20:00Z' },
  },
];

describe('anomalies of logs', () => {
  test.override({ account: 'logistique' });

  test('LOG-170 LOG-172 the month lists them, each with a link to its day; the page of all counts them', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/driver-logs/', method: 'GET' }, refusal(200, { ...logsAnswer(some), unlogged_rounds }));
    await page.goto('/logs/driver/71/month/2026-10');
    const list = page.getByRole('region', { name: 'Anomalies (4)' });
    const lines = () => list.getByRole('listitem').evaluateAll((all) => all.map((line) => line.textContent));
    await expect(list).toBeVisible();
    expect((await lines()).map(plain)).toEqual([
      'Tournée sans présence27/10, G88 15h00 - 17h20Voir',
      'Présences qui se chevauchent08/10, 12h30 - 13h00Voir',
      'Plus de 10 h dans la journée21/10, 11 h 20Voir',
      'Présence sans tournée21/10, 8h00 - 19h20, 11 h 20Voir',
    ]);
    // What may be wrong or unlawful is red, an oversight amber.
    const tones = await list
      .locator('[data-tone]')
      .evaluateAll((all) => all.map((badge) => badge.getAttribute('data-tone')));
    expect(tones).toEqual(['red', 'red', 'amber', 'amber']);
    // A server that does not know the days beside a month.
    network.intercept({ path: /\/driver-logs\/\?from=/, method: 'GET' }, refusal(400, { error: 'Paramètre invalide' }));
    await page.goto('/logs/month/2026-10');
    const all = page.getByRole('region', { name: 'Anomalies (4)' });
    await expect(all).toContainText('Repos et semaines qui dépassent le mois');
    await expect(all).toContainText('Élodie Quint27/10, G88');
    await expect(tableOf(page).getByRole('link', { name: '3 anomalies de Karim Lavandier' })).toHaveAttribute(
      'href',
      '/logs/driver/71/month/2026-10',
    );
    await all.getByRole('link', { name: /^Voir : Tournée sans présence, Élodie Quint/ }).click();
    await expect(page).toHaveURL(`/logs/driver/${elodie.id}/date/2026-10-27`);
    // A day tells what a day can: not how long he rested before.
    const ofDay = page.getByRole('region', { name: 'Anomalies (3)' });
    await expect(ofDay).toContainText('Présences qui se chevauchent');
    await expect(ofDay).not.toContainText('Plus de 10 h');
  });

  test('LOG-170 LOG-207 those of drivers whom a state hides are hidden with them', async ({
    scene: _,
    page,
    network,
  }) => {
    const of = ({ id, name }: typeof salome) => aMonth({ driver: { id, name } });
    const late = { started_at: '2026-10-21T06:00:00Z', ended_at: '2026-10-21T17:20:00Z' };
    const told = { ...logsAnswer([...some, aPresence(4, { ...late, driver: salome })]), unlogged_rounds };
    network.intercept({ path: '/driver-logs/', method: 'GET' }, refusal(200, told));
    network.intercept(
      { path: '/driver-months/', method: 'GET' },
      refusal(200, { months: [{ ...of(karim), closing: aClosing() }, of(salome)] }),
    );
    await page.goto('/logs/month/2026-10');
    await expect(page.getByRole('region', { name: 'Anomalies (5)' })).toContainText('Élodie Quint27/10, G88');
    await page.getByRole('group', { name: 'Mois montrés' }).getByRole('button', { name: 'Prêts (1)' }).click();
    const list = page.getByRole('region', { name: 'Anomalies (1)' });
    await expect(list).toContainText('Plus de 10 h dans la journéeSalomé Barthelay');
    await expect(list).not.toContainText('Élodie Quint');
  });

  test('LOG-170 a day says that the same cost stands on it twice', async ({ scene: _, page, network }) => {
    const costs = [aCost(4), aCost(5), aCost(6, { money_real: 5, logs: [] })];
    network.intercept({ path: '/driver-logs/', method: 'GET' }, refusal(200, logsAnswer(costs)));
    await page.goto('/logs/driver/71/date/2026-11-26');
    await expect(page.getByRole('region', { name: 'Anomalies (1)' })).toContainText('Deux fois le même surcoût');
  });

  test('LOG-213 on the page of all a week over the month and a rest over its boundary are seen', async ({
    scene: _,
    page,
    network,
  }) => {
    // Monday 26 October to Sunday 1 November: 8 h on each of six days, and a seventh in the month before.
    const days = ['26', '27', '28', '29', '30', '31'].map((day, at) =>
      aPresence(at + 1, { started_at: `2026-10-${day}T08:00:00Z`, ended_at: `2026-10-${day}T16:00:00Z` }),
    );
    const sunday = aPresence(9, { started_at: '2026-11-01T02:00:00Z', ended_at: '2026-11-01T04:00:00Z' });
    network.intercept({ path: '/driver-logs/', method: 'GET' }, async (_forward, { path }) => {
      const { searchParams } = new URL(path, location.origin);
      asked.push(Object.fromEntries(searchParams));
      const logs =
        searchParams.get('month') === '2026-11' ? [sunday] : searchParams.get('to') === '2026-10-31' ? days : [];
      return refusal(200, logsAnswer(logs))();
    });
    const asked: Record<string, string>[] = [];
    await page.goto('/logs/month/2026-11');
    const list = page.getByRole('region', { name: 'Anomalies (2)' });
    await expect(list).toContainText('Plus de 48 h dans la semaine');
    await expect(list).toContainText('01/11, 10 h 00 entre 17h00 et 3h00');
    await expect(list).not.toContainText('Repos et semaines qui dépassent le mois');
    expect(asked.flatMap(({ from, to }) => (from ? [[from, to]] : []))).toEqual([
      ['2026-10-26', '2026-10-31'],
      ['2026-12-01', '2026-12-06'],
    ]);
    // They count for nothing else.
    await expect(tableOf(page).locator('tfoot')).toContainText('5 h 30');
  });
});
