import { expect, it } from 'vitest';
import { Device } from './records/device.ts';
import { World } from './world.ts';

it('what an action shows as it is recorded is what a replay of all shows: a task stands in the round its own row says', async () => {
  const world = new World({ isWhole: true });
  const device = new Device(world);
  const tab = await world.open();
  await world.settle();
  tab.engine.setOnline(false);
  const bags = await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
  const atMs = world.clock.now();
  const ranks = [{ taskId: 5, rank: 1 }];
  const left = [{ taskId: 6, rank: 1 }];
  await tab.engine.actions.issue('task.move', { taskId: 5, orderId: 1005, from: 51, to: 52, ranks, left, atMs });
  // Its page did not show a new task yet.
  await tab.engine.actions.issue('dock.close', { dockId: 52, taskIds: [], at: new Date(atMs).toISOString() });
  const recorded = device.seen('dock', 9, 52).tasks;
  if ('commandId' in bags) await tab.engine.actions.discard(bags.commandId, false);
  expect(device.seen('dock', 9, 52).tasks).toEqual(recorded);
});
