import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import type { Board } from '../../hands/board.ts';
import { bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import type { Scene } from '../../hands/scene.ts';
import { isWhole } from '../../setup/whole.ts';
import { tablet, test } from '../fixtures.ts';
import { Dispatcher, deedOf, expect } from '../hands/dispatcher.ts';
import { finger, type Hand, keys } from '../hands/hands.ts';

/** Three orders to dispatch, a late one, a driver who waits, another who is asked first for the round he has. */
async function aBoard(scene: Scene, server: RunningServer) {
  const ali = { ...(await scene.driver('Ali Dutour')), name: 'Ali Dutour' };
  const zoe = await scene.driver('Zoé Marchetti', { is_paid_by_race: true });
  const asked = await scene.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: zoe.id });
  await scene.order('C1', { dock: asked.id, dock_rank: 1 });
  const [a1, a2, a3] = [{ name: 'A1' }, { name: 'A2' }, { name: 'A3' }] as const;
  for (const { name } of [a1, a2, a3]) await scene.order(name);
  const client = { id: scene.center * 1_000, name: 'Ines Prevost' };
  await server.db.insert(clientContacts).values({ client_id: client.id, phone: '+33 6 39 98 00 12' });
  const tardy = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30), client };
  const { order } = await scene.order('RETARD', tardy, { total_weight: '5 Kg' });
  await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
  return { a1, a2, a3, ali, asked, late: { id: order.id, name: 'RETARD' } };
}

/**
 * The deeds of an evening, each by the same way of working the screen; fewer without those that have their own window.
 */
async function work(scene: Scene, server: RunningServer, board: Board, hand: Hand, withWindows = true) {
  const { a1, a2, a3, ali, asked, late } = await aBoard(scene, server);
  const dispatcher = new Dispatcher(board, hand);
  await board.open();
  if (withWindows) await dispatcher.warn(late, 25);
  if (withWindows) await dispatcher.callCourier(late);
  const round = await dispatcher.create(a1, a2);
  await dispatcher.move(a3, round, 'En dernier');
  await dispatcher.validate(round);
  await dispatcher.ready(round, 'Voiture');
  await dispatcher.assign(round, ali);
  await dispatcher.go(round);
  await expect(dispatcher.onTheRoad(round)).toBeVisible();
  await dispatcher.go(asked);
  await dispatcher.unlock(asked);
  if (withWindows) await dispatcher.takeDeposits(ali, bottle.label, 4);
  await dispatcher.settled();
  // The last deed may be painted before the frame counts it as under way.
  await expect.poll(async () => (await scene.ledger()).map(deedOf).toSorted()).toEqual(dispatcher.did.toSorted());
}

test.use({ account: 'dispatch', actionTimeout: 30_000 });
// Many stops by keys, on a busy machine.
test.setTimeout(5 * 60_000);

// `npm run browser-proofs`: the windows too, each many stops away.
test(`DSP-530 with the keyboard alone a round is made, filled, validated, loaded, given and taken back${isWhole ? '; a client is told, a courier called, empties taken' : ''}`, ({
  scene,
  server,
  board,
  page,
}) => work(scene, server, board, keys(page), isWhole));

test.describe('with fingers', () => {
  test.use(tablet);
  test('DSP-530 with taps alone a round is made, filled, validated, loaded, given and taken back; a client is told, a courier called, empties taken', ({
    scene,
    server,
    board,
    page,
  }) => work(scene, server, board, finger(page)));
});
