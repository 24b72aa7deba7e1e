import { expect, type Locator, type Page } from '@playwright/test';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '../../../server/src/db/schema/day.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import type { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test.use({ account: 'support' });

const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const columnsOf = (table: Locator) => table.getByRole('columnheader');

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
