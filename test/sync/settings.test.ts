import { beforeEach, describe, expect, it } from 'vitest';
import { World } from '../engine/world.ts';

describe('a first load before any settings are known', () => {
  let world: World;
  let calls: string[];
  const source = (key: string) =>
    world
      .shadow('1')
      .of('sources')
      .find((it) => it.key === key);

  beforeEach(() => {
    world = new World();
    world.server.settings = [{ id: 9, is_shadow_groupment_enabled: true }, { id: 12 }];
    calls = [];
    world.network.onSent = ({ request }) => calls.push(request.path);
  });

  it('DSP-201 asks the settings first, and sends no load where dispatch is off', async () => {
    world.server.settings = [{ id: 9, is_shadow_groupment_enabled: false }];
    await world.open();
    await world.pass(59_000, 1_000);
    expect(calls).toEqual(['/admin-user/', '/metas/']);
  });

  it('loads as soon as the settings have told that dispatch is on, without waiting for a cycle', async () => {
    await world.open();
    expect(calls).toEqual(['/admin-user/', '/metas/', '/dispatch/loadstate/']);
    expect(source('dispatch-load@9')?.appliedPoll).toBe(1);
  });

  it('loads a hidden tab as well, settings and board once each', async () => {
    await world.open({ visible: false });
    await world.pass(120_000, 1_000);
    expect(calls).toEqual(['/admin-user/', '/metas/', '/dispatch/loadstate/']);
  });

  it('asks no settings again once those of any center are known', async () => {
    const tab = await world.open();
    await tab.set({ center: 12 });
    await world.settle();
    expect(calls.slice(-2)).toEqual(['/dispatch/loadstate/', '/dispatch/loadstate/']);
    expect(calls.filter((path) => path === '/metas/')).toHaveLength(1);
  });

  it.each([
    ['a server without that call', () => undefined],
    [
      'an answer without centers',
      () => {
        world.network.fateOf = ({ path }) =>
          path === '/metas/' ? { instead: { status: 200, body: {}, headers: {} } } : {};
      },
    ],
  ])('loads all the same after %s', async (_, spoil) => {
    world.server.settings = null;
    spoil();
    await world.open();
    expect(calls).toEqual(['/admin-user/', '/metas/', '/dispatch/loadstate/']);
    expect(source('dispatch-load@9')).toMatchObject({ appliedPoll: 1, failures: 0 });
  });

  it('tells every tab, not only the leader, that the settings are there', async () => {
    await world.open({ path: '/support' });
    await world.open();
    expect(calls).toEqual(['/admin-user/', '/metas/', '/dispatch/loadstate/']);
  });

  it('DSP-201 notices within a minute that dispatch was switched on', async () => {
    world.server.settings = [{ id: 9, is_shadow_groupment_enabled: false }];
    await world.open();
    await world.pass(30_000, 1_000);
    world.server.settings = [{ id: 9, is_shadow_groupment_enabled: true }];
    await world.pass(31_000, 1_000);
    expect(calls).toEqual(['/admin-user/', '/metas/', '/metas/', '/dispatch/loadstate/']);
  });

  it('hears nothing of keys in the answer: only polls tell whether they are honoured', async () => {
    world.server.retentionS = 3_600;
    world.server.settings = [{ id: 9 }, { id: 12, is_shadow_groupment_enabled: false }];
    world.network.fateOf = ({ path }) =>
      path === '/metas/' ? { spoil: (answer) => ({ ...answer, headers: {} }) } : {};
    await world.open();
    await world.open({ center: 12 });
    expect(calls.at(-1)).toBe('/metas/');
    expect(world.shadow('1').meta('retentionMs')).toBe(3_600_000);
  });
});
