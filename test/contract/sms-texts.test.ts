import { expect, it } from 'vitest';
import { versionOf } from '../../src/domain/basis.ts';
import { smsTextBasis } from '../../src/domain/sms-text/sms-text.ts';
import { SmsText } from '../../src/domain/sms-text/sms-text-row.ts';
import { contractOf } from './on-board.ts';

const contract = contractOf();

/** Null against a server that keeps no texts (OUR-229). */
async function listed(): Promise<readonly SmsText[] | null> {
  const { target } = contract;
  const { status, body } = await target.api.get(`/sms-texts/?center=${target.center}`);
  if (status === 404 && !target.isOurs) return null;
  expect(status).toBe(200);
  return (body as { readonly texts: unknown[] }).texts.map((row) => SmsText.parse(row));
}

it('OUR-228 API-O66 API-O67 API-O68 API-O69 a text is kept, changed by whoever saw it as it is, and deleted once', async (test) => {
  const { api, center, writes } = contract.target;
  if (!writes || (await listed()) === null) return test.skip();
  const words = { title: 'Contrat', body: 'Bonjour {prénom}.', is_shared: false };
  const answer = await api.post('/sms-texts/', { center, ...words });
  expect(answer.status).toBe(200);
  const text = SmsText.parse(answer.body);
  expect(text).toMatchObject({ ...words, deleted_at: null });
  const path = `/sms-texts/${text.id}/`;
  const change = (body: string, seen: SmsText) =>
    api.send('PATCH', path, {
      body: { ...words, body },
      headers: { 'If-Match': versionOf(smsTextBasis(seen)) },
    });
  expect((await change('Le premier', text)).status).toBe(200);
  const second = await change('Le second', text);
  expect([second.status, (second.body as { readonly code?: string }).code]).toEqual([412, 'moved']);
  expect((await listed())?.find(({ id }) => id === text.id)?.body).toBe('Le premier');
  const deletion = await api.post(`${path}delete/`, { is_shared: false });
  expect(SmsText.parse(deletion.body).deleted_at).not.toBeNull();
  expect(await api.post(`${path}delete/`, { is_shared: false })).toMatchObject({ status: 200, body: deletion.body });
  expect((await listed())?.some(({ id }) => id === text.id)).toBe(false);
  expect((await api.patch(path, words)).status).toBe(409);
});

it('DSP-110 texts are of users with flow access', async (test) => {
  const { api, center, withoutFlow } = contract.target;
  if (!withoutFlow || (await listed()) === null) return test.skip();
  const stranger = api.as(withoutFlow);
  expect((await stranger.get(`/sms-texts/?center=${center}`)).status).toBe(403);
  expect((await stranger.post('/sms-texts/', { center, title: 'A', body: 'B', is_shared: false })).status).toBe(403);
});
