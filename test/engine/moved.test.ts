import { describe, expect, it } from 'vitest';
import { type Tab, World } from './world.ts';

// docs/adr/0059: a value that a person saw and changed carries what it rests on.

const bags = (dry: number) => ({ orderId: 1001, dry, isotherm: 0 });

interface Device {
  readonly world: World;
  readonly tab: Tab;
}

/** A device that shows order 1001 and is offline: nothing is tried. */
async function offline(compares: boolean): Promise<Device> {
  const world = new World({ isWhole: true, retentionS: 3_600, compares });
  const tab = await world.open();
  await world.pass(5_000);
  world.network.isCut = true;
  tab.engine.setOnline(false);
  return { world, tab };
}

/** There the bags are counted twice. */
async function twoOffline(compares: boolean) {
  const { world, tab } = await offline(compares);
  await tab.engine.actions.issue('order.bags', bags(2));
  await tab.engine.actions.issue('order.bags', bags(3));
  await world.settle();
  const [first] = world.shadow('1').of('outbox');
  return { world, tab, first: first?.id ?? '' };
}

async function online({ world, tab }: Device): Promise<void> {
  world.network.isCut = false;
  tab.engine.setOnline(true);
  await world.pass(60_000, 1_000);
}

/** A device that shows order 1001, whose bags a colleague counts anew while nothing is polled. */
async function aColleagueCounts(compares: boolean, dry: number) {
  const { world, tab } = await offline(compares);
  await tab.engine.actions.issue('order.bags', bags(2));
  await world.settle();
  world.server.edit(9, ({ orders }) =>
    Object.assign(orders.get(1001) ?? {}, { number_of_bags: dry, number_of_isotherm_bags: 0 }),
  );
  await online({ world, tab });
  return { world, tab };
}

const parked = (world: World) =>
  world
    .shadow('1')
    .of('outbox')
    .map(({ state, reason }) => [state, reason?.code]);
const counted = ({ server }: World) => server.truth(9).orders.get(1001)?.number_of_bags;
const sent = ({ server }: World) => server.ledger.map(({ request }) => request.body);

describe.each([
  ['compares', true],
  ['says nothing of comparing', false],
])('a server that %s', (_, compares) => {
  it('keeps what a colleague set meanwhile: the action is a conflict', async () => {
    const { world } = await aColleagueCounts(compares, 5);
    expect([counted(world), parked(world), sent(world)]).toEqual([5, [['conflict', 'moved']], []]);
  });

  it('does it on whatever is there once the user chose so', async () => {
    const { world, tab } = await aColleagueCounts(compares, 5);
    const [conflict] = world.shadow('1').of('outbox');
    await tab.engine.actions.retry(conflict?.id ?? '');
    await world.pass(60_000, 1_000);
    expect([counted(world), parked(world)]).toEqual([2, []]);
  });

  it('asks nothing where the colleague set the same value', async () => {
    const { world } = await aColleagueCounts(compares, 2);
    expect([counted(world), parked(world)]).toEqual([2, []]);
  });

  it('takes an own action that was given up before it left for nobody else', async () => {
    const { world, tab, first } = await twoOffline(compares);
    await tab.engine.actions.discard(first, false);
    await online({ world, tab });
    expect([counted(world), parked(world)]).toEqual([3, []]);
  });

  it('nor one that another replaces, whose form began with what it showed', async () => {
    const { world, tab } = await offline(compares);
    await tab.engine.actions.issue('order.bags', bags(2));
    const [first] = world.shadow('1').of('outbox');
    await tab.engine.actions.issue('order.bags', { ...bags(3), basis: first?.leaves }, { replaces: first?.id });
    await online({ world, tab });
    expect([counted(world), parked(world)]).toEqual([3, []]);
  });

  it('still sees what a colleague set beside an own action that was given up', async () => {
    const { world, tab, first } = await twoOffline(compares);
    world.server.edit(9, ({ orders }) => Object.assign(orders.get(1001) ?? {}, { number_of_bags: 5 }));
    await tab.engine.actions.discard(first, false);
    await online({ world, tab });
    expect([counted(world), parked(world)]).toEqual([5, [['conflict', 'moved']]]);
  });

  it('lets an action rest on the one before it, though one that was given up left the same value', async () => {
    const { world, tab } = await offline(compares);
    for (const dry of [2, 3, 2, 4]) await tab.engine.actions.issue('order.bags', bags(dry));
    await world.settle();
    const [first] = world.shadow('1').of('outbox');
    await tab.engine.actions.discard(first?.id ?? '', false);
    await online({ world, tab });
    expect([counted(world), parked(world)]).toEqual([4, []]);
  });

  it('does a conflict on whatever is there once the user chose so, though another action waits for it', async () => {
    const { world, tab, first } = await twoOffline(compares);
    world.server.edit(9, ({ orders }) => Object.assign(orders.get(1001) ?? {}, { number_of_bags: 5 }));
    await online({ world, tab });
    await tab.engine.actions.retry(first);
    await world.pass(60_000, 1_000);
    expect([counted(world), parked(world)]).toEqual([3, []]);
  });
});
