import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { OrderId } from '../../../src/domain/order/order.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test.use({ account: 'logistique' });

const path = '/driver_extra_cost_demands';

const listOf = (page: Page) => page.getByRole('table');

const rowOf = (page: Page, driver: string) =>
  listOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: driver, exact: true }) });

const cells = (row: Locator) => row.getByRole('cell').allTextContents();

/** The lists a page asks for from now on, each as its query without the center; not what evidence of a demand asks. */
function asked(page: Page): Record<string, string>[] {
  const queries: Record<string, string>[] = [];
  page.on('request', (request: Request) => {
    const address = new URL(request.url());
    if (request.method() !== 'GET' || !address.pathname.endsWith('/extra-cost-demands/')) return;
    const { center: _, ...query } = Object.fromEntries(address.searchParams);
    if (!('fromDate' in query) || 'isReviewed' in query) queries.push(query);
  });
  return queries;
}

test('LOG-004 LOG-130 LOG-136 demands are reviewed: filtered once asked to, told in columns, by page', async ({
  scene,
  page,
}) => {
  test.slow(); // More than a page of demands is written first.
  const ali = await scene.driver('Ali Dutour');
  const bea = await scene.driver('Béa Morin');
  const created_at = scene.at(-60);
  const day = parisDay(Date.parse(created_at));
  await scene.demand(ali, {
    ...{ created_at, dock_id: 3_120_042, order_id: OrderId.parse(46_000_007), order_random_id: 'PONTAB' },
    ...{ demand_type: 3, demand_type_label: 'Détour' },
  });
  const reviewed = { reviewed_by: 1204, reviewed_at: scene.at(-10) };
  for (let more = 0; more < 101; more++)
    await scene.demand(bea, { created_at: scene.at(-3_000 - more), ...reviewed, comment: `Attente ${more}` });
  const queries = asked(page);
  await page.goto(path);
  await expect(page.getByText('102 résultat(s)')).toBeVisible();
  expect(queries).toEqual([{ offset: '0', limit: '100' }]);
  await expect(listOf(page).getByRole('columnheader')).toHaveText([
    ...['Demandé le', 'Livreur', 'Groupement', 'Commande', 'Type', 'Minutes', 'Commentaire'],
    ...['Traité par', 'Traité le', 'Surcoût créé', 'Actions'],
  ]);
  const row = rowOf(page, 'Ali Dutour');
  expect((await cells(row)).slice(1, 9)).toEqual(['G42', 'PONTAB', 'Détour', '20', 'Pont fermé', '', '', 'Non']);
  await expect(row.getByRole('link', { name: 'PONTAB' })).toHaveAttribute('href', '/support/order/46000007/');
  await expect(row.getByRole('link', { name: 'G42' })).toHaveAttribute('href', `/logs/driver/${ali.id}/date/${day}`);
  await isClean(page);

  // LOG-135: by 100, from an offset that stands in the address.
  const earlier = page.getByRole('button', { name: 'Plus anciens' });
  await earlier.click();
  await expect(page.getByText('101 à 102 sur 102')).toBeVisible();
  expect(queries.at(-1)).toEqual({ offset: '100', limit: '100' });
  await expect(page).toHaveURL(`${path}?offset=100`);

  // LOG-131: a choice counts once it is asked for, from the first page on; LOG-132: only filled fields are sent.
  const before = queries.length;
  await page.getByRole('combobox', { name: 'Livreur' }).click();
  await page.getByRole('option', { name: 'Ali Dutour' }).click();
  await page.getByRole('combobox', { name: 'Traité', exact: true }).click();
  await page.getByRole('option', { name: 'Non' }).click();
  await page.getByLabel('Demandé du').fill(day);
  await expect(page.getByText('101 à 102 sur 102')).toBeVisible();
  expect(queries).toHaveLength(before);
  const filter = page.getByRole('button', { name: 'Filtrer' });
  await filter.click();
  await expect(page.getByText('1 résultat(s)')).toBeVisible();
  const filled = { fromDate: day, driverId: String(ali.id), isReviewed: '0' };
  expect(queries.slice(before)).toEqual([{ ...filled, offset: '0', limit: '100' }]);

  // LOG-144, and a reload shows the same.
  await page.getByLabel('Traité du').fill('2026-01-01');
  await filter.click();
  await expect(page.getByText('Aucune demande')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aucune demande')).toBeVisible();
  await expect(page.getByText('0 résultat(s)')).toBeVisible();
  await expect(page.getByLabel('Traité du')).toHaveValue('2026-01-01');
});

test('LOG-133 a year of five digits gets a notice, and no load', async ({ scene, page }) => {
  await scene.demand(await scene.driver('Ali Dutour'));
  const queries = asked(page);
  await page.goto(path);
  await expect(rowOf(page, 'Ali Dutour')).toBeVisible();
  const before = queries.length;
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog.accept();
  });
  const filter = page.getByRole('button', { name: 'Filtrer' });
  for (const field of ['Demandé du', 'Demandé au', 'Traité du', 'Traité au']) {
    await page.getByLabel(field).fill('12026-03-10');
    await filter.click();
    await expect.poll(() => told).toEqual(["Votre date a l'air un peu trop dans le futur ;)."]);
    told.length = 0;
    await page.getByLabel(field).fill('');
  }
  expect(queries).toHaveLength(before);
});
