import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, elodie, karim, salome } from '../../builders/driver-logs.ts';
import { refusal } from '../../hands/faults.ts';
import { badgesIn } from '../../hands/reading.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';
import { choose, loads, rowOf, seesNames, tableOf, telling } from './log-page.ts';

const day = '/logs/date/2026-11-26';

/** Not in the order of the screen: a cost before its presence, É before K. */
const some = [
  aCost(4),
  aPresence(1, { driver: salome, pay_mode: 'performance', vehicle: 'CAR', center: 8, logs: [], money_perf: 200 }),
  aPresence(2, { driver: karim, pay_mode: 'presence', vehicle: 'BIKE', has_out_of_planning_delivery: true }),
  aPresence(3, {
    ...{ driver: elodie, pay_mode: 'by_order', vehicle: 'S50', center: 5, logs: [], money_perf: null },
    ...{ is_ended: false, ended_at: null, started_at: '2026-11-26T22:58:00Z' },
  }),
];

describe('the logs of a day', () => {
  test.override({ account: 'logistique' });

  test('DSP-038 LOG-001 LOG-025 the day of the address, today for 0 and for what is no day; invalid logs are asked for', async ({
    scene,
    page,
    network,
  }) => {
    stopClock();
    // 00:30 in Paris, the day before in UTC.
    moveClock(Date.parse('2026-11-25T23:30:00Z'));
    telling(network, some);
    for (const [path, date] of [
      ['/logs/date/2026-02-28', '2026-02-28'],
      ['/logs/date/0', '2026-11-26'],
      ['/logs/date/2026-02-30', '2026-11-26'],
      ['/logs/', '2026-11-26'],
    ] as const) {
      await page.goto(path);
      await expect
        .poll(() => loads(network).at(-1))
        .toEqual({ date, include_invalid_logs: '1', center: String(scene.center) });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('jeudi 26 novembre 2026');
    expect(network.seen('/tasks/state/')).toEqual([]);
  });

  test('LOG-002 LOG-003 what is no driver is said, and nobody is shown in his place', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    for (const path of ['/logs/driver/abc/date/2026-11-26', '/logs/driver/0/month/2026-11']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Ce chauffeur n'existe pas");
    }
    expect(loads(network)).toEqual([]);
    await page.getByRole('link', { name: 'Tous les chauffeurs' }).click();
    await expect(page).toHaveURL('/logs/date/2026-11-01');
  });

  test('LOG-002 LOG-016 LOG-018 of one driver; before and after are calendar days, in the night of the clocks too', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [aPresence(2)]);
    await page.goto('/logs/driver/71/date/2026-03-29?type=shift');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karim Lavandier, dimanche 29 mars 2026');
    expect(loads(network).at(-1)).toEqual({ date: '2026-03-29', driver_id: '71', include_invalid_logs: '1' });
    await page.getByRole('link', { name: 'SUIVANT' }).click();
    await expect(page).toHaveURL('/logs/driver/71/date/2026-03-30?type=shift');
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(page).toHaveURL('/logs/driver/71/date/2026-03-28?type=shift');
    await page.goto('/logs/driver/71/date/2027-01-01');
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(page).toHaveURL('/logs/driver/71/date/2026-12-31');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('31 décembre 2026');
    await page.getByRole('link', { name: 'Voir le mois du chauffeur' }).click();
    await expect(page).toHaveURL('/logs/driver/71/month/2026-12');
    await page.goto(day);
    await expect(page.getByRole('link', { name: 'Voir le mois du chauffeur' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Karim Lavandier' })).toHaveAttribute(
      'href',
      '/logs/driver/71/month/2026-11',
    );
  });

  test('LOG-020 LOG-021 LOG-023 each row has its cells under their heads, times as Paris clocks show them', async ({
    scene: _,
    page,
    network,
  }) => {
    stopClock();
    moveClock(Date.parse('2026-11-27T01:00:00Z'));
    telling(network, some);
    await page.goto(day);
    await expect(tableOf(page).getByRole('columnheader').first()).toBeVisible();
    expect(await tableOf(page).locator('> thead th').allTextContents()).toEqual([
      ...['Chauffeur', 'Détail', 'Type', 'Paiement', 'Durée', 'Attente', '€', 'Planning', 'Shift'],
    ]);
    await seesNames(page, ['Élodie Quint', 'Karim Lavandier', 'Karim Lavandier', 'Salomé Barthelay']);
    const cells = (at: number) => tableOf(page).locator('> tbody > tr').nth(at).locator('> th, > td').allTextContents();
    expect((await cells(1)).slice(2)).toEqual([
      ...['Shift', 'Temps', '5 h 30', '42 min 00 s', '70,21', '0h00 - 3h004h00 - 6h00', '0h02 - 5h32'],
    ]);
    expect((await cells(2)).slice(2)).toEqual([
      ...['Surcoût', 'Temps', '', '', '7,44', '', 'Retour au centreSupprimer'],
    ]);
    const type = (at: number) => badgesIn(tableOf(page).locator('> tbody > tr').nth(at).locator('> td').nth(1));
    expect([await type(1), await type(2)]).toEqual([[['gray', 'Shift']], [['indigo', 'Surcoût']]]);
    // LOG-023: not ended yet.
    expect((await cells(0)).slice(3, 4)).toEqual(['A la commande']);
    expect((await cells(0)).at(-1)).toBe('23h58 - en cours');
    expect((await cells(0)).at(0)).toBe('Élodie QuintFin non pointée, hors total');
    expect((await cells(1)).at(0)).toBe('Karim LavandierLivraison hors planning');
  });

  test('LOG-019 LOG-022 LOG-024 a row unfolds its lines and its performance; all at once by two buttons', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(day);
    const toggles = page.getByRole('button', { name: /^Détail d['e]/ });
    await expect(toggles).toHaveCount(4);
    // The first has neither lines nor a performance: what it is made of is unfolded all the same.
    const first = toggles.nth(1);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await first.click();
    const lines = page.getByRole('table', { name: 'Détail de Karim Lavandier' });
    await expect(lines).toHaveCount(1);
    expect(await lines.getByRole('row').first().getByRole('columnheader').allTextContents()).toEqual([
      ...['Tournée', 'De', 'À', 'Commentaire', 'Minutes', '€'],
    ]);
    const texts = (at: number) => lines.getByRole('row').nth(at).locator('th, td').allTextContents();
    expect((await texts(1)).map((text) => text.trim())).toEqual([
      ...['G104', 'Paris La Chapelle', 'Montreuil', '9 arrêts', '142', '30,18'],
    ]);
    expect((await texts(2)).map((text) => text.trim())).toEqual([
      ...['G121', 'Montreuil', '', 'Fin de tournée manquante', '', ''],
    ]);
    await expect(lines.getByRole('link', { name: 'G104' })).toHaveAttribute('href', '/logs/driver/71/date/2026-11-26');
    await expect(page.getByText('Performance : 38,40 €')).toBeVisible();
    await page.getByRole('button', { name: 'Tout déplier' }).click();
    await expect(page.getByText('Performance : 200,00 €')).toBeVisible();
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(1).getByRole('link', { name: 'Retour au centre' })).toHaveAttribute(
      'href',
      '/support/order/46000007/',
    );
    await page.getByRole('button', { name: 'Tout replier' }).click();
    await expect(lines).toHaveCount(0);
    await expect(page.getByText(/^Performance/)).toHaveCount(0);
  });

  test('LOG-010 LOG-011 LOG-012 filters by pay, vehicle and center stand in the address', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(day);
    await seesNames(page, ['Élodie Quint', 'Karim Lavandier', 'Karim Lavandier', 'Salomé Barthelay']);
    const options = async (filter: string) => {
      await page.getByRole('main').getByRole('combobox', { name: filter, exact: true }).click();
      const all = await page.getByRole('option').allTextContents();
      await page.keyboard.press('Escape');
      return all;
    };
    expect(await options('Paiement')).toEqual([
      ...['Tous', 'Perf', 'Temps', 'A la commande', 'Forfait jour', 'Perf. et attente'],
    ]);
    expect(await options('Véhicule')).toEqual([
      ...['Tous', 'Voiture', 'Scooter', 'Scoot 50', 'Scoot 125', 'Scoot ELEC', 'Vélo', 'Camion'],
    ]);
    expect(await options('Centre')).toEqual(['Tous', 'Paris La Chapelle', 'Montreuil', 'Nantes']);
    await choose(page, 'Paiement', 'Perf');
    await seesNames(page, ['Salomé Barthelay']);
    await expect(page).toHaveURL(`${day}?pay=performance`);
    await expect(page.getByText('3 cachés par les filtres')).toBeVisible();
    await choose(page, 'Paiement', 'A la commande');
    await seesNames(page, ['Élodie Quint']);
    await choose(page, 'Paiement', 'Tous');
    await choose(page, 'Véhicule', 'Scoot 50');
    await seesNames(page, ['Élodie Quint']);
    await choose(page, 'Véhicule', 'Tous');
    // Its own center, or one where a line begins or ends.
    await choose(page, 'Centre', 'Montreuil');
    await seesNames(page, ['Élodie Quint', 'Karim Lavandier']);
    await expect(page).toHaveURL(`${day}?center=5`);
    await page.reload();
    await seesNames(page, ['Élodie Quint', 'Karim Lavandier']);
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Centre' })).toHaveText('Montreuil');
    expect(loads(network).every((query) => Object.keys(query).length === 3)).toBe(true);
  });

  test('LOG-013 LOG-014 LOG-015 by type and out of planning; filters combine and can be taken back', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(day);
    await choose(page, 'Type', 'Surcoût');
    await seesNames(page, ['Karim Lavandier']);
    await expect(tableOf(page)).toContainText('Retour au centre');
    await choose(page, 'Type', 'Shift');
    await seesNames(page, ['Élodie Quint', 'Karim Lavandier', 'Salomé Barthelay']);
    await choose(page, 'Livraison hors planning', 'Oui');
    await seesNames(page, ['Karim Lavandier']);
    await expect(page).toHaveURL(`${day}?type=shift&outOfPlanning=1`);
    await choose(page, 'Véhicule', 'Voiture');
    await expect(page.getByText('Aucun log avec ces filtres')).toBeVisible();
    await expect(page.getByText('4 cachés par les filtres')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer les filtres' }).click();
    await expect(page).toHaveURL(day);
    await seesNames(page, ['Élodie Quint', 'Karim Lavandier', 'Karim Lavandier', 'Salomé Barthelay']);
  });

  test('LOG-026 a day without logs says so; offline what was read stays, with its age', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, []);
    await page.goto(day);
    await expect(page.getByText('Aucun log', { exact: true })).toBeVisible();
    telling(network, some);
    await page.goto('/logs/date/2026-11-25');
    await expect(rowOf(page, 'Salomé Barthelay')).toBeVisible();
    network.setOffline(true);
    await expect(page.getByText(/^Hors ligne : données de \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(rowOf(page, 'Salomé Barthelay')).toBeVisible();
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(page.getByText(/jamais été chargées/)).toBeVisible();
  });

  test('LOG-030 LOG-031 LOG-032 a row alerts above its limits, by race or by time, in one colour with its word', async ({
    scene: _,
    page,
    network,
  }) => {
    stopClock();
    moveClock(Date.parse('2026-11-26T20:00:01Z'));
    const race = (id: number, name: string, money_perf: number) =>
      aPresence(id, { driver: { ...salome, id: 500 + id, name }, money_perf, time_total: 90_000, logs: [] });
    const time = (id: number, name: string, time_total: number, fields = {}) =>
      aPresence(id, { driver: { ...karim, id: 500 + id, name }, money_perf: 900, time_total, logs: [], ...fields });
    telling(network, [
      ...[race(1, 'A', 200), race(2, 'B', 200.01), race(3, 'C', 300), race(4, 'D', 300.01)],
      ...[time(5, 'E', 46_800), time(6, 'F', 46_801), time(7, 'G', 57_600), time(8, 'H', 57_601)],
      // Unfinished: 13 h and a second so far, whatever the answer has.
      time(9, 'I', 3_600, { is_ended: false, ended_at: null, started_at: '2026-11-26T07:00:00Z' }),
      aCost(10, { driver: { ...karim, id: 510, name: 'J' }, money_real: 19, time_total: 90_000, money_perf: 900 }),
    ]);
    await page.goto(day);
    await seesNames(page, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
    const alerts = await tableOf(page)
      .locator('> tbody > tr')
      .evaluateAll((rows) => rows.map((row) => [row.querySelector('th')?.textContent, row.getAttribute('data-alert')]));
    expect(alerts).toEqual([
      ['A', null],
      ['BPerformance au-dessus de 200 €', 'warning'],
      ['CPerformance au-dessus de 200 €', 'warning'],
      ['DPerformance au-dessus de 300 €', 'danger'],
      ['E', null],
      ['FPrésence au-dessus de 13 h', 'warning'],
      ['GPrésence au-dessus de 13 h', 'warning'],
      ['HPrésence au-dessus de 16 h', 'danger'],
      ['IPrésence au-dessus de 13 h · Fin non pointée, hors total', 'warning'],
      ['J', null],
    ]);
  });

  test('LOG-025 a failed load says why, and what was read before stays', async ({ scene: _, page, network }) => {
    telling(network, some);
    await page.goto(day);
    await expect(rowOf(page, 'Salomé Barthelay')).toBeVisible();
    network.intercept({ path: '/driver-logs/' }, refusal(500, { detail: 'Base fermée' }));
    await page.goto('/logs/date/2026-11-20');
    await expect(page.getByText('Base fermée')).toBeVisible();
    await page.goto(day);
    await expect(rowOf(page, 'Salomé Barthelay')).toBeVisible();
  });
});

describe('without logistics', () => {
  test.override({ account: 'dispatch' });

  test('SUP-706 the logs are closed and load nothing', async ({ scene: _, page, network }) => {
    await page.goto('/logs/driver/71/date/0');
    await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
    await expect(page.getByText('Réservé à la logistique. Ce droit se donne avec le compte').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Support' })).toBeVisible();
    await page.goto('/logs/driver/71/month/2026-11');
    await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
    // A page that an earlier test closed may still ask for its own day.
    expect(loads(network).filter(({ driver_id }) => driver_id === '71')).toEqual([]);
  });
});
