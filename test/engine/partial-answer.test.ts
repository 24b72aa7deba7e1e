import { expect, it } from 'vitest';
import { isRecord } from './actions/outcome.ts';
import { Device } from './records/device.ts';
import type { Answer } from './server.ts';
import { World } from './world.ts';

/** The emptied dock comes without its list, and the one it went onto with it. */
function withoutOwnTasks(answer: Answer): Answer {
  if (!isRecord(answer.body)) return answer;
  const { tasks: _, ...body } = answer.body;
  return { ...answer, body };
}

it('a task told in one round leaves the other, though the answer tells that one without its tasks', async () => {
  const world = new World({ isWhole: true });
  const device = new Device(world);
  const tab = await world.open();
  await world.settle();
  world.network.fateOf = ({ path }) => (path.endsWith('/move_dock/') ? { spoil: withoutOwnTasks } : {});
  const args = { dockId: 152, targetId: 53, taskIds: [12], targetEmpty: true, atMs: world.clock.now() };
  expect(await tab.engine.actions.issue('dock.moveOnto', args)).toHaveProperty('commandId');
  await world.settle();
  expect(device.row('task', 9, 12)?.row).toMatchObject({ dock: 53 });
  expect([53, 152].map((id) => device.row('dock', 9, id)?.row)).toMatchObject([{ tasks: [12] }, { tasks: [] }]);
});

/** The first task of the answered round comes without its id. */
function withoutFirstId(answer: Answer): Answer {
  const { new_dock: other, tasks } = isRecord(answer.body) ? answer.body : {};
  for (const [first] of [tasks, isRecord(other) ? other.tasks : []].filter(Array.isArray))
    if (isRecord(first)) delete first.id;
  return answer;
}

it('what was agreed of a round stays agreed, though a later answer tells one of its tasks without an id', async () => {
  const world = new World({ isWhole: true });
  const device = new Device(world);
  const tab = await world.open();
  await world.settle();
  await tab.engine.actions.issue('task.cancelMove', { taskId: 12, orderId: 1012, dockId: 152, fromDockId: 51 });
  await world.settle();
  const agreed = () => device.outbox[0]?.settledEffect?.find(({ kind, id }) => kind === 'dock' && id === 51)?.set;
  expect(agreed()).toEqual({ tasks: [5, 6, 12] });
  world.network.fateOf = ({ path }) =>
    path.endsWith('/switch_drivers_orders_docks/') ? { spoil: withoutFirstId } : {};
  await tab.engine.actions.issue('dock.switchDrivers', {
    ...{ dockId: 52, otherId: 51, driverId: 72, otherDriverId: 71, accepted: null, atMs: world.clock.now() },
    ...{ targetName: 'Driver 1', otherTargetName: 'Driver 0' },
  });
  await world.settle();
  expect(device.outbox.map(({ state }) => state)).toEqual(['settled', 'settled']);
  expect(agreed()).toEqual({ tasks: [5, 6, 12] });
});
