import { expect } from '@playwright/test';
import { describe, vi } from 'vitest';
import { aCost, aPresence } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { tableOf, telling, written } from './log-page.ts';
import { savedFiles } from './saved-files.ts';

/** 9h to 17h in Paris, at 15 euros an hour as frozen. */
const at = { date: '2026-10-08', started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T15:00:00Z' };
const frozen = { id: 71, name: 'Karim Lavandier', is_paid_by_race: false, hourly_rate: 15 };
const logs = [aPresence(1, { ...at, driver: frozen })];

const correction = {
  ...{ id: 31, day: '2026-10-08', entered_on: '2026-11-30', amount: -7.5, minutes: -30, reason: 'Pause oubliée' },
  ...{ at: '2026-11-05T09:12:00Z', by: { id: 1238, name: 'Nadia Haddouche' } },
};
const closed = (fields: object = {}) => aMonth({ closing: aClosing(), corrects_into: '2026-11', ...fields });

const answering = (network: Network, months: readonly object[]) =>
  network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months }));

describe('correcting a closed month', () => {
  test.override({ account: 'logistique' });

  test('LOG-204 LOG-205 minutes with their sign at the frozen rate enter the next open month, and the closed one says so', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [closed()]);
    await page.goto('/logs/driver/71/month/2026-10');
    await page.getByRole('button', { name: 'Corriger dans novembre 2026' }).click();
    const { dialog } = board;
    await expect(dialog).toContainText('Octobre 2026 reste clos');
    const sent = network.intercept({ path: '/driver-months/correct/', method: 'POST' }, async () => {
      answering(network, [closed({ corrections: [correction] })]);
      return refusal(200, closed({ corrections: [correction] }))();
    });
    await dialog.getByRole('button', { name: /^Corriger de/ }).click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Choisissez un jour du mois : octobre 2026',
      'Veuillez renseigner un montant (positif ou négatif)',
      'Dites pourquoi, en 3 à 500 signes',
    ]);
    expect(sent.hits()).toBe(0);
    await dialog.getByLabel('Jour corrigé').fill('2026-10-08');
    await dialog.getByLabel('Minutes (avec leur signe)').fill('-30');
    await expect(dialog).toContainText(/Montant : -7,50.€, à 15,00.€ de l'heure/);
    await dialog.getByLabel('Raison').fill(' Pause oubliée ');
    await dialog.getByRole('button', { name: /^Corriger de -7,50.€ dans novembre 2026$/ }).click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole('region', { name: 'Corrections depuis la clôture' }).first();
    await expect(list.locator('tbody tr')).toHaveText([
      /08\/10\/2026-7,50-30Pause oubliéeNadia Haddouche, le 05\/11\/2026 10:12novembre 2026/,
    ]);
    await expect(list.getByRole('link', { name: 'novembre 2026' })).toHaveAttribute(
      'href',
      '/logs/driver/71/month/2026-11',
    );
    expect(written(network, '/driver-months/correct/')).toEqual([
      {
        method: 'POST',
        body: { driver: 71, day: '2026-10-08', into: '2026-11', amount: -7.5, minutes: -30, reason: 'Pause oubliée' },
      },
    ]);
  });

  test('LOG-204 whoever is refused since the next month was closed reads why, and what was typed stays', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [closed()]);
    await page.goto('/logs/driver/71/month/2026-10');
    await page.getByRole('button', { name: 'Corriger dans novembre 2026' }).click();
    const { dialog } = board;
    await dialog.getByLabel('Jour corrigé').fill('2026-10-09');
    await dialog.getByRole('radio', { name: 'Montant' }).click();
    await dialog.getByLabel('Montant (€, avec son signe)').fill('4,25');
    await dialog.getByLabel('Raison').fill('Deux tournées manquaient');
    const error = "Un mois a été clos ou rouvert entre-temps : rien n'a été corrigé";
    network.intercept({ path: '/driver-months/correct/', method: 'POST' }, async () => {
      answering(network, [closed({ corrects_into: '2026-12' })]);
      return refusal(409, { code: 'month_changed', error, month: closed({ corrects_into: '2026-12' }) })();
    });
    await dialog.getByRole('button', { name: /^Corriger de 4,25.€ dans novembre 2026$/ }).click();
    await expect(dialog.getByRole('alert')).toContainText(error);
    await expect(dialog.getByLabel('Montant (€, avec son signe)')).toHaveValue('4,25');
    // The way on is offered there: nothing is typed again.
    await expect(dialog).toContainText("Novembre 2026 n'est plus le mois suivant ouvert.");
    await dialog.getByRole('button', { name: 'Corriger dans décembre 2026' }).click();
    await expect(dialog.getByRole('button', { name: /^Corriger de 4,25.€ dans décembre 2026$/ })).toBeVisible();
    await expect(dialog.getByLabel('Raison')).toHaveValue('Deux tournées manquaient');
  });

  test('LOG-204 whoever comes second reads what was entered meanwhile, and sends his own once he has said so', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    const earlier = { ...correction, id: 30, amount: 2.25, minutes: null, reason: 'Détour oublié' };
    answering(network, [closed({ corrections: [earlier] })]);
    await page.goto('/logs/driver/71/month/2026-10');
    await page.getByRole('button', { name: 'Corriger dans novembre 2026' }).click();
    const { dialog } = board;
    await dialog.getByLabel('Jour corrigé').fill('2026-10-08');
    await dialog.getByLabel('Minutes (avec leur signe)').fill('-30');
    await dialog.getByLabel('Raison').fill('Pause oubliée');
    // What was there as it was opened was seen.
    const mine = dialog.getByRole('button', { name: 'Vu : la mienne en est une autre' });
    await expect(mine).toHaveCount(0);
    const error = 'Ce mois a été corrigé entre-temps';
    const corrected = closed({ corrections: [earlier, correction] });
    const asked = vi.spyOn(globalThis, 'fetch');
    const path = '/driver-months/correct/';
    network.intercept({ path, method: 'POST' }, refusal(200, corrected));
    network.intercept({ path, method: 'POST', times: 1 }, async () => {
      answering(network, [corrected]);
      return refusal(409, { code: 'month_changed', error, month: corrected })();
    });
    const send = dialog.getByRole('button', { name: /^Corriger de -7,50.€ dans novembre 2026$/ });
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText(error);
    await expect(dialog.getByRole('status').getByRole('listitem')).toHaveText([
      /^08\/10\/2026, -7,50.€, Pause oubliée, Nadia Haddouche$/,
    ]);
    await mine.click();
    await expect(mine).toHaveCount(0);
    await send.click();
    await expect(dialog).toBeHidden();
    const sent = asked.mock.calls.filter(([address]) => String(address).includes(path));
    expect(sent.map(([, init]) => JSON.parse(String(init?.body)).seen)).toEqual([30, 31]);
    asked.mockRestore();
  });

  test('LOG-205 the month it entered has it in its rows, its totals, its unfolding and its export', async ({
    scene: _,
    page,
    network,
  }) => {
    const files = savedFiles();
    const line = { label: 'Correction du 08/10/2026', link_id: null, comment: 'Pause oubliée', minutes: -30 };
    telling(network, [
      aPresence(1, { ...at, date: '2026-11-02', started_at: '2026-11-02T08:00:00Z', ended_at: '2026-11-02T16:00:00Z' }),
      aCost(31, {
        ...{ date: '2026-11-30', money_real: -7.5, corrects: '2026-10-08', logs: [{ ...line, amount: -7.5 }] },
        ...{ added_by: correction.by, added_at: correction.at },
      }),
    ]);
    answering(network, []);
    await page.goto('/logs/driver/71/month/2026-11');
    await expect(tableOf(page)).toContainText('Correction du 08/10/2026');
    await page.getByRole('button', { name: /^Surcoûts -7,50.€ : de quoi/ }).click();
    const why = page.getByRole('region', { name: /^Surcoûts/ });
    await why.getByRole('button', { name: 'Lignes : Corrections de mois clos' }).click();
    await expect(why).toContainText('pour le 08/10/2026, -30 min, Pause oubliée, Nadia Haddouche, le 05/11/2026 10:12');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    await expect.poll(() => files.length).toBe(1);
    // A server without the call offers no way on: neither is shown.
    await expect(page.getByRole('button', { name: /^Corriger dans/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Corrections depuis la clôture' })).toHaveCount(0);
  });

  test('LOG-206 a demand of the closed month is validated into the next open one, at the rate of its day', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    const { id, name } = frozen;
    const driver = { id, name, hourly_rate: 15 };
    const demand = {
      ...{ id: 7, driver, created_at: '2026-10-09T12:00:00Z', minutes: 20 },
      ...{ extra_cost_demand_type: 3, reviewed_at: null, extra_cost: null },
    };
    const types = [{ id: 3, label: 'Détour' }];
    const all = { count: 1, offset: 0, limit: 100, next_offset: null, results: [demand], extracost_types: types };
    network.intercept({ path: '/extra-cost-demands/', method: 'GET' }, refusal(200, all));
    answering(network, [closed()]);
    const sent = network.intercept({ path: '/driver-extra-costs/', method: 'POST' }, async () => refusal(200, {})());
    await page.goto('/driver_extra_cost_demands/');
    await page
      .getByRole('button', { name: /^Validé/ })
      .first()
      .click();
    const { dialog } = board;
    await expect(dialog).toContainText(
      'Octobre 2026 est clos : le surcoût entre dans novembre 2026, au taux du 09/10/2026',
    );
    await expect(dialog.getByLabel('Jour')).toHaveCount(0);
    await expect(dialog).toContainText(/Montant : 5,00.€/);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => sent.hits()).toBe(1);
    expect(written(network, '/driver-extra-costs/')).toEqual([
      {
        method: 'POST',
        body: {
          ...{ driver: 71, driver_extra_cost_demand_id: 7, extracost_type: 3, comment: '' },
          ...{ day: '2026-11-30', corrects: '2026-10-09', minutes: 20, amount: 5 },
        },
      },
    ]);
  });
});
