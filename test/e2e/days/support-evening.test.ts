import { serverError } from '../../hands/faults.ts';
import { test as base, startAt } from '../fixtures.ts';
import { makeBare } from '../hands/bare-api.ts';
import { expect } from '../hands/dispatcher.ts';
import { Agent, takeTenCalls } from '../hands/support-calls.ts';
import { watchAlarms } from '../hands/watch-alarms.ts';
import { aSupportEvening, type SupportEvening } from './support-evening.ts';

interface Fixtures {
  /** Who calls, and what for. */
  readonly callers: SupportEvening;
  /** Whoever answers in `page`. */
  readonly agent: Agent;
}

const test = base.extend<Fixtures>({
  scene: async ({ makeScene, context }, use) => {
    const scene = await makeScene({ crates_enabled: true });
    await startAt(context, scene.center);
    await use(scene);
  },
  callers: async ({ scene, server }, use) => use(await aSupportEvening(scene, server)),
  agent: async ({ board }, use) => use(new Agent(board)),
});

test('an evening of ten calls in support: each caller is found by what he says, each deed is done once, and nothing turns red or uncertain', async ({
  callers,
  agent,
  server,
  colleague,
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const alarms = await watchAlarms(page);
  await takeTenCalls({ callers, agent, server, colleague });
  expect(alarms).toEqual([]);
});

// `npm run support-evening`
test('the same ten calls on a server written from the tables alone, which answers actions with nothing', async ({
  callers,
  agent,
  server,
  colleague,
  network,
  page,
}) => {
  test.skip(process.env.QUAI_WHOLE_EVENING !== '1', '`npm run support-evening`');
  test.setTimeout(3 * 60_000);
  await makeBare(network, server.url);
  const alarms = await watchAlarms(page);
  await takeTenCalls({ callers, agent, server, colleague });
  expect(alarms).toEqual([]);

  // A real failure is still noticed.
  network.intercept({ path: '/dispatch/loadstate/', times: 1 }, serverError);
  await agent.board.open();
  await agent.board.refresh();
  await expect.poll(() => alarms.join()).toContain('Échecs');
});
