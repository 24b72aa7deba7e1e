import { ranksAfterDrop, ranksAfterLeaving } from '../../src/domain/task/ranks.ts';
import { TaskId } from '../../src/domain/task/task.ts';
import type { Random } from '../engine/random.ts';
import type { Tab, World } from '../engine/world.ts';

export interface Intent {
  readonly name: string;
  readonly args: unknown;
  readonly isLive: boolean;
}

/** What a user of this tab might do with what is on the screen. */
export function intent(world: World, tab: Tab, random: Random): Intent | undefined {
  return random.weighted([
    [5, () => bags(world, tab, random)],
    [6, () => move(world, tab, random)],
    [2, () => go(world, tab, random)],
    [1, () => invalid(random)],
  ])?.();
}

function seen<K extends 'task' | 'dock' | 'order'>(world: World, { userKey, state }: Tab, kind: K) {
  const shadow = world.shadow(userKey);
  const over = shadow.of('overlay').filter((row) => row.center === state.center && row.kind === kind);
  return shadow
    .rows(kind)
    .filter((row) => row.center === state.center)
    .map((row) => ({ ...row.row, ...over.find((it) => it.id === row.id)?.row, id: Number(row.id) }));
}

function bags(world: World, tab: Tab, random: Random): Intent | undefined {
  const order = random.pick(seen(world, tab, 'order'));
  const args = { orderId: order?.id, dry: random.int(0, 2), isotherm: random.int(0, 2) };
  return order && { name: 'order.bags', args, isLive: false };
}

function move(world: World, tab: Tab, random: Random): Intent | undefined {
  const tasks = seen(world, tab, 'task');
  const task = random.pick(tasks);
  const to = random.chance(0.25) ? null : (random.pick(seen(world, tab, 'dock'))?.id ?? null);
  if (!task) return undefined;
  const from = task.dock ?? null;
  const id = TaskId.parse(task.id);
  const inDock = (dock: number | null) =>
    tasks
      .filter((it) => dock !== null && (it.dock ?? null) === dock && it.id !== task.id)
      .sort((a, b) => (a.dock_rank ?? 99) - (b.dock_rank ?? 99))
      .map((it) => ({ id: TaskId.parse(it.id), dock_rank: it.dock_rank }));
  const others = inDock(to);
  const ranks =
    to === null ? [{ taskId: id, rank: null }] : ranksAfterDrop(id, random.int(1, others.length + 1), others);
  const left = from === to || from === null ? [] : ranksAfterLeaving(inDock(from));
  // The page may be a moment behind what is on disk.
  const seenFrom = random.chance(0.05) ? null : from;
  const args = { taskId: id, orderId: task.linked_order, from: seenFrom, to, ranks, left, atMs: world.clock.now() };
  return { name: 'task.move', args, isLive: false };
}

function go(world: World, tab: Tab, random: Random): Intent | undefined {
  const dock = random.pick(seen(world, tab, 'dock'));
  if (!dock) return undefined;
  const at = new Date(world.clock.now()).toISOString();
  const args = { dockId: dock.id, driverId: dock.target_driver ?? null, lockedAt: dock.locked_at ?? null, at };
  return { name: 'dock.assign', args, isLive: true };
}

const invalid = (random: Random): Intent | undefined =>
  random.pick([
    { name: 'order.bags', args: { orderId: 1001, dry: -1, isotherm: 0 }, isLive: false },
    { name: 'order.bags', args: { orderId: 1001, dry: 999, isotherm: 1 }, isLive: false },
    { name: 'order.bags', args: { orderId: 424_242, dry: 1, isotherm: 0 }, isLive: false },
    { name: 'task.move', args: { taskId: 1 }, isLive: false },
    { name: 'no.such', args: {}, isLive: false },
  ]);
