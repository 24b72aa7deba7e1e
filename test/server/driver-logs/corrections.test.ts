import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presenceEdits, presences } from '../../../server/src/db/schema/drivers/presences.ts';
import { versionOf } from '../../../src/domain/basis.ts';
import { presenceBasis, sameTimesBasis } from '../../../src/domain/driver-log/basis.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Answer, Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { type Shift, shift, shiftsOf } from './logs.ts';

const { DATABASE_URL } = process.env;
const month = '2026-02';
const minute = 60_000;
const hour = 60 * minute;

let server: OwnServer;
let api: Client;
let shifts: readonly Shift[];
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL });
  api = await server.as('logistique');
  shifts = (await shiftsOf(api, { month, include_invalid_logs: 0 })).filter(
    ({ edits, pay_mode }) => edits.length === 0 && pay_mode === 'presence',
  );
}, 120_000);
afterAll(() => server.close());

let taken = 0;
/** An ended shift that nobody has corrected, paid by its time; each test has its own. */
function aShift(): Shift & { readonly ended_at: string } {
  const found = shifts[taken++];
  assert(found?.ended_at, 'the world has shifts enough');
  return { ...found, ended_at: found.ended_at };
}

const iso = (ms: number) => new Date(ms).toISOString();
const at = (written: string | null) => Date.parse(written ?? '');
const correct = ({ id }: Shift, body: object, headers: Readonly<Record<string, string>> = {}, by = api) =>
  by.patch(`/presence-logs/${id}/`, body, { headers });
const errorOf = ({ status, body }: Answer) => [status, (body as { error?: string }).error];
const basisOf = (log: Shift) =>
  versionOf(
    presenceBasis({
      startMs: at(log.manual_edit_start ?? log.started_at),
      endMs: log.is_ended ? at(log.manual_edit_end ?? log.ended_at) : null,
    }),
  );

describe('a correction of a presence', () => {
  it('LOG-064 LOG-066 stands beside the badge, which never changes; totals follow it, the day too', async () => {
    const log = aShift();
    const end = iso(at(log.ended_at) + 30 * minute);
    const { status, body } = await correct(log, { manual_edit_end: end, comment: 'Badge oublié' });
    expect(status).toBe(200);
    const seconds = Math.floor((at(end) - at(log.started_at)) / 1000);
    expect(body).toMatchObject({
      ...{ id: log.id, ended_at: log.ended_at, started_at: log.started_at, punches: log.punches },
      ...{ manual_edit_end: end, manual_edit_start: null, time_total: seconds },
      money_real: Math.round((seconds * log.rate.hourly * 100) / 3600) / 100,
      edits: [
        {
          ...{ time: 'end', before: log.ended_at, after: end, comment: 'Badge oublié', at: iso(server.clock()) },
          by: { id: expect.any(Number), name: expect.any(String) },
        },
      ],
    });
    expect(await shift(api, log)).toEqual(body);
    const dayBefore = iso(at(log.started_at) - 24 * hour);
    expect(errorOf(await correct(log, { manual_edit_start: dayBefore }))).toEqual([
      400,
      'Le début ne peut être après la fin du temps de présence',
    ]);
    const moved = { manual_edit_start: dayBefore, manual_edit_end: iso(at(dayBefore) + hour) };
    expect((await correct(log, moved)).body).toMatchObject({ time_total: 3_600, date: dayBefore.slice(0, 10) });
  });

  it('LOG-062 LOG-065 makes at most 16 h and never ends before it starts; equal is 0', async () => {
    const log = aShift();
    const start = at(log.started_at);
    const ends = async (ms: number) => correct(log, { manual_edit_end: iso(ms) });
    const refused = [400, 'Le début ne peut être après la fin du temps de présence'];
    expect(errorOf(await ends(start - 1))).toEqual(refused);
    expect(errorOf(await ends(start + 16 * hour + 1))).toEqual(refused);
    expect((await ends(start + 16 * hour)).body).toMatchObject({ time_total: 57_600, time_total_formated: '16 h 00' });
    expect((await ends(start)).body).toMatchObject({ time_total: 0, time_waiting: 0, money_real: 0 });
    expect((await shift(api, log)).edits).toHaveLength(2);
  });

  it('LOG-065 neither begins nor ends in the future: rounds that leave later would stand in no log', async () => {
    const log = aShift();
    const nowMs = server.clock();
    const moved = { manual_edit_start: iso(nowMs + 1), manual_edit_end: iso(nowMs + hour) };
    expect(errorOf(await correct(log, moved))).toEqual([400, 'Une présence ne peut pas commencer dans le futur']);
    const early = { manual_edit_start: iso(nowMs - hour), manual_edit_end: iso(nowMs + 1) };
    expect(errorOf(await correct(log, early))).toEqual([400, 'Une présence ne peut pas finir dans le futur']);
    expect((await correct(log, { ...early, manual_edit_end: iso(nowMs) })).status).toBe(200);
  });

  it('LOG-064 every correction stays: by whom, when, from what to what; none is changed or taken away', async () => {
    const log = aShift();
    const first = iso(at(log.started_at) - 10 * minute);
    const second = iso(at(log.started_at) - 20 * minute);
    await correct(log, { manual_edit_start: first });
    server.advance(minute);
    await correct(log, { manual_edit_start: second, comment: 'Vu avec lui' });
    await correct(log, { manual_edit_start: null });
    const { edits, manual_edit_start, started_at } = await shift(api, log);
    expect({ manual_edit_start, started_at }).toEqual({ manual_edit_start: null, started_at: log.started_at });
    expect(edits.map(({ time, before, after, comment }) => [time, before, after, comment])).toEqual([
      ['start', log.started_at, first, null],
      ['start', first, second, 'Vu avec lui'],
      ['start', second, log.started_at, null],
    ]);
    expect(at(edits[1]?.at ?? '') - at(edits[0]?.at ?? '')).toBe(minute);
    await expect(server.db.update(presenceEdits).set({ before: null })).rejects.toThrow();
    await expect(server.db.delete(presenceEdits)).rejects.toThrow();
  });

  it('LOG-063 that changes nothing is no entry, in whatever zone its time is written', async () => {
    const log = aShift();
    const end = iso(at(log.ended_at) + 5 * minute);
    const paris = `${iso(at(end) + hour).slice(0, -1)}+01:00`;
    const first = await correct(log, { manual_edit_end: paris });
    expect(first.body).toMatchObject({ manual_edit_end: end });
    expect(await correct(log, { manual_edit_end: end })).toMatchObject({ status: 200, body: first.body });
    expect((await shift(api, log)).edits).toHaveLength(1);
  });

  it('LOG-064 rests on both times that were seen: where one is another by now, it is refused with the log', async () => {
    const log = aShift();
    const seen = { 'if-match': basisOf(log) };
    const start = iso(at(log.started_at) - 5 * minute);
    const end = iso(at(log.ended_at) + 5 * minute);
    const first = await correct(log, { manual_edit_start: start }, seen);
    expect(first.status).toBe(200);
    // The other one set the start, this one the end: he has seen a start that is none any more.
    const second = await correct(log, { manual_edit_end: end }, seen);
    expect(second).toMatchObject({ status: 412, body: { code: 'moved', log: first.body } });
    expect((second.body as { changed_by: string }).changed_by).toBe((first.body as Shift).edits[0]?.by.name);
    expect((await shift(api, log)).edits).toHaveLength(1);
    const now = { 'if-match': basisOf(first.body as Shift) };
    expect((await correct(log, { manual_edit_end: end }, now)).status).toBe(200);
  });

  it('LOG-064 of two who correct the same time at once on what both saw, one alone does', async () => {
    const log = aShift();
    const seen = { 'if-match': basisOf(log) };
    const ends = [1, 2, 3, 4].map((count) => iso(at(log.ended_at) + count * minute));
    const answers = await Promise.all(ends.map((end) => correct(log, { manual_edit_end: end }, seen)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const { manual_edit_end, edits } = await shift(api, log);
    expect(edits).toHaveLength(1);
    expect(ends[answers.findIndex(({ status }) => status === 200)]).toBe(manual_edit_end);
  });

  it('LOG-038 the end taken back makes a shift without a badge unfinished again, and its facts those of now', async () => {
    const open = (await shiftsOf(api, { date: iso(server.clock()).slice(0, 10) })).find(({ is_ended }) => !is_ended);
    assert(open, 'somebody is present');
    const end = iso(at(open.started_at) + hour);
    expect((await correct(open, { manual_edit_end: end })).body).toMatchObject({
      ...{ is_ended: true, ended_at: null, manual_edit_end: end, time_total: 3_600 },
    });
    const row = async () => (await server.db.select().from(presences).where(sql`id = ${open.id}`))[0];
    expect(await row()).toMatchObject({ frozen_at: iso(server.clock()), pay_mode: open.pay_mode });
    expect((await correct(open, { manual_edit_end: null })).body).toMatchObject({
      is_ended: false,
      manual_edit_end: null,
    });
    expect(await row()).toMatchObject({ frozen_at: null, pay_mode: null, lines: null });
    expect((await shift(api, open)).edits.map(({ after }) => after)).toEqual([end, null]);
    const later = iso(server.clock() + minute);
    expect(errorOf(await correct(open, { manual_edit_start: later }))).toEqual([
      400,
      'Une présence ne peut pas commencer dans le futur',
    ]);
  });

  it('LOG-064 takes times of these years, a comment of 500 signs, and no other field', async () => {
    const log = aShift();
    const end = log.ended_at;
    for (const body of [
      {},
      { comment: 'Rien' },
      { manual_edit_end: '18h30' },
      { manual_edit_end: '2026-02-03T18:30:00' },
      { manual_edit_end: '1999-02-03T18:30:00Z' },
      { manual_edit_end: end, comment: 'x'.repeat(501) },
      { manual_edit_end: end, ended_at: end },
      { manual_edit_end: end, pay_mode: 'by_day' },
    ])
      expect([body, (await correct(log, body)).status]).toEqual([body, 400]);
    expect((await api.patch('/presence-logs/999999999/', { manual_edit_end: end })).status).toBe(404);
    expect((await shift(api, log)).edits).toEqual([]);
  });
});

describe('a presence that is added', () => {
  const add = (body: object) => api.post('/presence-logs/', body);

  it('LOG-075 is ended at once, says who added it, and shows in the logs of its day', async () => {
    const { driver, center } = aShift();
    const { status, body } = await add({ driver: driver.id, date: '2026-02-01', start: '09:05', end: '23:59' });
    expect(status).toBe(200);
    const added = body as Shift;
    expect(added).toMatchObject({
      ...{ type: 'presence', center, date: '2026-02-01', is_ended: true, punches: [], edits: [], logs: [] },
      ...{ started_at: '2026-02-01T08:05:00.000Z', ended_at: '2026-02-01T22:59:00.000Z', time_total: 53_640 },
      ...{ manual_edit_start: null, manual_edit_end: null, added_at: iso(server.clock()) },
      added_by: { id: expect.any(Number), name: expect.any(String) },
      money_real: Math.round((53_640 * added.rate.hourly * 100) / 3600) / 100,
    });
    expect(await shift(api, added)).toEqual(added);
    // Touching and overlapping ones are allowed.
    expect((await add({ driver: driver.id, date: '2026-02-01', start: '10:00', end: '12:00' })).status).toBe(200);
    const over = await correct(added, { manual_edit_end: '2026-02-02T01:00:00+01:00' });
    expect(over.body).toMatchObject({ time_total: 57_300, date: '2026-02-01' });
  });

  it('OUR-269 of many who add the same one does, the others are refused with it and its author; an older console is not', async () => {
    const { driver } = aShift();
    const times = { driver: driver.id, date: '2026-02-02', start: '06:05', end: '06:25' };
    const none = { headers: { 'if-match': versionOf(sameTimesBasis(null)) } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/presence-logs/', times, none)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const added = answers.find(({ status }) => status === 200)?.body as Shift;
    for (const { body } of answers.filter(({ status }) => status === 412))
      expect(body).toMatchObject({
        ...{ code: 'moved', log: added, changed_by: added.added_by?.name, changed_at: added.added_at },
        error: expect.stringMatching(
          /^Présence déjà enregistrée \(02\/02\/2026 06:05 - 02\/02\/2026 06:25\), par .+ à \d\d:\d\d\.$/,
        ),
      });
    const longer = { ...times, end: '06:26' };
    expect((await api.post('/presence-logs/', longer, none)).status).toBe(200);
    // Corrected to the same times, it is the same; whoever corrected it is told.
    server.advance(minute);
    const other = await server.as('manager-acl');
    expect((await correct(added, { manual_edit_end: '2026-02-02T06:30:00+01:00' }, {}, other)).status).toBe(200);
    const corrected = await api.post('/presence-logs/', { ...times, end: '06:30' }, none);
    expect(corrected).toMatchObject({ status: 412, body: { log: { id: added.id }, changed_at: iso(server.clock()) } });
    expect((corrected.body as { changed_by: string }).changed_by).not.toBe(added.added_by?.name);
    expect((await api.post('/presence-logs/', times, none)).status).toBe(200);
    expect((await add(times)).status).toBe(200);
  });

  it('LOG-071 LOG-065 within one day: the start before the end, no hour that does not exist, none in the future', async () => {
    const driver = aShift().driver.id;
    const refused = async (fields: object) =>
      errorOf(await add({ driver, date: '2025-10-26', start: '01:00', end: '02:30', ...fields }));
    const order = [400, "L'heure de début doit être avant l'heure de fin"];
    expect(await refused({ start: '02:30' })).toEqual(order);
    expect(await refused({ start: '03:00' })).toEqual(order);
    expect(await refused({ date: '2025-03-30' })).toEqual([400, "Cette heure n'existe pas ce jour-là"]);
    // LOG-073: 16 h at most.
    expect(await refused({ date: '2025-06-02', start: '00:00', end: '23:59' })).toEqual([
      400,
      'Le début ne peut être après la fin du temps de présence',
    ]);
    expect(await refused({ date: '2026-03-11', start: '08:00', end: '09:00' })).toEqual([
      400,
      'Une présence ne peut pas commencer dans le futur',
    ]);
    // It is about 11:00 in Paris.
    expect(await refused({ date: '2026-03-10', start: '08:00', end: '11:30' })).toEqual([
      400,
      'Une présence ne peut pas finir dans le futur',
    ]);
    const { body } = await add({ driver, date: '2025-10-26', start: '01:00', end: '02:30' });
    expect(body).toMatchObject({ ended_at: '2025-10-26T00:30:00.000Z', time_total: 5_400 });
    const night = await add({ driver, date: '2025-10-26', start: '01:00', end: '03:00' });
    expect(night.body).toMatchObject({ time_total: 10_800 });
    for (const fields of [
      { start: '9:05' },
      { end: '24:00' },
      { date: '2026-02-30' },
      { driver: 0 },
      { pay_mode: 'by_day' },
    ])
      expect((await refused(fields))[0]).toBe(400);
    expect((await add({ driver: 999_999_999, date: '2026-02-01', start: '08:00', end: '09:00' })).status).toBe(404);
  });
});
