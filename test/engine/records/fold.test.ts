import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../server.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const bags = { orderId: 1001, dry: 3, isotherm: 2 };
/** It says nothing of what was asked: what is settled is shown beside the row as it was. */
const inPart = (answer: Answer): Answer => ({ ...answer, body: { id: 1001, random_id: 'R1001' } });

// Rule 5: 60 s after its ack, what no demanded source lists is folded into server rows, by the leader's clock.

describe('a settled action that no demanded source will tell', () => {
  let world: World;
  let device: Device;
  let tab: Tab;
  /** Acts on the board of center 9 and turns to another center before a poll has told of it. */
  const actAndLeave = async (to: Parameters<Tab['set']>[0] = { center: 12 }) => {
    await tab.engine.actions.issue('order.bags', bags);
    await world.settle();
    await tab.set(to);
    await world.settle();
  };

  beforeEach(async () => {
    world = new World();
    device = new Device(world);
    tab = await world.open();
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? { spoil: inPart } : {});
  });

  it('is taken back by what the board says once somebody looks at it again', async () => {
    await actAndLeave();
    await world.pass(85_000, 1_000);
    world.server.edit(9, ({ orders }) => Object.assign(orders.get(1001) ?? {}, { number_of_bags: 9 }));
    await tab.set({ center: 9 });
    await world.pass(25_000, 1_000);
    expect(device.seen('order', 9, 1001).number_of_bags).toBe(9);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 9 });
  });
});

describe('a settled action that a demanded source lists', () => {
  it('waits for it, however long its polls fail', async () => {
    const world = new World();
    const device = new Device(world);
    const tab = await world.open();
    world.network.fateOf = ({ method, path }) => {
      if (path === '/dispatch/loadstate/') return { reachMs: null };
      return method === 'PATCH' ? { spoil: inPart } : {};
    };
    await tab.engine.actions.issue('order.bags', bags);
    await world.pass(180_000, 5_000);
    expect(device.outbox.map(({ state }) => state)).toEqual(['settled']);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 2 });
    expect(device.seen('order', 9, 1001).number_of_bags).toBe(5);
    world.network.fateOf = () => ({});
    await world.pass(25_000, 5_000);
    expect(device.outbox).toEqual([]);
  });
});
