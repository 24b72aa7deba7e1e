import { expect, type Locator, type Page } from '@playwright/test';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '../../server/src/db/schema/day.ts';
import { orderSheets } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import type { OrderSheet } from '../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../src/domain/result.ts';
import { rewritten } from '../hands/faults.ts';
import { isClean } from './accessible.ts';
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
