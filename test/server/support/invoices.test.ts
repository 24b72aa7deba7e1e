import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { orderLines, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import type { Invoice } from '../../../src/domain/customer/invoice.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import type { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { pdfText } from './pdf-text.ts';

const roles = seedUsers.map(({ email }) => email.split('@')[0] ?? '');
const emailOf = (role: string) => seedUsers.find(({ email }) => email.startsWith(`${role}@`))?.email ?? '';

let server: OwnServer;
let id: number;
/** The order whose invoice is looked at: delivered in the first minutes of 2025 in Paris, the evening before elsewhere. */
let order: OrderId;
beforeAll(async () => {
  server = await ownServer();
  const [some] = await server.db
    .select({ customer: orderSheets.customer_id, order: orderSheets.order_id })
    .from(orderSheets)
    .innerJoin(orderLines, eq(orderLines.order_id, orderSheets.order_id))
    .where(sql`${orderSheets.customer_id} is not null`)
    .limit(1);
  assert(some?.customer, 'somebody bought something');
  [id, order] = [some.customer, some.order];
  const { db } = server;
  const billing_address = { street_number: '9', street: 'Rue Żeromskiego', postal_code: '75020', city: 'Paris' };
  await db.update(customers).set({ first_name: 'Łukasz', last_name: 'D’Œuvre' }).where(eq(customers.id, some.customer));
  await db
    .update(orderSheets)
    .set({ data: sql`${orderSheets.data} || ${JSON.stringify({ billing_address })}::jsonb` })
    .where(eq(orderSheets.order_id, some.order));
  await db
    .update(orders)
    .set({ status: 'canceled' })
    .where(sql`${orders.id} in (select order_id from order_sheets where customer_id = ${id})`);
  await db
    .update(orders)
    .set({ status: 'received', shipping_time: '2024-12-31T23:30:00Z' })
    .where(eq(orders.id, some.order));
});
afterAll(() => server.close());

const fileOf = async (role: string, year: number, requester = emailOf(role)) => {
  const manager = await server.as(role);
  const token = (manager as unknown as { token: string }).token;
  const query = new URLSearchParams({ year: String(year), requester_email: requester });
  return fetch(`${server.url}/api/users/${id}/invoices/download/?${query}`, {
    headers: { authorization: `Token ${token}` },
  });
};

it('SUP-603 lists the invoices of a year of Paris: delivered orders that cost something, each once', async () => {
  const manager = await server.as('manager');
  const listed = async (year: number) =>
    (await manager.get(`/users/${id}/invoices/`, { query: { year } })).body as readonly Invoice[];
  expect(await listed(2024)).toEqual([]);
  const [invoice, ...others] = await listed(2025);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ id: order, number: `F2025-${order}`, order_id: order, date: '2025-01-01' });
  const { body } = await manager.get(`/processing-orders/${order}/`);
  expect(invoice?.amount).toBe((body as { amount: number }).amount);
});

it('SUP-601 gives them as one PDF file under a name, that says who bought what for how much', async () => {
  const answer = await fileOf('manager', 2025);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="factures_${id}_2025.pdf"`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { pages, text } = pdfText(pdf);
  expect(pages).toBeGreaterThan(0);
  expect(text).toContain(`Facture F2025-${order}`);
  expect(text).toContain('Łukasz D’Œuvre');
  expect(text).toContain('9 Rue Żeromskiego, 75020 Paris');
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.order_id, order));
  expect(lines.length).toBeGreaterThan(0);
  const manager = await server.as('manager');
  const { body } = await manager.get(`/processing-orders/${order}/`);
  const cents = centsOfEuros((body as { amount: number }).amount);
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(plain).toContain(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`);
});

it('SUP-602 a year without invoices is a 404, in words', async () => {
  const answer = await fileOf('manager', 2023);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ detail: 'Aucune facture trouvée pour cette année' });
});

it('SUP-190 are for managers and super admins, who ask in their own name', async () => {
  const may: string[] = [];
  for (const role of roles) if ((await fileOf(role, 2025)).status !== 403) may.push(role);
  expect(may).toEqual(['superadmin', 'manager', 'manager-acl']);
  expect((await fileOf('manager', 2025, 'autre@quai.example')).status).toBe(400);
});
