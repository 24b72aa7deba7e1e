import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { actions } from '../../../server/src/actions/actions.ts';
import { idempotencyOutcomes } from '../../../server/src/db/schema/record.ts';
import { presenceCall } from '../../../server/src/presence/routes.ts';
import { polls } from '../../../server/src/reads/polls.ts';
import { reads } from '../../../server/src/reads/reads.ts';
import { texts } from '../../../server/src/text.ts';
import { assert } from '../../../src/domain/result.ts';
import { readBoard } from '../../contract/board.ts';
import { type Answer, Client } from '../../contract/client.ts';
import { signIn } from '../../contract/target.ts';
import { wholeOr } from '../../setup/whole.ts';
import { shiftsOf } from '../driver-logs/logs.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { declaredBy, isDeclared, type Known, type Place, placesOf, samplesOf, withAt } from './samples.ts';

// Whatever one field of one call says, the answer is not a failure of ours: a client asks again after a 5xx, for hours.
// On the embedded database, or on PostgreSQL where one is given.

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly input: z.ZodMiniType;
}
const calls: readonly Call[] = [
  ...actions,
  ...reads.map(({ method = 'GET', ...read }) => ({ ...read, method })),
  ...polls.map((poll) => ({ ...poll, method: 'GET' as const })),
  presenceCall,
];

const { DATABASE_URL } = process.env;
const courierSecret = 'agreed';
const loneSurrogate = '\ud800';
let server: OwnServer;
let api: Client;
let token: string;
/** Who may see and enter what drivers are paid; nobody may everything. */
let logistics: Client;
/** Ids that exist, by the first part of a path and by the name of a field. */
let ids: Readonly<Record<string, number>> = {};
beforeAll(async () => {
  server = await ownServer({
    databaseUrl: DATABASE_URL,
    config: { courierSecret, publicConfig: { switches: { push: true, presence: true } } },
  });
  token = await signIn(server.url, 'superadmin');
  api = new Client(`${server.url}/api`, token);
  logistics = await server.as('logistique');
  ids = await someIds();
});
afterAll(() => server.close());

async function someIds() {
  const board = await readBoard(api, 9);
  const dock = board.ofDrivers().find((it) => board.tasksOf(it).length > 1) ?? board.load.docks[0];
  const task = (dock && board.tasksOf(dock)[0]) ?? board.load.deliveries[0];
  const driver = board.driver(() => true)?.id ?? 1;
  const order = task?.linked_order.id ?? 1;
  const [shift] = await shiftsOf(logistics, { month: '2026-02' });
  return {
    ...{ 'processing-orders': order, order, order_id: order, order_ids: order, orders_ids: order },
    ...{ order_id_to_redeliver: order, docks: dock?.id ?? 1, dock_id: dock?.id ?? 1, dock_target_id: dock?.id ?? 1 },
    ...{ from_dock_id: dock?.id ?? 1, to_dock_id: board.load.docks[1]?.id ?? 1 },
    ...{ tasks: task?.id ?? 1, dispatch: task?.id ?? 1, task_ids: task?.id ?? 1 },
    ...{ drivers: driver, driver, driver_id: driver, target_driver: driver, user_id: task?.client?.id ?? 1 },
    ...{ 'presence-logs': shift?.id ?? 1 },
    ...{ center: 9, center_id: 9, logistics_center_id: 9 },
  };
}

/** An `id` is one of what the path names. */
const knownTo =
  ({ path }: Pick<Call, 'path'>): Known =>
  (name) =>
    ids[name] ?? (name === 'id' || name === 'ids' ? ids[path.split('/')[1] ?? ''] : undefined);

interface Case {
  readonly call: Call;
  readonly sample: unknown;
  readonly place: Place;
}

const casesOf = (call: Call): readonly Case[] => {
  const declared = declaredBy(call.input);
  return samplesOf(declared, knownTo(call)).flatMap((sample) =>
    placesOf(sample, declared).map((place) => ({ call, sample, place })),
  );
};

const isOfLogs = (path: string) => /^\/(driver-extra-costs|driver-logs|presence-logs)\//.test(path);

let count = 0;

/** The request as it goes over the wire: what the path does not name is in the query, `body` is the body. */
function send({ method, path }: Call, input: unknown): Promise<Answer> {
  const { body, ...named } = input as Readonly<Record<string, unknown>>;
  const isInPath = (name: string) => path.includes(`:${name}/`);
  const filled = path.replace(/:(\w+)\//g, (_, name: string) => `${encoded(named[name])}/`);
  const query = Object.entries(named).filter(([name, value]) => !isInPath(name) && value != null);
  const asked = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  count += 1;
  const who = isOfLogs(path) ? logistics : api;
  return who.send(method, `${filled}${asked === '' ? '' : `?${asked}`}`, {
    ...(method === 'GET' || body === undefined ? {} : { body }),
    headers: { 'idempotency-key': `hostile-${count}` },
  });
}

/** As a client that does not look writes it: a lone surrogate as its three bytes, which no encoder of ours lets through. */
const encoded = (value: unknown) =>
  [...(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))]
    .map((char) => (/^[\ud800-\udfff]$/.test(char) ? threeBytes(char.charCodeAt(0)) : encodeURIComponent(char)))
    .join('');
const threeBytes = (unit: number) =>
  [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');

const hostileTexts = ['\0', 'a\0b', loneSurrogate, `a${loneSurrogate}`, '\udfff', '\ud83d\ud83d\ude00'];
const hostileTimes = [
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '0001-01-01',
  '9999-12-31',
  '0000-02-30',
];
const hostileNumbers = [
  2 ** 15,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -1,
  -(2 ** 31) - 1,
  -(2 ** 53) + 1,
  0.1,
  1e21,
  1e308,
  0,
];
const anything = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileTimes, ...hostileNumbers, ...hostileNumbers.map(String)),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { '\0': 1 }, [loneSurrogate], 'x'.repeat(5_000)),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The worst of the kind a place is declared as. */
function worstOf(place: Place): readonly unknown[] {
  if (isDeclared(place, 'number')) return hostileNumbers;
  if (isDeclared(place, 'time')) return hostileTimes;
  return isDeclared(place, 'digits') ? ['999999999999999', '2147483648', '0', '١٢'] : hostileTexts;
}

const isFailure = ({ status, body }: Answer) =>
  status >= 500 || (body as { error?: unknown } | null)?.error === texts.refusedValue;

describe('whatever a call says', () => {
  it('no field of it makes the server fail', { timeout: 180_000 }, async () => {
    const cases = calls.flatMap(casesOf);
    expect(cases.length).toBeGreaterThan(150);
    const byName = new Map(cases.map((it, at) => [`${it.call.path} ${it.place.path.join('.')} ${at}`, it]));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...byName.keys()), anything, async (name, value) => {
        const found = byName.get(name);
        assert(found, name);
        const { call, sample, place } = found;
        const answer = await send(call, withAt(sample, place.path, value));
        expect(isFailure(answer), `${call.method} ${call.path} ${JSON.stringify(answer.body)}`).toBe(false);
      }),
      { numRuns: wholeOr(500, 250) },
    );
  });

  it('nor do the largest numbers, the farthest days and the oddest texts, each in every field of its kind', {
    timeout: 180_000,
  }, async () => {
    for (const [nth, { call, sample, place }] of calls.flatMap(casesOf).entries()) {
      const worst = worstOf(place);
      for (const value of wholeOr(worst, [worst[nth % worst.length]])) {
        const answer = await send(call, withAt(sample, place.path, value));
        expect([call.path, place.path, value, isFailure(answer)]).toEqual([call.path, place.path, value, false]);
      }
    }
  });

  it('a text that cannot be stored is refused with 400 in every field, in French, and leaves nothing under its key', {
    timeout: 120_000,
  }, async () => {
    for (const { call, sample, place } of calls.flatMap(casesOf)) {
      const inBody = place.path[0] === 'body';
      if (call.method === 'GET' && inBody) continue;
      const value = inBody && count % 2 === 0 ? `a${loneSurrogate}` : 'a\0b';
      const { status, body } = await send(call, withAt(sample, place.path, value));
      expect([call.path, place.path, status]).toEqual([call.path, place.path, 400]);
      expect((body as { error: string }).error).toMatch(/ne peut pas être enregistré|invalide/);
    }
    const kept = await server.db.select().from(idempotencyOutcomes);
    expect(kept.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('what no field declares is looked at too: keys of objects, unknown fields, whatever is nested too deep', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const sent = (body: string) =>
      fetch(`${api.baseUrl}/processing-orders/${ids.order}/warned/`, {
        method: 'POST',
        body,
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json', 'idempotency-key': 'nested' },
      });
    for (const body of ['{"a\\u0000":1}', '{"note":"\\ud800"}', '{"far":1e999}', `{"deep":${deep}}`]) {
      const answer = await sent(body);
      expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), 400]);
      expect((await answer.json()).error).toMatch(/ne peut pas être enregistré|trop grand|niveaux imbriqués/);
    }
  });

  it('who has no account is heard by the same rule: providers that call back, and the sign-in form', async () => {
    const heard = (job: object, sequence: number) =>
      fetch(`${api.baseUrl}/couriers/stuart/events/`, {
        method: 'POST',
        body: JSON.stringify({ sequence, job: { client_reference: '1', id: 'a', status: 'delivering', ...job } }),
        headers: { authorization: `Bearer ${courierSecret}`, 'content-type': 'application/json' },
      });
    expect((await heard({}, 1)).status).toBe(404);
    const wrong: [object, number][] = [
      [{ id: 'a\0' }, 1],
      [{ tracking_url: loneSurrogate }, 1],
      [{}, 2 ** 31],
    ];
    for (const [job, sequence] of [...wrong, [{ pickup_eta: hostileTimes[0] }, 1] as const])
      expect((await heard(job, sequence)).status).toBe(400);
    const body = new URLSearchParams({ email: 'a\0@b', password: 'c' });
    const page = await fetch(`${server.url}/admin/login/`, { method: 'POST', body });
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('ne peut pas être enregistré');
  });

  it('a number beyond its column and a year of no day are refused by the call itself', () => {
    for (const { call, sample, place } of calls.flatMap(casesOf)) {
      const wrong = isOpenValue(call, place)
        ? []
        : isDeclared(place, 'number')
          ? [2 ** 31, -(2 ** 31) - 1]
          : isDeclared(place, 'time')
            ? hostileTimes
            : [];
      for (const value of wrong) {
        const read = call.input.safeParse(withAt(sample, place.path, value));
        // An id is as large as a number may be.
        const isId =
          typeof value === 'number' &&
          value > 0 &&
          call.input.safeParse(withAt(sample, place.path, 2 ** 53 - 1)).success;
        expect([call.path, place.path, value, read.success && !(isId && isIdName(place))]).toEqual([
          call.path,
          place.path,
          value,
          false,
        ]);
      }
    }
  });
});

/** The value of a general config is kept as JSON: no column bounds it (PRP-628). */
const isOpenValue = ({ path }: Call, place: Place) =>
  path.startsWith('/configs/global/') && place.path.at(-1) === 'value';

const isIdName = ({ path }: Place) => {
  const name = String(path.findLast((part) => typeof part === 'string'));
  return /(^|_)ids?$|_id_to_(redeliver|duplicate)$|^(order|driver|dock|center|current_location|ending_center|target_driver|extracost_type|driver_log(_group)?|task_ids_should_be)$/.test(
    name,
  );
};
