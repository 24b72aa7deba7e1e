import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDrivers } from '../../../server/src/db/read.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { secondText } from '../../../src/domain/time/paris-time.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { shiftsOf } from './logs.ts';

const { DATABASE_URL } = process.env;
const center = CenterId.parse(9);

let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 90, databaseUrl: DATABASE_URL });
  api = await server.as('logistique');
}, 120_000);
afterAll(() => server.close());

describe('the logs of the demo world', () => {
  it('LOG-038 are written by the simulated day as presences begin and end', async () => {
    const shifts = async () => {
      const found = await shiftsOf(api, { month: '2026-03', center });
      return new Map(found.map((log) => [log.id, log]));
    };
    const known = await shifts();
    for (let hours = 0; hours < 4; hours++) {
      await server.simulator.step(100, center);
      server.advance(3_600_000);
    }
    const after = await shifts();
    const begun = [...after.values()].filter(({ id }) => !known.has(id));
    const ended = [...after.values()].filter(({ id, is_ended }) => is_ended && known.get(id)?.is_ended === false);
    expect(begun.length).toBeGreaterThan(0);
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.every(({ punches }) => punches.length === 2)).toBe(true);
    // Whoever is present has one open shift, which began when his row says so; nobody else has one of today.
    const open = [...after.values()].filter(({ is_ended, date }) => !is_ended && date === '2026-03-10');
    for (const { id, current_presence_start } of await readDrivers(server.db, { center, since: 0 })) {
      const own = open.filter(({ driver }) => driver.id === id).map(({ started_at }) => started_at);
      expect([id, own]).toEqual([id, current_presence_start ? [current_presence_start] : []]);
    }
  }, 300_000);

  it('LOG-025 go back a year, filled once, some days at a time, without a day twice', async () => {
    const months = () =>
      Promise.all(['2025-03', '2025-07', '2025-11', '2026-02'].map((month) => shiftsOf(api, { month })));
    const before = await months();
    expect(before.slice(0, 3).flat()).toEqual([]);
    while (await server.pastLogs.step());
    const after = await months();
    expect(after[3]).toEqual(before[3]);
    expect(after.map((logs) => logs.length > 300)).toEqual([true, true, true, true]);
    expect(await server.pastLogs.step()).toBe(false);
    expect((await months()).map(({ length }) => length)).toEqual(after.map(({ length }) => length));
    // No driver has two shifts of these days, on none of the days at which two fillings meet.
    const days = after
      .slice(0, 3)
      .flat()
      .map(({ driver, date, id }) => ({ key: `${driver.id} ${date}`, id }));
    expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
  }, 300_000);

  it('LOG-065 count elapsed time over the nights of the clocks: an hour less in March, one more in October', async () => {
    for (const [date, hour] of [
      ['2025-03-29', 3_600],
      ['2025-10-25', -3_600],
    ] as const) {
      const nights = (await shiftsOf(api, { date })).filter(
        ({ ended_at, edits }) =>
          ended_at !== null && edits.length === 0 && ended_at.slice(11, 13) >= '02' && ended_at.slice(0, 10) > date,
      );
      expect(nights.length).toBeGreaterThan(0);
      for (const { started_at, ended_at, time_total } of nights) {
        const [from, to] = [wallSeconds(started_at), wallSeconds(ended_at ?? '')];
        expect(to + 86_400 - from - (time_total ?? 0)).toBe(hour);
      }
    }
  });
});

/** Seconds of the day on Paris clocks. */
function wallSeconds(at: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = secondText(at).split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
