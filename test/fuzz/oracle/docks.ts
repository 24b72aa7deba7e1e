import {
  dockOf,
  driverOf,
  type Fields,
  isDriven,
  isOpen,
  isOver,
  isUnconfigured,
  list,
  orNull,
  type RowFields,
  type Rows,
  record,
  sameSet,
  taskOf,
  tasksWithout,
  type Word,
  type Words,
} from './word.ts';

const isLoaded = (dock: Fields) => !!dock.loaded_at || dock.current_status === 'loaded';
const isEmpty = (dock: Fields | undefined) => list(dock?.tasks).length === 0;
const inStatus = (status: string) => ({ current_status: status, status });

/** An action on one dock shows nothing once the dock is gone, and is not allowed on one that is over. */
function onDock(word: {
  shows: (said: Fields, dock: Fields, rows: Rows) => readonly RowFields[];
  isTrue: (said: Fields, dock: Fields | undefined, rows: Rows) => boolean;
  isAllowed: (said: Fields, dock: Fields, rows: Rows) => boolean;
}): Word {
  return {
    shows: (said, rows) => {
      const dock = dockOf(rows, said.dockId);
      return dock ? word.shows(said, dock, rows) : [];
    },
    isTrue: (said, rows) => word.isTrue(said, dockOf(rows, said.dockId), rows),
    isAllowed: (said, rows) => {
      const dock = dockOf(rows, said.dockId);
      return dock !== undefined && !isOver(dock) && word.isAllowed(said, dock, rows);
    },
  };
}

const own = ({ dockId }: Fields, fields: Fields): RowFields => ({ key: `dock:${dockId}`, fields });
const isAccepted = ({ accepted }: Fields, dock: Fields) => orNull(dock.accepted_by_driver) === accepted;
const isAsSeen = (said: Fields, dock: Fields) =>
  sameSet(list(said.taskIds), list(dock.tasks)) && isAccepted(said, dock);

const status = onDock({
  shows: (said) => [own(said, inStatus(String(said.status)))],
  isTrue: (said, dock) => dock?.current_status === said.status,
  isAllowed: (said, dock, rows) => {
    if (!isOpen(dock, rows, Number(said.atMs))) return false;
    if (said.status === 'draft') return dock.current_status === 'moving';
    const isCourier = dock.dock_type === 'STUART' || dock.dock_type === 'UBER_DIRECT';
    return dock.current_status === 'draft' && !isCourier && !isEmpty(dock);
  },
});

const define = onDock({
  shows: (said) => [own(said, { defined_at: said.at, ...inStatus('defined') })],
  isTrue: (_, dock) => !!dock?.defined_at,
  isAllowed: (said, dock, rows) => {
    const shown = list(said.taskIds).filter((id) => list(dock.tasks).includes(id));
    const isWaiting = shown.some((id) => taskOf(rows, id)?.status === 'waiting');
    const mayBe = !dock.defined_at && !isEmpty(dock) && (!isWaiting || dock.dock_type === 'DRIVER_HARD');
    return mayBe && isOpen(dock, rows, Date.parse(String(said.at)));
  },
});

const undefine = onDock({
  shows: (said) => [own(said, { defined_at: null, loaded_at: null, load_info: null, ...inStatus('draft') })],
  isTrue: (_, dock) => dock !== undefined && !dock.defined_at && !isLoaded(dock),
  isAllowed: (_, dock) => isLoaded(dock) && isEmpty(dock) && dock.dock_type !== 'DRIVER_HARD',
});

const readyToLoad = onDock({
  shows: (said) => [
    own(said, { ...inStatus('ready_to_load'), ...(said.vehicle === null ? {} : { target_vehicle: said.vehicle }) }),
  ],
  isTrue: ({ vehicle }, dock) =>
    dock?.current_status === 'ready_to_load' && (vehicle === null || dock.target_vehicle === vehicle),
  isAllowed: (said, dock, rows) =>
    isOpen(dock, rows, Number(said.atMs)) &&
    (dock.current_status === 'moving' || dock.current_status === 'defined') &&
    isAsSeen(said, dock),
});

const assign: Word = {
  shows: (said) => [own(said, { locked_at: said.at })],
  isTrue: (said, rows) => {
    const lockedAt = orNull(dockOf(rows, said.dockId)?.locked_at);
    return lockedAt !== null && lockedAt !== said.lockedAt;
  },
  isAllowed: () => false,
};

const unlock = onDock({
  shows: (said) => [
    own(said, { locked_at: null, accepted_by_driver: null, driver_answer: null, time_take_bags: null }),
  ],
  isTrue: (_, dock) => dock !== undefined && !dock.locked_at,
  isAllowed: (said, dock, rows) => {
    const isOffered = !!dock.locked_at && !dock.gone_at && isDriven(dock) && !isEmpty(dock) && !!dock.target_driver;
    const hasHadEnough = !!driverOf(rows, dock.target_driver)?.daily_refusals_limit_exceeded;
    return isOffered && !hasHadEnough && isAsSeen(said, dock);
  },
});

const switchDrivers = onDock({
  shows: (said) => [
    own(said, { target_driver: said.otherDriverId, target_name: said.otherTargetName }),
    { key: `dock:${said.otherId}`, fields: { target_driver: said.driverId, target_name: said.targetName } },
  ],
  isTrue: (said, dock, rows) =>
    said.driverId !== said.otherDriverId &&
    orNull(dock?.target_driver) === said.otherDriverId &&
    orNull(dockOf(rows, said.otherId)?.target_driver) === said.driverId,
  isAllowed: (said, dock, rows) => {
    const other = dockOf(rows, said.otherId);
    if (!other || said.otherId === said.dockId || !isDriven(dock) || !isDriven(other)) return false;
    const areThose = orNull(dock.target_driver) === said.driverId && orNull(other.target_driver) === said.otherDriverId;
    return areThose && isAccepted(said, dock) && [dock, other].every((it) => isOpen(it, rows, Number(said.atMs)));
  },
});

const moveOnto = onDock({
  shows: (said, dock, rows) => {
    const ids = list(said.taskIds);
    const before = tasksWithout(dockOf(rows, said.targetId), ids);
    return [
      own(said, { tasks: tasksWithout(dock, ids) }),
      { key: `dock:${said.targetId}`, fields: { tasks: [...before, ...ids] } },
      ...ids.map((id, at) => ({
        key: `task:${id}`,
        fields: { dock: said.targetId, dock_rank: before.length + at + 1 },
      })),
    ];
  },
  isTrue: (said, _, rows) => list(said.taskIds).every((id) => taskOf(rows, id)?.dock === said.targetId),
  isAllowed: (said, dock, rows) => {
    const target = dockOf(rows, said.targetId);
    if (!target || said.targetId === said.dockId || isEmpty(dock)) return false;
    if (![dock, target].every((it) => isOpen(it, rows, Number(said.atMs)))) return false;
    const mayFall = isDriven(target)
      ? !!dock.defined_at && dock.current_status !== 'moving' && isLoaded(dock)
      : isUnconfigured(dock) && isUnconfigured(target);
    const isEmptyAsSeen = said.targetEmpty !== true || isEmpty(target);
    return mayFall && isEmptyAsSeen && sameSet(list(said.taskIds), list(dock.tasks));
  },
});

const extract = onDock({
  shows: (said) => list(said.taskIds).map((id) => ({ key: `task:${id}`, fields: { is_moving: true } })),
  isTrue: (said, _, rows) =>
    list(said.taskIds).every((id) => {
      const dock = taskOf(rows, id)?.dock;
      return typeof dock === 'number' && dock !== said.dockId;
    }),
  isAllowed: (said, dock, rows) =>
    isOpen(dock, rows, Number(said.atMs)) &&
    list(said.taskIds).every((id) => {
      const task = taskOf(rows, id);
      return task?.dock === said.dockId && !task?.is_moving;
    }),
});

const reorder = onDock({
  shows: (said) => list(said.taskIds).map((id, at) => ({ key: `task:${id}`, fields: { dock_rank: at + 1 } })),
  isTrue: (said, _, rows) =>
    list(said.taskIds).every((id, at) => {
      const task = taskOf(rows, id);
      return task?.dock === said.dockId && task?.dock_rank === at + 1;
    }),
  isAllowed: (said, dock, rows) =>
    isOpen(dock, rows, Number(said.atMs)) && sameSet(list(said.taskIds), list(dock.tasks)),
});

const loadCrossDock = onDock({
  shows: (said) => [own(said, { loaded_at: said.at, extra_crates: said.extraCrates, ...inStatus('loaded') })],
  isTrue: (said, dock) => !!dock?.loaded_at && dock.extra_crates === said.extraCrates,
  isAllowed: (said, dock, rows) => {
    const shown = list(said.taskIds).filter((id) => list(dock.tasks).includes(id));
    const isWaiting = shown.some((id) => taskOf(rows, id)?.status === 'waiting');
    const isThere = !dock.gone_at && !isLoaded(dock) && !isEmpty(dock);
    return !!dock.cross_docking_target_center && isThere && !isWaiting;
  },
});

const edit = onDock({
  shows: (said, _, rows) => {
    const set = record(said.set);
    const name = orNull(driverOf(rows, set.target_driver)?.name);
    return [own(said, { ...set, ...('target_driver' in set ? { target_name: name } : {}) })];
  },
  isTrue: (said, dock) =>
    dock !== undefined && Object.entries(record(said.set)).every(([field, value]) => orNull(dock[field]) === value),
  isAllowed: (said, dock, rows) => {
    const { target_driver: driver } = record(said.set);
    return (typeof driver !== 'number' || !!driverOf(rows, driver)) && isOpen(dock, rows, Number(said.atMs));
  },
});

/** It shows nothing. */
const mark = onDock({ shows: () => [], isTrue: () => false, isAllowed: () => true });

const close = onDock({
  shows: (said, dock) => [
    own(said, { hidden: true, closed_at: said.at, ...inStatus('closed'), tasks: [] }),
    ...list(dock.tasks)
      .filter((id) => list(said.taskIds).includes(id))
      .map((id) => ({ key: `task:${id}`, fields: { dock: null, dock_rank: null } })),
  ],
  isTrue: (_, dock) => !dock || isOver(dock),
  isAllowed: () => true,
});

const remove = onDock({
  shows: (said) => [own(said, { hidden: true })],
  isTrue: (_, dock) => !dock || dock.hidden === true,
  isAllowed: (_, dock) => dock.current_status === 'draft' && !dock.locked_at && isEmpty(dock),
});

export const dockWords: Words = {
  'dock.status': status,
  'dock.define': define,
  'dock.undefine': undefine,
  'dock.readyToLoad': readyToLoad,
  'dock.assign': assign,
  'dock.unlock': unlock,
  'dock.switchDrivers': switchDrivers,
  'dock.moveOnto': moveOnto,
  'dock.extract': extract,
  'dock.reorder': reorder,
  'dock.crossDockLoaded': loadCrossDock,
  'dock.edit': edit,
  'dock.mark': mark,
  'dock.close': close,
  'dock.delete': remove,
};
