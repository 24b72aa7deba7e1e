import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestSpec } from '../../src/domain/command.ts';
import { isRead } from '../engine/calls.ts';
import type { Call, Fate } from '../engine/network.ts';
import { type Tab, World } from '../engine/world.ts';

const bags = (orderId = 1001, dry = 3, isotherm = 2) => ({ orderId, dry, isotherm });
const move = {
  ...{ taskId: 1, orderId: 1001, from: null, to: 53, left: [], atMs: Date.parse('2026-03-10T09:00:00Z') },
  ranks: [{ taskId: 1, rank: 1 }],
};
const go = { dockId: 51, driverId: 71, lockedAt: null, at: '2026-03-10T09:00:00Z' };
const nothing = [undefined, {}, [], null, 'ok'].map((body) => ({ body, said: JSON.stringify(body) ?? 'not a byte' }));
const isPoll = ({ path, query }: RequestSpec) => path === '/tasks/state/' || query?.version !== undefined;
const isEntityRead = (request: RequestSpec) =>
  isRead(request) && /^\/(processing-orders|docks|dispatch\/deliveries)\//.test(request.path);

describe('a success', () => {
  let world: World;
  let tab: Tab;
  let sent: Call[];
  const actions = () => sent.filter(({ request }) => !isRead(request));
  const reads = () => sent.filter(({ request }) => isEntityRead(request));
  const outbox = () => world.shadow('1').of('outbox');
  const states = () => outbox().map((row) => [row.state, row.reason?.code]);
  const begin = async (options: ConstructorParameters<typeof World>[0] = {}) => {
    world = new World(options);
    sent = [];
    world.network.onSent = (call) => sent.push(call);
    tab = await world.open();
    await world.pass(20_000, 1_000);
  };
  const answered = (fate: Fate) => {
    world.network.fateOf = (request) => (isRead(request) ? {} : fate);
  };
  /** The server does it, and answers this. */
  const spoiled = (body: unknown): Fate => ({ spoil: (answer) => ({ ...answer, body }) });
  /** Something on the way answers this; the server got nothing. */
  const instead = (body: unknown): Fate => ({ instead: { status: 200, body, headers: {} } });

  beforeEach(() => begin());

  it.each(nothing)(
    'DSP-833 that says $said is settled without a word once the row shows it, at the cost of one read',
    async ({ body }) => {
      answered(spoiled(body));
      await tab.engine.actions.issue('order.bags', bags());
      await world.settle();
      expect(states()).toEqual([['settled', undefined]]);
      expect([actions().length, reads().length, world.server.ledger.length]).toEqual([1, 1, 1]);
    },
  );

  it.each(nothing)('that says $said and did nothing is none: nobody is told that it was saved', async ({ body }) => {
    answered(instead(body));
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    expect(states()).toEqual([['uncertain', 'unknown']]);
    expect([reads().length, world.server.ledger.length]).toEqual([1, 0]);
  });

  it.each(['guarded', 'keyed'] as const)(
    'that did nothing is followed by another try where that is safe: %s',
    async (why) => {
      await begin(why === 'keyed' ? { retentionS: 3_600 } : {});
      answered(instead({}));
      await (why === 'keyed'
        ? tab.engine.actions.issue('order.bags', bags())
        : tab.engine.actions.issue('task.move', move));
      await world.settle();
      expect(states()).toEqual([['queued', undefined]]);
      answered({});
      await world.pass(5_000, 1_000);
      expect([outbox()[0]?.state, world.server.ledger.length]).toEqual(['settled', 1]);
    },
  );

  it('that goes on doing nothing is not asked for in a loop', async () => {
    answered(instead(null));
    await tab.engine.actions.issue('task.move', move);
    await world.pass(30_000, 500);
    expect(actions().length).toBeLessThan(12);
    expect(reads().length).toBe(actions().length);
  });

  it('that tells another row is a lost answer', async () => {
    answered({ instead: { status: 200, body: { id: 1002, number_of_bags: 5 }, headers: {} } });
    await tab.engine.actions.issue('order.bags', bags());
    await world.pass(5_000, 1_000);
    expect(states()).toEqual([['uncertain', 'unknown']]);
    expect(world.shadow('1').row('order', 9, 1002)?.row).not.toMatchObject({ number_of_bags: 5 });
  });

  it('DSP-416 DSP-489 of a GO that says nothing is read after: done, or unknown, and never sent again', async () => {
    answered(spoiled({}));
    await tab.engine.actions.issue('dock.assign', go);
    await world.settle();
    expect(states()).toEqual([['settled', undefined]]);
    await begin();
    answered(instead({}));
    await tab.engine.actions.issue('dock.assign', go);
    await world.pass(60_000, 5_000);
    expect([states(), actions().length]).toEqual([[['uncertain', 'unknown']], 1]);
  });

  it('whose read fails is asked for later, and sent no second time', async () => {
    world.network.fateOf = (request) =>
      isEntityRead(request) ? { reachMs: null } : isRead(request) ? {} : spoiled(undefined);
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    expect(states()).toEqual([['queued', 'malformed']]);
    answered({});
    await world.pass(10_000, 1_000);
    expect([outbox()[0]?.state, actions().length, world.server.ledger.length]).toEqual(['settled', 1, 1]);
  });

  it('of what no call reads back is all there is to know', async () => {
    answered(spoiled({}));
    await tab.engine.actions.issue('dock.mark', { dockId: 51, mark: 'optimized' });
    await world.settle();
    // A poll has shown it already.
    expect([states(), reads().length, world.server.ledger.length]).toEqual([[], 0, 1]);
  });
});

describe('what a success that says nothing has made', () => {
  const dispatch = (id: number) => ({ orders: [{ taskId: id, orderId: id + 1000, randomId: null }], define: false });

  /** Acts one after the other; how often the last had the center polled before its time. */
  async function polled(...acts: readonly (readonly [name: string, args: unknown])[]) {
    const world = new World();
    const tab = await world.open();
    await world.pass(20_000, 1_000);
    let polls = 0;
    world.network.fateOf = (request) =>
      isRead(request) ? {} : { spoil: (answer) => ({ ...answer, body: undefined }) };
    world.network.onSent = ({ request }) => {
      if (isPoll(request)) polls += 1;
    };
    for (const [name, args] of acts) {
      polls = 0;
      await tab.engine.actions.issue(name, args);
      await world.settle();
      await world.pass(1_000, 500);
    }
    return { polls, replica: world.shadow('1') };
  }

  it('a dock nobody has heard of is polled at once: its tasks stand in none until then', async () => {
    // The first finds an empty dock.
    const { polls, replica } = await polled(['tasks.dispatch', dispatch(1)], ['tasks.dispatch', dispatch(2)]);
    const dock = replica.row('task', 9, 2)?.row.dock;
    expect([replica.row('dock', 9, Number(dock))?.row.tasks, polls]).toEqual([[2], 1]);
  });

  it('where all that was read is known, nothing is polled before its time', async () => {
    expect((await polled(['tasks.dispatch', dispatch(1)])).polls).toBe(0);
  });

  it('what no call reads is polled at once', async () => {
    expect((await polled(['dock.mark', { dockId: 51, mark: 'optimized' }])).polls).toBe(1);
  });
});

describe('the first call', () => {
  const keysOf = (sent: readonly Call[]) =>
    sent.filter(({ request }) => !isRead(request)).map(({ options }) => options.headers?.['Idempotency-Key']);

  async function firstKeys(isSameOrigin: boolean, retentionS: number | null) {
    const world = new World({ retentionS });
    world.isSameOrigin = isSameOrigin;
    const sent: Call[] = [];
    world.network.onSent = (call) => sent.push(call);
    const tab = await world.open();
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    return keysOf(sent);
  }

  it('SUP-376 carries its key: to an API of the same origin always, to another once it has told of keys', async () => {
    expect(await firstKeys(true, null)).toEqual(['command-1']);
    expect(await firstKeys(false, null)).toEqual([undefined]);
    expect(await firstKeys(false, 3_600)).toEqual(['command-1']);
  });

  it('SUP-376 is done once although the browser sends it twice by itself, a GET with an effect too', async () => {
    const world = new World({ retentionS: 3_600 });
    const tab = await world.open();
    world.network.fateOf = (request) => (isPoll(request) ? {} : { isTwice: true });
    await tab.engine.actions.issue('order.bags', bags());
    await tab.engine.actions.issue('dock.assign', go);
    await world.settle();
    expect(world.server.ledger.map(({ commandId }) => commandId).sort()).toEqual(['command-1', 'command-2']);
  });
});

describe('what the server holds back', () => {
  const busy = (wait: string, headers: object = {}): Fate => ({
    instead: { status: 429, body: {}, headers: { 'Retry-After': wait, ...headers } },
  });
  const isAction = (request: RequestSpec) => !isRead(request);
  let world: World;
  let tab: Tab;
  let attempts: number;

  const begin = async (fate: Fate) => {
    world = new World();
    attempts = 0;
    world.network.onSent = ({ request }) => {
      if (isAction(request)) attempts += 1;
    };
    tab = await world.open();
    await world.pass(20_000, 1_000);
    world.network.fateOf = (request) => (isAction(request) ? fate : {});
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
  };
  const heldMs = () => (world.shadow('1').of('outbox')[0]?.heldUntilMs ?? 0) - world.clock.now();

  it('waits as long as it says, 10 minutes at most, on its own clock', async () => {
    await begin(busy('99999999'));
    expect(heldMs()).toBe(600_000);
    await begin(busy('120'));
    expect(heldMs()).toBe(120_000);
  });

  it('waits for the postman too, and when the network is back', async () => {
    await begin(busy('300'));
    tab.engine.setOnline(false);
    tab.engine.setOnline(true);
    await world.settle();
    const { round } = world.postman();
    await world.settle();
    expect([await round, attempts]).toEqual(['again', 1]);
    world.network.fateOf = () => ({});
    await world.pass(301_000, 10_000);
    expect([attempts, world.server.ledger.length]).toEqual([2, 1]);
  });

  it('is sent at once where a former build stored a wait beyond any bound', async () => {
    await begin(busy('300'));
    const [row] = await tab.outboxDb.outbox.toArray();
    const years = world.clock.now() + 99_999_999_000;
    if (row) await tab.outboxDb.outbox.put({ ...row, dueAtMs: years, heldUntilMs: years });
    world.network.fateOf = () => ({});
    await world.pass(2_000, 1_000);
    expect(world.server.ledger).toHaveLength(1);
  });

  it('is not polled before its time either', async () => {
    world = new World();
    tab = await world.open();
    let polls = 0;
    world.network.onSent = ({ request }) => {
      if (request.path === '/dispatch/loadstate/') polls += 1;
    };
    world.network.fateOf = (request) => (isPoll(request) ? busy('100') : {});
    await world.pass(21_000, 1_000);
    expect(polls).toBe(1);
    await world.pass(95_000, 5_000);
    expect(polls).toBe(1);
    await world.pass(10_000, 5_000);
    expect(polls).toBe(2);
  });
});
