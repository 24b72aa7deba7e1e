import {
  dockOf,
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
  taskOf,
  tasksWithout,
  type Word,
  type Words,
} from './word.ts';

const move: Word = {
  shows: (said, rows) => {
    const others = (dock: unknown) => tasksWithout(dockOf(rows, dock), [said.taskId]);
    const ranks = [...list(said.ranks), ...list(said.left)].map(record);
    const docks = [
      { key: `dock:${said.from}`, fields: { tasks: others(said.from) } },
      { key: `dock:${said.to}`, fields: { tasks: [...others(said.to), said.taskId] } },
    ];
    return [
      ...(said.from === said.to ? [] : docks),
      ...ranks.map(({ taskId, rank }) => ({
        key: `task:${taskId}`,
        fields: taskId === said.taskId ? { dock_rank: rank, dock: said.to } : { dock_rank: rank },
      })),
    ];
  },
  isTrue: (said, rows) => {
    const task = taskOf(rows, said.taskId);
    if (!task || orNull(task.dock) !== said.to) return false;
    const own = list(said.ranks)
      .map(record)
      .find((entry) => entry.taskId === said.taskId);
    return said.to === null || orNull(task.dock_rank) === orNull(own?.rank);
  },
  isAllowed: (said, rows) => {
    const task = taskOf(rows, said.taskId);
    const from = said.from === null ? null : dockOf(rows, said.from);
    const to = said.to === null ? null : dockOf(rows, said.to);
    if (!task || from === undefined || to === undefined) return false;
    if (orNull(task.dock) !== said.from || task.is_moving === true || task.is_dispatch_disabled === true) return false;
    for (const dock of [from, to]) if (dock && !isOpen(dock, rows, Number(said.atMs))) return false;
    if (to === null) return from !== null;
    return said.from === said.to || isUnconfigured(to) || (isDriven(from) && isDriven(to));
  },
};

/** Where a cancelled move leads: into the list, if the round it came from is over. */
const wayBack = ({ fromDockId }: Fields, rows: Rows) => (isOver(dockOf(rows, fromDockId) ?? {}) ? null : fromDockId);

const cancelMove: Word = {
  shows: (said, rows) => {
    const { taskId, dockId } = said;
    const back = wayBack(said, rows);
    const stays = dockId === back;
    const fields = { is_moving: false, dock: back, dock_target_id: null, from_dock_id: null };
    return [
      { key: `task:${taskId}`, fields: stays ? fields : { ...fields, dock_rank: null } },
      ...(stays ? [] : docksOfCancel(taskId, dockId, back, rows)),
    ];
  },
  isTrue: (said, rows) => {
    const task = taskOf(rows, said.taskId);
    return task !== undefined && !task.is_moving && orNull(task.dock) === wayBack(said, rows);
  },
  isAllowed: ({ taskId }: Fields, rows: Rows) => taskOf(rows, taskId)?.is_moving === true,
};

const docksOfCancel = (taskId: unknown, here: unknown, back: unknown, rows: Rows): RowFields[] => [
  { key: `dock:${here}`, fields: { tasks: tasksWithout(dockOf(rows, here), [taskId]) } },
  { key: `dock:${back}`, fields: { tasks: [...tasksWithout(dockOf(rows, back), [taskId]), taskId] } },
];

/** Orders that go into a tour of their own. */
const dispatch = (idsOf: (said: Fields) => readonly unknown[]): Word => ({
  shows: (said) => idsOf(said).map((id) => ({ key: `task:${id}`, fields: { is_moving: true } })),
  isTrue: (said, rows) => idsOf(said).every((id) => typeof taskOf(rows, id)?.dock === 'number'),
  isAllowed: (said, rows) =>
    idsOf(said).every((id) => {
      const task = taskOf(rows, id);
      return task !== undefined && !task.dock && task.is_moving !== true && task.is_dispatch_disabled !== true;
    }),
});

/** The dock is in its answer. */
const assignCrossDock: Word = {
  shows: ({ taskId }) => [{ key: `task:${taskId}`, fields: { is_moving: true } }],
  isTrue: ({ taskId }, rows) => typeof taskOf(rows, taskId)?.dock === 'number',
  isAllowed: () => false,
};

export const taskWords: Words = {
  'task.move': move,
  'task.cancelMove': cancelMove,
  'task.assignCrossDock': assignCrossDock,
  'task.dispatch': dispatch(({ taskId }) => [taskId]),
  'tasks.dispatch': dispatch(({ orders }) => list(orders).map((it) => record(it).taskId)),
};
