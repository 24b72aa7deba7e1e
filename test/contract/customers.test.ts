import { describe, expect } from 'vitest';
import { Customer } from '../../src/domain/customer/customer.ts';
import { OrderSheet } from '../../src/domain/order/sheet/sheet.ts';
import { type Board, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import type { WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

/** Somebody, not a company: his card has his own name. */
const someone = ({ tasks }: Board) => [...tasks.values()].find(({ client }) => client?.id && !client.is_pro);

const emailOf = async ({ linked_order }: WireTask) => {
  const { body } = await contract.target.api.get(`/processing-orders/${linked_order.id}/`);
  return OrderSheet.parse(body).user?.email ?? '';
};
const read = async (id: number, email: string) =>
  Customer.parse((await contract.target.api.get(`/users/${id}/support-info/`, { query: { email } })).body);
const save = (id: number, body: object) => contract.target.api.patch(`/users/${id}/`, body);

describe('a customer', () => {
  onBoard('API-S43 is changed in the fields that are sent, and answered whole', someone, async (task) => {
    const [id, email] = [task.client?.id ?? 0, await emailOf(task)];
    const before = await read(id, email);
    const changes = { optin_sms: 0, is_bypass_limit: !before.is_bypass_limit, main_psp: 'checkout' };
    const { status, body } = await save(id, changes);
    expect([status, body]).toMatchObject([200, changes]);
    const { updated_at, ...now } = await read(id, email);
    expect(now).toEqual({ ...before, ...changes, updated_at: undefined });
    expect(Date.parse(updated_at ?? '')).toBeGreaterThan(Date.parse(before.updated_at ?? ''));
    expect(Customer.parse(body)).toEqual({ ...now, updated_at });
  });

  onBoard('API-S43 is found by his new address from then on', someone, async (task) => {
    const [id, email] = [task.client?.id ?? 0, await emailOf(task)];
    const other = `nouvelle.${id}@courriel.example`;
    expect((await save(id, { email: other })).status).toBe(200);
    expect((await read(id, other)).email).toBe(other);
    const old = await contract.target.api.get(`/users/${id}/support-info/`, { query: { email } });
    expect(old.status).toBe(404);
    expect((await save(id, { email })).status).toBe(200);
  });

  onBoard('API-S43 became super vénère at a moment, and is so no more', someone, async (task) => {
    const [id, at] = [task.client?.id ?? 0, '2026-03-10T10:00:00.000Z'];
    expect(await save(id, { super_venere_at: at })).toMatchObject({ status: 200, body: { super_venere_at: at } });
    expect(await save(id, { super_venere_at: null })).toMatchObject({ status: 200, body: { super_venere_at: null } });
  });

  onBoard('API-S43 is told by his cards as he is now', someone, async (task) => {
    const id = task.client?.id ?? 0;
    const changes = { first_name: 'Ondine', last_name: 'Vasseur', is_vip: !task.client?.is_vip };
    expect((await save(id, changes)).status).toBe(200);
    expect((await readTask(contract.target.api, task.id)).client).toEqual({
      ...task.client,
      ...changes,
      name: 'Ondine Vasseur',
    });
  });

  onBoard('API-S43 is refused with 400 what is empty or none of the form', someone, async (task) => {
    const [id, email] = [task.client?.id ?? 0, await emailOf(task)];
    const before = await read(id, email);
    const wrong: readonly object[] = [
      ...[{ first_name: '  ' }, { email: 'courriel' }, { optin_email: 3 }, { main_psp: 'edenred' }, { is_vip: null }],
      ...[{ credits: 100 }, { is_trusted: true }, { updated_at: '2026-03-10T10:00:00Z' }, []],
    ];
    for (const body of wrong) expect([body, (await save(id, body)).status]).toEqual([body, 400]);
    expect(await read(id, email)).toEqual(before);
    expect((await save(999_999_999, { is_vip: true })).status).toBe(404);
  });
});
