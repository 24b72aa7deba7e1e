import type { Fields } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

type Intend = (screen: Screen) => Intent | undefined;

const tasksOf = ({ tasks }: Fields) => (Array.isArray(tasks) ? tasks : []);
const isDriven = ({ dock_type }: Fields) => dock_type === 'DRIVER_HARD' || dock_type === 'DRIVER_SOFT';

/** The tasks of a dock by rank, as its card shows them. */
function inRankOrder(screen: Screen, dock: Fields): number[] {
  return screen
    .rows('task')
    .filter((task) => tasksOf(dock).includes(task.id))
    .sort((a, b) => (a.dock_rank ?? 99) - (b.dock_rank ?? 99))
    .map((task) => task.id);
}

export const go: Intend = (screen) => {
  const dock = screen.pick('dock');
  if (!dock) return undefined;
  const args = {
    dockId: dock.id,
    driverId: dock.target_driver ?? null,
    lockedAt: dock.locked_at ?? null,
    at: screen.at,
  };
  return intend('dock.assign', args);
};

const status: Intend = (screen) => {
  const to = screen.random.chance(0.6) ? 'moving' : 'draft';
  const dock = screen.pickWhere('dock', ({ current_status: now }) => now === (to === 'moving' ? 'draft' : 'moving'));
  return dock && intend('dock.status', { dockId: dock.id, status: to, atMs: screen.nowMs });
};

const define: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => !it.defined_at && !it.locked_at && tasksOf(it).length > 0);
  return dock && intend('dock.define', { dockId: dock.id, taskIds: tasksOf(dock), at: screen.at });
};

const undefine: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => it.current_status === 'loaded' && tasksOf(it).length === 0);
  return dock && intend('dock.undefine', { dockId: dock.id });
};

const seen = (dock: Fields) => ({ taskIds: tasksOf(dock), accepted: dock.accepted_by_driver ?? null });

const readyToLoad: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => it.current_status === 'moving' || it.current_status === 'defined');
  if (!dock) return undefined;
  const vehicle = screen.random.pick(['CAR', 'SELEC', null]) ?? null;
  return intend('dock.readyToLoad', { dockId: dock.id, vehicle, ...seen(dock), atMs: screen.nowMs });
};

const unlock: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => !!it.locked_at && isDriven(it) && tasksOf(it).length > 0);
  return dock && intend('dock.unlock', { dockId: dock.id, ...seen(dock) });
};

const switchDrivers: Intend = (screen) => {
  const dock = screen.pickWhere('dock', isDriven);
  const other = screen.pickWhere('dock', (it) => isDriven(it) && it.id !== dock?.id);
  if (!dock || !other) return undefined;
  return intend('dock.switchDrivers', {
    ...{ dockId: dock.id, otherId: other.id },
    ...{ driverId: dock.target_driver ?? null, otherDriverId: other.target_driver ?? null },
    ...{ targetName: dock.target_name ?? null, otherTargetName: other.target_name ?? null },
    ...{ accepted: dock.accepted_by_driver ?? null, atMs: screen.nowMs },
  });
};

const moveOnto: Intend = (screen) => {
  const isOpen = (it: Fields) => it.dock_type === 'NOCONFIG' && !it.locked_at;
  const dock = screen.pickWhere('dock', (it) => isOpen(it) && tasksOf(it).length > 0);
  const target = screen.pickWhere('dock', (it) => it.id !== dock?.id && (dock?.defined_at ? isDriven(it) : isOpen(it)));
  if (!dock || !target) return undefined;
  const taskIds = inRankOrder(screen, dock);
  const targetEmpty = tasksOf(target).length === 0;
  return intend('dock.moveOnto', {
    ...{ dockId: dock.id, targetId: target.id, taskIds, targetEmpty, atMs: screen.nowMs },
  });
};

const extract: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => !it.locked_at && tasksOf(it).length > 0);
  const ticked = dock && inRankOrder(screen, dock).filter(() => screen.random.chance(0.6));
  if (!ticked || ticked.length === 0) return undefined;
  return intend('dock.extract', { dockId: dock.id, taskIds: ticked, atMs: screen.nowMs });
};

const reorder: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => !it.locked_at && tasksOf(it).length > 1);
  const taskIds = dock && inRankOrder(screen, dock).reverse();
  if (!taskIds || taskIds.length === 0) return undefined;
  return intend('dock.reorder', { dockId: dock.id, taskIds, atMs: screen.nowMs });
};

const loadCrossDock: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => !!it.cross_docking_target_center && tasksOf(it).length > 0);
  const extraCrates = screen.random.int(0, 2);
  return (
    dock && intend('dock.crossDockLoaded', { dockId: dock.id, taskIds: tasksOf(dock), extraCrates, at: screen.at })
  );
};

const edit: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => !it.locked_at);
  const set = screen.random.pick<Fields>([
    { target_driver: screen.pick('driver')?.id ?? null },
    { target_driver: null },
    { target_vehicle: screen.random.pick(['CAR', 'SELEC', null]) ?? null },
    { name: screen.random.pick(['Est', 'Ouest', null]) ?? null },
    { ending_center: screen.random.pick([9, 12, null]) ?? null, launchpad: screen.random.pick([1, 2, null]) ?? null },
  ]);
  return dock && intend('dock.edit', { dockId: dock.id, set, atMs: screen.nowMs });
};

const mark: Intend = (screen) => {
  const dock = screen.pick('dock');
  const how = screen.random.pick(['optimized', 'validated']);
  return dock && intend('dock.mark', { dockId: dock.id, mark: how });
};

const close: Intend = (screen) => {
  const dock = screen.pick('dock');
  return dock && intend('dock.close', { dockId: dock.id, taskIds: tasksOf(dock), at: screen.at });
};

const remove: Intend = (screen) => {
  const dock = screen.pickWhere('dock', (it) => it.current_status === 'draft' && tasksOf(it).length === 0);
  return dock && intend('dock.delete', { dockId: dock.id });
};

export const onDocks: readonly (readonly [weight: number, intend: Intend])[] = [
  [3, status],
  [3, define],
  [2, undefine],
  [3, readyToLoad],
  [4, unlock],
  [3, switchDrivers],
  [4, moveOnto],
  [3, extract],
  [2, reorder],
  [1, loadCrossDock],
  [3, edit],
  [1, mark],
  [1, close],
  [1, remove],
];
