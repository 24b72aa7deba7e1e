import { expect, type Page } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { actions, isDoneOnce } from '../../hands/done-once.ts';
import { holdAnswers, loseAnswer } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { installed, test } from '../fixtures.ts';

async function crash(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Its answer dies with the renderer.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

for (const [title, { path, act, shown }] of Object.entries(actions)) {
  test(
    `${title} in a tab killed before the answer is done once, told by the next tab`,
    installed,
    async ({ scene, board, network, context }) => {
      const morning = await aMorning(scene);
      await board.open();
      const held = holdAnswers();
      network.intercept({ path, times: 1 }, held.fault);
      await act(board, morning);
      await held.arrived(1);
      await crash(board.page);
      const next = new Board(await context.newPage());
      await next.open();
      await shown(next, morning);
      await isDoneOnce(scene, next);
      if (title === 'GO') expect(network.seen(path)).toHaveLength(1);
    },
  );
}

test('SUP-376 what the browser itself sends twice, over a reused connection that dies without a byte, is done once', async ({
  scene,
  board,
  network,
}) => {
  const morning = await aMorning(scene);
  network.keepConnections(true);
  await board.open();
  for (const [at, { path, act, shown }] of Object.values(actions).entries()) {
    // On a connection that has served before: the browser repeats any lost request.
    await board.refresh();
    network.intercept({ path, times: 1 }, loseAnswer);
    await act(board, morning);
    await shown(board, morning);
    // The header counts an action a moment after its list shows it.
    await expect.poll(async () => (await scene.ledger()).length).toBe(at + 1);
    await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
    expect(await scene.ledger()).toHaveLength(at + 1);
  }
  // The console never sends a GO twice: the second one was the browser's.
  expect(network.seen('/assign/')).toHaveLength(2);
});

for (const title of ['bag counts', 'a move'] as const) {
  test(
    `${title} in a tab killed before anything left is delivered once by the next`,
    installed,
    async ({ scene, board, network, context }) => {
      const { act, shown } = actions[title];
      const morning = await aMorning(scene);
      await board.open();
      await board.serviceWorker();
      await network.switchTo('refuse');
      await act(board, morning);
      await crash(board.page);
      await network.switchTo('pass');
      const next = new Board(await context.newPage());
      await next.open();
      await shown(next, morning);
      await isDoneOnce(scene, next);
    },
  );
}
