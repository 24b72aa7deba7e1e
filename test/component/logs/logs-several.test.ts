import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, elodie, karim, salome } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { refusal } from '../../hands/faults.ts';
import { badgesIn } from '../../hands/reading.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { loads, tableOf } from './log-page.ts';

const at = { started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T15:00:00Z', date: '2026-10-08' };
const logs = [
  aPresence(1, { ...at, driver: karim, money_real: 100.1, time_total: 3_600 }),
  aPresence(2, { ...at, driver: salome, money_real: 50.05, time_total: 7_200 }),
  aPresence(3, { ...at, driver: elodie, money_real: 7, time_total: 60 }),
  aCost(1, { driver: karim, date: '2026-10-09', money_real: 0.4 }),
];
const named = ({ id, name }: Pick<typeof karim, 'id' | 'name'>) => ({ driver: { id, name } });
const demand = { kind: 'demand', id: 9, day: '2026-10-30', label: 'Retour, 15 min' };

const answering = (network: Network, months: readonly object[]) =>
  network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months }));
/** Of all drivers, or of the one who is asked for. */
const tellingEach = (network: Network) =>
  network.intercept({ path: '/driver-logs/', method: 'GET' }, async (_forward, { path }) => {
    const query = new URL(path, location.origin).searchParams;
    const [one, from] = [query.get('driver_id'), query.get('from')];
    const told = from ? [] : logs.filter(({ driver }) => one === null || String((driver as typeof karim).id) === one);
    return refusal(200, { logs: told, extracost_types: [], centers: [], unlogged_rounds: [] })();
  });

describe('all drivers of a month by state', () => {
  test.override({ account: 'logistique' });

  test('LOG-207 OUR-262 states and kinds of open points filter lines, totals and exports, and stand in the address', async ({
    scene: _,
    page,
    network,
  }) => {
    tellingEach(network);
    const corrections = [1, 2].map((id) => ({ id, day: '2026-10-09', entered_on: '2026-11-04', amount: 3 * id }));
    const reopenings = [{ at: '2026-11-03T10:00:00Z', by: null, reason: null }];
    answering(network, [
      aMonth({ ...named(karim), open: [demand] }),
      // Closed again since.
      aMonth({ ...named(salome), closing: aClosing(), corrections, reopenings }),
      aMonth({ ...named(elodie), reopenings }),
    ]);
    await page.goto('/logs/month/2026-10');
    await expect(tableOf(page).getByRole('row').filter({ hasText: salome.name })).toContainText('2 corrections');
    const filter = page.getByRole('group', { name: 'Mois montrés' });
    await expect(filter.getByRole('button')).toHaveText([
      ...['Tous (3)', 'Ouverts (1)', 'Demande à décider (1)', 'Prêts (1)', 'Clos (1)', 'Rouverts (1)'],
    ]);
    // Karim 100,50 is open, Salomé 50,05 closed, Élodie 7,00 ready.
    const sums = page.getByText(/^(clos|prêts|ouverts) /);
    await expect(sums).toHaveText(/^clos 50,05.€, prêts 7,00.€, ouverts 100,50.€$/);
    expect(await badgesIn(tableOf(page))).toEqual([
      ['green', 'prêt'],
      ['blue', 'ouvert'],
      ['gray', 'clos'],
    ]);
    const names = tableOf(page).locator('tbody th');
    await filter.getByRole('button', { name: 'Demande à décider' }).click();
    await expect(page).toHaveURL('/logs/month/2026-10?state=demand');
    await expect(names).toHaveText([karim.name]);
    await expect(sums).toHaveText(/^ouverts 100,50.€$/);
    await expect(filter).toContainText('2 chauffeurs cachés');
    await expect(page.getByRole('region', { name: 'Totaux du mois' })).toContainText(/100,50.€/);
    await expect(page.getByRole('button', { name: 'Exporter le chauffeur (CSV)' })).toBeVisible();
    await page.goto('/logs/month/2026-10?state=reopened');
    await expect(names).toHaveText([elodie.name]);
    // One that no month has is offered while it is chosen.
    await page.goto('/logs/month/2026-10?state=overlap');
    await expect(page.getByText('Aucun mois dans cet état')).toBeVisible();
    await filter.getByRole('button', { name: 'Tous (3)' }).click();
    await expect(names).toHaveCount(3);
    // What is closed is paid for all centers, whichever this page is of.
    await page.getByRole('button', { name: 'Clôturer le mois de Karim Lavandier' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Clôturer à 100,50.€/ })).toBeVisible();
    const asked = loads(network).filter(({ driver_id }) => driver_id === String(karim.id));
    expect(asked.map(({ month, center }) => [month, center])).toEqual([['2026-10', undefined]]);
  });

  test('LOG-208 ticked ready months are closed with what was seen, each with its outcome; a refused one stays ticked', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    tellingEach(network);
    const elodies = aMonth(named(elodie));
    answering(network, [aMonth(named(karim)), aMonth(named(salome)), { ...elodies, open: [demand] }]);
    await page.goto('/logs/month/2026-10');
    // What is open is named one by one.
    await expect(page.getByRole('checkbox', { name: /^Cocher/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Cocher les 2 prêts' }).click();
    await page.getByRole('button', { name: 'Clôturer les 2 cochés' }).click();
    const { dialog } = board;
    const lines = dialog.getByRole('list', { name: 'Mois à clôturer' }).getByRole('listitem');
    await expect(lines).toHaveText([/Karim Lavandier.*100,50.€/, /Salomé Barthelay.*50,05.€/]);
    const ofOne = loads(network).filter(({ driver_id }) => driver_id !== undefined);
    expect(ofOne.map(({ center }) => center)).toEqual([undefined, undefined]);
    const error = "Ce mois a changé entre-temps : rien n'a été clos";
    let calls = 0;
    network.intercept({ path: '/driver-months/', method: 'POST' }, async () => {
      calls += 1;
      if (calls === 1) return refusal(409, { code: 'month_changed', error, month: aMonth(named(karim)) })();
      answering(network, [aMonth(named(karim)), aMonth({ ...named(salome), closing: aClosing() }), elodies]);
      return refusal(200, aMonth({ ...named(salome), closing: aClosing() }))();
    });
    await dialog.getByRole('button', { name: /^Clôturer les 2, 150,55.€$/ }).click();
    await expect(lines.nth(0)).toContainText('refusé');
    await expect(lines.nth(0)).toContainText(error);
    await expect(lines.nth(1)).toContainText('clos');
    expect([await badgesIn(lines.nth(0)), await badgesIn(lines.nth(1))]).toEqual([
      [['amber', 'refusé']],
      [['green', 'clos']],
    ]);
    await expect(dialog.getByRole('status').filter({ hasText: 'clos' })).toHaveText('1 clos, 1 refusé, resté coché');
    expect(calls).toBe(2);
    // Again: what was closed is not sent a second time.
    await expect(dialog.getByRole('button', { name: /^Clôturer le mois, 100,50.€$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByRole('checkbox', { name: 'Cocher le mois de Karim Lavandier' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Salomé/ })).toHaveCount(0);
  });
});
