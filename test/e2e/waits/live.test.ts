import { expect } from '@playwright/test';
import { readBoard } from '../../contract/board.ts';
import { Board } from '../../hands/board.ts';
import { holdAnswers } from '../../hands/faults.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { startAt, test } from '../fixtures.ts';
import { shortCycle, cycleMs as shortCycleMs, withinCycle } from '../hands/short-cycle.ts';

/** A cycle of 20 s and its answer. */
const cycleMs = 23_000;

test('DSP-158 what a colleague moves shows in two tabs within a cycle', async ({
  scene,
  context,
  colleague,
  network,
}) => {
  shortCycle(network);
  const { a1, round } = await aMorning(scene);
  const tabs = [new Board(await context.newPage()), new Board(await context.newPage())];
  for (const tab of tabs) await tab.open();
  await colleagueMoves(colleague, a1.task, null, round);
  for (const tab of tabs) {
    await expect(tab.inDock(round, 'A1')).toBeVisible(withinCycle);
    await expect(tab.row('A1')).toHaveCount(0);
  }
});

test('the day goes on: the board shows what the API says after each step', async ({
  server,
  colleague,
  context,
  board,
}) => {
  await startAt(context, 9);
  await board.open();
  for (let step = 0; step < 2; step++) {
    await server.simulator.step(6);
    await board.refresh();
    const { load } = await readBoard(colleague, 9);
    const creating = load.docks.filter((dock) => dock.current_status === 'draft' && !dock.hidden).length;
    const title = 'Tournées en cours de création';
    await expect.poll(async () => (await board.count(title)) + (await board.count(`${title} (demain)`))).toBe(creating);
  }
});

test('DSP-158 three tabs of a user are one client of the API', async ({ scene, context, network }) => {
  await aMorning(scene);
  const startMs = Date.now();
  for (let opened = 0; opened < 3; opened++) await new Board(await context.newPage()).open();
  const loads = () => network.seen('/dispatch/loadstate/').length;
  expect(loads()).toBe(1);
  await expect.poll(loads, { timeout: cycleMs }).toBe(2);
  await expect.poll(loads, { timeout: cycleMs }).toBe(3);
  expect(Date.now() - startMs).toBeGreaterThan(35_000);
});

test('DSP-160 DSP-162 asked again while a load is awaited, it sends the next once that has ended, and one alone', async ({
  scene,
  board,
  network,
}) => {
  await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  const loads = network.intercept({ path: '/dispatch/loadstate/' }, held.fault);
  await board.refresh();
  await held.arrived(1);
  await board.refresh();
  await board.refresh();
  // Nothing happens, which only time can show.
  await board.page.waitForTimeout(1_500);
  expect(loads.hits()).toBe(1);
  held.release();
  await held.arrived(2);
  held.release();
  await expect(board.banner).toContainText('il y a 0 s');
  await board.page.waitForTimeout(1_500);
  expect(loads.hits()).toBe(2);
});

test('DSP-159 a hidden tab asks for nothing; seen again with an old load, it reloads at once', async ({
  scene,
  board,
  network,
}) => {
  shortCycle(network);
  await aMorning(scene);
  await board.open();
  await board.hide();
  const loads = () => network.seen('/dispatch/loadstate/').length;
  const asked = loads();
  // Nothing happens, which only time can show.
  await board.page.waitForTimeout(shortCycleMs + 1_500);
  expect(loads()).toBe(asked);
  await board.show();
  await expect.poll(loads, { timeout: 2_000 }).toBe(asked + 1);
});
