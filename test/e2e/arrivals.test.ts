import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { receptions } from '../../server/src/db/schema/arrivals.ts';
import { startAt, test } from './fixtures.ts';
import { aTruck } from './truck.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

const names = Array.from({ length: 40 }, (_, at) => `T${String(at + 1).padStart(2, '0')}`);
const processing = (page: Page) => page.getByRole('status').filter({ hasText: 'Réception en cours de traitement...' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function mark(page: Page, some: readonly string[], as = 'Reçue') {
  for (const name of some) await page.getByRole('button', { name: `${as} ${name}`, exact: true }).tap();
}

async function validate(page: Page) {
  await page.getByRole('button', { name: /^Valider la reception/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'Valider la réception' });
  await dialog.getByRole('button', { name: 'Valider la réception' }).tap();
  await expect(dialog).toHaveCount(0);
}

test('PRP-284 PRP-285 PRP-286 a truck of forty is received by touch, half of it without network, each order once; what a colleague received is told', async ({
  makeScene,
  context,
  page,
  colleague,
  server,
}) => {
  const here = await makeScene({ stock_type: 2 });
  const there = await makeScene();
  await startAt(context, here.center);
  const { id, orders } = await aTruck(there, here, { names });
  const idOf = (name: string) => orders[names.indexOf(name)]?.id ?? 0;
  await page.goto('/arrivals/');

  await mark(page, names.slice(0, 14));
  await validate(page);
  await expect(row(page, 'T01')).toContainText('déjà reçue par superadmin@quai.example');

  await context.setOffline(true);
  await mark(page, names.slice(14, 27));
  await validate(page);
  await expect(processing(page)).toContainText('lot 1, 13 commandes');
  await mark(page, names.slice(27, 39));
  await mark(page, ['T40'], 'Non reçue');
  await page.getByRole('textbox', { name: 'Nouvelle zone P1 de T28' }).fill('P1-07');
  await validate(page);
  await expect(processing(page)).toContainText('lot 1, 13 commandes, lot 2, 13 commandes');
  await expect(row(page, 'T39')).toContainText('Lot 2, en attente');
  const doubles = ['T20', 'T30'];
  const arrivals = doubles.map((name) => ({ order_id: idOf(name), is_received: true, is_not_received: false }));
  expect((await colleague.post('/arrivals/', { center: here.center, arrivals })).status).toBe(200);

  await context.setOffline(false);
  await expect(processing(page)).toHaveCount(0, { timeout: 20_000 });
  for (const name of doubles) await expect(row(page, name)).toContainText('déjà reçue par manager@quai.example');
  await expect(row(page, 'T40')).toContainText('déjà signalée non reçue par superadmin@quai.example');
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  for (const name of doubles) await expect(toasts).toContainText(`${name} déjà reçue par manager@quai.example`);

  const kept = await server.db
    .select()
    .from(receptions)
    .where(eq(receptions.dock_id, id as (typeof receptions.$inferSelect)['dock_id']));
  expect(kept.map(({ order_id }) => order_id).toSorted()).toEqual(orders.map((order) => order.id).toSorted());
  expect(kept.filter(({ is_received }) => !is_received).map(({ order_id }) => order_id)).toEqual([idOf('T40')]);
  expect(kept.find(({ order_id }) => order_id === idOf('T28'))?.new_area).toBe('P1-07');
  const batches = (await here.ledger()).map(({ body }) => body as { arrivals: { order_id: number }[] });
  expect(batches.map((batch) => batch.arrivals.length)).toEqual([14, 2, 13, 13]);
  // The tablet said each order once, in the order of its batches.
  const said = [0, 2, 3].flatMap((at) => batches[at]?.arrivals.map(({ order_id }) => order_id) ?? []);
  expect(said).toEqual(orders.map((order) => order.id));
});
