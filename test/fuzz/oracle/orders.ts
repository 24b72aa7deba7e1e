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

const bags: Word = {
  shows: (said) => [
    {
      key: `order:${said.orderId}`,
      fields: {
        number_of_bags: Number(said.dry) + Number(said.isotherm),
        number_of_bags_dry: said.dry,
        number_of_bags_isotherm: said.isotherm,
      },
    },
  ],
  isTrue: (said, rows) => {
    const order = orderOf(rows, said.orderId);
    const total = Number(said.dry) + Number(said.isotherm);
    return order?.number_of_bags === total && order.number_of_bags_isotherm === said.isotherm;
  },
  isAllowed: (said, rows) =>
    orderOf(rows, said.orderId) !== undefined && Number(said.dry) + Number(said.isotherm) <= 999,
};

const depotOf = (said: Fields) => {
  const { type, name, trolley } = record(said.depot);
  const isNamed = type !== 3 && type !== -1;
  const area = isNamed ? name : null;
  return {
    ...{ transit_area_type: type, transit_area: area, transit_area_current: area },
    ...{ trolley_id: type === 3 ? trolley : null, additional_trolley_id: null },
  };
};

const transitArea: Word = {
  shows: (said) => [{ key: `order:${said.orderId}`, fields: depotOf(said) }],
  isTrue: (said, rows) => {
    const order = orderOf(rows, said.orderId);
    const isAs = ([field, value]: readonly [string, unknown]) => orNull(order?.[field]) === value;
    return order !== undefined && Object.entries(depotOf(said)).every(isAs);
  },
  isAllowed: (said, rows) => orderOf(rows, said.orderId) !== undefined,
};

const taskStatus: Fields = {
  ...{ paid: 'waiting', now: 'waiting', later: 'waiting', prep: 'waiting' },
  ...{ 'to-check': 'waiting', 'waiting-products': 'waiting' },
  ...{ prepared: 'todo', shipping: 'shipping', received: 'received' },
};
const offTheRoad = 'prepared paid prep canceled restock waiting-products to-check now later'.split(' ');

/** Whether an order leaves the road, and with it the dock it was seen in. */
function leavesDock({ orderId, taskId, dockId }: Fields, to: string, rows: Rows): boolean {
  const was = orderOf(rows, orderId)?.status;
  const isOnTheRoad = was === 'shipping' || was === 'received';
  return isOnTheRoad && offTheRoad.includes(to) && !!dockId && taskOf(rows, taskId)?.dock === dockId;
}

function showsChange(orders: readonly Fields[], to: string, rows: Rows): RowFields[] {
  const leaving = orders.filter((order) => leavesDock(order, to, rows));
  const gone = leaving.map(({ taskId }) => taskId);
  return [
    ...orders.map(({ orderId }) => ({ key: `order:${orderId}`, fields: { status: to } })),
    ...orders.map(({ taskId }) => ({
      key: `task:${taskId}`,
      fields: {
        ...(to in taskStatus ? { status: taskStatus[to] } : {}),
        ...(gone.includes(taskId) ? { dock: null, dock_rank: null, ordering: null } : {}),
      },
    })),
    ...[...new Set(leaving.map(({ dockId }) => dockId))].map((id) => ({
      key: `dock:${id}`,
      fields: { tasks: tasksWithout(dockOf(rows, id), gone) },
    })),
  ];
}

function isOffered(said: Fields, to: string, center: unknown, rows: Rows): boolean {
  const order = orderOf(rows, said.orderId);
  const metas = rows.get(`metas:${center}`);
  if (!order || taskOf(rows, said.taskId)?.is_moving || orNull(order.status) !== said.from) return false;
  return list(record(record(metas?.order_statuses).ALLOWED_TRANSITIONS)[String(order.status)]).includes(to);
}

function mayChange(said: Fields, to: string, center: unknown, given: Fields | null, rows: Rows): boolean {
  if (!isOffered(said, to, center, rows)) return false;
  const metas = rows.get(`metas:${center}`);
  const isBack =
    to === 'paid' && list(record(metas?.order_statuses).ORIGIN_STATUSES_FOR_REPREPARATION_REASON).includes(said.from);
  if (said.from !== 'blocked' && !isBack) return true;
  const wanted = said.from === 'blocked' ? 'blocking' : 'repreparation';
  return given?.kind === wanted && isReason(given, metas);
}

function isReason(given: Fields, metas: Fields | undefined): boolean {
  const reasons = record(given.kind === 'blocking' ? metas?.blocking_exit_reasons : metas?.repreparation_reasons);
  const isListed = String(given.id) in record(reasons.ID_TO_LABEL);
  const wantsComment = list(reasons.MANDATORY_COMMENT).includes(given.id);
  return isListed && (!wantsComment || String(given.comment ?? '').trim().length >= 10);
}

const status: Word = {
  shows: (said, rows) => showsChange([said], String(said.to), rows),
  isTrue: (said, rows) => orderOf(rows, said.orderId)?.status === said.to,
  isAllowed: (said, rows) =>
    mayChange(said, String(said.to), said.center, said.reason === null ? null : record(said.reason), rows),
};

const statuses: Word = {
  shows: (said, rows) => showsChange(list(said.orders).map(record), String(said.to), rows),
  isTrue: (said, rows) => list(said.orders).every((it) => orderOf(rows, record(it).orderId)?.status === said.to),
  isAllowed: (said, rows) =>
    list(said.orders).every((it) => mayChange(record(it), String(said.to), said.center, null, rows)),
};

const destock: Word = {
  shows: (said, rows) => showsChange([said], 'redestock', rows),
  isTrue: (said, rows) => orderOf(rows, said.orderId)?.status === 'redestock',
  // It asks for no reason.
  isAllowed: (said, rows) => isOffered(said, 'redestock', said.center, rows),
};

export const orderWords: Words = {
  'order.bags': bags,
  'order.transitArea': transitArea,
  'order.status': status,
  'orders.status': statuses,
  'order.destock': destock,
};
