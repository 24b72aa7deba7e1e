import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestSpec } from '../../src/domain/command.ts';
import { type Tab, World } from '../engine/world.ts';

const bags = (orderId: number) => ({ orderId, dry: 3, isotherm: 2 });
const isAsk = ({ path }: RequestSpec) => path === '/admin-user/';

describe('the clock of the server', () => {
  let world: World;
  let tab: Tab;
  beforeEach(async () => {
    world = new World({ retentionS: 86_400 });
    tab = await world.open();
    await world.pass(20_000, 1_000);
  });
  const events = (id: string) =>
    world
      .shadow('1')
      .of('journal')
      .filter((it) => it.commandId === id)
      .map((it) => it.event);
  const issue = (orderId: number) => tab.engine.actions.issue('order.bags', bags(orderId));

  it.each([3_600_000, -86_400_000])('is not told by the refusals of a gateway, whose own is %i ms off', async (off) => {
    const headers = { Date: new Date(world.clock.now() + off).toUTCString() };
    world.network.fateOf = () => ({ instead: { status: 503, body: '<h1>503</h1>', headers } });
    await tab.engine.refresh();
    await world.settle();
    tab.engine.setOnline(false);
    await issue(1001);
    world.network.fateOf = () => ({});
    await world.pass(21_000, 1_000);
    tab.engine.setOnline(true);
    await world.pass(1_000);
    expect(events('command-1')).toEqual(['queued', 'sending', 'settled']);
    expect(Math.abs(tab.engine.clock.offsetMs() ?? off)).toBeLessThan(1_000);
  });

  it('is asked for once more before an answer to a question older than the action holds it back', async () => {
    // The device slept: its first request is answered at once, but slowly on its way.
    tab.engine.setOnline(false);
    world.network.fateOf = (request) => (isAsk(request) ? { answerMs: 9_000 } : { reachMs: null });
    await world.pass(125_000, 5_000);
    await issue(1001);
    tab.engine.setOnline(true);
    await world.pass(7_000, 1_000);
    await issue(1002);
    await world.pass(2_500, 500);
    world.network.fateOf = () => ({});
    await world.pass(30_000, 1_000);
    expect([events('command-1'), events('command-2')].map((it) => it.at(-1))).toEqual(['settled', 'settled']);
  });
});
