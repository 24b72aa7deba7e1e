import { beforeEach, describe, expect, it } from 'vitest';
import { unshownMs } from '../../../src/sync/rooms/tidy.ts';
import { unmadeLists, wrongProjection } from '../../fuzz/projection.ts';
import { type Tab, World } from '../world.ts';

// Rule 14: a list is kept if its room is shown, or was half an hour ago; whoever shows it makes it of what there is.

const minuteMs = 60_000;
const bags = { orderId: 1001, dry: 3, isotherm: 1 };

let world: World;
let tab: Tab;
const shadow = () => world.shadow('1');
const dispatch = [{ center: 9, room: 'dispatch' as const }];
const listed = () =>
  shadow()
    .of('lists')
    .filter(({ center }) => center === 9).length;
const views = () =>
  shadow()
    .of('views')
    .filter(({ center }) => center === 9).length;

beforeEach(() => {
  world = new World();
});

describe('a center whose room nobody shows', () => {
  it('is filled, and acted on, without its lists; the room makes them when it is opened, offline too', async () => {
    tab = await world.open({ path: '/arrivals', shows: ['dispatch-load'] });
    await world.pass(minuteMs, 20_000);
    expect([listed(), views()]).toEqual([0, 0]);
    world.network.isCut = true;
    await tab.engine.actions.issue('order.bags', bags);
    expect([listed(), views()]).toEqual([0, 0]);

    await tab.set({ path: '/dispatch' });
    await world.settle();
    expect(unmadeLists(shadow(), dispatch)).toEqual([]);
    expect(views()).toBeGreaterThan(0);
    expect(wrongProjection(shadow(), 9)).toBeNull();
  });

  it('loses its lists half an hour after the last look, and has them again at the next', async () => {
    tab = await world.open();
    expect(unmadeLists(shadow(), dispatch)).toEqual([]);
    await tab.set({ path: '/arrivals' });
    await world.pass(unshownMs - 6 * minuteMs, minuteMs);
    expect(unmadeLists(shadow(), dispatch)).toEqual([]);
    await world.pass(12 * minuteMs, minuteMs);
    expect([listed(), views()]).toEqual([0, 0]);
    expect(
      shadow()
        .of('shownRooms')
        .map(({ room }) => room),
    ).not.toContain('dispatch');

    await tab.set({ path: '/dispatch' });
    await world.settle();
    expect(unmadeLists(shadow(), dispatch)).toEqual([]);
    expect(wrongProjection(shadow(), 9)).toBeNull();
  });

  it('keeps them as long as another tab shows it', async () => {
    tab = await world.open();
    const other = await world.open();
    await tab.set({ path: '/arrivals' });
    await world.pass(2 * unshownMs, minuteMs);
    expect(unmadeLists(shadow(), dispatch)).toEqual([]);
    await other.set({ path: '/arrivals' });
    await world.pass(unshownMs + 6 * minuteMs, minuteMs);
    expect(listed()).toBe(0);
  });
});

it('a list is made of what an action says too, where one is recorded while it is worked out', async () => {
  tab = await world.open({ path: '/arrivals', shows: ['dispatch-load'] });
  await world.pass(minuteMs, 20_000);
  world.network.isCut = true;
  const opened = tab.set({ path: '/dispatch' });
  await tab.engine.actions.issue('order.bags', bags);
  await opened;
  await world.settle();
  expect(unmadeLists(shadow(), dispatch)).toEqual([]);
  expect(wrongProjection(shadow(), 9)).toBeNull();
});

it('an action asks nothing of rows for lists of rooms nobody shows', async () => {
  const { lists } = await import('../../../src/worker/projection.ts');
  let asked = 0;
  const more = Array.from({ length: 40 }, (_, nth) => ({
    ...lists[0],
    list: `more${nth}`,
    room: 'logs' as const,
    touched: () => {
      asked += 1;
      return Promise.resolve([]);
    },
  }));
  world.lists = [...lists, ...(more as unknown as typeof lists)];
  tab = await world.open();
  await tab.engine.actions.issue('order.bags', bags);
  await world.pass(minuteMs, 20_000);
  expect(asked).toBe(0);
});
