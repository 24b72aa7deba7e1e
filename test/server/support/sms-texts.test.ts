import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Basis, versionOf } from '../../../src/domain/basis.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { smsTextBasis } from '../../../src/domain/sms-text/sms-text.ts';
import { SmsText } from '../../../src/domain/sms-text/sms-text-row.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
const center = CenterId.parse(9);
let server: OwnServer;
let support: Client;
let dispatch: Client;
let manager: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  [support, dispatch, manager] = [await server.as('support'), await server.as('dispatch'), await server.as('manager')];
}, 500_000);
afterAll(() => server.close());

const words = { title: 'Retard', body: 'Bonjour {prénom}.', is_shared: false };
const add = (by: Client, more: object = {}) => by.post('/sms-texts/', { center, ...words, ...more });
const added = async (by: Client, more: object = {}) => {
  const answer = await add(by, more);
  expect(answer.status).toBe(200);
  return SmsText.parse(answer.body);
};
const listed = async (by: Client, of: number = center) => {
  const { body } = await by.get(`/sms-texts/?center=${of}`);
  return (body as { texts: unknown[] }).texts.map((row) => SmsText.parse(row));
};
const has = async (by: Client, id: number, of: number = center) =>
  (await listed(by, of)).some((text) => text.id === id);
const seen = (basis: Basis) => ({ headers: { 'If-Match': versionOf(basis) } });
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error?: string }).error;
const remove = (by: Client, id: number, is_shared: boolean) => by.post(`/sms-texts/${id}/delete/`, { is_shared });

describe('a text for messages', () => {
  it('OUR-228 OUR-229 of one’s own is told to nobody else, in its center alone', async () => {
    const own = await added(dispatch);
    expect(own).toMatchObject({ ...words, deleted_at: null, changed_by: { last_name: expect.anything() } });
    expect(await has(dispatch, own.id)).toBe(true);
    expect(await has(manager, own.id)).toBe(false);
    expect(await has(dispatch, own.id, 12)).toBe(false);
    // Nor is it anybody's to change, whatever he may do otherwise.
    for (const is_shared of [true, false]) {
      const change = await manager.send('PATCH', `/sms-texts/${own.id}/`, { body: { ...words, is_shared } });
      expect([change.status, errorOf(change)]).toEqual([409, "Ce texte n'existe plus : quelqu'un l'a supprimé"]);
      expect((await remove(manager, own.id, is_shared)).status).toBe(409);
    }
    expect(await has(dispatch, own.id)).toBe(true);
  });

  it('OUR-228 of the center is told to all, and changed by managers alone', async () => {
    for (const by of [dispatch, support]) expect((await add(by, { is_shared: true })).status).toBe(403);
    const shared = await added(manager, { is_shared: true });
    for (const by of [dispatch, support]) {
      expect(await has(by, shared.id)).toBe(true);
      const path = `/sms-texts/${shared.id}/`;
      expect((await by.patch(path, { ...words, body: 'Autre', is_shared: true })).status).toBe(403);
      // Nor by saying that it is one's own.
      const asOwn = await by.patch(path, { ...words, body: 'Autre', is_shared: false });
      expect([asOwn.status, errorOf(asOwn)]).toEqual([409, 'Ce texte est au centre : il ne redevient pas personnel']);
      expect((await remove(by, shared.id, true)).status).toBe(403);
      expect((await remove(by, shared.id, false)).status).toBe(409);
    }
    const { body } = await manager.patch(`/sms-texts/${shared.id}/`, { ...words, body: 'Autre', is_shared: true });
    expect(SmsText.parse(body)).toMatchObject({ body: 'Autre', is_shared: true });
  });

  it('OUR-228 of a manager’s own is shared by him', async () => {
    const own = await added(manager);
    expect(await has(support, own.id)).toBe(false);
    expect((await manager.patch(`/sms-texts/${own.id}/`, { ...words, is_shared: true })).status).toBe(200);
    expect(await has(support, own.id)).toBe(true);
  });

  it('OUR-228 two change it: the second is told who did, and changes nothing', async () => {
    const text = await added(manager, { is_shared: true });
    const other = await server.as('superadmin');
    const before = smsTextBasis(text);
    const change = (by: Client, body: string) =>
      by.send('PATCH', `/sms-texts/${text.id}/`, { body: { ...words, body, is_shared: true }, ...seen(before) });
    expect((await change(manager, 'Le premier')).status).toBe(200);
    const second = await change(other, 'Le second');
    expect(second.status).toBe(412);
    expect(second.body).toMatchObject({ code: 'moved', changed_by: expect.any(String) });
    expect(errorOf(second)).toContain('Ce texte a été changé entre-temps');
    // A deletion rests on the words that were seen as well.
    const deletion = await other.send('POST', `/sms-texts/${text.id}/delete/`, {
      body: { is_shared: true },
      ...seen(before),
    });
    expect(deletion.status).toBe(412);
    expect((await listed(manager)).find(({ id }) => id === text.id)?.body).toBe('Le premier');
  });

  it('OUR-228 is deleted once; a change of it afterwards is refused with a word', async () => {
    const text = await added(support);
    const first = await remove(support, text.id, false);
    expect(SmsText.parse(first.body).deleted_at).not.toBeNull();
    expect(await remove(support, text.id, false)).toMatchObject({ status: 200, body: first.body });
    expect(await has(support, text.id)).toBe(false);
    expect((await support.patch(`/sms-texts/${text.id}/`, words)).status).toBe(409);
  });

  it.each([{ title: '' }, { title: 'x'.repeat(61) }, { body: '  ' }, { body: 'x'.repeat(1_001) }, { body: null }])(
    'OUR-228 is not kept as %j',
    async (wrong) => {
      expect((await add(support, wrong)).status).toBe(400);
    },
  );

  it('OUR-219 with a field left to fill is sent to nobody', async () => {
    const id = 1;
    const late = (service: string, body: object) => support.post(`/processing-orders/${id}/${service}/`, body);
    expect((await late('late_sms', { id, credits: 0, message: 'Bonjour {prénom}' })).status).toBe(400);
    // The same without it is about an order that nobody has.
    expect((await late('late_sms', { id, credits: 0, message: 'Bonjour Zoé' })).status).toBe(404);
    expect((await late('validate', { credits: 0, recredit_shipping_fee: false, sms: 'Bonjour {' })).status).toBe(400);
  });
});
