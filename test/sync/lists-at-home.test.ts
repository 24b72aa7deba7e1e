import { beforeEach, describe, expect, it } from 'vitest';
import { endpointNames } from '../../src/db/queries/sync.ts';
import { World } from '../engine/world.ts';
import { wrongProjection } from '../fuzz/projection.ts';

describe('the lists of a center without shadow grouping', () => {
  let world: World;
  let polls: string[];
  const all = {
    toDispatch: [1, 2, 3, 4, 15],
    docks: [51, 52, 53, 151, 152, 153, 154, 155],
    drivers: [71, 72, 73, 74, 75],
  };
  const nothing = { toDispatch: [], docks: [], drivers: [] };
  const group = (is_shadow_groupment_enabled?: boolean) =>
    world.server.edit(9, ({ metas }) => {
      const flag = is_shadow_groupment_enabled === undefined ? {} : { is_shadow_groupment_enabled };
      if (metas) metas.centers = [{ id: 9, crates_enabled: true, ...flag }];
    });
  const idsOf = (name: string) =>
    [
      ...(world
        .shadow('1')
        .indexes()
        .find(({ list }) => list === name)?.ids ?? []),
    ].sort((a, b) => a - b);
  /** The lists on disk, each true to the rows there. */
  const listed = () => {
    expect(wrongProjection(world.shadow('1'), 9)).toBeNull();
    return { toDispatch: idsOf('toDispatch'), docks: idsOf('docks'), drivers: idsOf('drivers') };
  };
  const cycle = () => world.pass(21_000, 1_000);

  beforeEach(() => {
    world = new World({ isWhole: true });
    polls = [];
    world.network.onSent = ({ request: { path } }) => {
      if (path !== '/admin-user/') polls.push(path);
    };
  });

  it('DSP-226 PRP-040 are made of the state the home page polls; no load is sent', async () => {
    group(false);
    await world.open({ path: '/' });
    await cycle();
    expect(listed()).toEqual(all);
    expect(new Set(polls)).toEqual(new Set(['/tasks/state/']));
  });

  it('DSP-712 DSP-226 have every order that may be late one day: no load names those that are', async () => {
    group(false);
    world.server.edit(9, ({ tasks }) => {
      for (const task of tasks.values()) task.isLate = false;
    });
    await world.open({ path: '/' });
    expect(idsOf('late')).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('PRP-039 are not made of it with shadow grouping', async () => {
    group(true);
    const tab = await world.open({ path: '/' });
    expect(listed()).toEqual(nothing);
    await tab.set({ path: '/dispatch' });
    await world.settle();
    expect(listed()).toEqual(all);
  });

  it('DSP-226 are all made anew once shadow grouping is switched off, though no other row has changed', async () => {
    group(true);
    await world.open({ path: '/' });
    await cycle();
    expect(listed()).toEqual(nothing);
    group(false);
    await cycle();
    expect(listed()).toEqual(all);
    group(true);
    await cycle();
    expect(listed()).toEqual(nothing);
  });

  it('DSP-226 have nothing left of a load that is asked for no more', async () => {
    group(true);
    const tab = await world.open({ path: '/dispatch' });
    expect(listed()).toEqual(all);
    world.server.edit(9, ({ docks, tasks }) => {
      docks.delete(53);
      tasks.delete(1);
    });
    group(false);
    await tab.set({ path: '/' });
    await cycle();
    expect(listed()).toMatchObject({
      toDispatch: [2, 3, 4, 15],
      docks: all.docks.filter((id) => id !== 53),
    });
  });

  it('PRP-039 where no setting says that dispatch is off they are those of the load, asked for while they are shown', async () => {
    group();
    const tab = await world.open({ path: '/', shows: [endpointNames.dispatchLoad] });
    expect(listed()).toEqual(all);
    await tab.set({ shows: [] });
    polls.length = 0;
    await cycle();
    expect(polls).toEqual(['/tasks/state/']);
  });
});
