import { type Fields, list, record, type Shown } from './word.ts';

/** Movements of bags, deposits, extra costs, what is asked for and clients' addresses are no rows; a trolley is a part of one. */
const isUntold = (name: string) =>
  ['driver.moveBags', 'address.edit', 'trolley.locate'].includes(name) || /^(deposit|extraCost|demand)\./.test(name);

/** The rows an answer tells, nested ones lifted out; those of an impossible shape count for nothing. */
export function told(name: string, args: unknown, status: number, body: unknown): Shown[] {
  if (status === 409 || (status === 400 && name === 'dock.extract')) return toldByConflict(record(body));
  if (status !== 200) return [];
  if (name.startsWith('order.')) return tells('order', body);
  if (name === 'orders.status') return tellsOrders(body);
  if (name.startsWith('late.')) return tellsLate(args, body);
  if (name === 'task.cancelMove' || name.endsWith('.dispatch')) return tellsDock(body);
  if (name === 'alert.read') return tells(String(record(args).kind), body);
  // What it touched is read afterwards.
  if (name === 'driver.stopActivity' || isUntold(name)) return [];
  if (name.startsWith('driver.')) return tells('driver', body);
  if (name.startsWith('dqp.')) return tellsMetas(args, body);
  if (name === 'dock.delete' || name.startsWith('center.')) return [];
  if (name === 'task.assignCrossDock') return tellsTask(body);
  if (name === 'dock.reorder') return tellsAny(body);
  if (name === 'courier.call') return tellsCalled(record(body));
  if (name.startsWith('dock.')) return tellsDocks(record(body));
  return tellsAny(body);
}

/** The rows of the read that tells what became of an action. */
export function toldByReread(name: string, args: unknown, body: unknown): Shown[] {
  if (name === 'alert.read') return tellsAlerts(record(args).kind, record(body));
  if (name === 'trolley.locate') return tellsMetas(args, record(body).metas ?? null);
  if (name === 'address.edit') return [];
  if (name.startsWith('driver.') || isUntold(name)) return list(body).flatMap((row) => tells('driver', row));
  if (name.startsWith('dqp.')) return tellsMetas(args, record(body).metas ?? null);
  if (name.startsWith('late.')) return tellsReviewed(args, record(body));
  if (name.startsWith('center.')) return [];
  if (Array.isArray(body)) return tellsAny(body);
  return name.startsWith('dock.') ? tellsDocks(record(body)) : tells('order', body);
}

/** Settings are those of the center whoever tells them. */
const tellsMetas = (args: unknown, body: unknown) =>
  typeof body === 'object' && body !== null ? tells('metas', { ...body, id: record(args).center }) : [];

/** A record stands on the order and on its task. */
function tellsLate(args: unknown, late_order: unknown, order: Fields = {}): Shown[] {
  const { orderId, taskId } = record(args);
  if (typeof late_order !== 'object' || (late_order === null && order.id !== orderId)) return [];
  return [
    ...tells('order', { ...order, id: orderId, late_order }),
    ...(taskId === null ? [] : tells('task', { id: taskId, late_order })),
  ];
}

const tellsReviewed = (args: unknown, order: Fields) =>
  order.id === record(args).orderId ? tellsLate(args, order.late_order ?? null, order) : [];

const tellsAlerts = (kind: unknown, body: Fields) =>
  list(kind === 'alert' ? body.alerts : body.alert_notifications).flatMap((row) => tells(String(kind), row));

function toldByConflict({ dock, docks, task, order, orders, driver }: Fields): Shown[] {
  return [
    ...(dock ? tellsDock(dock) : []),
    ...(task ? tellsTask(task) : []),
    ...(order ? tells('order', order) : []),
    ...(driver ? tells('driver', driver) : []),
    ...list(docks).flatMap(tellsDock),
    ...tellsOrders(orders ?? []),
  ];
}

const tellsCalled = ({ dock, ...order }: Fields) => [...tellsDock(dock), ...tells('order', order)];
const tellsOrders = (body: unknown) => (Array.isArray(body) ? body : [body]).flatMap((row) => tells('order', row));
const tellsDocks = (body: Fields) => [body, ...(body.new_dock ? [body.new_dock] : [])].flatMap(tellsDock);
const tellsAny = (body: unknown) =>
  list(body).flatMap((row) => ('dock_type' in record(row) ? tellsDock(row) : tellsTask(row)));

export function tellsDock(row: unknown): Shown[] {
  const { tasks, ...dock } = record(row);
  const ids = Array.isArray(tasks) ? { tasks: tasks.map((task) => record(task).id ?? task) } : {};
  return [...tells('dock', { ...dock, ...ids }), ...list(tasks).flatMap(tellsTask)];
}

export function tellsTask(row: unknown): Shown[] {
  if (typeof row === 'number') return [];
  const { linked_order, ...task } = record(row);
  const link = linked_order === undefined ? {} : { linked_order: record(linked_order).id };
  return [...tells('task', { ...task, ...link }), ...(linked_order === undefined ? [] : tells('order', linked_order))];
}

export function tells(kind: string, row: unknown): Shown[] {
  const fields = record(row);
  return isSound(fields) ? [{ key: `${kind}:${fields.id}`, fields }] : [];
}

/** The shapes that traces break: an id that is none, a count or a dock that is a text. */
function isSound(fields: Fields): boolean {
  const isNumber = (value: unknown) => value === undefined || value === null || typeof value === 'number';
  return (
    typeof fields.id === 'number' &&
    isNumber(fields.number_of_bags) &&
    isNumber(fields.dock_rank) &&
    (!('linked_order' in fields) || typeof fields.linked_order === 'number') &&
    list(fields.tasks).every((id) => typeof id === 'number') &&
    (fields.current_status === undefined || typeof fields.current_status === 'string')
  );
}
