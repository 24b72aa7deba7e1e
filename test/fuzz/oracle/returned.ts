import {
  dockOf,
  type Fields,
  list,
  orderOf,
  orNull,
  type RowFields,
  type Rows,
  record,
  taskOf,
  tasksWithout,
  type Word,
  type Words,
} from './word.ts';

const isRestock = (flag: unknown) => record(flag).flag_id === 3;
const isFlagged = (row: Fields | undefined) => list(row?.flagged_orders).some(isRestock);
const flags = (row: Fields | undefined, isOn: boolean) => [
  ...list(row?.flagged_orders).filter((flag) => !isRestock(flag)),
  ...(isOn ? [{ flag_id: 3 }] : []),
];

/** Not delivered, and whether only its restock is left to confirm. */
function whereIs({ orderId, taskId }: Fields, rows: Rows) {
  const order = orderOf(rows, orderId);
  const flagged = isFlagged(order) || isFlagged(taskOf(rows, taskId));
  const status = String(order?.status);
  const isBack =
    status === 'undeliveredclient' ||
    status === 'waiting_restock' ||
    (flagged && !['shipping', 'received', 'restock'].includes(status));
  return { isBack, isWaiting: isBack && (flagged || status === 'waiting_restock') };
}

const taskStatus: Fields = { received: 'received', prepared: 'todo' };

interface Return {
  readonly to: string;
  readonly leaves?: boolean;
  readonly flag?: boolean;
}

function shows(said: Fields, { to, leaves = false, flag }: Return, rows: Rows): RowFields[] {
  const { orderId, taskId, dockId } = said;
  const task = taskOf(rows, taskId);
  const isLeaving = leaves && !!dockId && task?.dock === dockId;
  const flagged = (row: Fields | undefined) => (flag === undefined ? {} : { flagged_orders: flags(row, flag) });
  return [
    { key: `order:${orderId}`, fields: { status: to, ...flagged(orderOf(rows, orderId)) } },
    {
      key: `task:${taskId}`,
      fields: {
        ...(to in taskStatus ? { status: taskStatus[to] } : {}),
        ...(isLeaving ? { dock: null, dock_rank: null, ordering: null } : {}),
        ...flagged(task),
      },
    },
    ...(isLeaving ? [{ key: `dock:${dockId}`, fields: { tasks: tasksWithout(dockOf(rows, dockId), [taskId]) } }] : []),
  ];
}

const returned = (it: Return): Word => ({
  shows: (said, rows) => shows(said, it, rows),
  isTrue: (said, rows) =>
    orderOf(rows, said.orderId)?.status === it.to &&
    (it.flag === undefined || whereIs(said, rows).isWaiting === it.flag),
  isAllowed: (said, rows) => {
    const order = orderOf(rows, said.orderId);
    const isAsSeen = order !== undefined && orNull(order.status) === said.from;
    return isAsSeen && !taskOf(rows, said.taskId)?.is_moving && whereIs(said, rows).isBack;
  },
});

/** A redelivered order is done with once it goes out again as a new order; no row distinguishes this. */
const redeliver: Word = {
  shows: (said, rows) => (whereIs(said, rows).isBack ? shows(said, { to: 'received' }, rows) : []),
  isTrue: () => false,
  isAllowed: () => false,
};

export const returnWords: Words = {
  'order.restock': returned({ to: 'waiting_restock', flag: true }),
  'order.restocked': returned({ to: 'restock', leaves: true, flag: false }),
  'order.delivered': returned({ to: 'received' }),
  'order.reset': returned({ to: 'prepared', leaves: true, flag: false }),
  'order.redeliver': redeliver,
};
