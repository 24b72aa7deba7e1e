import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestSpec } from '../../src/domain/command.ts';
import type { Call, Fate } from '../engine/network.ts';
import { World } from '../engine/world.ts';

const isSync = ({ path }: RequestSpec) => path === '/tasks/state/';

/** The sync of the boards, as the home page asks for it. */
describe('the auto-refresh of the boards', () => {
  let world: World;
  let syncs: Call[];
  const start = (options: ConstructorParameters<typeof World>[0] = {}) => {
    world = new World(options);
    syncs = [];
    world.network.onSent = (call) => {
      if (isSync(call.request)) syncs.push(call);
    };
  };
  beforeEach(() => start());
  const spoil = (fate: Fate) => {
    world.network.fateOf = (request) => (isSync(request) ? fate : {});
  };
  const source = (center = 9) =>
    world
      .shadow('1')
      .of('sources')
      .find(({ key }) => key === `tasks-state@${center}`);
  const orderIds = () =>
    world
      .shadow('1')
      .rows('order')
      .map(({ id }) => id);
  const seconds = (count: number) => world.pass(count * 1_000, 500);

  it('PRP-811 PRP-810 loads at once, then every 20 s: none at 15 s', async () => {
    await world.open({ path: '/' });
    expect(syncs).toHaveLength(1);
    await seconds(15);
    expect(syncs).toHaveLength(1);
    await seconds(5.5);
    expect(syncs).toHaveLength(2);
    await seconds(40);
    expect(syncs).toHaveLength(4);
  });

  it('PRP-812 skips what is due in a hidden tab, and makes up for it once the tab is seen; one visible tab is enough', async () => {
    const tab = await world.open({ path: '/' });
    await tab.set({ visible: false });
    await seconds(60);
    expect(syncs).toHaveLength(1);
    await tab.set({ visible: true });
    await seconds(5);
    expect(syncs).toHaveLength(2);
    await tab.set({ visible: false });
    await world.open({ path: '/' });
    await seconds(21);
    expect(syncs.length).toBeGreaterThan(2);
  });

  it('PRP-813 PRP-814 runs on the home page, and on no page of dispatch, support, logs and assign', async () => {
    const tab = await world.open({ path: '/' });
    for (const path of ['/support/', '/logs/date/0', '/assign/prio']) {
      await tab.set({ path });
      await seconds(45);
    }
    expect(syncs).toHaveLength(1);
    await tab.set({ path: '/' });
    await seconds(5);
    expect(syncs).toHaveLength(2);
  });

  it('PRP-815 is skipped while it is paused', async () => {
    const tab = await world.open({ path: '/' });
    await tab.set({ paused: true });
    await seconds(60);
    expect(syncs).toHaveLength(1);
    await tab.set({ paused: false });
    await seconds(21);
    expect(syncs.length).toBeGreaterThan(1);
  });

  it('PRP-816 PRP-818 carries its center and a version from 0 to 14, another each time', async () => {
    await world.open({ path: '/' });
    await seconds(400);
    const asked = syncs.map(({ request }) => request.query ?? {});
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.every(({ center_id }) => center_id === '9')).toBe(true);
    const versions = asked.map(({ version }) => Number(version));
    expect(versions.filter((version) => !Number.isInteger(version) || version < 0 || version > 14)).toEqual([]);
    expect(versions.filter((version, at) => version === versions[at - 1])).toEqual([]);
  });

  it('PRP-817 takes nothing of an answer of another version, and counts it as skipped', async () => {
    start({ etags: false });
    await world.open({ path: '/' });
    const before = orderIds();
    expect(before.length).toBeGreaterThan(0);
    spoil({ spoil: (answer) => ({ ...answer, body: { deliveries: [], docks: [], packings: [], version: 99 } }) });
    await seconds(21);
    expect(source()).toMatchObject({ skipped: 1, failures: 0 });
    expect(orderIds()).toEqual(before);
  });

  it('PRP-826 another center is loaded at once; what comes late for the former stays under the former', async () => {
    const tab = await world.open({ path: '/' });
    spoil({ answerMs: 4_000 });
    await seconds(20);
    expect(syncs.at(-1)?.request.query?.center_id).toBe('9');
    spoil({});
    await tab.set({ center: 12 });
    await seconds(1);
    expect(syncs.at(-1)?.request.query?.center_id).toBe('12');
    await seconds(5);
    expect(source(9)).toMatchObject({ failures: 0, appliedPoll: 2 });
    expect(source(12)).toMatchObject({ failures: 0 });
  });

  it('PRP-824 a failed refresh keeps what is known and is counted', async () => {
    start({ etags: false });
    await world.open({ path: '/' });
    const before = orderIds();
    spoil({ instead: { status: 500, body: {}, headers: {} } });
    await seconds(21);
    expect(source()).toMatchObject({ failures: 1 });
    expect(orderIds()).toEqual(before);
  });

  it('PRP-825 a due sync waits for the one that runs', async () => {
    await world.open({ path: '/' });
    spoil({ answerMs: 29_000 });
    await seconds(48);
    expect(syncs).toHaveLength(2);
    await seconds(25);
    expect(syncs).toHaveLength(3);
  });
});
