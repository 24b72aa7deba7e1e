import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isId } from '../../../server/src/db/ids.ts';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import { auditEntries } from '../../../server/src/db/schema/record.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { assert } from '../../../src/domain/result.ts';
import { readBoard } from '../../contract/board.ts';
import { signIn } from '../../contract/target.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

const editors = ['superadmin', 'manager', 'manager-acl', 'support'];
const roles = seedUsers.map(({ email }) => email.split('@')[0] ?? '');

let server: OwnServer;
let customer: number;
let past: number;
beforeAll(async () => {
  server = await ownServer();
  const [someone] = await server.db.select().from(clientContacts);
  const [order] = await server.db.select().from(orders).where(eq(orders.off_board, true));
  assert(someone && order, 'there are clients, and orders of other days');
  [customer, past] = [someone.client_id, order.id];
});
afterAll(() => server.close());

const rolesWhoMay = async (path: string, body: object) => {
  const may: string[] = [];
  for (const role of roles) if ((await (await server.as(role)).patch(path, body)).status !== 403) may.push(role);
  return may;
};

describe('what only editors change', () => {
  it('SUP-705 SUP-707 is a customer, and the options of an order', async () => {
    expect(await rolesWhoMay(`/users/${customer}/`, { is_vip: true })).toEqual(editors);
    expect(await rolesWhoMay(`/processing-orders/${past}/`, { is_replace_allowed: true })).toEqual(editors);
    expect(await rolesWhoMay(`/processing-orders/${past}/`, { option_tranquility: true })).toEqual(editors);
  });

  it('SUP-705 is not what boards share: bags are counted by whoever sees the flow', async () => {
    const may = await rolesWhoMay(`/processing-orders/${past}/`, { number_of_bags: 3, number_of_bags_isotherm: 0 });
    expect(may).toEqual(roles.filter((role) => role !== 'preparation'));
    // Both in one call is for who may do both.
    const both = { number_of_bags: 4, is_replace_allowed: false };
    expect(await rolesWhoMay(`/processing-orders/${past}/`, both)).toEqual(editors);
  });
});

describe('an action on a customer', () => {
  const save = async (body: object, key: string) =>
    (await server.as('support')).patch(`/users/${customer}/`, body, { headers: { 'idempotency-key': key } });

  it('API-S43 happens once under its key, and is entered in the ledger of no center', async () => {
    const sent = { optin_push: 2, phone_number: '06 99 88 77 66' };
    const [first, again] = [await save(sent, 'customer-1'), await save(sent, 'customer-1')];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await save({ optin_push: 0 }, 'customer-1')).status).toBe(422);
    const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.command_id, 'customer-1'));
    expect(entries).toMatchObject([{ center_id: null, method: 'PATCH', path: `/api/users/${customer}/` }]);
  });

  it('API-S43 his number is where he is told by SMS', async () => {
    await save({ phone_number: '06 55 44 33 22' }, 'customer-2');
    const [contact] = await server.db.select().from(clientContacts).where(eq(clientContacts.client_id, customer));
    expect(contact?.phone).toBe('06 55 44 33 22');
  });

  it('SUP-101 API-S43 has a phone that can be dialled, and an e-mail of his own, whatever its case', async () => {
    const [other] = await server.db
      .select({ id: customers.id, email: customers.email })
      .from(customers)
      .where(and(ne(customers.id, CustomerId.parse(customer)), isNotNull(customers.email)))
      .limit(1);
    for (const phone_number of ['abc', '1', '06 39 98 00', '<b>06 39 98 00 12</b>'])
      expect((await save({ phone_number }, `phone-${phone_number}`)).status).toBe(400);
    const refused = await save({ email: ` MAILTO:${other?.email?.toUpperCase()} `, is_vip: true }, 'mail-1');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining("Cette adresse e-mail est celle d'un autre client."),
    ]);
    expect(
      (await save({ phone_number: 'Tél. 06\u201155 44 33 22', email: 'Seul@courriel.example' }, 'mail-2')).body,
    ).toMatchObject({ phone_number: '06-55 44 33 22', email: 'Seul@courriel.example' });
    // His own, in other letters, is his.
    expect((await save({ email: 'seul@courriel.example' }, 'mail-3')).status).toBe(200);
  });

  it('DSP-932 in bytes that are no UTF-8 is refused, and nothing of it is kept', async () => {
    const token = await signIn(server.url, 'support');
    const answer = await fetch(`${server.url}/api/users/${customer}/`, {
      method: 'PATCH',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: Buffer.from('{"last_name":"Lef\xe8vre"}', 'latin1'),
    });
    expect(answer.status).toBe(400);
    const [row] = await server.db
      .select()
      .from(customers)
      .where(eq(customers.id, CustomerId.parse(customer)));
    expect(row?.last_name).not.toContain('\ufffd');
  });

  it('that no card tells leaves every board as it was, one they tell is told by the next poll alone', async () => {
    const api = await server.as('support');
    const task = [...(await readBoard(api, 9)).tasks.values()].find(({ client }) => client?.id);
    const path = `/users/${task?.client?.id}/`;
    const poll = (headers = {}) => api.get('/dispatch/loadstate/', { query: { center: 9, version: 1 }, headers });
    const before = await poll();
    const known = { 'if-none-match': before.headers.get('etag') ?? '' };
    await api.patch(path, { is_bypass_limit: true });
    expect((await poll(known)).status).toBe(304);
    const [row] = await server.db
      .select()
      .from(customers)
      .where(isId(customers.id, task?.client?.id ?? 0));
    await api.patch(path, { is_vip: row?.data.is_vip !== true });
    const delta = await poll({ ...known, 'delta-since': before.headers.get('delta-cursor') ?? '' });
    expect(delta.status).toBe(226);
    expect((delta.body as { changed: { tasks: number[] } }).changed.tasks).toContain(task?.id);
  });
});
