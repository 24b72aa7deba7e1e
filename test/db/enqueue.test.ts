import { beforeEach, describe, expect, it } from 'vitest';
import { openMoneyOf } from '../../src/db/queries/actions.ts';
import { type Tab, World } from '../engine/world.ts';

const bags = (orderId = 1001, dry = 3, isotherm = 2) => ({ orderId, dry, isotherm });

describe('an action recorded on the device', () => {
  let world: World;
  let tab: Tab;
  const outbox = () =>
    world
      .shadow('1')
      .of('outbox')
      .sort((a, b) => a.seq - b.seq);
  const order = (id: number) =>
    world
      .shadow('1')
      .of('overlay')
      .find((row) => row.kind === 'order' && row.id === id)?.row;

  beforeEach(async () => {
    world = new World();
    tab = await world.open();
    world.network.isCut = true;
  });

  it('is on disk with what it shows once it is said to be recorded', async () => {
    expect(await tab.engine.actions.issue('order.bags', bags())).toEqual({ commandId: 'command-1' });
    expect(outbox()).toMatchObject([
      { id: 'command-1', state: 'queued', center: 9, tab: tab.id, lanes: ['order:1001'] },
    ]);
    expect(order(1001)).toMatchObject({ number_of_bags: 5, number_of_bags_dry: 3, number_of_bags_isotherm: 2 });
    expect(world.shadow('1').of('journal')).toMatchObject([{ commandId: 'command-1', event: 'queued' }]);
  });

  it('is read with the list that shows it', async () => {
    await tab.engine.actions.issue('order.bags', bags());
    const list = world
      .shadow('1')
      .of('lists')
      .find((row) => row.list === 'toDispatch');
    expect(list?.latest).toEqual([
      { id: 1, row: expect.objectContaining({ orderId: 1001, bagsDry: 3, bagsIsotherm: 2 }) },
    ]);
  });

  it('remembers what the user saw of each row it changes', async () => {
    await tab.engine.actions.issue('order.bags', bags());
    expect(outbox()[0]?.before).toEqual({
      'order:1001': { number_of_bags: 2, number_of_bags_dry: 1, number_of_bags_isotherm: 1 },
    });
  });

  it('takes its number in the order in which it was issued, also from several tabs at once', async () => {
    const other = await world.open();
    const issued = [1001, 1002, 1003, 1004].map((id, n) =>
      (n % 2 ? tab : other).engine.actions.issue('order.bags', bags(id)),
    );
    await Promise.all(issued);
    expect(outbox().map((row) => row.seq)).toEqual([1, 2, 3, 4]);
    expect(new Set(outbox().map((row) => row.id)).size).toBe(4);
  });

  it.each([
    ['unknownAction', 'no.such', {}],
    ['invalid', 'order.bags', bags(1001, -1)],
    ['gone', 'order.bags', bags(4242)],
    ['tooMany', 'order.bags', bags(1001, 999, 1)],
  ])('is refused as %s without anything being written', async (code, name, args) => {
    const { commits } = world.shadow('1');
    expect(await tab.engine.actions.issue(name, args)).toMatchObject({ refused: true, code });
    await world.settle();
    expect(world.shadow('1').commits).toBe(commits);
  });

  it('waits for the first load of the center', async () => {
    const other = await world.open({ center: 12 });
    expect(await other.engine.actions.issue('order.bags', bags(1501))).toMatchObject({ code: 'filling' });
    // LOG-140: what leans on no row may be done on a screen that polls none.
    const review = { driverId: 571, driverName: 'Ana', center: 12, demandId: 571 };
    expect(await other.engine.actions.issue('demand.refuse', review)).toHaveProperty('commandId');
  });

  it('that must happen now is refused offline, and while another one on its dock is not resolved', async () => {
    const go = { dockId: 51, driverId: 71, lockedAt: null, at: '2026-03-10T09:00:00Z' };
    const move = { taskId: 1, orderId: 1001, from: null, to: 51, ranks: [{ taskId: 1, rank: 1 }], left: [], atMs: 0 };
    tab.engine.setOnline(false);
    expect(await tab.engine.actions.issue('dock.assign', go)).toMatchObject({ code: 'mustBeOnline' });
    tab.engine.setOnline(true);
    const inDock = { taskId: 5, orderId: 1005, from: 51, to: 51, ranks: [{ taskId: 5, rank: 2 }], left: [], atMs: 0 };
    await tab.engine.actions.issue('task.move', inDock);
    expect(await tab.engine.actions.issue('dock.assign', go)).toMatchObject({ code: 'laneBusy' });
    expect(await tab.engine.actions.issue('task.move', move)).toMatchObject({ refused: true });
  });

  it('SUP-257 SUP-376 a change of status that refunds is money: refused offline, where any other waits', async () => {
    const blocked = new World({ isWhole: true });
    Object.assign(blocked.server.truth(9).orders.get(1001) ?? {}, { status: 'blocked' });
    const own = await blocked.open();
    own.engine.setOnline(false);
    const reason = { kind: 'blocking', id: 7, comment: 'Produit cassé en rayon' };
    const leave = (refund: boolean) => ({
      ...{ orderId: 1001, taskId: 1, dockId: null, from: 'blocked', to: 'canceled', center: 9 },
      reason: { ...reason, refund },
    });
    expect(await own.engine.actions.issue('order.status', leave(true))).toMatchObject({ code: 'mustBeOnline' });
    const plain = await own.engine.actions.issue('order.status', leave(false));
    expect(plain).toHaveProperty('commandId');
    expect(await openMoneyOf(own.replicaDb, 1001)).toBeUndefined();
    // Under way, the other money of its order waits for it.
    own.engine.setOnline(true);
    blocked.network.fateOf = () => 'held';
    const replaces = 'commandId' in plain ? plain.commandId : '';
    expect(await own.engine.actions.issue('order.status', leave(true), { replaces })).toHaveProperty('commandId');
    expect((await openMoneyOf(own.replicaDb, 1001))?.name).toBe('order.status');
  });

  it('takes the place of another one, which the journal then calls discarded', async () => {
    await tab.engine.actions.issue('order.bags', bags());
    await tab.engine.actions.issue('order.bags', bags(1001, 1, 0), { replaces: 'command-1' });
    expect(outbox().map((row) => [row.id, row.seq])).toEqual([['command-2', 2]]);
    expect(order(1001)).toMatchObject({ number_of_bags: 1 });
    expect(
      world
        .shadow('1')
        .of('journal')
        .map((entry) => [entry.commandId, entry.event]),
    ).toContainEqual(['command-1', 'discarded']);
  });

  it('takes the place of none that is being sent, nor of one that is done', async () => {
    world.network.isCut = false;
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? 'held' : {});
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    expect(outbox()[0]?.state).toBe('sending');
    expect(await tab.engine.actions.issue('order.bags', bags(1001, 1, 0), { replaces: 'command-1' })).toMatchObject({
      code: 'beingSent',
    });
    world.network.held[0]?.answer();
    await world.settle();
    expect(await tab.engine.actions.issue('order.bags', bags(1001, 1, 0), { replaces: 'command-1' })).toMatchObject({
      code: 'beingSent',
    });
  });

  it('belongs to the center of the one it takes the place of, whatever the tab shows now', async () => {
    world.network.isCut = false;
    await tab.set({ center: 12 });
    await world.settle();
    world.network.isCut = true;
    await tab.set({ center: 9 });
    await tab.engine.actions.issue('order.bags', bags());
    await tab.set({ center: 12 });
    await world.settle();
    await tab.engine.actions.issue('order.bags', bags(1001, 1, 0), { replaces: 'command-1' });
    expect(outbox()).toMatchObject([{ id: 'command-2', center: 9 }]);
    expect(order(1001)).toMatchObject({ number_of_bags: 1 });
  });
});
