import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extraCosts } from '../../server/src/db/schema/drivers/extra-costs.ts';
import { auditEntries } from '../../server/src/db/schema/record.ts';
import { versionOf } from '../../src/domain/basis.ts';
import { centsOfMinutes } from '../../src/domain/extra-cost/amount.ts';
import { costsBasis } from '../../src/domain/extra-cost/basis.ts';
import { type Demand, DemandPage, isOpen } from '../../src/domain/extra-cost/demand.ts';
import { parisDay } from '../../src/domain/time/paris-time.ts';
import type { Client } from '../contract/client.ts';
import { isShift, logsOf, shiftsOf } from './driver-logs/logs.ts';
import { type OwnServer, ownServer } from './own-server.ts';

const { DATABASE_URL } = process.env;
const center = 9;

let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL, size: 300 });
  api = await server.as('logistique');
}, 60_000);
afterAll(() => server.close());

const read = async (query: Readonly<Record<string, string | number>> = {}): Promise<DemandPage> => {
  const { status, body } = await api.get('/extra-cost-demands/', { query: { center, ...query } });
  expect(status).toBe(200);
  return DemandPage.parse(body);
};
async function everything(): Promise<readonly Demand[]> {
  const rows: Demand[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const { results, next_offset } = await read({ offset });
    rows.push(...results);
    offset = next_offset ?? null;
  }
  return rows;
}
const one = async (id: number) => (await everything()).find((demand) => demand.id === id);

/** Open demands, the latest first; each test takes its own. */
let taken = 0;
async function anOpenOne(): Promise<Demand> {
  const demand = (await everything()).filter(isOpen)[taken++ % 5];
  if (!demand) throw new Error('the world has no open demand left');
  return demand;
}

const answerTo = ({ id, driver, created_at, minutes, order, dock }: Demand) => ({
  driver: driver.id,
  day: parisDay(Date.parse(created_at ?? '')),
  amount: centsOfMinutes(driver.hourly_rate, minutes ?? 0) / 100,
  minutes,
  extracost_type: 1,
  comment: 'Vu avec lui',
  order,
  dock_id: dock,
  driver_extra_cost_demand_id: id,
});
const validate = (demand: Demand, fields: object = {}, by = api) =>
  by.post('/driver-extra-costs/', { ...answerTo(demand), ...fields });
const refuse = ({ id }: Demand, by = api) => by.post(`/extra-cost-demands/${id}/review/`);
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error?: string }).error];

describe('the demands of a center', () => {
  it('DSP-222 LOG-135 come by 100 from offset 0, the latest first, and the offsets lead through all of them', async () => {
    const first = await read();
    expect((await read({ offset: 0, limit: 100 })).results).toEqual(first.results);
    expect(first).toMatchObject({ offset: 0, limit: 100, next_offset: 100, previous_offset: null });
    expect(first.results).toHaveLength(100);
    const all = await everything();
    expect(all).toHaveLength(first.count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.count);
    const at = all.map(({ created_at }) => Date.parse(created_at ?? ''));
    expect(at).toEqual(at.toSorted((one, other) => other - one));
    expect(first.extracost_types?.length).toBeGreaterThan(0);
    const ofAll = DemandPage.parse((await api.get('/extra-cost-demands/')).body);
    expect(ofAll.count).toBeGreaterThan(first.count);
  });

  it('LOG-143 LOG-132 are filtered by review and extra cost, set or not, and by driver and reviewer', async () => {
    const all = await everything();
    const [reviewer] = (await read()).reviewers ?? [];
    const driver = all[3]?.driver.id ?? 0;
    const cases: readonly (readonly [Record<string, string | number>, (demand: Demand) => boolean])[] = [
      [{ isReviewed: 1 }, (demand) => !!demand.reviewed_at],
      [{ isReviewed: 0 }, (demand) => !demand.reviewed_at],
      [{ isValidated: 1 }, (demand) => !!demand.extra_cost],
      [{ isValidated: 0, isReviewed: 1 }, (demand) => !demand.extra_cost && !!demand.reviewed_at],
      [{ driverId: driver }, (demand) => demand.driver.id === driver],
      [{ reviewedById: reviewer?.id ?? 0 }, (demand) => demand.reviewed_by?.id === reviewer?.id],
      [{ reviewedById: 999_999 }, () => false],
    ];
    for (const [query, keeps] of cases) {
      const kept = all.filter(keeps);
      const { count, results } = await read(query);
      expect(count).toBe(kept.length);
      expect(results.map(({ id }) => id)).toEqual(kept.slice(0, 100).map(({ id }) => id));
    }
  });

  it('LOG-130 LOG-132 are filtered by days in Paris, both included', async () => {
    const all = await everything();
    const dayOf = (at: string | null | undefined) => (at ? parisDay(Date.parse(at)) : '');
    const days = [...new Set(all.map(({ created_at }) => dayOf(created_at)))].sort();
    const [from, to] = [days[3] ?? '', days[8] ?? ''];
    const between = (day: string) => day >= from && day <= to;
    const count = async (query: Record<string, string>) => (await read(query)).count;
    expect(await count({ fromDate: from, toDate: to })).toBe(
      all.filter(({ created_at }) => between(dayOf(created_at))).length,
    );
    expect(await count({ fromReviewedAt: from, toReviewedAt: to })).toBe(
      all.filter(({ reviewed_at }) => between(dayOf(reviewed_at))).length,
    );
    for (const query of [
      { fromDate: '10/03/2026' },
      { fromDate: '12026-03-10' },
      { isReviewed: 'oui' },
      { limit: 101 },
    ])
      expect((await api.get('/extra-cost-demands/', { query })).status).toBe(400);
  });

  it('LOG-136 name who asked, for which order and round, of what type, and who decided', async () => {
    const all = await everything();
    const [open] = all.filter(isOpen);
    expect(open).toMatchObject({
      driver: { name: expect.any(String) },
      order: expect.any(Number),
      dock: expect.any(Number),
      extra_cost_demand_type_label: expect.any(String),
      minutes: expect.any(Number),
      reviewed_by: null,
    });
    expect(all.find(({ extra_cost }) => extra_cost)?.reviewed_by?.name).toMatch(/\w/);
  });
});

describe('a demand', () => {
  it('LOG-140 is refused once, by whoever asks: a second time, or an extra cost, is a 409 that tells it as it is', async () => {
    const demand = await anOpenOne();
    const { status, body } = await refuse(demand);
    expect(status).toBe(200);
    const { id: me } = (await api.get('/admin-user/')).body as { id: number };
    const refused = { reviewed_by: { id: me }, reviewed_at: new Date(server.clock()).toISOString(), extra_cost: null };
    expect(body).toMatchObject({ ...refused, id: demand.id });
    server.advance(60_000);
    for (const again of [await refuse(demand), await validate(demand)]) {
      expect(errorOf(again)).toEqual([409, 'Cette demande a déjà été refusée']);
      expect(again.body).toMatchObject({ demand: refused });
    }
    expect(await one(demand.id)).toMatchObject(refused);
    expect((await api.post('/extra-cost-demands/999999999/review/')).status).toBe(404);
  });

  it('LOG-142 LOG-104 leads to one extra cost, in minutes, for who asked; it is then reviewed', async () => {
    const demand = await anOpenOne();
    const { minutes: _, ...inAmount } = answerTo(demand);
    const other = (await everything()).find(({ driver }) => driver.id !== demand.driver.id);
    expect(errorOf(await api.post('/driver-extra-costs/', inAmount))[0]).toBe(400);
    expect(errorOf(await validate(demand, { driver: other?.driver.id }))[0]).toBe(400);
    expect(errorOf(await validate(demand, { order: 1 }))[0]).toBe(400);
    expect(errorOf(await validate(demand, { minutes: 100 }))).toEqual([
      400,
      'Le nombre de minutes ne peut pas être supérieur à 99.',
    ]);
    expect(await one(demand.id)).toEqual(demand);
    const { status, body } = await validate(demand);
    expect(status).toBe(200);
    const { id, demand: told } = body as { id: number; demand: Demand };
    expect(told).toMatchObject({ id: demand.id, extra_cost: id, reviewed_by: { name: expect.any(String) } });
    expect(await one(demand.id)).toEqual(told);
    for (const again of [await validate(demand), await refuse(demand)])
      expect(errorOf(again)).toEqual([409, 'Cette demande a déjà été validée']);
  });

  it('OUR-268 of many who saw the same extra costs one alone adds another; a deletion is told too', async () => {
    const { driver } = await anOpenOne();
    const cost = { driver: driver.id, day: '2026-01-15', amount: 4, extracost_type: 1 };
    const on = (seen: readonly number[]) =>
      api.post('/driver-extra-costs/', cost, { headers: { 'if-match': versionOf(costsBasis(seen)) } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => on([])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const id = (answers.find(({ status }) => status === 200)?.body as { readonly id?: number } | undefined)?.id ?? 0;
    server.advance(60_000);
    expect((await api.delete(`/driver-extra-costs/${id}/`)).status).toBe(204);
    const refused = await on([id]);
    expect(refused).toMatchObject({ status: 412, body: { changed_at: new Date(server.clock()).toISOString() } });
    expect(errorOf(refused)[1]).toMatch(/^Surcoût supprimé entre-temps \(4,00.€, .+\), par .+\.$/);
    expect((await on([])).status).toBe(200);
  });

  it('OUR-268 LOG-140 LOG-142 a demand that was decided says so, whatever was seen; an open one rests on it too', async () => {
    const demand = await anOpenOne();
    const stale = { headers: { 'if-match': versionOf(costsBasis([999_999])) } };
    const late = () => api.post('/driver-extra-costs/', answerTo(demand), stale);
    expect((await late()).status).toBe(412);
    expect(await one(demand.id)).toEqual(demand);
    expect((await validate(demand)).status).toBe(200);
    expect(errorOf(await late())).toEqual([409, 'Cette demande a déjà été validée']);
  });

  it('LOG-097 LOG-104 its amount is that of its minutes at the rate of the day, whatever the present one', async () => {
    const demand = await anOpenOne();
    const { hourly_rate } = demand.driver;
    // Before this year a quarter of a euro less an hour was paid.
    const lastYear = { day: '2025-12-31', minutes: 60 };
    const now = centsOfMinutes(hourly_rate, 60);
    const refused = await validate(demand, { ...lastYear, amount: now / 100 });
    const [euros, cents] = [Math.floor((now - 25) / 100), String((now - 25) % 100).padStart(2, '0')];
    expect(errorOf(refused)).toEqual([422, expect.stringContaining(`font ${euros},${cents}\u00a0€`)]);
    expect((await validate(demand, { ...lastYear, day: '2026-01-01', amount: (now - 25) / 100 })).status).toBe(422);
    expect(await one(demand.id)).toEqual(demand);
    expect((await validate(demand, { ...lastYear, amount: (now - 25) / 100 })).status).toBe(200);
  });

  it('LOG-110 is open again once its extra cost is deleted, which happens once', async () => {
    const demand = (await everything()).find(({ extra_cost }) => extra_cost);
    if (!demand) throw new Error('the world has no validated demand');
    expect((await api.delete(`/driver-extra-costs/${demand.extra_cost}/`)).status).toBe(204);
    expect(demand.extra_cost_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const open = { extra_cost: null, extra_cost_date: null };
    expect(await one(demand.id)).toEqual({ ...demand, ...open, reviewed_by: null, reviewed_at: null });
    expect((await api.delete(`/driver-extra-costs/${demand.extra_cost}/`)).status).toBe(404);
    // The book has it still, and the entry that takes it back.
    const rows = await server.db.select().from(extraCosts);
    const cost = rows.find(({ id }) => id === demand.extra_cost);
    const [counter, ...others] = rows.filter(({ cancels }) => cancels === demand.extra_cost);
    expect(counter).toMatchObject({ driver: cost?.driver, day: cost?.day, amount_cents: -(cost?.amount_cents ?? 0) });
    expect(others).toEqual([]);
    expect((await api.delete(`/driver-extra-costs/${counter?.id}/`)).status).toBe(404);
    expect((await validate(demand)).status).toBe(200);
  });

  it('API-L06 the same key is one extra cost, whatever becomes of the answer', async () => {
    const demand = await anOpenOne();
    const call = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const send = () => api.post('/driver-extra-costs/', answerTo(demand), call);
    const [first, again] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('SUP-706 is decided on by logistics alone; others may read what is asked', async () => {
    const demand = await anOpenOne();
    for (const role of ['manager', 'superadmin', 'dispatch']) {
      const other = await server.as(role);
      expect((await other.get('/extra-cost-demands/', { query: { center } })).status).toBe(200);
      expect((await refuse(demand, other)).body).toEqual({ detail: 'Accès refusé' });
      expect((await validate(demand, {}, other)).status).toBe(403);
      expect((await other.delete('/driver-extra-costs/1/')).status).toBe(403);
    }
    const preparation = await server.as('preparation');
    expect((await preparation.get('/extra-cost-demands/')).status).toBe(403);
    expect(await one(demand.id)).toEqual(demand);
  });
});

it('LOG-163 a presence corrected after the decision marks the demand, which stays decided as it was', async () => {
  const all = await everything();
  const before = new Set(all.filter(({ presence_edited_at }) => presence_edited_at).map(({ id }) => id));
  const decided = all.filter(({ id, reviewed_at }) => reviewed_at && !before.has(id));
  const dayOf = ({ created_at }: Demand) => parisDay(Date.parse(created_at ?? ''));
  for (const demand of decided) {
    const [shift] = (await shiftsOf(api, { date: dayOf(demand), driver_id: demand.driver.id })).filter(
      ({ is_ended }) => is_ended,
    );
    if (!shift) continue;
    const ended = Date.parse(shift.manual_edit_end ?? shift.ended_at ?? '');
    const manual_edit_end = new Date(ended - 60_000).toISOString();
    const corrected = await api.patch(`/presence-logs/${shift.id}/`, { manual_edit_end });
    expect(corrected.status).toBe(200);
    const at = (corrected.body as { edits: readonly { at: string }[] }).edits.at(-1)?.at;
    expect(await one(demand.id)).toEqual({ ...demand, presence_edited_at: at });
    // Those of other days and other drivers are left as they were.
    const marked = (await everything()).filter(({ id, presence_edited_at }) => presence_edited_at && !before.has(id));
    expect(marked.map(({ id }) => id)).toContain(demand.id);
    for (const each of marked) expect([each.driver.id, dayOf(each)]).toEqual([demand.driver.id, dayOf(demand)]);
    const costs = (await logsOf(api, { date: dayOf(demand), driver_id: demand.driver.id })).logs.filter(
      (log) => !isShift(log),
    );
    for (const cost of costs)
      expect(cost).toMatchObject({ added_by: { id: expect.any(Number) }, added_at: expect.any(String) });
    const its = costs.find(({ id }) => id === demand.extra_cost);
    if (demand.extra_cost) expect(its).toMatchObject({ demand: { presence_edited_at: at } });
    return;
  }
  throw new Error('the world has no decided demand of a day with a presence');
});

it('LOG-142 of many at once one alone creates an extra cost, however many people validate and refuse', async () => {
  const count = async () => (await server.db.select().from(extraCosts)).length;
  for (let round = 0; round < 5; round++) {
    const demand = (await everything()).find(isOpen);
    if (!demand) throw new Error('the world has no open demand left');
    const [before, entered] = [await count(), (await server.db.select().from(auditEntries)).length];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 3 === round % 3 ? refuse(demand) : validate(demand))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const now = await one(demand.id);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(!!now?.extra_cost).toBe(won % 3 !== round % 3);
    expect(await count()).toBe(before + (now?.extra_cost ? 1 : 0));
    expect(await server.db.select().from(auditEntries)).toHaveLength(entered + 1);
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body).toMatchObject({ demand: now });
  }
}, 60_000);
