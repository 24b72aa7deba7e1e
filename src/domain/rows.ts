import type * as z from 'zod/mini';
import type { Alert } from './alert/alert.ts';
import type { Arrival, ArrivalDock } from './arrival/arrival.ts';
import type { Metas } from './center/center.ts';
import type { Customer } from './customer/customer.ts';
import type { Dock } from './dock/dock.ts';
import type { Driver } from './driver/driver.ts';
import type { Order } from './order/order.ts';
import type { OrderSheet, OrderSummary } from './order/sheet/sheet.ts';
import type { PhoneCall } from './phone-call/phone-call.ts';
import type { Floor } from './preparation/floor.ts';
import type { StockWork } from './preparation/home.ts';
import type { Next } from './preparation/next.ts';
import type { NextConfig } from './preparation/next-config.ts';
import type { Notice } from './preparation/notice.ts';
import type { Packing } from './preparation/packing.ts';
import type { PlanningSession } from './preparation/planning.ts';
import type { SmsText } from './sms-text/sms-text-row.ts';
import type { Task } from './task/task.ts';
import type { TransitArea } from './transit/transit-area.ts';

/** Kinds that boards list, each with its schema (`row-schemas.ts`). A new board adds its kinds here. */
export interface OnBoards {
  readonly order: typeof Order;
  readonly task: typeof Task;
  readonly dock: typeof Dock;
  readonly driver: typeof Driver;
  readonly alert: typeof Alert;
  readonly metas: typeof Metas;
  readonly transitArea: typeof TransitArea;
}

/** Kinds that the board's state lists of the floor; their schemas come with it (`floor-kinds.ts`). */
export interface OnFloor {
  readonly notification: typeof Notice;
  readonly packing: typeof Packing;
  readonly next: typeof Next;
  readonly nextConfig: typeof NextConfig;
  readonly planning: typeof PlanningSession;
  readonly incoming: typeof StockWork;
  readonly recurringTask: typeof StockWork;
  /** Figures of the floor, one row per center: `id` is the center's. */
  readonly floor: typeof Floor;
}

/** Kinds that records alone list; their schemas come with the code that reads them (`record-kinds.ts`). */
export interface OnRecords {
  /** The fields of an order that only its sheet has; its id is the order's. */
  readonly orderSheet: typeof OrderSheet;
  /** An order in a list over several centers. */
  readonly orderSummary: typeof OrderSummary;
  readonly customer: typeof Customer;
  /** An order expected at a center, in its list of arrivals; its id is the task's. */
  readonly arrival: typeof Arrival;
  readonly arrivalDock: typeof ArrivalDock;
  /** A call to make, in the list of its center. */
  readonly phoneCall: typeof PhoneCall;
  /** A text to choose for messages, in the list of its center. */
  readonly smsText: typeof SmsText;
}

/** The kinds a board may list. */
export type BoardKind = keyof OnBoards | keyof OnFloor;
export type Kind = BoardKind | keyof OnRecords;
export type RowOf<K extends Kind> = Readonly<z.infer<(OnBoards & OnFloor & OnRecords)[K]>>;
export type Row = RowOf<Kind>;

const onBoards: Readonly<Record<BoardKind, true>> = {
  order: true,
  task: true,
  dock: true,
  driver: true,
  alert: true,
  metas: true,
  transitArea: true,
  notification: true,
  packing: true,
  next: true,
  nextConfig: true,
  planning: true,
  incoming: true,
  recurringTask: true,
  floor: true,
};
const onRecords: Readonly<Record<keyof OnRecords, true>> = {
  orderSheet: true,
  orderSummary: true,
  customer: true,
  arrival: true,
  arrivalDock: true,
  phoneCall: true,
  smsText: true,
};

/** Every kind of row the replica keeps. */
export const kinds = Object.keys({ ...onBoards, ...onRecords }) as readonly Kind[];

/** Whether a board may list rows of this kind. */
export const isOnBoards = (kind: Kind): kind is BoardKind => kind in onBoards;

/** `kind:id`, unique within a center. */
export type RowKey = `${Kind}:${number}`;
export const keyOf = (kind: Kind, id: number): RowKey => `${kind}:${id}`;

/** What actions keep their order on: a row, or something that no row has, such as a store of the second courier. */
export type Lane = RowKey | `${'store' | 'dispatch' | 'incident' | 'presence' | 'smsTexts'}/${string}`;
export const isOfRow = (lane: Lane): lane is RowKey => !lane.includes('/');

export function splitKey(key: RowKey): readonly [kind: Kind, id: number] {
  const at = key.indexOf(':');
  return [key.slice(0, at) as Kind, Number(key.slice(at + 1))];
}

/** Reads rows of one center by id; absent rows are undefined, an absent id reads nothing. */
export interface Reader {
  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined;
}

/** A command's change of one row, shown until the server agrees: fields to lay over it. */
export interface Patch<K extends Kind = Kind> {
  readonly kind: K;
  readonly id: number;
  readonly set: Partial<RowOf<K>>;
}

export function patch<K extends Kind>(kind: K, row: RowOf<K> | undefined, set: Partial<RowOf<K>>): Patch<K>[] {
  return row ? [{ kind, id: row.id, set }] : [];
}

/** Keys of rows a row refers to, which are read with it: its rules need them. */
export function references(kind: Kind, row: Row | undefined): readonly RowKey[] {
  if (!row) return [];
  switch (kind) {
    case 'task':
    case 'packing':
      return [keyOf('order', (row as RowOf<'task' | 'packing'>).linked_order)];
    case 'dock': {
      const driver = (row as RowOf<'dock'>).target_driver;
      return driver ? [keyOf('driver', driver)] : [];
    }
    default:
      return [];
  }
}

/**
 * Fields by which referring rows are found. `docksOfTask`: docks whose list has the task, whatever the task's own row
 * contains.
 */
export const backReferences = {
  tasksOfOrder: { of: 'order', kind: 'task', field: 'linked_order', isList: false },
  packingsOfOrder: { of: 'order', kind: 'packing', field: 'linked_order', isList: false },
  docksOfDriver: { of: 'driver', kind: 'dock', field: 'target_driver', isList: false },
  docksOfTask: { of: 'task', kind: 'dock', field: 'tasks', isList: true },
} as const;

/** The ids in a field of a row that has one id or a list of them. */
export function idsIn(row: Row | undefined, field: string): readonly number[] {
  const value = (row as Readonly<Record<string, unknown>> | undefined)?.[field];
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
}

export type BackReference = keyof typeof backReferences;

/** Every field by which rows refer to rows of a kind. */
export const referencesTo = (kind: Kind): readonly BackReference[] =>
  (Object.keys(backReferences) as BackReference[]).filter((name) => backReferences[name].of === kind);
