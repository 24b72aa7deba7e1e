import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const path = '/driver_extra_cost_demands';

const rowOf = (page: Page, driver: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: driver, exact: true }) });

/** The lists asked for until now, each as its query without the center; not what the evidence of a demand asks. */
const asked = (network: Network) =>
  network.seen('/extra-cost-demands/?').flatMap((line) => {
    const { center: _, ...query } = Object.fromEntries(new URL(line.split(' ')[1] ?? '', location.origin).searchParams);
    return 'fromDate' in query && !('isReviewed' in query) ? [] : [query];
  });

/** Columns in their order, each with the texts of its cells. */
const columnOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const heads = await page.getByRole('columnheader').allTextContents();
  const at = heads.indexOf(name) + 1;
  return page.locator(`tbody > tr > *:nth-child(${at})`).allTextContents();
};

describe('the review of demands', () => {
  test.override({ account: 'logistique' });

  test('LOG-004 LOG-144 nobody has asked for anything: it says so, with its count', async ({ scene: _, page }) => {
    await page.goto(`${path}/`);
    await expect(page.getByText('Aucune demande')).toBeVisible();
    await expect(page.getByText('0 résultat(s)')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('LOG-131 LOG-134 filters count once they are asked for, from the first page on; the counter is of all', async ({
    scene,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    const bea = await scene.driver('Béa Morin');
    await scene.demand(ali);
    await scene.demand(bea, { reviewed_by: 1204, reviewed_at: scene.at(-10) });
    await scene.demand(bea, { created_at: scene.at(-600) });
    await page.goto(`${path}?offset=100`);
    await expect(page.getByText('3 résultat(s)')).toBeVisible();
    const before = asked(network).length;
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Béa Morin' }).click();
    await main.getByRole('combobox', { name: 'Traité', exact: true }).click();
    await page.getByRole('option', { name: 'Non' }).click();
    await expect(page.getByText('3 résultat(s)')).toBeVisible();
    expect(asked(network)).toHaveLength(before);
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page.getByText('1 résultat(s)')).toBeVisible();
    expect(asked(network).at(-1)).toEqual({ driverId: String(bea.id), isReviewed: '0', offset: '0', limit: '100' });
    await expect(page).toHaveURL(`${path}?driverId=${bea.id}&isReviewed=0`);
  });

  test('LOG-131 LOG-076 drivers are offered by their names; a filter that was taken back filters no more', async ({
    scene,
    page,
    network,
  }) => {
    const zoe = await scene.driver('Zoé Petit');
    for (const name of ['Ali Dutour', 'Éric Blin', 'Fanny Roux']) await scene.driver(name);
    await scene.demand(zoe);
    await page.goto(path);
    const filter = page.getByRole('main').getByRole('combobox', { name: 'Livreur' });
    await filter.click();
    await expect(page.getByRole('option')).toHaveText(['Tous', 'Ali Dutour', 'Éric Blin', 'Fanny Roux', 'Zoé Petit']);
    await page.getByRole('option', { name: 'Zoé Petit' }).click();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect.poll(() => asked(network).at(-1)).toHaveProperty('driverId', String(zoe.id));
    await filter.click();
    await page.getByRole('option', { name: 'Tous' }).click();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect.poll(() => asked(network).at(-1)).toEqual({ offset: '0', limit: '100' });
    await expect(page).toHaveURL(path);
  });

  test('LOG-137 LOG-138 whether a cost was made, its order and its group with the logs of that Paris day', async ({
    scene,
    page,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    const bea = await scene.driver('Béa Morin');
    // 0h30 in Paris, the day before in UTC.
    const created_at = '2026-06-09T22:30:00Z';
    await scene.demand(ali, {
      ...{ created_at, dock_id: 3_120_042, order_id: OrderId.parse(46_000_007), order_random_id: 'PONTAB' },
    });
    await scene.demand(bea, { created_at: '2026-06-09T12:00:00Z' });
    await page.goto(path);
    const row = rowOf(page, 'Ali Dutour');
    await expect(row.getByRole('link', { name: 'PONTAB' })).toHaveAttribute('href', '/support/order/46000007/');
    await expect(row.getByRole('link', { name: 'G42' })).toHaveAttribute(
      'href',
      `/logs/driver/${ali.id}/date/2026-06-10`,
    );
    await expect(rowOf(page, 'Béa Morin').getByRole('link')).toHaveCount(0);
    expect(await columnOf(page, 'Surcoût créé')).toEqual(['Non', 'Non']);
    await row.getByRole('button', { name: /^Validé/ }).click();
    const dialog = page.getByRole('dialog');
    // LOG-103: in minutes, and no other way.
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => columnOf(page, 'Surcoût créé')).toEqual(['Oui', 'Non']);
    // The link leads to a page that is there.
    await page.goto(`/logs/driver/${ali.id}/date/2026-06-10`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('mercredi 10 juin 2026');
    await expect(page.getByText('Page introuvable')).toHaveCount(0);
  });

  test('LOG-102 LOG-103 the cost of a demand is sent with its driver, its day and its demand, in minutes', async ({
    scene,
    page,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 9 });
    const demand = await scene.demand(ali, {
      created_at: '2026-06-09T22:30:00Z',
      driver_log_group: 61,
      driver_log: 62,
    });
    await page.goto(path);
    await rowOf(page, 'Ali Dutour')
      .getByRole('button', { name: /^Validé/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await page.getByRole('option', { name: 'Détour' }).click();
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('7');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    expect((await scene.ledger()).at(-1)?.body).toEqual({
      ...{ driver: ali.id, day: '2026-06-10', amount: 1.05, minutes: 7, extracost_type: 3, comment: 'Pont fermé' },
      ...{ driver_extra_cost_demand_id: demand.id, driver_log_group: 61, driver_log: 62 },
    });
  });
});
