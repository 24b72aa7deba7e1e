import { describe, expect, it } from 'vitest';
import type { CommandState } from '../../src/db/schema.ts';
import type { Tab } from './world.ts';
import { World } from './world.ts';

// A tab is killed at every edge of a command's state machine (src/sync/sending/send.ts); another one starts. Then the
// action was done once, or its author learns that this is unknown.

interface Kind {
  readonly about: string;
  readonly delivery: 'queue' | 'guarded' | 'live';
  readonly name: string;
  readonly args: (world: World) => unknown;
  readonly path: string;
}

const kinds: readonly Kind[] = [
  {
    about: 'of final values',
    delivery: 'queue',
    name: 'order.bags',
    args: () => ({ orderId: 1001, dry: 4, isotherm: 3 }),
    path: '/processing-orders/1001/',
  },
  {
    about: 'that leaves no trace',
    delivery: 'queue',
    name: 'dock.mark',
    args: () => ({ dockId: 51, mark: 'optimized' }),
    path: '/docks/51/manually_optimized/',
  },
  {
    about: 'with where it was seen',
    delivery: 'guarded',
    name: 'task.move',
    args: (world) => ({
      ...{ taskId: 1, orderId: 1001, from: null, to: 53, left: [] },
      ranks: [{ taskId: 1, rank: 1 }],
      atMs: world.clock.now(),
    }),
    path: '/dispatch/deliveries/move_task/',
  },
  {
    about: 'that creates a dock',
    delivery: 'guarded',
    name: 'dock.extract',
    args: (world) => ({ dockId: 51, taskIds: [6], atMs: world.clock.now() }),
    path: '/dispatch/docks/51/extract_tasks/',
  },
  {
    about: 'with expectations',
    delivery: 'guarded',
    name: 'dock.unlock',
    args: () => ({ dockId: 151, taskIds: [11], accepted: null }),
    path: '/docks/151/unlock/',
  },
  {
    about: 'that is read again in part',
    delivery: 'guarded',
    name: 'driver.stopActivity',
    args: () => ({ driverId: 75, driverName: 'Ana', center: 9 }),
    path: '/drivers/75/stop_activity/',
  },
  {
    about: 'that happens now',
    delivery: 'live',
    name: 'dock.assign',
    args: (world) => ({ dockId: 51, driverId: 71, lockedAt: null, at: new Date(world.clock.now()).toISOString() }),
    path: '/docks/51/assign/',
  },
];

/** Where the tab dies; each arms the world, returns when. */
const edges = [
  'before the enqueue is committed',
  'after the enqueue is committed',
  'before `sending` is committed',
  'after `sending` is committed',
  'with the request on its way, lost with it',
  'with the request on its way, reaching the server after the restart',
  'after the server committed',
  'before the outcome is committed',
  'after the outcome is committed',
] as const;
type Edge = (typeof edges)[number];

const stateOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'state' in value ? value.state : null;

/** Kills the tab when it is about to write, or has written, the command in one of these states. */
function killAt(world: World, tab: Tab, when: 'before' | 'after', states: readonly CommandState[]): void {
  const isThere = (value: unknown) => states.some((state) => state === stateOf(value));
  if (when === 'before') {
    world.onWrite = (by, table, values) => {
      if (by === tab.id && table === 'outbox' && values.some(isThere)) tab.kill();
    };
    return;
  }
  world.shadow(tab.userKey).onCommit((touched, by) => {
    const isDone = by === tab.id && touched.has('outbox');
    if (isDone && !tab.life.isDead && world.shadow(tab.userKey).of('outbox').some(isThere)) tab.kill();
  });
}

function arm(world: World, tab: Tab, edge: Edge, { delivery, path }: Kind): () => Promise<void> {
  const issued: CommandState = delivery === 'live' ? 'sending' : 'queued';
  const later = async () => undefined;
  const held = () => world.network.held.find((call) => call.request.path === path);
  switch (edge) {
    case 'before the enqueue is committed':
      killAt(world, tab, 'before', [issued]);
      return later;
    case 'after the enqueue is committed':
      killAt(world, tab, 'after', [issued]);
      return later;
    case 'before `sending` is committed':
      killAt(world, tab, 'before', ['sending']);
      return later;
    case 'after `sending` is committed':
      killAt(world, tab, 'after', ['sending']);
      return later;
    case 'before the outcome is committed':
      killAt(world, tab, 'before', ['settled']);
      return later;
    case 'after the outcome is committed':
      killAt(world, tab, 'after', ['settled']);
      return later;
    default:
      world.network.fateOf = ({ method, path: called }) => (method !== 'GET' && called === path ? 'held' : {});
      return async () => {
        const call = held();
        if (edge === 'after the server committed') call?.commit();
        tab.kill();
        world.network.fateOf = () => ({});
        if (edge.endsWith('reaching the server after the restart')) world.clock.at(() => call?.commit(), 12_000);
      };
  }
}

interface End {
  readonly wasSaid: boolean;
  readonly done: number;
  readonly state: CommandState | undefined;
  readonly reason: string | undefined;
}

async function crash(kind: Kind, edge: Edge, retentionS: number | null): Promise<End> {
  const world = new World({ retentionS, isWhole: true });
  const tab = await world.open();
  await world.pass(1_000);
  const dies = arm(world, tab, edge, kind);
  let wasSaid = false;
  void tab.engine.actions.issue(kind.name, kind.args(world)).then(() => {
    wasSaid = true;
  });
  await world.settle();
  await dies();
  await world.settle();
  expect(tab.life.isDead).toBe(true);
  world.onWrite = () => undefined;
  await world.open();
  for (let n = 0; n < 12; n++) await world.pass(10_000);
  const [left] = world.shadow('1').of('outbox');
  return { wasSaid, done: world.server.ledger.length, state: left?.state, reason: left?.reason?.code };
}

describe.each([
  ['without keys', null],
  ['with keys', 86_400],
] as const)('a tab killed %s', (_, retentionS) => {
  describe.each(kinds)('while it does a $delivery action $about', (kind) => {
    it.each(edges)('%s', async (edge) => {
      const end = await crash(kind, edge, retentionS);
      if (
        edge === 'before the enqueue is committed' ||
        (kind.delivery === 'live' && edge === 'before `sending` is committed')
      ) {
        expect(end).toEqual({ wasSaid: false, done: 0, state: undefined, reason: undefined });
        return;
      }
      // No action is left half done, and none was done twice.
      expect(end.done).toBeLessThanOrEqual(1);
      expect([undefined, 'uncertain']).toContain(end.state);
      if (end.state === undefined) expect(end.done).toBe(1);
      else expect(end.reason).toBe('unknown');
      // Keys, and what the user saw, make it certain; a `live` action is never sent again on its own.
      const isCertain = kind.delivery === 'guarded' || (kind.delivery === 'queue' && retentionS !== null);
      if (isCertain) expect(end).toMatchObject({ done: 1, state: undefined });
    });
  });
});
