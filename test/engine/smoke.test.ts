import { expect, it } from 'vitest';
import { World } from './world.ts';

it('a poll fills the replica, and a bag command settles and then gives way to the server', async () => {
  const world = new World();
  const tab = await world.open();
  const shadow = world.shadow('1');
  expect(shadow.rows('task').map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6]);
  const issued = await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
  await world.settle();
  expect(issued).toHaveProperty('commandId');
  expect(shadow.of('outbox').map((row) => row.state)).toEqual(['settled']);
  expect(world.server.ledger).toHaveLength(1);
  await world.pass(25_000, 1_000);
  expect(shadow.of('outbox')).toEqual([]);
  expect(shadow.of('overlay')).toEqual([]);
  expect(world.server.truth(9).orders.get(1001)?.number_of_bags).toBe(5);
});
