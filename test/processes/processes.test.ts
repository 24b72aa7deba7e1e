import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCouriers } from '../../server/couriers/service.ts';
import { centers } from '../../server/src/db/schema/center.ts';
import { orders } from '../../server/src/db/schema/day.ts';
import { outgoingMessages } from '../../server/src/db/schema/outgoing.ts';
import { auditEntries } from '../../server/src/db/schema/record.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import { type Order, OrderId } from '../../src/domain/order/order.ts';
import type { Task } from '../../src/domain/task/task.ts';
import { Board, readBoard, readDock, readTask } from '../contract/board.ts';
import { type Answer, Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { Conflict } from '../contract/wire.ts';
import { type Scratch, scratchDatabase } from '../postgres/scratch.ts';
import { openStream } from '../server/event-stream.ts';
import { type ApiProcess, startProcesses } from './processes.ts';

// Two API processes on one PostgreSQL, started at once on an empty database: what one says the other keeps.

const { DATABASE_URL } = process.env;
const secret = 'agreed';

describe.runIf(DATABASE_URL)('two processes on one database', { timeout: 90_000 }, () => {
  let scratch: Scratch;
  let db: ReturnType<typeof drizzle>;
  let couriers: Awaited<ReturnType<typeof startCouriers>>;
  let sms: Awaited<ReturnType<typeof startSms>>;
  let processes: ApiProcess[];
  let token: string;
  /** One person, who meets another process at each turn; and a colleague who always meets the other one. */
  let on: readonly [Client, Client];
  beforeAll(async () => {
    scratch = await scratchDatabase(DATABASE_URL ?? '');
    db = drizzle(scratch.url);
    // Its connection is ended with the database.
    db.$client.on('error', () => undefined);
    sms = await startSms();
    couriers = await startCouriers({ clock: Date.now, seed: 1, secret, token: 'shown' });
    const account = (url: string) => ({ url, token: 'shown' });
    processes = await startProcesses(2, {
      ...{ databaseUrl: scratch.url, seed: 7, size: 60 },
      couriers: { STUART: account(couriers.urls.STUART), UBER_DIRECT: account(couriers.urls.UBER_DIRECT) },
      config: {
        courierSecret: secret,
        sms: { url: sms.url, token: null },
        publicConfig: { switches: { push: true, presence: true } },
      },
    });
    const [one, other] = processes;
    if (!one || !other) throw new Error('Invariant: two processes');
    // A token given by one opens the other too.
    token = await signIn(one.url, 'superadmin');
    on = [new Client(`${one.url}/api`, token), new Client(`${other.url}/api`, token)];
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map((it) => it.stop()));
    await couriers.close();
    sms.close();
    await db.$client.end();
    await scratch.drop();
  });

  const board = async (client: Client): Promise<Board> => new Board((await readBoard(client, 9)).load);

  it('fill an empty database once, and tell the same of it under the same ETag', async () => {
    const [one, other] = await Promise.all(on.map((it) => it.get('/metas/')));
    expect(other?.body).toEqual(one?.body);
    const query = { center: 9, version: 3 };
    const first = await on[0].get('/dispatch/loadstate/', { query });
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const polls = await Promise.all(on.map((it) => it.get('/dispatch/loadstate/', { query, headers })));
    expect(polls.map(({ status }) => status)).toEqual([304, 304]);
  });

  it('DSP-483 DSP-487 one moves a task, the other answers 409 with the docks as they are', async () => {
    for (let round = 0; round < 5; round++) {
      const here = await board(on[0]);
      const open = here.open();
      const from = open.find((dock) => here.movable(dock).length > 0);
      const [task] = from ? here.movable(from) : [];
      const targets = open.filter(({ id }) => id !== from?.id).slice(0, 2);
      if (!from || !task || targets.length < 2) throw new Error('needs three open docks');
      const answers: Answer[] = await Promise.all(
        on.map((client, at) =>
          client.post('/dispatch/deliveries/move_task/', [
            { id: task.id, from_dock_id: from.id, dock_target_id: targets[at]?.id, dock_rank: 1 },
          ]),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = Conflict.parse(answers.find(({ status }) => status === 409)?.body);
      const won = targets[answers.findIndex(({ status }) => status === 200)];
      // Each process reads what the other wrote, at once.
      for (const client of on) expect((await readTask(client, task.id)).dock).toBe(won?.id);
      for (const told of lost.docks ?? []) expect(told).toEqual(await readDock(on[1], told.id));
    }
  });

  it('do what bears one key once, wherever it is sent again', async () => {
    const order = (await board(on[0])).load.deliveries[0]?.linked_order.id;
    const path = `/processing-orders/${order}/`;
    const bags = { number_of_bags: 21, number_of_bags_isotherm: 0 };
    for (let round = 0; round < 5; round++) {
      const key = randomUUID();
      const headers = { 'idempotency-key': key };
      const atOnce = await Promise.all([...on, ...on].map((client) => client.patch(path, bags, { headers })));
      expect(atOnce.every(({ status }) => status === 200 || status === 503)).toBe(true);
      expect(atOnce.some(({ status }) => status === 200)).toBe(true);
      const again: Answer[] = [];
      for (const client of on) again.push(await client.patch(path, bags, { headers }));
      expect(again.map(({ status }) => status)).toEqual([200, 200]);
      expect(again[1]?.body).toEqual(again[0]?.body);
      expect(await db.select().from(auditEntries).where(eq(auditEntries.command_id, key))).toHaveLength(1);
    }
  });

  it('call a courier once, and give the outcome of the call under its key from both', async () => {
    const [order] = await callable();
    if (!order) throw new Error('needs a finished order');
    const headers = { 'idempotency-key': randomUUID() };
    const { size } = couriers.fleet;
    const call = (client: Client) => client.get(`/processing-orders/${order}/call_stuart/`, { headers });
    const atOnce = await Promise.all(on.map(call));
    expect(atOnce.map(({ status, body }) => [status, status === 200 || body])).toEqual(
      atOnce.map(({ status }) =>
        status === 200 ? [200, true] : [503, expect.objectContaining({ code: 'request_in_progress' })],
      ),
    );
    const again = [await call(on[0]), await call(on[1])];
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(again[1]?.body).toEqual(again[0]?.body);
    expect(couriers.fleet.size).toBe(size + 1);
  });

  it('tell on the streams of both what was done at one', async () => {
    const streams = await Promise.all(on.map((client) => openStream(client, token, 12)));
    const [delivery] = (await readBoard(on[0], 12)).load.deliveries;
    for (const stream of streams) await expect.poll(() => stream.revisions().length).toBeGreaterThan(0);
    const path = `/processing-orders/${delivery?.linked_order.id}/`;
    await on[0].patch(path, { number_of_bags: 30, number_of_bags_isotherm: 0 });
    const [center] = await db
      .select()
      .from(centers)
      .where(eq(centers.id, CenterId.parse(12)));
    for (const stream of streams)
      await expect.poll(() => Math.max(...stream.revisions())).toBeGreaterThanOrEqual(center?.revision ?? 0);
    for (const stream of streams) stream.close();
  });

  it('OUR-060 OUR-061 tell at one who is at an order, said at the other: all eight things of a device in one notice', async () => {
    const colleague = await signIn(processes[1]?.url ?? '', 'support');
    const there = new Client(on[1].baseUrl, colleague);
    const begun = 'a'.repeat(32);
    const farthest = Number.MAX_SAFE_INTEGER;
    const things = Array.from({ length: 8 }, (_, at) => ({ kind: 'order', id: farthest - at, center: 9, begun }));
    const mine = { subjects: [{ kind: 'order', id: farthest, center: 9, begun: null }] };
    const stream = await openStream(on[0], token, 9);
    expect((await on[0].post('/presence/', mine)).status).toBe(204);
    expect((await there.post('/presence/', { subjects: things })).status).toBe(204);
    const told = `"id":${farthest}`;
    await expect.poll(() => stream.text()).toContain(told);
    expect(stream.text().match(/"begun":"a{32}"/g)).toHaveLength(1);
    await expect.poll(async () => (await there.post('/presence/', { subjects: [] })).status).toBe(204);
    await expect.poll(() => stream.text().trimEnd().endsWith('data: []')).toBe(true);
    stream.close();
  });

  it('deliver each message once: one of them has the duty, and the other takes it when that one dies', async () => {
    const [found] = await db.select({ id: orders.id }).from(orders).limit(1);
    const order = OrderId.parse(found?.id);
    const wait = async (count: number) => {
      const at = new Date().toISOString();
      const rows = Array.from({ length: count }, () => ({
        ...{ id: randomUUID(), order_id: order, phone: '0600000000', body: 'Bonjour', done_by: 'claire' },
        ...{ created_at: at, due_at: at, state: 'waiting' as const },
      }));
      await db.insert(outgoingMessages).values(rows);
      await expect.poll(() => rows.map(({ id }) => sms.times(id)), { timeout: 20_000 }).toEqual(rows.map(() => 1));
    };
    await wait(20);
    const [first] = await onDuty();
    const [dying, staying] = first === processes[0]?.pid ? processes : processes.toReversed();
    expect(first).toBe(dying?.pid);
    await dying?.kill();
    await wait(20);
    expect(await onDuty()).toEqual([staying?.pid]);
    expect([...sms.ids()].every((id) => sms.times(id) === 1)).toBe(true);
  });

  /** Finished orders in no dock that a courier may take. */
  async function callable(): Promise<number[]> {
    const { body } = await on[0].get('/dispatch/loadstate/', { query: { center: 9 } });
    const { deliveries } = body as { readonly deliveries: readonly CallableTask[] };
    const free = deliveries.filter(({ dock, is_moving }) => !dock && !is_moving);
    return free.flatMap(({ linked_order: { id, status, option_tranquility } }) =>
      status === 'prepared' && !option_tranquility ? [id] : [],
    );
  }

  /** The processes that hold the lock of the duty. */
  async function onDuty(): Promise<number[]> {
    const { rows } = await db.execute<{ name: string }>(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and granted and datname = current_database() and application_name like 'quai %'`,
    );
    return rows.map(({ name }) => Number(name.replace('quai ', '')));
  }
});

interface CallableTask extends Pick<Task, 'dock' | 'is_moving'> {
  readonly linked_order: Pick<Order, 'id' | 'status' | 'option_tranquility'>;
}

/** Takes messages, and counts how often each came. */
async function startSms() {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(String(request.headers['idempotency-key']));
    request.resume().on('end', () => response.writeHead(200).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ids: () => new Set(seen),
    times: (id: string) => seen.filter((it) => it === id).length,
    close: () => server.close(),
  };
}
