import { beforeEach, describe, expect, it } from 'vitest';
import type { Fate } from '../network.ts';
import { takeOffBoard } from '../server-records.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const loads = '/dispatch/loadstate/';

// Rule 4, as far as boards alone show it: starts are numbered as acks are, for all sources together.

describe('two sources of one center', () => {
  let world: World;
  let device: Device;
  let board: Tab;
  let home: Tab;
  const fates = new Map<string, Fate>();
  const edit = (bags: number) =>
    world.server.edit(9, ({ orders }) => Object.assign(orders.get(1001) ?? {}, { number_of_bags: bags }));

  beforeEach(async () => {
    world = new World();
    device = new Device(world);
    fates.clear();
    world.network.fateOf = ({ path }) => fates.get(path) ?? {};
    board = await world.open();
    home = await world.open({ path: '/' });
    await world.pass(5_000, 1_000);
  });

  it('what a poll begun later told stays, though one begun before is read after it', async () => {
    const values = device.watch('order', 9, 1001, 'number_of_bags');
    edit(6);
    fates.set(loads, { answerMs: 9_000 });
    await board.engine.refresh();
    await world.pass(1_000);
    edit(7);
    await home.engine.refresh();
    await world.pass(3_000, 1_000);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 7 });
    fates.clear();
    await world.pass(8_000, 1_000);
    expect(values.slice(values.indexOf(7))).toEqual([7]);
  });

  it('is told again in full by the source whose word was left out, and no 304 stands for it', async () => {
    edit(6);
    fates.set(loads, { answerMs: 9_000 });
    await board.engine.refresh();
    await world.pass(1_000);
    edit(7);
    await home.engine.refresh();
    await world.pass(11_000, 1_000);
    fates.clear();
    expect(device.source('dispatch-load@9')?.etag).toBeNull();
    await world.pass(21_000, 1_000);
    expect(device.source('dispatch-load@9')?.etag).not.toBeNull();
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 7 });
  });

  it('a row that the later one no longer lists goes once the earlier one’s next answer lists it no more either', async () => {
    edit(6);
    fates.set(loads, { answerMs: 9_000 });
    await board.engine.refresh();
    await world.pass(1_000);
    world.server.edit(9, (truth) => takeOffBoard(truth, 1001));
    await board.set({ path: '/' });
    await home.engine.refresh();
    await world.pass(1_000);
    // Two lists held it, and the board's is the last to do so.
    expect(device.lists(9, 'task').get(1)).toEqual(['dispatch-load/deliveries']);
    await world.pass(10_000, 1_000);
    expect(device.lists(9, 'task').get(1)).toEqual(['dispatch-load/deliveries']);
    fates.clear();
    await board.set({ path: '/dispatch' });
    await world.pass(25_000, 1_000);
    expect(device.lists(9, 'task').has(1)).toBe(false);
  });
});
