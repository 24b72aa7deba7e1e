import { expect, it } from 'vitest';
import { wasGivenUp } from '../../src/db/queries/actions.ts';
import { World } from './world.ts';

const cost = {
  ...{ driverId: 71, driverName: 'Driver 0', center: 9, day: '2026-03-10', typeId: 3, amountCents: 500 },
  ...{ minutes: null, comment: 'Pont fermé', orderId: 1001, dockId: 51 },
};

it('SUP-376 an action that is stored no longer was agreed to, unless it was given up: its form is not sent again', async () => {
  const world = new World({ isWhole: true, retentionS: 86_400 });
  const tab = await world.open();
  await world.pass(20_000, 1_000);
  await tab.engine.actions.issue('extraCost.add', cost);
  await world.pass(120_000, 1_000);
  expect(world.shadow('1').of('outbox')).toEqual([]);
  expect(await wasGivenUp(tab.replicaDb, 'command-1')).toBe(false);

  world.network.fateOf = ({ path }) => (path === '/driver-extra-costs/' ? { answerMs: null } : {});
  await tab.engine.actions.issue('extraCost.add', cost);
  await world.pass(5_000, 1_000);
  await tab.engine.actions.discard('command-2', false);
  await world.pass(5_000, 1_000);
  expect(world.shadow('1').of('outbox')).toEqual([]);
  expect(await wasGivenUp(tab.replicaDb, 'command-2')).toBe(true);
});
