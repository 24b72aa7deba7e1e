import { expect, it } from 'vitest';
import { isRecord } from './actions/outcome.ts';
import { Device } from './records/device.ts';
import type { Answer } from './server.ts';
import { World } from './world.ts';

/** Its first round comes without its id. */
function withoutFirstId(answer: Answer): Answer {
  const docks = isRecord(answer.body) && Array.isArray(answer.body.docks) ? answer.body.docks : [];
  delete docks[0]?.id;
  return answer;
}

it('a round that went while another came without its id goes with the next poll, though nothing changes any more', async () => {
  const world = new World({ isWhole: true, etags: true });
  const device = new Device(world);
  await world.open();
  world.server.edit(9, ({ docks }) => Object.assign(docks.get(155) ?? {}, { hidden: true }));
  world.network.fateOf = () => ({ spoil: withoutFirstId });
  await world.pass(21_000, 1_000);
  expect(device.row('dock', 9, 155)).toBeDefined();
  expect(device.source('dispatch-load@9')).toMatchObject({ poll: 2, appliedPoll: 2, etag: null });
  world.network.fateOf = () => ({});
  await world.pass(20_000, 1_000);
  expect(device.row('dock', 9, 155)).toBeUndefined();
  expect(device.source('dispatch-load@9')?.etag).not.toBeNull();
});

it('a row without its id that nothing is missed for is not asked for again and again', async () => {
  const world = new World({ isWhole: true, etags: true });
  const device = new Device(world);
  world.network.fateOf = () => ({ spoil: withoutFirstId });
  await world.open();
  expect(device.source('dispatch-load@9')?.etag).not.toBeNull();
});
