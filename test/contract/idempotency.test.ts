import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { readBoard } from './board.ts';
import type { Answer } from './client.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
let orderId: number;
let isHonoured: boolean;
beforeAll(async () => {
  target = await openTarget();
  const poll = await target.api.get('/dispatch/loadstate/', { query: { center: target.center, version: 1 } });
  isHonoured = poll.headers.has('idempotency-retention');
  const board = await readBoard(target.api, target.center);
  orderId = board.load.deliveries[0]?.linked_order.id ?? 0;
});
afterAll(() => target.close());

const setBags = (key: string | null, total: number): Promise<Answer> =>
  target.api.patch(
    `/processing-orders/${orderId}/`,
    { number_of_bags: total, number_of_bags_isotherm: 0 },
    key === null ? {} : { headers: { 'idempotency-key': key } },
  );

const bagsNow = async () => {
  const { body } = await target.api.get(`/processing-orders/${orderId}/`);
  return typeof body === 'object' && body !== null && 'number_of_bags' in body ? body.number_of_bags : undefined;
};

/** Where the server advertises no retention, keys mean nothing. */
const needsKeys = (test: TestContext) => {
  if (!isHonoured || !target.writes) test.skip('keys are not honoured here, or read-only');
};

describe('a keyed request', () => {
  it('is answered the same when sent again, and done once', async (test) => {
    needsKeys(test);
    const key = randomUUID();
    const first = await setBags(key, 21);
    await setBags(null, 22);
    const again = await setBags(key, 21);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await bagsNow()).toBe(22);
  });

  it('gives its refusal again, even when it would be accepted by now', async (test) => {
    needsKeys(test);
    const board = await readBoard(target.api, target.center);
    const dock = board.load.docks.find((it) => it.defined_at);
    if (!dock) return test.skip('no defined dock');
    const headers = { 'idempotency-key': randomUUID() };
    const first = await target.api.post(`/docks/${dock.id}/assign/`, undefined, { headers });
    const again = await target.api.post(`/docks/${dock.id}/assign/`, undefined, { headers });
    expect(first.status).toBe(409);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  it('is looked up before the request is checked: another request with its key is a 422', async (test) => {
    needsKeys(test);
    const key = randomUUID();
    await setBags(key, 31);
    expect((await setBags(key, 32)).status).toBe(422);
    expect((await setBags(key, -1)).status).toBe(422);
    expect(await bagsNow()).toBe(31);
  });

  it('sent twice at once is done once: the other is told to come back, or gets the same answer', async (test) => {
    needsKeys(test);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => setBags(key, 41)));
    for (const { status, headers, body } of answers) {
      if (status === 200) continue;
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(body).toMatchObject({ code: 'request_in_progress' });
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await setBags(key, 41)).status).toBe(200);
  });

  it('belongs to its user: the same key of another is another request', async (test) => {
    needsKeys(test);
    if (!target.manager) return test.skip('needs the token of a second account');
    const key = randomUUID();
    await setBags(key, 51);
    const other = target.api.as(target.manager);
    const body = { number_of_bags: 52, number_of_bags_isotherm: 0 };
    const answer = await other.patch(`/processing-orders/${orderId}/`, body, { headers: { 'idempotency-key': key } });
    expect(answer.status).toBe(200);
    expect(await bagsNow()).toBe(52);
  });

  it('that was malformed leaves its key free', async (test) => {
    needsKeys(test);
    const key = randomUUID();
    expect((await setBags(key, -1)).status).toBe(400);
    expect((await setBags(key, 61)).status).toBe(200);
  });
});
