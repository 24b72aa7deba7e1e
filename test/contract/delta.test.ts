import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applied, type Body, firstDifference, normal } from '../server/delta-body.ts';
import type { Answer } from './client.ts';
import { contractOf } from './on-board.ts';

// Offered by headers: a server that offers none answers everything, and these are skipped.

const contract = contractOf();

const asks = [
  { path: '/dispatch/loadstate/', query: (center: number) => ({ center }) },
  { path: '/dispatch/loadstate/', query: (center: number) => ({ center, with_drivers: 0 }) },
  { path: '/tasks/state/', query: (center: number) => ({ center_id: center }) },
] as const;

const poll = (at: number, version: number, headers: Record<string, string> = {}): Promise<Answer> => {
  const { path, query } = asks[at] ?? asks[0];
  const { api, center } = contract.target;
  return api.get(path, { query: { ...query(center), version }, headers });
};
const cursorOf = (answer: Answer) => answer.headers.get('delta-cursor');

for (const [at, { path }] of asks.entries()) {
  contract.onBoard(
    `DSP-154 after the answer to ${path} (${at}) comes, where asked, only what has changed since`,
    (board) => board.movable(null)[0],
    async ({ linked_order: { id } }) => {
      const { api } = contract.target;
      const whole = await poll(at, 1);
      const since = cursorOf(whole);
      if (since === null) return;
      for (const dry of [3, 4]) {
        const body = { number_of_bags: dry + 1, number_of_bags_isotherm: 1 };
        expect((await api.patch(`/processing-orders/${id}/`, body)).status).toBeLessThan(300);
        // Asked twice, it is told twice.
        for (const version of [7, 8]) {
          const delta = await poll(at, version, { 'delta-since': since });
          const now = await poll(at, version);
          expect(delta.status).toBe(226);
          expect(delta.headers.get('delta-base')).toBe(since);
          expect(delta.headers.get('x-version')).toBe(String(version));
          expect([delta.headers.get('etag'), cursorOf(delta)]).toEqual([now.headers.get('etag'), cursorOf(now)]);
          expect(delta.body).toMatchObject({ version });
          expect(JSON.stringify(delta.body).length).toBeLessThan(JSON.stringify(now.body).length / 2);
          const made = normal(applied(whole.body as Body, delta.body as Body));
          expect(firstDifference(made, normal(now.body as Body))).toBeNull();
        }
      }
    },
  );
}

it('DSP-155 an unchanged answer is a 304 also to who asks for what changed', async (test) => {
  const whole = await poll(0, 1);
  const since = cursorOf(whole);
  const etag = whole.headers.get('etag');
  if (since === null || etag === null) return test.skip('this server offers no deltas');
  const again = await poll(0, 2, { 'delta-since': since, 'if-none-match': etag });
  expect([again.status, again.headers.get('x-version'), again.headers.get('delta-base')]).toEqual([304, '2', null]);
});

it('from a cursor that is none, or to another question, everything is told; and to who asks for no delta', async () => {
  const since = cursorOf(await poll(1, 1)) ?? 'none';
  for (const headers of [{}, { 'delta-since': since }, { 'delta-since': 'yesterday' }, { 'delta-since': '' }]) {
    const answer = await poll(0, 5, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(answer.headers.has('delta-base')).toBe(false);
    expect(z.looseObject({}).parse(answer.body)).not.toHaveProperty('changed');
  }
});

it('a cursor is of who was given it: another role is told everything', async (test) => {
  const { manager, withoutFlow, api, isOurs } = contract.target;
  const since = cursorOf(await poll(0, 1));
  if (since === null || !isOurs || !manager || !withoutFlow) return test.skip('it may treat both alike');
  const query = { center: contract.target.center };
  const headers = { 'delta-since': since };
  const told = await api.as(manager).get('/dispatch/loadstate/', { query, headers });
  expect([told.status, told.headers.has('delta-base')]).toEqual([200, false]);
  expect(JSON.stringify(told.body)).not.toContain('"mobile"');
  expect((await api.as(withoutFlow).get('/dispatch/loadstate/', { query, headers })).status).toBe(403);
});
