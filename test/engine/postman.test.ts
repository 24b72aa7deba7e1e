import { describe, expect, it } from 'vitest';
import { World, type WorldOptions } from './world.ts';

const bags = (dry: number) => ({ orderId: 1001, dry, isotherm: 0 });

/** A device on which something was done offline, and whose last tab is closed since. */
async function closedOffline(acts: readonly (readonly [name: string, args: unknown])[], options: WorldOptions = {}) {
  const world = new World({ retentionS: 3_600, ...options });
  const tab = await world.open();
  world.network.isCut = true;
  for (const [name, args] of acts) await tab.engine.actions.issue(name, args);
  await world.settle();
  tab.kill();
  await world.pass(60_000);
  expect(world.server.ledger).toEqual([]);
  world.network.isCut = false;
  return world;
}

const sentBags = ({ server }: World) => server.ledger.map(({ request }) => request.body);
const states = (world: World) =>
  world
    .shadow('1')
    .of('outbox')
    .map((row) => row.state);

describe('the postman', () => {
  it('delivers with no tab open, in order, each once; the next tab finds it settled', async () => {
    const world = await closedOffline([
      ['order.bags', bags(1)],
      ['order.bags', bags(2)],
    ]);
    const { round } = world.postman();
    await world.settle();
    expect(await round).toBe('done');
    expect(sentBags(world)).toMatchObject([{ number_of_bags: 1 }, { number_of_bags: 2 }]);
    await world.open();
    await world.pass(30_000, 1_000);
    expect([sentBags(world).length, states(world)]).toEqual([2, []]);
    expect(world.server.truth(9).orders.get(1001)?.number_of_bags).toBe(2);
  });

  it('sends nothing twice beside a tab that is sending', async () => {
    const world = await closedOffline([['order.bags', bags(1)]]);
    world.network.fateOf = () => ({ answerMs: 5_000 });
    await world.open();
    const { round } = world.postman();
    await world.pass(20_000, 1_000);
    await round;
    expect(sentBags(world)).toHaveLength(1);
  });

  it('dies in mid-way: what it sent is found out, not sent again', async () => {
    const world = await closedOffline([['order.bags', bags(1)]]);
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? { answerMs: null } : {});
    const postman = world.postman();
    await world.settle();
    postman.life.kill();
    expect(sentBags(world)).toHaveLength(1);
    world.network.fateOf = () => ({});
    await world.open();
    await world.pass(60_000, 1_000);
    expect([sentBags(world).length, states(world)]).toEqual([1, []]);
  });

  it('stops at a 401 and leaves the actions to the return of their user', async () => {
    const world = await closedOffline([['order.bags', bags(1)]]);
    world.token = 'token-expired';
    const { round } = world.postman();
    await world.settle();
    expect([await round, sentBags(world), states(world)]).toEqual(['done', [], ['queued']]);
  });

  it('sends nothing of one user with the token of another', async () => {
    const world = await closedOffline([['order.bags', bags(1)]]);
    world.token = 'token-2';
    const { round } = world.postman();
    await world.settle();
    expect([await round, sentBags(world), states(world)]).toEqual(['done', [], ['queued']]);
  });

  it('asks to be woken again while the network is still down', async () => {
    const world = await closedOffline([['order.bags', bags(1)]]);
    world.network.isCut = true;
    const { round } = world.postman();
    await world.settle();
    expect([await round, states(world)]).toEqual(['again', ['queued']]);
  });

  it('never sends what is too old', async () => {
    const world = await closedOffline([['order.bags', bags(1)]]);
    await world.pass(13 * 3_600_000);
    const { round } = world.postman();
    await world.settle();
    expect([await round, states(world)]).toEqual(['done', ['expired']]);
  });
});
