import { expect, it } from 'vitest';
import { contractOf } from './on-board.ts';

const contract = contractOf();

/** What rooms read again and again, by center. */
const rooms = ['/arrivals/', '/pseudo-zones/', '/phone-calls/', '/sms-texts/', '/product-centers/', '/incidents/'];

const get = (room: string, headers: Readonly<Record<string, string>> = {}) =>
  contract.target.api.get(room, { query: { center: contract.target.center }, headers });

it.each(rooms)('OUR-264 %s is not sent again to whoever has it', async (room) => {
  const first = await get(room);
  const etag = first.headers.get('etag');
  if (first.status !== 200 || !etag) return expect(contract.target.isOurs).toBe(false);
  const again = await get(room, { 'if-none-match': etag });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  const other = await get(room, { 'if-none-match': '"another"' });
  expect([other.status, other.headers.get('etag')]).toEqual([200, etag]);
  expect(other.body).toEqual(first.body);
});

it('OUR-264 what changed has another name, also where one of several names is known, and is sent', async (test) => {
  const { api, center, writes } = contract.target;
  const before = await get('/sms-texts/');
  const etag = before.headers.get('etag');
  if (!writes || before.status !== 200 || !etag) return test.skip();
  const answer = await api.post('/sms-texts/', { center, title: 'Nouveau', body: 'Bonjour', is_shared: false });
  const after = await get('/sms-texts/', { 'if-none-match': `"x", ${etag}` });
  expect(after.status).toBe(200);
  expect(after.headers.get('etag')).not.toBe(etag);
  const { id } = answer.body as { readonly id: number };
  expect(await api.post(`/sms-texts/${id}/delete/`, { is_shared: false })).toMatchObject({ status: 200 });
  expect((await get('/sms-texts/', { 'if-none-match': `"x", ${etag}` })).status).toBe(304);
});

it('DSP-110 OUR-264 whoever may not read it is refused, whatever he says he has', async (test) => {
  const { api, center, withoutFlow } = contract.target;
  const etag = (await get('/sms-texts/')).headers.get('etag');
  if (!withoutFlow || !etag) return test.skip();
  const asked = { query: { center }, headers: { 'if-none-match': etag } };
  expect((await api.as(withoutFlow).get('/sms-texts/', asked)).status).toBe(403);
  expect((await api.as('nobody').get('/sms-texts/', asked)).status).toBe(401);
});
