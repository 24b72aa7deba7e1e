import { expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { installed, test } from '../fixtures.ts';

const inCenter = (path: string, center: number) => `/redirect/${center}?u=${encodeURIComponent(path)}`;

test('DSP-076 DSP-153 DSP-160 each tab asks for its own: center, pause and path', async ({
  makeScene,
  context,
  network,
  colleague,
}) => {
  const [running, paused, elsewhere, home] = [
    await makeScene(),
    await makeScene(),
    await makeScene(),
    await makeScene(),
  ];
  const { a1, round } = await aMorning(running);
  const { a1: other, round: otherRound } = await aMorning(paused);
  const [runningTab, pausedTab] = [new Board(await context.newPage()), new Board(await context.newPage())];
  await runningTab.open(inCenter('/dispatch', running.center));
  await pausedTab.open(inCenter('/dispatch', paused.center));
  await pausedTab.pause();
  await (await context.newPage()).goto(inCenter('/support/', elsewhere.center));
  await (await context.newPage()).goto(inCenter('/', home.center));

  await colleagueMoves(colleague, a1.task, null, round);
  await colleagueMoves(colleague, other.task, null, otherRound);
  await expect(runningTab.inDock(round, 'A1')).toBeVisible({ timeout: 23_000 });
  await expect.poll(() => states(home.center), { timeout: 23_000 }).toBe(2);
  function states(center: number) {
    return network.seen(`/tasks/state/`).filter((line) => line.includes(`center_id=${center}`)).length;
  }
  const loads = (center: number) =>
    network.seen('/dispatch/loadstate/').filter((line) => line.includes(`center=${center}`));
  expect(loads(paused.center)).toHaveLength(1);
  expect(loads(elsewhere.center)).toHaveLength(0);
  expect(loads(home.center)).toHaveLength(0);
  await expect(pausedTab.row('A1')).toBeVisible();
  await expect(pausedTab.banner).toContainText('En pause');

  await pausedTab.play();
  await expect(pausedTab.inDock(otherRound, 'A1')).toBeVisible({ timeout: 3_000 });
});

test(
  'a tab nobody looks at stays as it is, and shows all that changed once somebody does',
  installed,
  async ({ scene, board, context }) => {
    await aMorning(scene);
    await board.open();
    const behind = new Board(await context.newPage());
    await behind.open();
    await behind.hide();
    await board.serviceWorker();
    await context.setOffline(true);
    await board.setBags('A1', 7, 1);
    await expect(board.bags('A1')).toHaveText('7 + 1');
    await expect(board.actions).toHaveText('1 en attente');
    await expect(behind.bags('A1')).not.toHaveText('7 + 1');
    await expect(behind.actions).toHaveText('Actions');
    await behind.show();
    await expect(behind.actions).toHaveText('1 en attente');
    await expect(behind.bags('A1')).toHaveText('7 + 1');
  },
);

test('DSP-015 each tab keeps its own center over a reload', async ({ makeScene, context }) => {
  const [one, two] = [await makeScene(), await makeScene()];
  await one.order('UN');
  await two.order('DEUX');
  const [first, second] = [new Board(await context.newPage()), new Board(await context.newPage())];
  await first.open(inCenter('/dispatch', one.center));
  await second.open(inCenter('/dispatch', two.center));
  for (const tab of [first, second]) await tab.page.reload();
  await expect(first.row('UN')).toBeVisible();
  await expect(second.row('DEUX')).toBeVisible();
  await expect(first.row('DEUX')).toHaveCount(0);
});
