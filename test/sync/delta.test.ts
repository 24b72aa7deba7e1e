import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/domain/rows.ts';
import { wholeEveryMs } from '../../src/sync/polling/delta.ts';
import type { Call, Fate } from '../engine/network.ts';
import { Random } from '../engine/random.ts';
import type { Answer } from '../engine/server.ts';
import { World } from '../engine/world.ts';
import { colleagues } from '../fuzz/colleagues.ts';

const isPoll = (path: string) => path === '/dispatch/loadstate/' || path === '/tasks/state/';
const cycleMs = 20_000;

/** All that a user of the device may see, and its sources. */
function held(world: World): unknown {
  const shadow = world.shadow('1');
  const rows = kinds.flatMap((kind) =>
    shadow
      .rows(kind)
      .map(({ center, id, row, lists }) => [`${center}/${kind}:${id}`, { row, lists: [...lists].sort() }] as const),
  );
  return {
    rows: Object.fromEntries(rows.toSorted(([one], [other]) => one.localeCompare(other))),
    overlay: shadow.of('overlay').map(({ center, kind, id, row }) => [center, kind, id, row]),
    outbox: shadow.of('outbox').map(({ id, state }) => [id, state]),
    lists: shadow.indexes().map(({ center, list, ids }) => [center, list, [...ids]]),
  };
}

type Weather = 'calm' | 'lossy' | 'broken' | 'repeating' | 'slow';

/** The same story for every server: who acts, when, and the fate of polls is drawn before and apart from answers. */
class Story {
  readonly world: World;
  private readonly random: Random;
  private weather: Weather = 'calm';
  private readonly last = new Map<string, Answer>();
  deltas = 0;

  constructor(seed: number, deltas: boolean) {
    this.random = new Random(seed);
    this.world = new World({ seed, deltas, isWhole: true, etags: new Random(seed).chance(0.7) });
    this.world.network.fateOf = ({ path, query }) => (isPoll(path) ? this.fate(path, query?.version ?? '') : {});
    this.world.onDelivered = ({ reply }) => {
      this.deltas += reply.kind === 'answer' && reply.status === 226 ? 1 : 0;
    };
  }

  async begin(): Promise<void> {
    await this.world.open({ path: '/dispatch' });
    if (this.random.chance(0.6)) await this.world.open({ path: '/' });
  }

  /** Something happens, in some weather; then a cycle goes well. */
  async turn(): Promise<void> {
    const { world, random } = this;
    this.weather = random.pick<Weather>(['calm', 'slow', 'lossy', 'broken', 'repeating']) ?? 'calm';
    for (let left = random.int(0, 3); left > 0; left--) await this.happen();
    await world.pass(random.int(2, 22) * 1_000, 2_000);
    if (this.weather === 'slow') await this.act();
    await world.pass(2_000);
    this.weather = 'calm';
    await world.pass(cycleMs + 20_000, 4_000);
  }

  private async happen(): Promise<void> {
    const { world, random } = this;
    const draw = random.next();
    const [first] = world.tabs;
    if (draw < 0.6) world.server.edit(9, (truth) => colleagues(truth, random, world.server.now(), 0));
    else if (draw < 0.75) await this.act();
    else if (draw < 0.82) await first?.set({ sub: random.pick(['', 'light_creation1', 'light_loading1']) ?? '' });
    else if (draw < 0.9) {
      first?.kill();
      await world.open({ path: '/dispatch' });
    } else if (draw < 0.95) world.server.told.clear();
    else await world.pass(random.int(1, 8) * 1_000);
  }

  private async act(): Promise<void> {
    const { world, random } = this;
    const order = random.pick([...world.server.truth(9).orders.keys()]) ?? 1001;
    const args = { orderId: order, dry: random.int(0, 3), isotherm: random.int(0, 3) };
    await world.tabs[0]?.engine.actions.issue('order.bags', args);
  }

  private fate(path: string, version: string): Fate {
    const at = new Random(this.world.clock.now() / 1_000 + path.length);
    const keep = (answer: Answer) => {
      if (answer.status !== 304) this.last.set(path, structuredClone(answer));
      return answer;
    };
    if (this.weather === 'lossy')
      return (
        at.pick<Fate>([{ reachMs: null }, { answerMs: null }, { answerMs: at.int(1, 19) * 1_000, spoil: keep }]) ?? {}
      );
    if (this.weather === 'broken') return { spoil: (answer) => broken(answer, at) };
    // Answers to actions come before that of the poll.
    if (this.weather === 'slow') return { answerMs: at.int(3, 12) * 1_000, spoil: keep };
    const former = this.last.get(path);
    if (this.weather === 'repeating' && former)
      return { spoil: () => ({ ...former, body: { ...Object(former.body), version: Number(version) } }) };
    return { spoil: keep };
  }
}

/** An answer that is none, or lacks its deliveries: the next delta repeats nothing of it. */
function broken(answer: Answer, random: Random): Answer {
  const body = Object(answer.body);
  if (!('deliveries' in body)) return answer;
  const other = [{}, { version: body.version }, { ...body, version: undefined }, { ...body, deliveries: 'bientôt' }];
  return { ...answer, body: random.pick(other) };
}

/** A task with a field that cannot be read, or without an id. */
function withBadTask(answer: Answer, bad: object): Answer {
  const { deliveries = [], ...body } = Object(answer.body) as { deliveries?: object[] };
  return {
    ...answer,
    body: { ...body, deliveries: deliveries.map((task, at) => (at === 0 ? { ...task, ...bad } : task)) },
  };
}

describe('a client that is told what changed', () => {
  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'holds what one holds that is told everything, in story %i',
    async (seed) => {
      const stories = [new Story(seed, true), new Story(seed, false)] as const;
      for (const story of stories) await story.begin();
      for (let turn = 0; turn < 14; turn++) {
        for (const story of stories) await story.turn();
        expect(held(stories[0].world), `turn ${turn}`).toEqual(held(stories[1].world));
      }
      expect(stories[0].deltas).toBeGreaterThan(0);
      expect(stories[1].deltas).toBe(0);
    },
    120_000,
  );
});

describe('asking for deltas', () => {
  const setUp = async (options: ConstructorParameters<typeof World>[0] = {}) => {
    const world = new World({ deltas: true, etags: false, ...options });
    const loads: Call[] = [];
    const statuses: number[] = [];
    world.network.onSent = (call) => {
      if (isPoll(call.request.path)) loads.push(call);
    };
    world.onDelivered = ({ call, reply }) => {
      if (isPoll(call.request.path) && reply.kind === 'answer') statuses.push(reply.status);
    };
    const tab = await world.open();
    const asksSince = () => loads.map(({ options: { headers } }) => headers?.['Delta-Since'] !== undefined);
    return { world, tab, loads, statuses, asksSince };
  };
  const taskIds = (world: World) =>
    world
      .shadow('1')
      .rows('task')
      .map((row) => row.id);

  it('goes on from the last answer where the server offers it', async () => {
    const { world, statuses, asksSince } = await setUp();
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    await world.pass(2 * cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, true]);
    expect(statuses).toEqual([200, 226, 226]);
    expect(taskIds(world)).toEqual([1, 2, 3, 4, 5]);
  });

  it('asks for none where the server offers none, nor where the site says so', async () => {
    for (const without of ['server', 'site']) {
      const { world, asksSince } = await setUp({ deltas: without !== 'server' });
      world.delta = without !== 'site';
      await world.pass(2 * cycleMs, 1_000);
      expect(asksSince().some(Boolean)).toBe(false);
    }
  });

  it('takes an answer in full for what it is, although a delta was asked for', async () => {
    const { world, statuses } = await setUp();
    world.server.deltas = false;
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    await world.pass(cycleMs, 1_000);
    expect(statuses).toEqual([200, 200]);
    expect(taskIds(world)).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes on after an answer that was lost, from the same one', async () => {
    const { world, loads, statuses } = await setUp();
    world.network.fateOf = () => ({ answerMs: null });
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    await world.pass(cycleMs, 1_000);
    world.network.fateOf = () => ({});
    world.server.edit(9, (truth) => truth.tasks.delete(5));
    await world.pass(cycleMs, 1_000);
    expect(loads[2]?.options.headers?.['Delta-Since']).toBe(loads[1]?.options.headers?.['Delta-Since']);
    expect(statuses).toEqual([200, 226]);
    expect(taskIds(world)).toEqual([1, 2, 3, 4]);
  });

  it('goes on from the same answer after rows of one were left to an action, and lets that go', async () => {
    const { world, tab, loads, statuses } = await setUp();
    await world.pass(cycleMs, 1_000);
    world.network.fateOf = ({ path }) => (isPoll(path) ? 'held' : {});
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    await world.pass(cycleMs, 1_000);
    loads[2]?.commit();
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.settle();
    loads[2]?.answer();
    world.network.fateOf = () => ({});
    await world.settle();
    expect(statuses).toEqual([200, 226, 226]);
    expect(world.shadow('1').of('outbox')).toHaveLength(1);
    expect(taskIds(world)).toEqual([1, 2, 3, 4, 5]);
    await world.pass(cycleMs, 1_000);
    expect(statuses).toEqual([200, 226, 226, 226]);
    expect(loads[3]?.options.headers?.['Delta-Since']).toBe(loads[2]?.options.headers?.['Delta-Since']);
    expect(world.shadow('1').of('outbox')).toHaveLength(0);
    await world.pass(cycleMs, 1_000);
    expect(loads[4]?.options.headers?.['Delta-Since']).not.toBe(loads[3]?.options.headers?.['Delta-Since']);
  });

  it.each<[string, (answer: Answer) => Answer]>([
    ['another base', (answer) => ({ ...answer, headers: { ...answer.headers, 'Delta-Base': 'cursor-99' } })],
    ['no base, with the status of a whole answer', (answer) => ({ ...without(answer, 'Delta-Base'), status: 200 })],
    ['no word of what changed', (answer) => ({ ...answer, body: { ...Object(answer.body), changed: undefined } })],
    ['ids that are none', (answer) => ({ ...answer, body: { ...Object(answer.body), changed: { tasks: ['x'] } } })],
    [
      'a driver nobody has told of',
      (answer) => ({ ...answer, body: { ...Object(answer.body), drivers: [71, 72, 73, 9_999] } }),
    ],
  ])('asks for everything at once when a delta has %s', async (_, spoil) => {
    const { world, asksSince, statuses } = await setUp();
    const before = taskIds(world);
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    world.network.fateOf = (_request, { headers }) => (headers?.['Delta-Since'] ? { spoil } : {});
    await world.pass(cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, false]);
    expect(statuses.at(-1)).toBe(200);
    expect(taskIds(world)).toEqual(before.filter((id) => id !== 6));
  });

  it.each([{ status: 7 }, { id: 'sans' }])('goes on from a delta with a task that has %j', async (bad) => {
    const { world, asksSince } = await setUp();
    world.server.edit(9, (truth) => Object.assign(truth.tasks.get(1) ?? {}, { emergency_rank: 1 }));
    world.network.fateOf = () => ({ spoil: (answer) => withBadTask(answer, bad) });
    await world.pass(cycleMs, 1_000);
    world.network.fateOf = () => ({});
    await world.pass(2 * cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, true, true]);
  });

  it('asks for everything at once where a delta lacks a list that may hold what changed', async () => {
    const { world, asksSince } = await setUp();
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    const without = (answer: Answer) => ({ ...answer, body: { ...Object(answer.body), deliveries: null } });
    world.network.fateOf = (_request, { headers }) => (headers?.['Delta-Since'] ? { spoil: without } : {});
    await world.pass(cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, false]);
    expect(taskIds(world)).not.toContain(6);
  });

  it('asks for everything in another query, and as another leader', async () => {
    const { world, tab, asksSince } = await setUp();
    world.server.edit(9, (truth) => Object.assign(truth.tasks.get(1) ?? {}, { emergency_rank: 1 }));
    await world.pass(2 * cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, true]);
    await tab.set({ sub: 'light_creation1' });
    await world.pass(cycleMs, 1_000);
    expect(asksSince().slice(3)).toEqual([false]);
    await world.pass(cycleMs, 1_000);
    expect(asksSince().slice(4)).toEqual([true]);
    tab.kill();
    await world.open({ sub: 'light_creation1' });
    await world.pass(cycleMs, 1_000);
    expect(asksSince().slice(5)).toEqual([false]);
  });

  it('never takes what deltas led to for whole by its ETag, as another leader', async () => {
    const { world, tab, loads } = await setUp({ etags: true });
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    await world.pass(cycleMs, 1_000);
    await world.pass(cycleMs, 1_000);
    expect(loads[2]?.options.headers).toHaveProperty('If-None-Match');
    tab.kill();
    await world.open();
    await world.pass(cycleMs, 1_000);
    expect(loads[3]?.options.headers).not.toHaveProperty('If-None-Match');
  });

  it('asks for everything every quarter of an hour, however well deltas go', async () => {
    const { world, asksSince } = await setUp();
    await world.pass(wholeEveryMs + 2 * cycleMs, cycleMs);
    const wholes = asksSince().flatMap((isSince, at) => (isSince ? [] : [at]));
    expect(wholes).toEqual([0, wholeEveryMs / cycleMs]);
  });

  it('asks for everything when an action was answered with rows of which a delta says nothing', async () => {
    const { world, tab, asksSince } = await setUp();
    const before = structuredClone(world.server.truth(9).orders.get(1001));
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.settle();
    // A colleague takes it back: since its base the server has changed nothing.
    world.server.edit(9, (truth) => Object.assign(truth.orders.get(1001) ?? {}, before));
    await world.pass(cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, false]);
  });

  it('goes on where an action was answered with the rows as they were: nothing was written', async () => {
    const { world, tab, asksSince } = await setUp();
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 1, isotherm: 1 });
    await world.settle();
    await world.pass(2 * cycleMs, 1_000);
    expect(asksSince()).toEqual([false, true, true]);
  });
});

describe('a settled action in deltas', () => {
  it('goes where nothing has changed, as if all had been told: a minute after a server that never shows it', async () => {
    const lasts = await Promise.all(
      [true, false].map(async (deltas) => {
        const world = new World({ deltas, etags: false });
        const tab = await world.open();
        world.network.fateOf = ({ path }) =>
          isPoll(path) ? {} : { instead: { status: 200, body: { id: 1001 }, headers: {} } };
        await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
        let cycles = 0;
        for (; world.shadow('1').of('outbox').length > 0 && cycles < 20; cycles++) await world.pass(cycleMs, 1_000);
        return { cycles, overlay: world.shadow('1').of('overlay') };
      }),
    );
    expect(lasts[0]).toEqual(lasts[1]);
    expect(lasts[0]).toEqual({ cycles: 4, overlay: [] });
  });
});

const without = (answer: Answer, header: string): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== header)),
});
