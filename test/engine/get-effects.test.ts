import { expect, it } from 'vitest';
import { World } from './world.ts';

const path = '/processing-orders/1001/to_restock/';
const args = { orderId: 1001, randomId: 'R1001', taskId: 1, dockId: null, from: 'undeliveredclient' };

/** A world whose order 1001 came back, and the calls that want it restocked. */
async function anOrderBack(retentionS?: number) {
  const world = new World({ isWhole: true, ...(retentionS === undefined ? {} : { retentionS }) });
  Object.assign(world.server.truth(9).orders.get(1001) ?? {}, { status: 'undeliveredclient' });
  const calls: string[] = [];
  world.network.onSent = ({ request }) => void (request.path === path && calls.push(request.method));
  const tab = await world.open();
  return { world, tab, calls };
}

it('DSP-490 a GET with an effect whose answer is lost is not sent again: not later, nor by another tab, nor the postman', async () => {
  const { world, tab, calls } = await anOrderBack();
  world.network.fateOf = ({ path: called }) => (called === path ? { answerMs: null } : {});
  await tab.engine.actions.issue('order.restock', args);
  await world.pass(120_000, 1_000);
  await world.open();
  await world.pass(120_000, 1_000);
  tab.kill();
  await world.postman().round;
  await world.pass(120_000, 1_000);
  expect(calls).toEqual(['GET']);
  // The action was done; the read that follows shows it.
  expect(world.server.truth(9).orders.get(1001)?.status).toBe('waiting_restock');
  expect(world.shadow('1').of('outbox')).toEqual([]);
});

it('DSP-490 a GET with an effect that never arrived waits for the user: he alone sends it again', async () => {
  const { world, tab, calls } = await anOrderBack();
  let isLost = true;
  world.network.fateOf = ({ path: called }) => (called === path && isLost ? { reachMs: null } : {});
  const issued = await tab.engine.actions.issue('order.restock', args);
  await world.pass(240_000, 1_000);
  expect([
    calls,
    world
      .shadow('1')
      .of('outbox')
      .map(({ state }) => state),
  ]).toEqual([['GET'], ['uncertain']]);
  isLost = false;
  if ('commandId' in issued) await tab.engine.actions.retry(issued.commandId);
  await world.pass(60_000, 1_000);
  expect(calls).toEqual(['GET', 'GET']);
  expect(world.server.ledger.map(({ request }) => request.path)).toEqual([path]);
});
