import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestSpec } from '../../src/domain/command.ts';
import type { Call, Fate } from '../engine/network.ts';
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

  it('DSP-158 repeats the dispatch load every 20 s', async () => {
    await world.open();
    await world.pass(60_500, 500);
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
    ['an answer without its lists', { spoil: (answer) => ({ ...answer, body: withoutLists(answer.body) }) }],
  ])('DSP-157 counts %s as a failure that changes nothing', async (_, fate) => {
    world = new World({ etags: false });
    await world.open();
    spoil(fate);
    await world.pass(40_000, 1_000);
    expect(source()?.failures).toBeGreaterThanOrEqual(1);
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

  it('keeps no ETag over a malformed row: the next answer is whole', async () => {
    await world.open();
    world.server.edit(9, (truth) => truth.tasks.delete(6));
    spoil({ spoil: (answer) => breakRow(answer) });
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ setAside: 1, etag: null, failures: 0 });
    spoil({});
    await world.pass(20_000, 1_000);
    expect(source()).toMatchObject({ setAside: 0, appliedPoll: 3 });
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

const withoutLists = (body: unknown) => ({ version: Object(body).version });

function breakRow<T extends { readonly body: unknown }>(answer: T): T {
  const body: { deliveries?: { status?: unknown }[] } = Object(answer.body);
  const [first] = body.deliveries ?? [];
  if (first) first.status = 7;
  return answer;
}
