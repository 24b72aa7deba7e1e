import type * as z from 'zod/mini';
import type { Alert } from './alert/alert.ts';
import type { Metas } from './center/center.ts';
import type { Customer } from './customer/customer.ts';
import type { Dock } from './dock/dock.ts';
import type { Driver } from './driver/driver.ts';
import type { Order } from './order/order.ts';
import type { OrderSheet, OrderSummary } from './order/sheet.ts';
import type { Task } from './task/task.ts';
import type { TransitArea } from './transit/transit-area.ts';

/** Kinds that boards list, each with its schema (`row-schemas.ts`). A new board adds its kinds here. */
export interface OnBoards {
  readonly order: typeof Order;
  readonly task: typeof Task;
  readonly dock: typeof Dock;
  readonly driver: typeof Driver;
  readonly alert: typeof Alert;
  readonly notification: typeof Alert;
  readonly metas: typeof Metas;
  readonly transitArea: typeof TransitArea;
}

/** Kinds that records alone list; their schemas come with the code that reads them (`record-kinds.ts`). */
export interface OnRecords {
  /** What only a sheet tells of an order; its id is the order's. */
  readonly orderSheet: typeof OrderSheet;
  /** An order as a list over several centers names it. */
  readonly orderSummary: typeof OrderSummary;
  readonly customer: typeof Customer;
}

/** The kinds a board may list. */
export type BoardKind = keyof OnBoards;
export type Kind = BoardKind | keyof OnRecords;
export type RowOf<K extends Kind> = Readonly<z.infer<(OnBoards & OnRecords)[K]>>;
export type Row = RowOf<Kind>;

const onBoards: Readonly<Record<BoardKind, true>> = {
  order: true,
  task: true,
  dock: true,
  driver: true,
  alert: true,
  notification: true,
  metas: true,
  transitArea: true,
};
const onRecords: Readonly<Record<keyof OnRecords, true>> = { orderSheet: true, orderSummary: true, customer: true };

/** Every kind of row the replica keeps. */
export const kinds = Object.keys({ ...onBoards, ...onRecords }) as readonly Kind[];

/** Whether a board may list rows of this kind. */
export const isOnBoards = (kind: Kind): kind is BoardKind => kind in onBoards;

/** `kind:id`, unique within a center. */
export type RowKey = `${Kind}:${number}`;
export const keyOf = (kind: Kind, id: number): RowKey => `${kind}:${id}`;

export function splitKey(key: RowKey): readonly [kind: Kind, id: number] {
  const at = key.indexOf(':');
  return [key.slice(0, at) as Kind, Number(key.slice(at + 1))];
}

/** Reads rows of one center by id; absent rows are undefined, an absent id reads nothing. */
export interface Reader {
  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined;
}

/** What a command shows of one row until the server agrees: fields to lay over it. */
export interface Patch<K extends Kind = Kind> {
  readonly kind: K;
  readonly id: number;
  readonly set: Partial<RowOf<K>>;
}

export function patch<K extends Kind>(kind: K, row: RowOf<K> | undefined, set: Partial<RowOf<K>>): Patch<K>[] {
  return row ? [{ kind, id: row.id, set }] : [];
}

/** Rows a row refers to, read with it: what its rules need one step away. */
export function references(kind: Kind, row: Row | undefined): readonly RowKey[] {
  if (!row) return [];
  switch (kind) {
    case 'task':
      return [keyOf('order', (row as RowOf<'task'>).linked_order)];
    case 'dock': {
      const driver = (row as RowOf<'dock'>).target_driver;
      return driver ? [keyOf('driver', driver)] : [];
    }
    default:
      return [];
  }
}

/**
 * Fields by which a row is found from what it refers to: `order` → its tasks, `driver` → his docks, `task` → the docks
 * whose list holds it, whatever the task's own row says.
 */
export const backReferences = {
  order: { kind: 'task', field: 'linked_order', isList: false },
  driver: { kind: 'dock', field: 'target_driver', isList: false },
  task: { kind: 'dock', field: 'tasks', isList: true },
} as const;

/** The ids a row names in a field that holds one id or a list of them. */
export function idsIn(row: Row | undefined, field: string): readonly number[] {
  const value = (row as Readonly<Record<string, unknown>> | undefined)?.[field];
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
}

export type Referred = keyof typeof backReferences;

export const isReferred = (kind: Kind): kind is Referred => kind in backReferences;
