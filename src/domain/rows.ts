import type * as z from 'zod/mini';
import { Alert } from './alert/alert.ts';
import { Metas } from './center/center.ts';
import type { Customer } from './customer/customer.ts';
import { Dock } from './dock/dock.ts';
import { Driver } from './driver/driver.ts';
import { Order } from './order/order.ts';
import type { OrderSheet, OrderSummary } from './order/sheet.ts';
import { Task } from './task/task.ts';
import { TransitArea } from './transit/transit-area.ts';

/** Kinds that boards list, with the schema that guards their edge. A new board adds its kinds here. */
const onBoards = {
  order: Order,
  task: Task,
  dock: Dock,
  driver: Driver,
  alert: Alert,
  notification: Alert,
  metas: Metas,
  transitArea: TransitArea,
} as const;

/** Kinds that records alone list; their schemas come with the code that reads them (`record-kinds.ts`). */
export interface OnRecords {
  /** What only a sheet tells of an order; its id is the order's. */
  readonly orderSheet: typeof OrderSheet;
  /** An order as a list over several centers names it. */
  readonly orderSummary: typeof OrderSummary;
  readonly customer: typeof Customer;
}

/** The kinds a board may list. */
export type BoardKind = keyof typeof onBoards;
export type Kind = BoardKind | keyof OnRecords;

type Schemas = typeof onBoards & OnRecords;
export type RowOf<K extends Kind> = Readonly<z.infer<Schemas[K]>>;
export type Row = RowOf<Kind>;

const boardKinds = Object.keys(onBoards) as readonly BoardKind[];
const recordKinds = ['orderSheet', 'orderSummary', 'customer'] as const satisfies readonly (keyof OnRecords)[];

/** Every kind of row the replica keeps. */
export const kinds: readonly Kind[] = [...boardKinds, ...recordKinds];

/** Whether a board may list rows of this kind. */
export const isOnBoards = (kind: Kind): kind is BoardKind => kind in onBoards;

let onRecords: OnRecords | null = null;

/** Said once, by the module that holds them. */
export function provideRecordSchemas(schemas: OnRecords): void {
  onRecords = schemas;
}

export function schemaOf<K extends Kind>(kind: K): Schemas[K] {
  const known: Partial<Schemas> = { ...onBoards, ...onRecords };
  const schema = known[kind];
  if (!schema) throw new Error(`Invariant: the schemas of records come before a ${kind} is read`);
  return schema as Schemas[K];
}

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
