import { afterAll, beforeAll, expect, it } from 'vitest';
import { Alarm } from '../../src/domain/alarm/alarm.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const check = async (remembered: Readonly<Record<string, string | number>> = {}) => {
  const { status, body } = await target.api.get('/load_alarm/', { query: { center: target.center, ...remembered } });
  expect(status).toBe(200);
  return Alarm.parse(body);
};

it('DSP-164 an alarm check tells the newest order of the center, and whether it is newer than the remembered one', async (test) => {
  const first = await check();
  expect(first.has_new).toBe(false);
  const newest = first.last_order_id;
  if (!newest || !first.last_ts) return test.skip('no order in this center');
  const before = await check({ last_order_id: newest - 1, last_ts: first.last_ts });
  expect(before).toMatchObject({ has_new: true });
  const last = before.last_order_id ?? 0;
  expect(last).toBeGreaterThanOrEqual(newest);
  expect(await check({ last_order_id: last + 1_000_000 })).toMatchObject({ has_new: false });
});

it('DSP-112 an alarm check needs flow access', async (test) => {
  if (!target.withoutFlow) return test.skip('needs a token without flow access');
  const { status } = await target.api.as(target.withoutFlow).get('/load_alarm/', { query: { center: target.center } });
  expect(status).toBe(403);
});
