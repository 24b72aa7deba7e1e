import { expect, type Locator, type Page } from '@playwright/test';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '../../server/src/db/schema/day.ts';
import { orderSheets } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import type { OrderSheet } from '../../src/domain/order/sheet.ts';
import { assert } from '../../src/domain/result.ts';
import { isClean } from './accessible.ts';
import { rewritten } from './faults.ts';
import { installed, test } from './fixtures.ts';

test.use({ account: 'support' });

const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const columnsOf = (table: Locator) => table.getByRole('columnheader');

const changed = (fields: object) => rewritten((answer) => ({ ...Object(answer), ...fields }));

/** The answers of one order's sheet, and of no list. */
const sheetOf = (id: number) => new RegExp(`/processing-orders/${id}/\\?.*products=1`);

/** An order of the day whose customer has others, with one of those. */
async function anOrder({ db }: RunningServer) {
  const [past] = await db
    .select({ id: orders.id, center: orders.center_id, customer: orderSheets.customer_id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .where(and(eq(orders.off_board, true), eq(orders.status, 'received'), isNotNull(orderSheets.customer_id)))
    .orderBy(desc(orders.id));
  assert(past?.customer, 'there are orders of other days');
  const [today] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .where(and(eq(orders.off_board, false), eq(orderSheets.customer_id, past.customer)));
  assert(today, 'their customers order today too');
  return { past: past.id, today: today.id, customer: past.customer, center: past.center };
}

test('SUP-003 SUP-200 SUP-217 the file of an order tells it block by block, beside its customer', async ({
  server,
  page,
  colleague,
}) => {
  const { today } = await anOrder(server);
  const { body } = await colleague.get(`/processing-orders/${today}/?products=1&payment_details=1`);
  const sheet = body as OrderSheet;
  await page.goto(`/support/order/${today}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande');
  await expect(block(page, 'Client')).toContainText(sheet.user?.email ?? 'nobody');
  const lines = page.getByRole('table', { name: /^Produits/ });
  await expect(columnsOf(lines)).toHaveText(['Produit', 'Qté', 'Prix', 'Crédité', 'Remboursé', 'Statut', 'Zone']);
  await expect(lines.getByRole('row')).toHaveCount(1 + (sheet.products?.length ?? 0));
  const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  const inOrder = ['ATTENTION', 'Crossdocking', 'Acteurs et statut', 'Résumé financier', 'Commandes liées'];
  inOrder.push('Livraison et facturation', 'Préparation');
  const shown = titles.filter((title) => inOrder.includes(title));
  expect(shown).toEqual(inOrder.filter((title) => titles.includes(title)));
  expect(shown).toEqual(expect.arrayContaining(inOrder.slice(2, 4)));
  await isClean(page);
});

test('SUP-201 SUP-202 SUP-520 re-deliveries, warnings and gifts have a block only where there is one', async ({
  server,
  page,
  network,
}) => {
  const { today } = await anOrder(server);
  const plain = { tags: [], estimated_travel_duration: 1_200, amount_recredit: 0, is_gift: false, gift_message: null };
  const calm = network.intercept({ path: sheetOf(today) }, changed(plain));
  await page.goto(`/support/order/${today}/`);
  await expect(block(page, 'Acteurs et statut')).toBeVisible();
  for (const title of ['ATTENTION', 'Message cadeau']) await expect(block(page, title)).toHaveCount(0);
  await expect(page.getByText('Commande de relivraison sans produit')).toHaveCount(0);
  calm.stop();
  network.intercept(
    { path: sheetOf(today) },
    changed({
      ...{ tags: ['redelivering'], products: [], amount: 3, amount_recredit: 3.01, amount_refund: 0 },
      ...{ estimated_travel_duration: 0, is_gift: true, gift_message: 'Bon <b>anniversaire</b>' },
    }),
  );
  await page.reload();
  await expect(page.getByText('Commande de relivraison sans produit')).toBeVisible();
  await expect(block(page, 'ATTENTION').getByRole('listitem')).toHaveText([
    "Vérifiez l'adresse de livraison car l'estimation google a échoué.",
    'Le montant des crédits et remboursements dépasse le montant de la commande.',
  ]);
  await expect(block(page, 'Message cadeau')).toContainText('Bon <b>anniversaire</b>');
});

test('SUP-082 SUP-083 SUP-091 a list says what is expensive, of which center, or that there is nothing', async ({
  server,
  page,
  network,
}) => {
  const { today } = await anOrder(server);
  const list = /\/processing-orders\/\?user_id=/;
  const row = (id: number, fields: object) => ({
    id,
    random_id: `N${id}`,
    status: 'paid',
    amount: 5,
    tags: [],
    ...fields,
  });
  const several = network.intercept(
    { path: list },
    rewritten(() => [
      row(1, { center: 9, is_expensive: true, shipping_time: '2026-03-10T10:00:00Z' }),
      row(2, { center: 4_000, order_stat_driver: [{ total_cost_with_agency_fee: 6.2 }] }),
      row(3, { center: null }),
      row(4, { center: 9, tags: ['subscription'] }),
    ]),
  );
  await page.goto(`/support/order/${today}/`);
  const table = block(page, 'Commandes').getByRole('table');
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    ...['N1 - 1 $$', 'Paris La Chapelle', '10/03/2026 11:00', 'PAYÉE', '', '5,00 €'],
  ]);
  await expect(table.getByTitle('Au moins un produit cher sur la commande')).toHaveCount(1);
  const centers = table.getByRole('row').locator('td:nth-child(2)');
  await expect(centers).toHaveText(['Paris La Chapelle', 'Abonnement', 'inconnu', '??']);
  await expect(table.getByRole('row').nth(4).getByRole('cell').nth(4)).toHaveText('6,20 €');
  several.stop();
  network.intercept(
    { path: list },
    rewritten(() => []),
  );
  await page.reload();
  await expect(block(page, 'Commandes')).toContainText('Aucune commande');
});

test('SUP-002 SUP-040 SUP-045 a customer is read by number and address, one with a plus sign too', async ({
  page,
  network,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('support-info')) asked.push(new URL(request.url()).searchParams.get('email') ?? '');
  });
  const customer = {
    ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' },
    ...{ phone_number: '06 39 98 27 51', credits: -3.5, legacy_user_id: 12, is_multicenter_enabled: false },
    ...{
      is_fraud: true,
      super_venere_at: '2026-01-05T23:30:00Z',
      groups: ['staff'],
      usersite: [{ site: 4, center: 9 }],
    },
    ...{ fraud_score: 0.12, is_trusted: true, fraud_details: [{ rule_id: 'R1', description: 'Carte volée' }] },
    referrer_info: { id: 78, email: 'c+o@courriel.example', first_name: 'Clémence', last_name: 'Orsonneau' },
  };
  network.intercept({ path: '/users/77/support-info/' }, async () => ({
    ...{ status: 200, headers: ['content-type', 'application/json'], body: Buffer.from(JSON.stringify(customer)) },
  }));
  await page.goto('/support/user/77/g%2Bo%40courriel.example/');
  const header = block(page, 'Client');
  await expect(header.getByRole('heading', { name: 'Grégoire Orsonneau' })).toBeVisible();
  expect(asked).toEqual(['g+o@courriel.example']);
  // SUP-044, SUP-046, SUP-048, SUP-050, SUP-053.
  for (const text of ['FRAUD', 'Super vénère depuis le 06/01/2026', 'Site inconnu', 'STAFF', '-3,50 €'])
    await expect(header).toContainText(text);
  await expect(header).toContainText("Client pas encore sur la version multi-centres de l'app");
  await expect(header.getByRole('link', { name: 'g+o@courriel.example' })).toHaveAttribute('href', /\/users\/77$/);
  await expect(header.getByRole('link', { name: 'Anciennes commandes' })).toHaveAttribute(
    'href',
    /\/users\/77\/old-orders\/$/,
  );
  await expect(header.getByRole('link', { name: '06 39 98 27 51' })).toBeVisible();
  await expect(header).toContainText('Centre Paris La Chapelle');
  await header.getByText('Fraude 12 %').click();
  await expect(header.getByRole('listitem')).toHaveText('R1 - Carte volée');
  await expect(header.getByRole('link', { name: 'Clémence Orsonneau' })).toHaveAttribute(
    'href',
    '/support/user/78/c%2Bo%40courriel.example/',
  );
  // Nothing of the address stands where the replica names its answers.
  const keys = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const name = (await indexedDB.databases()).find((it) => it.name?.startsWith('quai-user-'))?.name ?? '';
    const db = await done(indexedDB.open(name));
    const stores = [...db.objectStoreNames];
    const read = db.transaction(stores);
    const found = await Promise.all(stores.map((store) => done(read.objectStore(store).getAllKeys())));
    db.close();
    return found.flat().map(String);
  });
  expect(keys).toContain('customer@0#77');
  expect(keys.join()).not.toContain('courriel');
});

test('SUP-004 SUP-006 SUP-008 the address names the center, asks for nothing that is no number, and no board is read', async ({
  server,
  page,
}) => {
  const { today } = await anOrder(server);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice(4));
  });
  await page.goto(`/support/order-with-center/${today}/center/23/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande');
  await expect(page.getByRole('combobox', { name: /centre/i })).toContainText('Montreuil');
  await page.goto(`/support/order-with-center/${today}/center/abc/`);
  await expect(block(page, 'Acteurs et statut')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /centre/i })).toContainText('Montreuil');
  expect(calls.filter((path) => path.startsWith('/tasks/state') || path.startsWith('/dispatch/'))).toEqual([]);
  calls.length = 0;
  for (const wrong of ['0', '-3', 'abc']) {
    await page.goto(`/support/order/${wrong}/`);
    await expect(page.getByText("Ce numéro de commande n'en est pas un.")).toBeVisible();
  }
  await page.goto('/support/user/0/a%40b.example/');
  await expect(page.getByText('Cette adresse ne désigne aucun client.')).toBeVisible();
  expect(calls.filter((path) => /processing-orders|support-info|admin-addresses/.test(path))).toEqual([]);
});

test(
  'SUP-009 DSP-035 loading says so, an order nobody knows says why, and what was read is there offline',
  installed,
  async ({ server, page, network }) => {
    const { today, past } = await anOrder(server);
    network.intercept({ path: sheetOf(today), times: 1 }, async (forward) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return forward();
    });
    await page.goto(`/support/order/${today}/`);
    await expect(page.getByText('Chargement...').first()).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Lue à');
    await page.context().setOffline(true);
    await block(page, 'Commandes')
      .getByRole('row')
      .filter({ hasText: String(past) })
      .getByRole('cell')
      .nth(2)
      .click();
    await expect(page.getByRole('article')).toContainText('Chargement...');
    await page.goBack();
    await expect(block(page, 'Résumé financier')).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/support/order/7/');
    await expect(page.getByRole('article')).toContainText('Lecture impossible');
  },
);
