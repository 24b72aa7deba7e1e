import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generalConfigs } from '../../server/src/db/schema/general-configs.ts';
import { lockCenter, writePatches } from '../../server/src/db/write.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import type { Dock } from '../../src/domain/dock/dock.ts';
import type { Patch } from '../../src/domain/rows.ts';
import { Board, readBoard, readDock, readTask } from '../contract/board.ts';
import type { Answer, Client } from '../contract/client.ts';
import { Conflict, FullDock, taskIds, type WireDock } from '../contract/wire.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// Two people act on the same rows at once, over HTTP: on the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;

interface Summary {
  readonly id: number;
  readonly status?: string;
  readonly center?: number;
}
const center = CenterId.parse(9);
const rounds = 8;

const place = DATABASE_URL ? 'PostgreSQL' : 'the embedded database';

describe(`two people at once on ${place}`, { timeout: 90_000 }, () => {
  let server: OwnServer;
  let people: readonly [Client, Client];
  beforeAll(async () => {
    server = await ownServer({ databaseUrl: DATABASE_URL, clock: Date.now, size: 150 });
    people = [await server.as('manager'), await server.as('dispatch')];
  });
  afterAll(() => server.close());

  const board = async (): Promise<Board> => new Board((await readBoard(people[0], center)).load);

  /** What a round needs to be as the test says, beside what actions make of it. */
  const arrange = (patches: readonly Patch[]) =>
    server.db.transaction(async (tx) => {
      await writePatches(tx, center, ((await lockCenter(tx, center)) ?? 0) + 1, patches);
    });

  /** Both send at once: one is answered 200, the other 409. */
  async function race(send: (person: Client, at: number) => Promise<Answer>) {
    const answers = await Promise.all(people.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
    return { winner: answers[0]?.status === 200 ? 0 : 1, won: won?.body, lost: Conflict.parse(lost?.body) };
  }

  it('DSP-483 DSP-487 one moves a task, the other gets the docks as they are', async () => {
    const open = (await board()).open();
    let from: WireDock | undefined = open.find((dock) => dock.tasks.length > 0);
    const [task] = from ? (await board()).movable(from) : [];
    for (let round = 0; round < rounds; round++) {
      const [one, other] = open.filter(({ id }) => id !== from?.id);
      if (!from || !task || !one || !other) throw new Error('needs three open docks');
      const here = from;
      const targets = [one, other];
      const { winner, lost } = await race((person, at) =>
        person.post('/dispatch/deliveries/move_task/', [
          { id: task.id, from_dock_id: here.id, dock_target_id: targets[at]?.id, dock_rank: 1 },
        ]),
      );
      from = targets[winner];
      expect((await readTask(people[0], task.id)).dock).toBe(from?.id);
      for (const told of lost.docks ?? []) expect(told).toEqual(await readDock(people[0], told.id));
      expect(lost.docks?.map(({ id }) => id)).toEqual(expect.arrayContaining([here.id, from?.id]));
    }
  });

  it('DSP-416 DSP-420 DSP-484 one gives a dock or takes it back, the other gets the dock as it is', async () => {
    const on = await board();
    const [found] = on.editable('DRIVER_HARD').filter((dock) => dock.tasks.length > 0);
    const driver = on.driver(({ state, activity }) => state === 'wait' && !activity);
    if (!found || !driver) throw new Error('needs a hard dock and a free driver');
    const free: Partial<Dock> = { target_driver: driver.id, defined_at: null, locked_at: null };
    await arrange([
      { kind: 'dock', id: found.id, set: free },
      { kind: 'driver', id: driver.id, set: { is_paid_by_race: true, daily_refusals_limit_exceeded: false } },
    ]);
    for (let round = 0; round < rounds; round++) {
      for (const service of ['assign', 'unlock']) {
        const { won, lost } = await race((person) => person.post(`/docks/${found.id}/${service}/`));
        const now = await readDock(people[0], found.id);
        expect(!!now.locked_at).toBe(service === 'assign');
        expect([FullDock.parse(won), lost.dock]).toEqual([now, now]);
      }
    }
  });

  it('DSP-445 DSP-486 no task is in two docks, and every dock is ranked 1..n, whatever two people do', async () => {
    for (let round = 0; round < rounds; round++) {
      const on = await board();
      const atRest = on.open().filter((dock) => on.movable(dock).length === dock.tasks.length);
      const [from, to] = atRest.toSorted((one, other) => other.tasks.length - one.tasks.length);
      if (!from || !to) throw new Error('needs two open docks');
      const answers = await Promise.all([
        people[0].post(`/dispatch/docks/${from.id}/move_dock/`, {
          dock_target_id: to.id,
          target_should_be_empty: false,
        }),
        people[1].post(`/dispatch/docks/${from.id}/extract_tasks/`, { task_ids: taskIds(from.tasks).slice(0, 1) }),
      ]);
      expect(answers.map(({ status }) => status).every((status) => [200, 400, 409].includes(status))).toBe(true);
      const now = await board();
      const ids = now.load.docks.flatMap((dock) => taskIds(dock.tasks));
      expect(new Set(ids).size).toBe(ids.length);
      for (const dock of now.open())
        expect(now.tasksOf(dock).map((task) => task.dock_rank)).toEqual(dock.tasks.map((_, at) => at + 1));
    }
  });

  it('DSP-624 two centers exchange drivers at once, neither waiting for the other', async () => {
    const other = CenterId.parse(12);
    const inWait = async (of: CenterId) =>
      (await readBoard(people[0], of)).driver(({ state, activity }) => state === 'wait' && !activity);
    for (let round = 0; round < 4; round++) {
      const [here, there] = [await inWait(center), await inWait(other)];
      if (!here || !there) throw new Error('needs a waiting driver in each center');
      const moves = await Promise.all([
        people[0].post(`/drivers/${here.id}/change_center/`, { center_id: other }),
        people[1].post(`/drivers/${there.id}/change_center/`, { center_id: center }),
      ]);
      expect(moves.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('API-S43 a customer is changed while his orders of two centers are acted on, nobody waiting for another', async () => {
    const editor = await server.as('superadmin');
    const { here, there, customer } = await orderedTwice(editor);
    for (let round = 0; round < rounds; round++) {
      const names = { first_name: `Anne ${round}`, last_name: 'Delorme', phone_number: `06 00 00 00 0${round}` };
      const answers = await Promise.all([
        editor.patch(`/users/${customer}/`, names),
        people[0].post(`/processing-orders/${here.order}/warned/`),
        people[1].post(`/processing-orders/${there.order}/warned/`),
        people[0].patch(`/users/${customer}/`, { is_vip: round % 2 === 0 }),
      ]);
      expect([200, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
      for (const { task } of [here, there]) {
        const { client } = await readTask(people[0], task);
        expect(client).toMatchObject({ ...{ name: `Anne ${round} Delorme` }, is_vip: round % 2 === 0 });
      }
    }
  });

  /** A customer with an order on the boards of two centers: one of another day goes out again in the other. */
  async function orderedTwice(editor: Client) {
    for (const { id, client, linked_order } of (await board()).tasks.values()) {
      if (!client?.id || client.is_pro) continue;
      const orders = (await editor.get('/processing-orders/', { query: { user_id: client.id } })).body as Summary[];
      const past = orders.find((it) => it.status === 'received' && it.center !== center && it.id !== linked_order.id);
      const addresses = (await editor.get('/admin-addresses/', { query: { user_id: client.id } })).body as Summary[];
      if (!past || !addresses[0]) continue;
      const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const { body } = await editor.post('/redeliver-orders/', {
        ...{ order_id_to_redeliver: past.id, shipping_address_id: addresses[0].id },
        ...{ shipping_time: at(2), max_shipping_time: at(3), number_of_bags: 1, number_of_bags_isotherm: 0 },
        ...{ transit_area_type: 1, transit_area_name: 'F01' },
      });
      const made = (body as Summary).id;
      const { load } = await readBoard(editor, past.center ?? 0);
      const task = load.deliveries.find((it) => it.linked_order.id === made)?.id ?? 0;
      return { customer: client.id, here: { task: id, order: linked_order.id }, there: { task, order: made } };
    }
    throw new Error('needs a customer of two centers');
  }

  it.runIf(DATABASE_URL)('goes on when the database ends its connections', async () => {
    await server.db.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(async () => (await people[0].get('/metas/')).status).toBe(200);
  });

  it.runIf(DATABASE_URL)('goes on when a connection ends between two statements of a transaction', async () => {
    const pid = sql<number>`pid`;
    const connections = () => server.db.select({ pid }).from(sql`pg_stat_activity`);
    const broken = server.db.transaction(async (tx) => {
      const [own] = await tx.select({ pid }).from(sql`pg_backend_pid() as pid`);
      await server.db.execute(sql`select pg_terminate_backend(${own?.pid})`);
      await expect.poll(connections).not.toContainEqual(own);
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect((await people[0].get('/metas/')).status).toBe(200);
  });

  it('PRP-628 of general configs that several save at once, in whatever order, each time one array stands whole', async () => {
    const admin = await server.as('superadmin');
    const names = Array.from({ length: 20 }, (_, at) => `at_once_${at}`);
    const arrays = Array.from({ length: rounds }, (_, value) => names.map((name) => ({ name, value })));
    const answers = await Promise.all(
      arrays.map((array, at) => admin.post('/configs/global/bulk/', at % 2 ? array : array.toReversed())),
    );
    expect(answers.map(({ status }) => status)).toEqual(arrays.map(() => 200));
    const saved = await server.db.select().from(generalConfigs).where(like(generalConfigs.name, 'at_once_%'));
    expect([saved.length, new Set(saved.map(({ value }) => value)).size]).toEqual([names.length, 1]);
  });
});
