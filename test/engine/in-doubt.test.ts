import { beforeEach, describe, expect, it } from 'vitest';
import { isInDoubt, waitsFor } from '../../src/db/outbox/lanes.ts';
import type { StoredCommand } from '../../src/db/schema.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import { samples, titleOf } from '../actions/samples.ts';
import type { Call } from './network.ts';
import { Device } from './records/device.ts';
import { type Tab, World } from './world.ts';

const cost = {
  ...{ driverId: 71, driverName: 'Driver 0', center: 9, day: '2026-03-10', typeId: 3, amountCents: 500 },
  ...{ minutes: null, comment: 'Pont fermé', orderId: 1001, dockId: 51 },
};

const live = samples.filter(({ name }) => commandNamed(name)?.delivery.kind === 'live');

describe('an action that is never sent again by itself, whose answer was lost', () => {
  let world: World;
  let device: Device;
  let tab: Tab;
  let sent: Call[];

  const begin = async (retentionS: number | null) => {
    world = new World({ isWhole: true, retentionS });
    device = new Device(world);
    sent = [];
    world.network.onSent = (call) => {
      if (call.request.path !== '/driver-extra-costs/') return;
      sent.push(call);
    };
    tab = await world.open();
    await world.pass(20_000, 1_000);
  };
  const lose = async () => {
    world.network.fateOf = ({ path }) => (path === '/driver-extra-costs/' ? { answerMs: null } : {});
    await tab.engine.actions.issue('extraCost.add', cost);
    await world.pass(5_000, 1_000);
  };
  const ends = (status: number) => {
    world.network.fateOf = ({ path }) =>
      path === '/driver-extra-costs/' ? { instead: { status, body: {}, headers: {} } } : {};
  };
  const again = async () => {
    await tab.engine.actions.retry('command-1');
    await world.pass(5_000, 1_000);
  };
  const state = () => device.outbox.map(({ state, reason }) => [state, reason?.code]);

  beforeEach(() => begin(86_400));

  it('SUP-376 an extra cost is in doubt at once, where no call can tell: nothing is looked up for it', async () => {
    const asked: string[] = [];
    world.network.onSent = ({ request }) => void asked.push(request.path);
    await lose();
    expect(state()).toEqual([['uncertain', 'unknown']]);
    expect(asked.filter((path) => path === '/drivers/')).toEqual([]);
  });

  it('SUP-376 is sent again under its own key with its own body, whatever its further attempts met', async () => {
    await lose();
    for (const status of [403, 409, 429, 400]) {
      ends(status);
      await again();
      expect(state().map(([it]) => it)).toEqual(['uncertain']);
    }
    world.network.fateOf = () => ({});
    await again();
    expect(device.outbox.filter(isInDoubt)).toEqual([]);
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(({ request }) => JSON.stringify(request.body))).size).toBe(1);
    expect(new Set(sent.map(({ options }) => options.headers?.['Idempotency-Key'])).size).toBe(1);
    expect(world.server.ledger.filter(({ request }) => request.path === '/driver-extra-costs/')).toHaveLength(1);
  });

  it('LOG-110 a deletion is sent once; a 404 of the API after its lost answer means that it is done', async () => {
    const path = '/driver-extra-costs/71/';
    const answers = (status: number, body: unknown) => {
      world.network.fateOf = (request) => (request.path === path ? { instead: { status, body, headers: {} } } : {});
    };
    const calls: Call[] = [];
    world.network.onSent = (call) => void (call.request.path === path && calls.push(call));
    world.network.fateOf = (request) => (request.path === path ? { answerMs: null } : {});
    const { driverId, driverName, center } = cost;
    await tab.engine.actions.issue('extraCost.delete', { driverId, driverName, center, extraCostId: 71 });
    await world.pass(120_000, 10_000);
    expect(state()).toEqual([['uncertain', 'unknown']]);
    expect(calls).toHaveLength(1);
    // A page of something before the server is no word of the API.
    answers(404, '<h1>Not Found</h1>');
    await again();
    expect(state().map(([it]) => it)).toEqual(['uncertain']);
    answers(404, { error: 'Introuvable' });
    await again();
    expect(device.outbox.filter(isInDoubt)).toEqual([]);
    expect(device.outbox.map(({ state: it }) => it).filter((it) => it === 'refused')).toEqual([]);
  });

  it('LOG-110 a 404 of a first deletion is a refusal', async () => {
    const path = '/driver-extra-costs/71/';
    world.network.fateOf = (request) =>
      request.path === path ? { instead: { status: 404, body: { error: 'Introuvable' }, headers: {} } } : {};
    const { driverId, driverName, center } = cost;
    await tab.engine.actions.issue('extraCost.delete', { driverId, driverName, center, extraCostId: 71 });
    await world.pass(5_000, 1_000);
    expect(state()).toEqual([['refused', 'rejected']]);
  });

  it('SUP-376 a session that has ended meanwhile leaves it in doubt', async () => {
    await lose();
    ends(401);
    await again();
    expect(state().map(([it]) => it)).toEqual(['uncertain']);
  });

  it('knows until when a server that keeps keys knows its own, and that others do not', async () => {
    await lose();
    const untilMs = device.outbox[0]?.keyedUntilMs ?? 0;
    expect(untilMs).toBeGreaterThan(world.clock.now() + 86_400_000 - 60_000);
    await world.pass(60_000, 10_000);
    ends(500);
    await again();
    // The server's memory of it began with the first call.
    expect(device.outbox[0]?.keyedUntilMs).toBe(untilMs);
    await begin(null);
    await lose();
    expect(device.outbox[0]?.keyedUntilMs).toBeNull();
  });

  it.each(live.map((sample) => [titleOf(sample), sample] as const))(
    'SUP-376 %s: no other takes its place, and another of its kind waits',
    async (_, { name, args }) => {
      const command = commandNamed(name);
      const doubtful = { ...(await rowOf(name, args)), state: 'uncertain', reason: { code: 'unknown' } } as const;
      await tab.replicaDb.outbox.add(doubtful);
      const issued = await tab.engine.actions.issue(name, args, { replaces: doubtful.id });
      expect(issued).toMatchObject({ code: 'inDoubt' });
      expect(waitsFor([doubtful], Number.POSITIVE_INFINITY, command?.lane(args) ?? [])).toBe(doubtful);
      expect((await tab.replicaDb.outbox.toArray()).map(({ id }) => id)).toEqual([doubtful.id]);
    },
  );

  async function rowOf(name: string, args: unknown): Promise<StoredCommand> {
    const command = commandNamed(name);
    if (!command) throw new Error(`No command ${name}`);
    return {
      ...{ seq: 1, id: 'doubtful', name, commandVersion: command.version, args, center: 9, tab: 'other', live: true },
      ...{ lanes: command.lane(args), request: command.request(args), staleAfterMs: null, clockOffsetMs: 0 },
      ...{ issuedAtMs: world.clock.now(), before: {}, state: 'sending', attempt: 1, failures: 0, dueAtMs: 0 },
      ...{ answerLost: false, keyedUntilMs: null },
    };
  }
});
