import { type BrowserContext, expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { receptions } from '../../../server/src/db/schema/arrivals.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import type { Client } from '../../contract/client.ts';
import type { Scene } from '../../hands/scene.ts';
import { aTruck } from '../../hands/truck.ts';

interface Work {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: RunningServer;
  /** A partial center, where the tablet is. */
  readonly here: Scene;
  readonly there: Scene;
  /** Receives two of the orders while the tablet has no network. */
  readonly colleague: Client;
  /** How many orders the truck brings, nine at least. */
  readonly count: number;
  /** Once the network is gone, before it is back. */
  readonly beforeItIsBack?: () => void;
}

/** The truck's orders, and those received twice. */
export interface ReceivedTruck {
  readonly names: readonly string[];
  /** Received by the colleague as well. */
  readonly doubles: readonly string[];
}

const processing = (page: Page) => page.getByRole('status').filter({ hasText: 'Réception en cours de traitement...' });
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function mark(page: Page, some: readonly string[], as = 'Reçue') {
  for (const name of some) await page.getByRole('button', { name: `${as} ${name}`, exact: true }).tap();
}

async function validate(page: Page) {
  await page.getByRole('button', { name: /^Valider la reception/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'Valider la réception' });
  await dialog.getByRole('button', { name: 'Valider la réception' }).tap();
  await expect(dialog).toHaveCount(0);
}

const orders = (count: number) => `${count} ${count > 1 ? 'commandes' : 'commande'}`;

/**
 * A truck is received by touch in three batches, the network gone from the second on; a colleague receives two of the
 * same orders meanwhile. In the end each order was received once, one is marked missing, and a notice lists the
 * doubles.
 */
export async function receiveTruck(work: Work): Promise<ReceivedTruck> {
  const { page, context, server, here, there, colleague, count } = work;
  const names = Array.from({ length: count }, (_, at) => `T${String(at + 1).padStart(2, '0')}`);
  const [first, second] = [Math.ceil(count / 3), Math.ceil((2 * count) / 3)];
  const batches = [names.slice(0, first), names.slice(first, second), names.slice(second)] as const;
  const last = batches[2].at(-1) ?? '';
  const withZone = batches[2][0] ?? '';
  const doubles = [batches[1].at(-1) ?? '', batches[2].at(-2) ?? ''];
  const truck = await aTruck(there, here, { names });
  const idOf = (name: string) => truck.orders[names.indexOf(name)]?.id ?? 0;
  await page.goto('/arrivals/');

  await mark(page, batches[0]);
  await validate(page);
  await expect(row(page, batches[0][0] ?? '')).toContainText('déjà reçue par superadmin@quai.example');

  await context.setOffline(true);
  await mark(page, batches[1]);
  await validate(page);
  await expect(processing(page)).toContainText(`lot 1, ${orders(batches[1].length)}`);
  await mark(page, batches[2].slice(0, -1));
  await mark(page, [last], 'Non reçue');
  await page.getByRole('textbox', { name: `Nouvelle zone P1 de ${withZone}` }).fill('P1-07');
  await validate(page);
  await expect(processing(page)).toContainText(
    `lot 1, ${orders(batches[1].length)}, lot 2, ${orders(batches[2].length)}`,
  );
  await expect(row(page, doubles[1] ?? '')).toContainText('Lot 2, en attente');
  const arrivals = doubles.map((name) => ({ order_id: idOf(name), is_received: true, is_not_received: false }));
  expect((await colleague.post('/arrivals/', { center: here.center, arrivals })).status).toBe(200);
  work.beforeItIsBack?.();

  await context.setOffline(false);
  await expect(processing(page)).toHaveCount(0, { timeout: 30_000 });
  for (const name of doubles) await expect(row(page, name)).toContainText('déjà reçue par manager@quai.example');
  await expect(row(page, last)).toContainText('déjà signalée non reçue par superadmin@quai.example');

  const kept = await server.db
    .select()
    .from(receptions)
    .where(eq(receptions.dock_id, truck.id as (typeof receptions.$inferSelect)['dock_id']));
  expect(kept.map(({ order_id }) => order_id).toSorted()).toEqual(truck.orders.map((order) => order.id).toSorted());
  expect(kept.filter(({ is_received }) => !is_received).map(({ order_id }) => order_id)).toEqual([idOf(last)]);
  expect(kept.find(({ order_id }) => order_id === idOf(withZone))?.new_area).toBe('P1-07');
  const said = (await here.ledger()).map(({ body }) => body as { arrivals: { order_id: number }[] });
  expect(said.map((batch) => batch.arrivals.length)).toEqual([
    batches[0].length,
    2,
    batches[1].length,
    batches[2].length,
  ]);
  // The tablet sent each order once, in the order of its batches.
  const byTablet = [0, 2, 3].flatMap((at) => said[at]?.arrivals.map(({ order_id }) => order_id) ?? []);
  expect(byTablet).toEqual(truck.orders.map((order) => order.id));
  return { names, doubles };
}
