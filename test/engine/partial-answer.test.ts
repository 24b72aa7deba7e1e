import { expect, it } from 'vitest';
import { isRecord } from './actions/outcome.ts';
import { Device } from './records/device.ts';
import type { Answer } from './server.ts';
import { World } from './world.ts';

/** The dock that is emptied is told without its list, the one it went onto with it. */
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
