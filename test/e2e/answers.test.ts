import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { captivePortal, type Fault, holdAnswers, malformedJson, rewritten, serverError } from './faults.ts';
import { test } from './fixtures.ts';
import { aMorning, colleagueMoves, colleagueSetsBags } from './morning.ts';

const load = { path: '/dispatch/loadstate/' };
const Delivery = z.looseObject({ id: z.int(), linked_order: z.looseObject({ id: z.int() }) });
const Load = z.looseObject({ version: z.int(), deliveries: z.array(Delivery) });

const failures: Readonly<Record<string, Fault>> = {
  'an error 500': serverError,
  'a page of HTML with status 200': captivePortal,
  'JSON cut in its middle': malformedJson,
  'JSON that is no load': rewritten((json) => ({ ...Load.parse(json), deliveries: 'bientôt', docks: null })),
  'a connection reset': async () => 'reset',
};

for (const [title, fault] of Object.entries(failures)) {
  test(`DSP-157 DSP-163 ${title} leaves the board, is counted, and is forgotten at the next success`, async ({
    scene,
    board,
    network,
    colleague,
  }) => {
    const { a1, round } = await aMorning(scene);
    await board.open();
    await colleagueMoves(colleague, a1.task, null, round);
    const failing = network.intercept(load, fault);
    await board.refresh();
    await expect(board.banner).toContainText('Échecs : 1');
    await expect(board.banner).toContainText('Serveur injoignable');
    await expect(board.row('A1')).toBeVisible();
    await board.refresh();
    await expect(board.banner).toContainText('Échecs : 2');
    failing.stop();
    await board.refresh();
    await expect(board.inDock(round, 'A1')).toBeVisible();
    await expect(board.banner).toContainText('À jour');
    await expect(board.banner).not.toContainText('Échecs');
  });
}

test('DSP-157 an answer cut on its way counts as failed; the next cycle recovers by itself', async ({
  scene,
  board,
  network,
  colleague,
}) => {
  test.slow();
  const { a1, round } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  await network.switchTo({ truncateAfterBytes: 300 });
  await board.refresh();
  await expect(board.banner).toContainText('Échecs : 1');
  await expect(board.row('A1')).toBeVisible();
  await network.switchTo('pass');
  await expect(board.inDock(round, 'A1')).toBeVisible({ timeout: 23_000 });
  await expect(board.banner).toContainText('À jour');
});

test('DSP-944 a load refused with 400 says the words of the server', async ({ scene, board, network }) => {
  await aMorning(scene);
  await board.open();
  const text = 'Centre fermé pour inventaire';
  const body = Buffer.from(JSON.stringify({ error: text }));
  network.intercept(load, async () => ({
    status: 400,
    headers: ['content-type', 'application/json', 'content-length', `${body.length}`],
    body,
  }));
  await board.refresh();
  await expect(board.banner).toContainText(text);
});

test('one row that cannot be read is set aside, the rest is applied', async ({ scene, board, network, colleague }) => {
  const { a1, a2, a3 } = await aMorning(scene);
  await board.open();
  for (const { order } of [a1, a2, a3]) await colleagueSetsBags(colleague, order, 8, 1);
  const spoiled = rewritten((json) => {
    const { deliveries, ...rest } = Load.parse(json);
    const spoilt = { number_of_bags: 'huit' };
    const spoil = ({ linked_order: order, ...task }: z.infer<typeof Delivery>) =>
      order.id === a2.order.id ? { ...task, linked_order: { ...order, ...spoilt } } : { ...task, linked_order: order };
    return { ...rest, deliveries: deliveries.map(spoil) };
  });
  const spoiling = network.intercept(load, spoiled);
  await board.refresh();
  await expect(board.banner).toContainText('Lignes illisibles mises de côté : 1');
  await expect(board.bags('A1')).toHaveText('8 + 1');
  await expect(board.bags('A2')).toHaveText('3 + 2');
  await expect(board.bags('A3')).toHaveText('8 + 1');
  spoiling.stop();
  await board.refresh();
  await expect(board.bags('A2')).toHaveText('8 + 1');
  await expect(board.banner).not.toContainText('mises de côté');
});

test('DSP-155 DSP-166 an answer of another version changes nothing and is counted', async ({
  scene,
  board,
  network,
  colleague,
}) => {
  const { a1, round } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  const late = rewritten((json) => ({ ...Load.parse(json), version: Load.parse(json).version + 1 }));
  network.intercept({ ...load, times: 1 }, late);
  await board.refresh();
  await expect(board.banner).toContainText('Ignorées (concurrence) : 1');
  await expect(board.row('A1')).toBeVisible();
  await board.refresh();
  await expect(board.inDock(round, 'A1')).toBeVisible();
});

test('DSP-491 a load that began before an action ended does not take it back', async ({ scene, board, network }) => {
  const { round } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  network.intercept({ ...load, times: 1 }, held.fault);
  await board.refresh();
  await held.arrived(1);
  await board.moveTo('A1', round);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await expect(board.actions).toHaveText('Actions');
  held.release();
  await expect(board.banner).toContainText('il y a 0 s');
  await expect(board.inDock(round, 'A1')).toBeVisible();
  await expect(board.row('A1')).toHaveCount(0);
});
