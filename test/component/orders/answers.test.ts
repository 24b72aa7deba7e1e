import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { captivePortal, holdAnswers, loseRequest, malformedJson, rewritten, serverError } from '../../hands/faults.ts';
import { aMorning, colleagueMoves, colleagueSetsBags } from '../../hands/morning.ts';
import { load, survives } from '../../hands/survives.ts';
import { test } from '../fixtures.ts';

const Delivery = z.looseObject({ id: z.int(), linked_order: z.looseObject({ id: z.int() }) });

const Load = z.looseObject({ version: z.int(), deliveries: z.array(Delivery) });

test('DSP-157 an error 500 leaves the board and is counted until the next success', ({
  scene,
  board,
  network,
  colleague,
}) => survives({ scene, board, network, colleague }, serverError));

test('DSP-157 a page of HTML with status 200 is a failure too', ({ scene, board, network, colleague }) =>
  survives({ scene, board, network, colleague }, captivePortal));

test('DSP-157 JSON cut in its middle is a failure too', ({ scene, board, network, colleague }) =>
  survives({ scene, board, network, colleague }, malformedJson));

test('DSP-155 DSP-157 JSON without version and lists is a failure too, and no concurrency', async ({
  scene,
  board,
  network,
  colleague,
}) => {
  await survives(
    { scene, board, network, colleague },
    rewritten(() => ({})),
  );
  await expect(board.banner).not.toContainText('Ignorées');
});

test('a field that cannot be read is left out of its row and named, a row without an id is counted, the rest is applied', async ({
  scene,
  board,
  network,
  colleague,
}) => {
  const { a1, a2, a3 } = await aMorning(scene);
  await board.open();
  for (const { order } of [a1, a2, a3]) await colleagueSetsBags(colleague, order, 8, 1);
  const spoiled = rewritten((json) => {
    const { deliveries, ...rest } = Load.parse(json);
    const spoilt = { number_of_bags: 'huit', number_of_bags_dry: -8, number_of_bags_isotherm: null };
    const spoil = ({ linked_order: order, ...task }: z.infer<typeof Delivery>) =>
      order.id === a2.order.id ? { ...task, linked_order: { ...order, ...spoilt } } : { ...task, linked_order: order };
    return { ...rest, deliveries: [...deliveries.map(spoil), { id: null, linked_order: { id: null } }] };
  });
  const spoiling = network.intercept(load, spoiled);
  await board.refresh();
  await expect(board.banner).toContainText(
    'Champs illisibles : order.number_of_bags (1), order.number_of_bags_dry (1)',
  );
  await expect(board.banner).toContainText('Lignes illisibles mises de côté : 2');
  await expect(board.banner).toContainText('À jour');
  await expect(board.bags('A1')).toHaveText('8 + 1');
  await expect(board.bags('A2')).toHaveText('?');
  await expect(board.bags('A3')).toHaveText('8 + 1');
  spoiling.stop();
  await colleagueSetsBags(colleague, a2.order, 7, 1);
  await board.refresh();
  await expect(board.bags('A2')).toHaveText('7 + 1');
  await expect(board.banner).not.toContainText('Champs illisibles');
});

test('DSP-155 an answer of another version changes nothing and is counted', async ({
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

test('DSP-157 a connection reset is a failure too', ({ scene, board, network, colleague }) =>
  survives({ scene, board, network, colleague }, loseRequest));

test('DSP-166 the banner tells the last sync and its age each second, and the pause', async ({ scene, board }) => {
  await aMorning(scene);
  await board.open();
  await expect(board.banner).toContainText(/À jour.*Dernière synchro : \d\d:\d\d:\d\d \(il y a 1 s\)/);
  await expect(board.banner).toContainText('il y a 3 s');
  await board.pause();
  await expect(board.banner).toContainText('En pause');
});
