import { expect, it } from 'vitest';
import { World } from './world.ts';

const renamed = 'Renommée';

/** Another dispatcher renames a round, and a poll is due. */
async function polled(world: World): Promise<void> {
  world.server.edit(9, ({ docks }) => {
    const dock = docks.get(51);
    if (dock) dock.name = renamed;
  });
  await world.pass(21_000, 1_000);
}
const nameOf = (world: World) => world.shadow('1').row('dock', 9, 51)?.row.name;

it('a poll that changed is merged once the screen has read what its user did meanwhile', async () => {
  const world = new World();
  const tab = await world.open();
  const reads: (() => void)[] = [];
  world.afterScreen = (run) => void reads.push(run);
  await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
  await polled(world);
  expect(nameOf(world)).not.toBe(renamed);
  for (const read of reads.splice(0)) read();
  await world.settle();
  expect(nameOf(world)).toBe(renamed);
});

it('an action that was refused holds no poll up', async () => {
  const world = new World();
  const tab = await world.open();
  world.afterScreen = () => undefined;
  expect(await tab.engine.actions.issue('order.bags', {})).toMatchObject({ code: 'invalid' });
  await polled(world);
  expect(nameOf(world)).toBe(renamed);
});
