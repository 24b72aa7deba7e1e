import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeviceDb } from '../../src/db/device/device.ts';
import { keepError, storedErrors } from '../../src/db/error-list.ts';
import type { ErrorReport } from '../../src/domain/error-report/report.ts';
import type { Locks } from '../../src/sync/locks.ts';
import { ErrorReports } from '../../src/worker/error-reports.ts';

const aReport = (id: string): ErrorReport => ({
  ...{ id, at: '2025-03-03T11:00:00.000Z', where: 'page', path: '/dispatch' },
  ...{ name: 'Error', message: '', stack: [], version: '0.1.0' },
});

/** One tab's locks: free unless `taken`. */
const locks = (taken = false): Locks => ({
  request: async (_name, _options, callback) => callback(taken ? null : ({ name: '', mode: 'exclusive' } as Lock)),
  query: async () => ({ held: [], pending: [] }),
});

let device: DeviceDb;
let calls: string[][];
let timers: (() => void)[];
let status: number;
beforeEach(() => {
  device = new DeviceDb();
  calls = [];
  timers = [];
  status = 204;
});
afterEach(() => device.delete());

const reports = (address: string | null = 'https://errors.example/', taken = false) =>
  new ErrorReports({
    ...{ device, locks: locks(taken), address: () => address, now: () => 0, random: () => 1 },
    fetch: async (_address, { body, credentials, referrerPolicy }) => {
      expect({ credentials, referrerPolicy }).toEqual({ credentials: 'omit', referrerPolicy: 'no-referrer' });
      calls.push((JSON.parse(String(body)) as { reports: ErrorReport[] }).reports.map(({ id }) => id));
      return new Response(null, { status });
    },
    setTimer: (run) => timers.push(run),
  });
const add = async (told: ErrorReports, id: string) => {
  await keepError(device, aReport(id));
  await told.send();
};
const keptIds = async () => (await storedErrors(device)).map(({ id }) => id);

it('DSP-949 tells an error once, and keeps it no longer', async () => {
  const told = reports();
  await add(told, 'a');
  await add(told, 'b');
  expect([calls, await keptIds()]).toEqual([[['a'], ['b']], []]);
});

it('DSP-949 tells nobody without an address; what is kept goes once there is one', async () => {
  await add(reports(null), 'a');
  expect([calls, await keptIds()]).toEqual([[], ['a']]);
  await reports().send();
  expect([calls, await keptIds()]).toEqual([[['a']], []]);
});

it('DSP-949 tries again later what the service did not take, and no sooner', async () => {
  status = 503;
  const told = reports();
  await add(told, 'a');
  await add(told, 'b');
  expect([calls, await keptIds(), timers.length]).toEqual([[['a']], ['a', 'b'], 1]);
  status = 204;
  timers[0]?.();
  await expect.poll(keptIds).toEqual([]);
  expect(calls).toEqual([['a'], ['a', 'b']]);
});

it('DSP-950 keeps 150 across tabs, the newest, and sends some at a time', async () => {
  const [here, there] = [new DeviceDb(), new DeviceDb()];
  for (let nth = 0; nth < 160; nth++) await keepError(nth % 2 === 0 ? here : there, aReport(String(nth)));
  for (const each of [here, there]) each.close();
  const ids = await keptIds();
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([150, '10', '159']);
  await reports().send();
  expect(calls.map((call) => call.length)).toEqual(Array(6).fill(25));
  expect(calls.flat()).toEqual(ids);
});

it('DSP-949 leaves the telling to the tab that does it already', async () => {
  await add(reports(undefined, true), 'a');
  expect([calls, await keptIds()]).toEqual([[], ['a']]);
});
