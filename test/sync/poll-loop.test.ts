import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestSpec } from '../../src/domain/command.ts';
import type { Call, Fate } from '../engine/network.ts';
import type { Answer } from '../engine/server.ts';
import { World } from '../engine/world.ts';

const isLoad = ({ path }: RequestSpec) => path === '/dispatch/loadstate/';

describe('polling', () => {
  let world: World;
  let loads: Call[];
  const source = () =>
    world
      .shadow('1')
      .of('sources')
      .find((it) => it.key === 'dispatch-load@9');
  const taskIds = () =>
    world
      .shadow('1')
      .rows('task')
      .map((row) => row.id);
  const spoil = (fate: Fate) => {
    world.network.fateOf = (request) => (isLoad(request) ? fate : {});
  };

  beforeEach(() => {
    world = new World();
    loads = [];
    world.network.onSent = (call) => {
      if (isLoad(call.request)) loads.push(call);
    };
  });

  it('DSP-158 PRP-823 repeats the dispatch load every 20 s', async () => {
    await world.open();
    await world.pass(60_500, 500);
    expect(loads).toHaveLength(4);
  });

  it('repeats every board by the cycle that the site says, from the moment it says so', async () => {
    await world.open();
    world.cycleMs = 3_000;
    await world.pass(9_500, 500);
    expect(loads).toHaveLength(4);
    world.cycleMs = 60_000;
    await world.pass(55_000, 1_000);
    expect(loads).toHaveLength(4);
  });

  it('parses the answers of a source as one after the other, those of another center apart', async () => {
    await world.open();
    const second = await world.open({ center: 12 });
    await world.pass(20_500, 500);
    const parsers = (center: string) =>
      loads.filter(({ request }) => request.query?.center === center).map(({ options }) => options.parser);
    expect([parsers('9').length, parsers('12').length]).toEqual([2, 2]);
    expect(new Set(parsers('9')).size).toBe(1);
    expect(new Set([...parsers('9'), ...parsers('12')]).size).toBe(2);
    second.kill();
    await world.pass(20_500, 500);
    const third = await world.open({ center: 12 });
    await world.settle();
    // Nobody wanted that center meanwhile: its last answer was not kept.
    expect(parsers('12').at(-1)).not.toBe(parsers('12')[0]);
    third.kill();
  });

  it('neither restarts nor doubles the cycle when another tab takes over', async () => {
    const first = await world.open();
    await world.open();
    await world.pass(12_000, 1_000);
    first.kill();
    await world.pass(6_000, 1_000);
    expect(loads).toHaveLength(1);
    await world.pass(3_000, 1_000);
    expect(loads).toHaveLength(2);
  });

  it('asks once for all tabs that show the same', async () => {
    await world.open();
    await world.open();
    await world.open();
    await world.pass(20_500, 500);
    expect(loads).toHaveLength(2);
  });

  it('DSP-159 makes the first load of a hidden tab, no other, and one at once when a stale one is shown', async () => {
    const tab = await world.open({ visible: false });
    await world.pass(60_000, 1_000);
    expect(loads).toHaveLength(1);
    await tab.set({ visible: true });
    await world.settle();
    expect(loads).toHaveLength(2);
  });

  it('DSP-160 stops while paused, and loads when the user asks all the same', async () => {
    const tab = await world.open();
    await tab.set({ paused: true });
    await world.pass(60_000, 1_000);
    expect(loads).toHaveLength(1);
    await tab.engine.refresh();
    await world.settle();
    expect(loads).toHaveLength(2);
    await world.pass(60_000, 1_000);
    expect(loads).toHaveLength(2);
  });

  it("goes on for the tab that is not paused: a pause withdraws one tab's demand", async () => {
    const tab = await world.open();
    await world.open();
    await tab.set({ paused: true });
    await world.pass(20_500, 500);
    expect(loads).toHaveLength(2);
  });

  it('DSP-162 awaits one load at a time, however slow', async () => {
    await world.open();
    spoil({ answerMs: 29_000 });
    await world.pass(20_000, 1_000);
    await world.pass(28_000, 1_000);
    expect(loads).toHaveLength(2);
  });

  it('asks again at once when somebody asks during a load: its answer may be older than what he saw', async () => {
    const tab = await world.open();
    await world.pass(10_000, 1_000);
    spoil({ answerMs: 5_000 });
    await tab.engine.refresh();
    await world.pass(2_000, 500);
    expect(loads).toHaveLength(2);
    await tab.engine.refresh();
    await tab.engine.refresh();
    await world.pass(2_500, 500);
    expect(loads).toHaveLength(2);
    await world.pass(1_500, 500);
    expect(loads).toHaveLength(3);
    await world.pass(15_000, 500);
    expect(loads).toHaveLength(3);
  });

  it('DSP-154 draws another version for each request', async () => {
    await world.open();
    await world.pass(200_000, 1_000);
    const versions = loads.map((call) => Number(call.request.query?.version));
    expect(versions.every((version) => version >= 0 && version <= 14)).toBe(true);
    expect(versions.some((version, at) => version === versions[at - 1])).toBe(false);
  });

  it('DSP-155 counts the answer of another version as skipped, and takes nothing of it', async () => {
    world = new World({ etags: false });
    await world.open();
    spoil({ spoil: (answer) => ({ ...answer, body: { deliveries: [], docks: [], version: 99 } }) });
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ skipped: 1, failures: 0, appliedPoll: 1 });
    expect(taskIds()).toHaveLength(6);
  });

  it.each<[string, Fate]>([
    ['a server error', { instead: { status: 500, body: {}, headers: {} } }],
    ['no answer', { reachMs: null }],
    ['a page of HTML with status 200', { spoil: () => 'notJson' }],
    ['an answer without its lists', bodied((body) => ({ version: body.version }))],
    ['an answer of other lists alone', bodied((body) => ({ version: body.version, drivers: [], alerts: [] }))],
    ['an answer with texts for lists', bodied((body) => ({ ...body, deliveries: 'bientôt', docks: {} }))],
    ['an empty object', bodied(() => ({}))],
    ['null', bodied(() => null)],
    ['nothing at all', bodied(() => undefined)],
    ['a bare list', bodied((body) => body.deliveries)],
    ['a text', bodied(() => 'ok')],
    ['an answer without version', bodied(({ version: _, ...body }) => body)],
    ['an answer with a version that is none', bodied((body) => ({ ...body, version: 'trois' }))],
    ['a 304 to a question that allowed none', { spoil: (answer) => ({ ...answer, status: 304, body: undefined }) }],
  ])('DSP-155 DSP-157 counts %s as a failure that changes nothing', async (_, fate) => {
    world = new World({ etags: false });
    await world.open();
    spoil(fate);
    await world.pass(40_000, 1_000);
    expect(source()?.failures).toBeGreaterThanOrEqual(1);
    expect(source()?.skipped).toBe(0);
    expect(taskIds()).toHaveLength(6);
    world.network.fateOf = () => ({});
    await world.pass(20_000, 1_000);
    expect(source()?.failures).toBe(0);
  });

  it('DSP-163 loads again at the next tick of the cycle after a failure', async () => {
    await world.open();
    spoil({ instead: { status: 500, body: {}, headers: {} } });
    await world.pass(20_000, 1_000);
    spoil({});
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ failures: 0, appliedPoll: 3 });
  });

  it('loads at once, back online, what failed meanwhile, and nothing that did not', async () => {
    const tab = await world.open();
    tab.engine.setOnline(false);
    tab.engine.setOnline(true);
    await world.settle();
    expect(loads).toHaveLength(1);
    world.network.isCut = true;
    tab.engine.setOnline(false);
    await world.pass(22_000, 1_000);
    expect(source()?.failures).toBe(1);
    world.network.isCut = false;
    tab.engine.setOnline(true);
    await world.settle();
    expect(loads).toHaveLength(3);
    expect(source()).toMatchObject({ failures: 0, appliedPoll: 3 });
  });

  it('loads again within a second when the load under way as the network came back fails', async () => {
    const tab = await world.open();
    tab.engine.setOnline(false);
    spoil({ reachMs: null, answerMs: 3_000 });
    await world.pass(20_000, 1_000);
    tab.engine.setOnline(true);
    spoil({});
    await world.pass(2_000, 1_000);
    expect(loads).toHaveLength(2);
    await world.pass(2_000, 1_000);
    expect(loads).toHaveLength(3);
    expect(source()).toMatchObject({ failures: 0, appliedPoll: 3 });
  });

  it('keeps the words of a refused load to show them', async () => {
    await world.open();
    spoil({ instead: { status: 400, body: { error: 'Centre inconnu' }, headers: {} } });
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ failures: 1, error: 'Centre inconnu' });
  });

  it('sends the ETag of its last answer, and takes a 304 for a fresh load that changes nothing', async () => {
    await world.open();
    const before = world.shadow('1').rows('task');
    await world.pass(20_000, 1_000);
    expect(loads[1]?.options.headers).toHaveProperty('If-None-Match');
    expect(source()).toMatchObject({ appliedPoll: 2, appliedAtMs: world.clock.now() });
    expect(world.shadow('1').rows('task')).toEqual(before);
  });

  it('DSP-157 counts malformed answers of the other sources as failures as well', async () => {
    world = new World({ etags: false });
    await world.open({ path: '/' });
    const state = () =>
      Object.fromEntries(
        world
          .shadow('1')
          .of('sources')
          .map((it) => [it.key, it]),
      )['tasks-state@9'];
    expect(state()).toMatchObject({ failures: 0 });
    world.network.fateOf = ({ path }) => (path === '/tasks/state/' ? bodied(() => ({})) : {});
    await world.pass(45_000, 1_000);
    expect(state()).toMatchObject({ failures: 2, skipped: 0 });
  });

  it('DSP-155 asks for everything at once when a 304 does not say whose it is, and takes the answer', async () => {
    await world.open();
    const isUnchanged = ({ status }: Answer) => status === 304;
    spoil({ spoil: (answer) => (isUnchanged(answer) ? { ...answer, headers: {} } : answer) });
    await world.pass(20_000, 1_000);
    expect(loads.map(({ options }) => 'If-None-Match' in (options.headers ?? {}))).toEqual([false, true, false]);
    expect(source()).toMatchObject({ failures: 0, skipped: 0, appliedAtMs: world.clock.now() });
  });

  it('keeps its ETag over a task with a field that cannot be read, and goes on counting it as long as nothing changes', async () => {
    const counts = { setAside: 0, unread: { 'task.status': 1 } };
    await world.open();
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    spoil({ spoil: (answer) => withBadTask(answer, { status: 7 }) });
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ ...counts, etag: expect.any(String), failures: 0 });
    expect(taskIds()).toHaveLength(5);
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ ...counts, appliedPoll: 3 });
    spoil({});
    world.server.edit(9, (truth) => Object.assign(truth.tasks.get(1) ?? {}, { emergency_rank: 1 }));
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ setAside: 0, unread: undefined });
  });

  it('keeps all tasks where one comes without an id, and asks for everything until none is missing for it', async () => {
    await world.open();
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    spoil({ spoil: (answer) => withBadTask(answer, { id: 'sans' }) });
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ setAside: 1, etag: null, failures: 0 });
    expect(taskIds()).toHaveLength(6);
    spoil({});
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ setAside: 0, etag: expect.any(String) });
    expect(taskIds()).toHaveLength(5);
  });

  it('DSP-157 takes what an answer has where it lacks a list: the rows of that one stay, and all is asked for again', async () => {
    await world.open();
    world.server.edit(9, (truth) => {
      truth.tasks.delete(6);
      truth.alerts.clear();
    });
    spoil(bodied((body) => ({ ...body, deliveries: null })));
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ failures: 0, etag: null, unread: { deliveries: 1 } });
    expect([taskIds().length, world.shadow('1').rows('alert').length]).toEqual([6, 0]);
    spoil({});
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ failures: 0, unread: undefined });
    expect(taskIds()).toHaveLength(5);
  });

  it('writes a row with a field that cannot be read once, however often it is told', async () => {
    world = new World({ etags: false });
    await world.open();
    spoil({
      spoil: (answer) => withBadTask(answer, { status: 7, address: { street: 'rue Oberkampf', latitude: 4885 } }),
    });
    await world.pass(20_000, 1_000);
    const written = world.shadow('1').rows('task');
    expect(written.find(({ unread }) => unread)).toMatchObject({
      unread: ['status', 'address.latitude'],
      row: { status: null, address: { street: 'rue Oberkampf', latitude: null } },
    });
    let writes = 0;
    world.shadow('1').onCommit((touched) => {
      if (touched.has('task')) writes += 1;
    });
    await world.pass(60_000, 1_000);
    expect([writes, source()?.appliedPoll]).toEqual([0, 5]);
    expect(source()?.unread).toEqual({ 'task.address.latitude': 1, 'task.status': 1 });
  });

  it('keeps no ETag once an action answer has changed what the last load said', async () => {
    const tab = await world.open();
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.settle();
    expect(source()?.etag).toBeNull();
  });

  it('sends no ETag with another query: it belongs to the answer of the former one', async () => {
    const tab = await world.open({ sub: 'light_creation1' });
    await tab.set({ sub: '' });
    await world.settle();
    expect(loads).toHaveLength(2);
    expect(loads[1]?.options.headers).not.toHaveProperty('If-None-Match');
  });

  it('keeps what a narrower query does not ask for', async () => {
    const tab = await world.open();
    await tab.set({ sub: 'light_loading1' });
    await world.pass(20_000, 1_000);
    expect(taskIds()).toHaveLength(6);
  });

  it('polls the centers of all tabs, and drops neither', async () => {
    await world.open({ center: 9 });
    await world.open({ center: 12 });
    await world.settle();
    expect(
      world
        .shadow('1')
        .of('sources')
        .filter((it) => it.appliedAtMs !== null)
        .map((it) => it.key),
    ).toEqual(['dispatch-load@9', 'dispatch-load@12']);
    expect(taskIds()).toHaveLength(12);
  });

  it('drops the answer to a leader that has lost its place meanwhile', async () => {
    const first = await world.open();
    spoil({ answerMs: 15_000 });
    await world.pass(20_000, 1_000);
    first.life.freeze();
    world.locks.strip(first.life);
    await world.open();
    await world.pass(16_000, 1_000);
    first.life.thaw();
    await world.settle();
    expect(world.shadow('1').meta('term')).toBeGreaterThan(1);
    expect(source()?.appliedPoll).toBe(1);
  });
});

/** A good answer with another content. */
const bodied = (other: (body: Record<string, unknown>) => unknown): Fate => ({
  spoil: (answer) => ({ ...answer, status: 200, body: other(Object(answer.body)) }),
});

/** The first task comes with a mistake. */
function withBadTask(answer: Answer, bad: object): Answer {
  const { deliveries, ...body } = Object(answer.body) as { deliveries?: object[] };
  if (!deliveries) return answer;
  return { ...answer, body: { ...body, deliveries: deliveries.map((it, at) => (at === 0 ? { ...it, ...bad } : it)) } };
}
