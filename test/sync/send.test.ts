import { beforeEach, describe, expect, it } from 'vitest';
import { wipeReplica } from '../../src/db/device/wipe.ts';
import type { RequestSpec } from '../../src/domain/command.ts';
import type { Call, Fate } from '../engine/network.ts';
import { place } from '../engine/server-changes.ts';
import { type Tab, World } from '../engine/world.ts';

const bags = (orderId = 1001, dry = 3, isotherm = 2) => ({ orderId, dry, isotherm });
const move = (to = 53) => ({
  ...{ taskId: 1, orderId: 1001, from: null, to, left: [], atMs: Date.parse('2026-03-10T09:00:00Z') },
  ranks: [{ taskId: 1, rank: 1 }],
});
const go = { dockId: 51, driverId: 71, lockedAt: null, at: '2026-03-10T09:00:00Z' };
const isLoad = (path: string) => path === '/dispatch/loadstate/' || path === '/tasks/state/';
const isAction = ({ method }: RequestSpec) => method !== 'GET';

describe('sending', () => {
  let world: World;
  let tab: Tab;
  let sent: Call[];
  const outbox = () =>
    world
      .shadow('1')
      .of('outbox')
      .sort((a, b) => a.seq - b.seq);
  const states = () => outbox().map((row) => [row.state, row.reason?.code]);
  const seen = (kind: 'order' | 'task' | 'dock', id: number) => ({
    ...world.shadow('1').row(kind, 9, id)?.row,
    ...world
      .shadow('1')
      .of('overlay')
      .find((row) => row.kind === kind && row.id === id)?.row,
  });
  const events = (id: string) =>
    world
      .shadow('1')
      .of('journal')
      .filter((it) => it.commandId === id)
      .map((it) => it.event);
  const begin = async (options: ConstructorParameters<typeof World>[0] = {}) => {
    world = new World(options);
    sent = [];
    world.network.onSent = (call) => {
      if (isAction(call.request)) sent.push(call);
    };
    tab = await world.open();
    // A poll has the keys; the next one starts the cycle of 20 s.
    await world.pass(20_000, 1_000);
  };
  const actions = (fate: Fate | 'held') => {
    world.network.fateOf = (request) => (isAction(request) ? fate : {});
  };

  beforeEach(() => begin());

  it('polls the center at once after an action that changes more than it answers, and after no other', async () => {
    const loads: Call[] = [];
    world.network.onSent = (call) => {
      if (isLoad(call.request.path)) loads.push(call);
    };
    await tab.engine.actions.issue('order.bags', bags());
    await world.pass(2_000, 500);
    expect(states()).toEqual([['settled', undefined]]);
    expect(loads).toHaveLength(0);
    const closing = { dockId: 51, taskIds: [5, 6], at: '2026-03-10T09:00:00Z' };
    await tab.engine.actions.issue('dock.close', closing);
    await world.pass(2_000, 500);
    expect(loads).toHaveLength(1);
  });

  it('says in the journal each step of an action, and nothing personal', async () => {
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    expect(events('command-1')).toEqual(['queued', 'sending', 'settled']);
    const fields = new Set(
      world
        .shadow('1')
        .of('journal')
        .flatMap((entry) => Object.keys(entry)),
    );
    expect([...fields].sort()).toEqual([
      'about',
      'atMs',
      'attempt',
      'center',
      'commandId',
      'event',
      'n',
      'name',
      'tab',
    ]);
  });

  it('lets what is issued during a long call leave beside it', async () => {
    actions('held');
    await tab.engine.actions.issue('order.bags', bags(1001));
    await world.settle();
    await tab.engine.actions.issue('order.bags', bags(1002));
    await world.settle();
    expect(sent).toHaveLength(2);
  });

  it('has four calls under way at most, and goes on as each ends', async () => {
    actions('held');
    for (const id of [1001, 1002, 1003, 1004, 1005, 1006]) await tab.engine.actions.issue('order.bags', bags(id));
    await world.pass(2_000, 1_000);
    expect(sent).toHaveLength(4);
    world.network.held[0]?.answer();
    await world.settle();
    expect(sent).toHaveLength(5);
  });

  it('sends one action of an entity after the other', async () => {
    actions('held');
    await tab.engine.actions.issue('order.bags', bags(1001, 1, 0));
    await tab.engine.actions.issue('order.bags', bags(1001, 2, 0));
    await world.settle();
    expect(sent).toHaveLength(1);
    world.network.held[0]?.answer();
    await world.settle();
    expect(sent.map((call) => call.request.body)).toMatchObject([{ number_of_bags: 1 }, { number_of_bags: 2 }]);
  });

  it('waits as long as the server asks, then sends again', async () => {
    actions({ instead: { status: 429, body: {}, headers: { 'Retry-After': '7' } } });
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    actions({});
    await world.pass(6_900, 100);
    expect(sent).toHaveLength(1);
    await world.pass(1_000, 100);
    expect(sent).toHaveLength(2);
    expect(world.server.ledger).toHaveLength(1);
  });

  it('sends at once when the network is back', async () => {
    world.network.isCut = true;
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('order.bags', bags());
    await world.pass(30_000, 5_000);
    expect(sent).toHaveLength(0);
    world.network.isCut = false;
    tab.engine.setOnline(true);
    await world.settle();
    expect(world.server.ledger).toHaveLength(1);
  });

  it('DSP-156 goes on showing the action of the user over what polls say of its row, and shows the other rows', async () => {
    actions('held');
    await tab.engine.actions.issue('order.bags', bags());
    world.server.edit(9, ({ orders }) => {
      for (const order of orders.values()) order.number_of_bags = 9;
    });
    await world.pass(21_000, 1_000);
    expect(seen('order', 1001)).toMatchObject({ number_of_bags: 5 });
    expect(seen('order', 1002)).toMatchObject({ number_of_bags: 9 });
    expect(world.shadow('1').row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 9 });
  });

  it('DSP-483 DSP-484 shows a conflict with the docks of the answer, and does nothing', async () => {
    world.server.edit(9, (truth) => place(truth, 1, 52, 1));
    await tab.engine.actions.issue('task.move', move());
    await world.settle();
    expect(states()).toEqual([['conflict', 'conflict']]);
    expect(seen('task', 1)).toMatchObject({ dock: 52 });
    expect(world.server.ledger).toHaveLength(0);
  });

  const listed = (id: number) => Object.entries(seen('dock', id)).find(([field]) => field === 'tasks')?.[1];
  const lists = () => [51, 52, 53].map((id) => (listed(id) as number[]).includes(5));
  const moveAway = {
    ...{ taskId: 5, orderId: 1005, from: 51, to: 53, left: [], atMs: Date.parse('2026-03-10T09:00:00Z') },
    ranks: [{ taskId: 5, rank: 1 }],
  };
  const told = { error: 'Déplacée', task: { id: 5, linked_order: 1005, dock: 52, dock_rank: 1 } };

  it('DSP-484 DSP-942 has a task in the one round that a 409 tells, for as long as nothing is polled', async () => {
    tab.set({ paused: true });
    expect(lists()).toEqual([true, false, false]);
    actions({ instead: { status: 409, body: told, headers: {} } });
    await tab.engine.actions.issue('task.move', moveAway);
    await world.pass(60_000, 5_000);
    expect(states()).toEqual([['conflict', 'conflict']]);
    expect(seen('task', 5)).toMatchObject({ dock: 52 });
    expect(lists()).toEqual([false, true, false]);
    expect(
      await tab.engine.actions.issue('task.move', { ...moveAway, from: 52 }, { replaces: 'command-1' }),
    ).toMatchObject({
      commandId: 'command-2',
    });
    await world.settle();
  });

  it('DSP-487 Réessayer after a conflict sends the intent on what there is now, under another key', async () => {
    world.server.edit(9, (truth) => place(truth, 5, 52, 1));
    await tab.engine.actions.issue('task.move', moveAway);
    await world.settle();
    expect(states()).toEqual([['conflict', 'conflict']]);
    expect(await tab.engine.actions.retry('command-1')).toBeNull();
    await world.settle();
    expect(sent.map((call) => call.request.body)).toMatchObject([
      expect.arrayContaining([{ id: 5, from_dock_id: 51, dock_target_id: 53, dock_rank: 1 }]),
      expect.arrayContaining([{ id: 5, from_dock_id: 52, dock_target_id: 53, dock_rank: 1 }]),
    ]);
    const [first, second] = sent.map((call) => call.options.headers?.['Idempotency-Key']);
    expect(first).not.toBe(second);
    expect(states()).toEqual([['settled', undefined]]);
    expect(lists()).toEqual([false, false, true]);
  });

  it('Réessayer says so when nothing is left of the intent, and sends nothing', async () => {
    world.server.edit(9, (truth) => place(truth, 5, 52, 1));
    await tab.engine.actions.issue('task.move', moveAway);
    await world.settle();
    world.server.edit(9, ({ docks }) => docks.delete(53));
    await world.pass(21_000, 1_000);
    expect(await tab.engine.actions.retry('command-1')).toMatchObject({ code: 'gone' });
    await world.settle();
    expect(states()).toEqual([['conflict', 'conflict']]);
    expect(sent).toHaveLength(1);
  });

  it('settles a conflict that says what the user wanted', async () => {
    world.server.edit(9, (truth) => place(truth, 1, 53, 1));
    await tab.engine.actions.issue('task.move', move());
    await world.settle();
    expect(states()).toEqual([['settled', undefined]]);
  });

  it('DSP-487 says with a move which dock the user saw the task in', async () => {
    await tab.engine.actions.issue('task.move', move());
    await world.settle();
    expect(sent[0]?.request.body).toEqual([{ id: 1, from_dock_id: null, dock_target_id: 53, dock_rank: 1 }]);
  });

  it.each([400, 403, 404, 422])(
    'parks a command refused with status %i, with the words of the server',
    async (status) => {
      actions({ instead: { status, body: { detail: 'Non' }, headers: {} } });
      await tab.engine.actions.issue('order.bags', bags());
      await world.settle();
      expect(outbox()).toMatchObject([{ state: 'refused', reason: { status, text: 'Non' } }]);
      expect(seen('order', 1001)).toMatchObject({ number_of_bags: 2 });
    },
  );

  it('holds what was issued behind a parked action until the user decides', async () => {
    actions({ instead: { status: 403, body: {}, headers: {} } });
    await tab.engine.actions.issue('order.bags', bags(1001, 1, 0));
    await world.settle();
    actions({});
    await tab.engine.actions.issue('order.bags', bags(1001, 2, 0));
    await world.pass(30_000, 5_000);
    expect(states()).toEqual([
      ['refused', 'forbidden'],
      ['queued', undefined],
    ]);
    await tab.engine.actions.discard('command-1', false);
    await world.settle();
    expect(world.server.ledger.map((it) => it.commandId)).toEqual(['command-2']);
  });

  it('takes those that wait behind it away with a discarded action, when asked', async () => {
    actions({ instead: { status: 403, body: {}, headers: {} } });
    await tab.engine.actions.issue('order.bags', bags(1001, 1, 0));
    await world.settle();
    await tab.engine.actions.issue('order.bags', bags(1001, 2, 0));
    await tab.engine.actions.discard('command-1', true);
    expect(outbox()).toEqual([]);
    expect([events('command-1').at(-1), events('command-2').at(-1)]).toEqual(['discarded', 'discarded']);
  });

  it('DSP-941 pauses at a 401, charges no failure, and goes on after the login', async () => {
    world.server.users.delete('token-1');
    await tab.engine.actions.issue('order.bags', bags());
    await world.settle();
    expect(outbox()).toMatchObject([{ state: 'queued', failures: 0 }]);
    expect(world.told.filter((it) => it.what === 'unauthorized')).toHaveLength(1);
    await world.pass(60_000, 1_000);
    expect(sent.length).toBeLessThanOrEqual(1);
    world.server.users.set('token-9', 1);
    world.token = 'token-9';
    await world.pass(2_000, 1_000);
    expect(world.server.ledger).toHaveLength(1);
  });

  it('sends nothing with the token of somebody else', async () => {
    world.token = 'token-2';
    await tab.engine.actions.issue('order.bags', bags());
    await world.pass(30_000, 5_000);
    expect(sent).toHaveLength(0);
    expect(outbox()).toMatchObject([{ state: 'queued' }]);
    expect(world.told.some((it) => it.what === 'otherUser')).toBe(true);
  });

  it('never sends an action that has become too old, by the clock of the server', async () => {
    world.network.isCut = true;
    await tab.engine.actions.issue('task.move', move());
    await world.pass(16 * 60_000);
    world.network.isCut = false;
    await world.pass(90_000, 10_000);
    expect(states()).toEqual([['expired', 'stale']]);
    expect(world.server.ledger).toHaveLength(0);
  });

  it('asks for the clock of the server anew before that clock holds an action back: the device set its own back', async () => {
    world.network.isCut = true;
    await tab.engine.actions.issue('task.move', move());
    world.clock.leap(-60_000);
    world.server.aheadMs = 60_000;
    world.network.isCut = false;
    await world.pass(90_000, 10_000);
    expect(events('command-1')).toEqual(['queued', 'sending', 'settled']);
    expect(world.server.ledger).toHaveLength(1);
  });

  it('holds an action back that comes from the future also by the clock of the server', async () => {
    world.network.isCut = true;
    await tab.engine.actions.issue('task.move', move());
    world.clock.leap(-600_000);
    world.network.isCut = false;
    await world.pass(90_000, 10_000);
    expect(states()).toEqual([['expired', 'clock']]);
    expect(world.server.ledger).toHaveLength(0);
  });

  it('sends an expired action again when the user says so, also from a tab that never heard the server', async () => {
    world.network.isCut = true;
    await tab.engine.actions.issue('task.move', move());
    await world.pass(16 * 60_000);
    world.network.isCut = false;
    await world.pass(90_000, 10_000);
    const other = await world.open();
    await other.engine.actions.retry('command-1');
    await world.settle();
    expect(world.server.ledger).toHaveLength(1);
  });

  describe('an answer that is lost', () => {
    it('with a key: sends again under the same key, and the server does it once', async () => {
      await begin({ retentionS: 86_400 });
      actions({ answerMs: null });
      await tab.engine.actions.issue('order.bags', bags());
      await world.settle();
      actions({});
      await world.pass(10_000, 1_000);
      expect(sent.map((call) => call.options.headers?.['Idempotency-Key'])).toEqual(['command-1', 'command-1']);
      expect(world.server.ledger).toHaveLength(1);
      expect(events('command-1').at(-1)).toBe('settled');
    });

    it('with a key: a refusal that follows is none to the first attempt, which is looked for before the user sends again', async () => {
      await begin({ retentionS: 86_400 });
      actions({ answerMs: null });
      await tab.engine.actions.issue('order.bags', bags());
      await world.settle();
      actions({ instead: { status: 400, body: {}, headers: {} } });
      await world.pass(10_000, 1_000);
      expect(events('command-1').at(-1)).toBe('refused');
      actions({});
      await tab.engine.actions.retry('command-1');
      await world.settle();
      expect(world.server.ledger).toHaveLength(1);
      expect(sent).toHaveLength(2);
      expect(events('command-1').at(-1)).toBe('settled');
    });

    it('without a key: reads first, and settles what was done', async () => {
      actions({ answerMs: null });
      await tab.engine.actions.issue('order.bags', bags());
      await world.pass(10_000, 1_000);
      expect(sent).toHaveLength(1);
      expect(events('command-1').at(-1)).toBe('settled');
    });

    it('without a key: sends a guarded one again when all is as the user saw it', async () => {
      actions({ reachMs: null });
      await tab.engine.actions.issue('task.move', move());
      await world.settle();
      actions({});
      await world.pass(10_000, 1_000);
      expect(sent).toHaveLength(2);
      expect(world.server.ledger).toHaveLength(1);
    });

    it('without a key: a round the replica no longer holds is not one that was deleted', async () => {
      actions({ reachMs: null });
      await tab.engine.actions.issue('dock.delete', { dockId: 53 });
      await world.settle();
      // Another account had this device meanwhile; its own replica is still empty when the user is back.
      await wipeReplica(tab.replicaDb);
      world.network.fateOf = ({ path, method }) =>
        path === '/docks/53/' && method === 'GET' ? {} : isLoad(path) ? { reachMs: null } : {};
      await world.pass(10_000, 1_000);
      expect(world.server.ledger).toHaveLength(1);
      expect(world.server.truth(9).docks.has(53)).toBe(false);
    });

    it('without a key: says of the others that nobody knows, and sends again only when the user says so', async () => {
      actions({ reachMs: null });
      await tab.engine.actions.issue('order.bags', bags());
      await world.settle();
      actions({});
      await world.pass(30_000, 1_000);
      expect(states()).toEqual([['uncertain', 'unknown']]);
      expect(sent).toHaveLength(1);
      await tab.engine.actions.retry('command-1');
      await world.settle();
      expect(world.server.ledger).toHaveLength(1);
    });

    it('and an entity that can no longer be read: says that nobody knows', async () => {
      actions({ reachMs: null });
      await tab.engine.actions.issue('order.bags', bags());
      await world.settle();
      world.server.edit(9, (truth) => truth.orders.delete(1001));
      await world.pass(30_000, 1_000);
      expect(states()).toEqual([['uncertain', 'unknown']]);
    });
  });

  describe('GO', () => {
    it('shows nothing before the server has agreed', async () => {
      actions('held');
      await tab.engine.actions.issue('dock.assign', go);
      await world.settle();
      expect(states()).toEqual([['sending', undefined]]);
      expect(seen('dock', 51)).toMatchObject({ locked_at: null });
      world.network.held[0]?.answer();
      await world.settle();
      expect(seen('dock', 51)).toMatchObject({ locked_at: expect.any(String) });
    });

    it('DSP-419 is refused when the answer has no locked_at', async () => {
      world.server.edit(9, ({ drivers }) => Object.assign(drivers.get(71) ?? {}, { isDeclining: true }));
      await tab.engine.actions.issue('dock.assign', go);
      await world.settle();
      expect(outbox()).toMatchObject([
        { state: 'refused', reason: { code: 'notLocked', text: 'Le livreur a refusé' } },
      ]);
    });

    it('DSP-934 DSP-489 waits 120 s, then reads the dock again, and is never sent twice', async () => {
      actions('held');
      await tab.engine.actions.issue('dock.assign', go);
      await world.settle();
      await world.pass(119_000, 17_000);
      expect(states()).toEqual([['sending', undefined]]);
      await world.pass(2_000);
      expect(states()).toEqual([['uncertain', 'unknown']]);
      await world.pass(60_000, 10_000);
      expect(sent).toHaveLength(1);
    });

    it('that was done although no answer came is found by reading the dock', async () => {
      actions({ answerMs: null });
      await tab.engine.actions.issue('dock.assign', go);
      await world.settle();
      expect(events('command-1')).toEqual(['sending', 'uncertain', 'settled']);
    });
  });
});
