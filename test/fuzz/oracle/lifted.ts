import { schemaOf } from '../../../src/domain/row-schemas.ts';
import { kinds } from '../../../src/domain/rows.ts';
import '../../../src/domain/floor-kinds.ts';
import '../../../src/domain/record-kinds.ts';
import { same } from '../same.ts';
import { type Fields, list, type RowFields, record } from './word.ts';

/** The rows of a body, nested ones lifted out; `said` are the arguments of the action it answers. */
export type Tells = (body: unknown, said: Fields) => readonly RowFields[];

export const tellsNothing: Tells = () => [];
export const tellsOrder: Tells = (body) => tells('order', body);
export const tellsOrders: Tells = (body) => (Array.isArray(body) ? body : [body]).flatMap((row) => tells('order', row));
export const tellsPhoneCall: Tells = (body) => tells('phoneCall', body);
export const tellsPhoneCalls: Tells = (body) => list(record(body).calls).flatMap((row) => tells('phoneCall', row));
export const tellsSmsText: Tells = (body) => tells('smsText', body);
export const tellsSmsTexts: Tells = (body) => list(record(body).texts).flatMap((row) => tells('smsText', row));
export const tellsDriver: Tells = (body) => tells('driver', body);
export const tellsDrivers: Tells = (body) => list(body).flatMap((row) => tells('driver', row));
export const tellsAlert: Tells = (body, { kind }) => tells(String(kind), body);

export const tellsAlerts: Tells = (body, { kind }) => {
  const { alerts, alert_notifications } = record(body);
  return list(kind === 'alert' ? alerts : alert_notifications).flatMap((row) => tells(String(kind), row));
};

/** Orders within the trucks that bring them, those that have still to leave, and those of trucks no longer listed. */
export const tellsArrivals: Tells = (body) => {
  const { pending, cancelable_arrivals } = record(body);
  const docks = list(record(body).docks).map(record);
  const within = docks.flatMap((dock) => list(dock.tasks).map((task) => ({ dock: dock.id, ...record(task) })));
  return [
    ...docks.flatMap((dock) => tells('arrivalDock', { ...dock, tasks: list(dock.tasks).map((it) => record(it).id) })),
    ...[...within, ...list(pending), ...list(cancelable_arrivals)].flatMap((task) => tells('arrival', task)),
  ];
};

/** A permission alone has no id, and is no row. */
export const tellsNext: Tells = (body, { nextId }) => (record(body).id === nextId ? tells('next', body) : []);
export const tellsNexts: Tells = (body) => list(record(body).nexts).flatMap((row) => tells('next', row));
export const tellsConfigs: Tells = (body) => list(body).flatMap((row) => tells('nextConfig', row));
export const tellsConfigsWithin: Tells = (body, said) => tellsConfigs(record(body).nextconfigs, said);

/** A dock, and the other one it concerns (DSP-440). */
export const tellsDocks: Tells = (body) => {
  const { new_dock } = record(body);
  return [body, ...(new_dock ? [new_dock] : [])].flatMap(tellsDock);
};

/** Docks or tasks. */
export const tellsAny: Tells = (body) =>
  list(body).flatMap((row) => ('dock_type' in record(row) ? tellsDock(row) : tellsTask(row)));

export const tellsCalled: Tells = (body) => {
  const { dock, ...order } = record(body);
  return [...tellsDock(dock), ...tells('order', order)];
};

/** Settings belong to the center that was asked for. */
export const tellsMetas: Tells = (body, { center }) =>
  typeof body === 'object' && body !== null ? tells('metas', { ...body, id: center }) : [];

export const tellsMetasWithin: Tells = (body, said) => tellsMetas(record(body).metas ?? null, said);

export const tellsLate: Tells = (body, said) => tellsRecord(said, body);

export const tellsReviewed: Tells = (body, said) => {
  const { late_order = null, ...order } = record(body);
  return order.id === said.orderId ? tellsRecord(said, late_order, order) : [];
};

/** A record stands on the order and on its task. */
function tellsRecord({ orderId, taskId }: Fields, late_order: unknown, order: Fields = {}): readonly RowFields[] {
  if (typeof late_order !== 'object' || (late_order === null && order.id !== orderId)) return [];
  return [
    ...tells('order', { ...order, id: orderId, late_order }),
    ...(taskId === null ? [] : tells('task', { id: taskId, late_order })),
  ];
}

/** As it is (DSP-484). */
export const tellsConflict: Tells = (body, said) => {
  const { dock, docks, task, order, orders, driver, next, nextconfigs } = record(body);
  return [
    ...(dock ? tellsDock(dock) : []),
    ...(task ? tellsTask(task) : []),
    ...(order ? tells('order', order) : []),
    ...(driver ? tells('driver', driver) : []),
    ...(next ? tells('next', next) : []),
    ...list(docks).flatMap(tellsDock),
    ...tellsConfigs(nextconfigs, said),
    ...tellsOrders(orders ?? [], said),
  ];
};

export function tellsDock(row: unknown): RowFields[] {
  const { tasks, ...dock } = record(row);
  const ids = Array.isArray(tasks) ? { tasks: tasks.map((task) => record(task).id ?? task) } : {};
  return [...tells('dock', { ...dock, ...ids }), ...list(tasks).flatMap(tellsTask)];
}

export function tellsTask(row: unknown): RowFields[] {
  if (typeof row === 'number') return [];
  const { linked_order, ...task } = record(row);
  const link = linked_order === undefined ? {} : { linked_order: record(linked_order).id };
  return [...tells('task', { ...task, ...link }), ...(linked_order === undefined ? [] : tells('order', linked_order))];
}

export function tells(kind: string, row: unknown): RowFields[] {
  const fields: Record<string, unknown> = ofKind(kind, record(row));
  const unread: string[] = [];
  for (const [field, read] of Object.entries(readings)) {
    const value = fields[field];
    if (value === undefined || value === null) continue;
    fields[field] = read(value);
    if (!same(fields[field], value) && !isEntity(value, fields[field])) unread.push(field);
  }
  return isWhole(fields) ? [{ key: `${kind}:${fields.id}`, fields, ...(unread.length > 0 ? { unread } : {}) }] : [];
}

/** Fields of a kind of row: the rest of a whole order is its sheet's. */
function ofKind(kind: string, row: Fields): Record<string, unknown> {
  const known = kinds.find((it) => it === kind);
  const shape = known ? schemaOf(known).shape : {};
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in shape));
}

const isId = (value: unknown): value is number => typeof value === 'number' && value > 0;
const isWhole = (fields: Fields) => isId(fields.id) && (!('linked_order' in fields) || isId(fields.linked_order));
/** A center in place of its id. */
const isEntity = (value: unknown, id: unknown) => isId(id) && record(value).id === id;

const between = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most ? value : null;
const centerOf = (value: unknown) => (isId(value) ? value : isId(record(value).id) ? record(value).id : null);
/** A part whose id may be missing, but not be something else. */
const partOf = (value: unknown) => {
  const part = record(value);
  const { id, latitude } = part;
  return {
    ...part,
    ...(id === undefined ? {} : { id: isId(id) ? id : null }),
    ...(latitude === undefined ? {} : { latitude: between(-90, 90)(latitude) }),
  };
};

/** The shapes that traces break: their readable parts. */
const readings: Readonly<Record<string, (value: unknown) => unknown>> = {
  number_of_bags: between(0, 999),
  dock_rank: between(1, Number.POSITIVE_INFINITY),
  current_status: (value) => (typeof value === 'string' ? value : null),
  ending_center: centerOf,
  cross_docking_target_center: centerOf,
  tasks: (value) => list(value).filter(isId),
  crates: (value) => list(value).filter((crate) => isId(record(crate).id)),
  address: partOf,
  shipping_address: partOf,
  user: (value) => (isId(record(value).id) ? value : null),
  external_shipping_jobs: (value) => list(value).map(partOf),
};
