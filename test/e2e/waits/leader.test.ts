import { expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';
import { cycleMs, shortCycle, withinCycle } from '../hands/short-cycle.ts';

const ends = {
  'is closed': async (leader: Board) => leader.page.close(),
  crashes: async (leader: Board) => {
    const devtools = await leader.page.context().newCDPSession(leader.page);
    const crashed = leader.page.waitForEvent('crash');
    // Its answer dies with the renderer.
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
  },
  'is hidden': async (leader: Board) => leader.hide(),
};

for (const [title, end] of Object.entries(ends)) {
  test(`when the tab that polls ${title}, another goes on within the cycle`, async ({
    scene,
    context,
    colleague,
    network,
  }) => {
    shortCycle(network);
    const { a1, round } = await aMorning(scene);
    const startMs = Date.now();
    const leader = new Board(await context.newPage());
    const follower = new Board(await context.newPage());
    await leader.open();
    await follower.open();
    await end(leader);
    await colleagueMoves(colleague, a1.task, null, round);
    await expect(follower.inDock(round, 'A1')).toBeVisible(withinCycle);
    // Neither begun anew nor doubled.
    const cycles = (Date.now() - startMs) / cycleMs;
    expect(network.seen('/dispatch/loadstate/').length).toBeLessThanOrEqual(1 + cycles);
  });
}
