import { Alert } from './alert/alert.ts';
import { Metas } from './center/center.ts';
import { Dock } from './dock/dock.ts';
import { Driver } from './driver/driver.ts';
import { Order } from './order/order.ts';
import type { Kind, OnBoards, OnRecords } from './rows.ts';
import { Task } from './task/task.ts';
import { TransitArea } from './transit/transit-area.ts';

type Schemas = OnBoards & OnRecords;

const onBoards: OnBoards = {
  order: Order,
  task: Task,
  dock: Dock,
  driver: Driver,
  alert: Alert,
  notification: Alert,
  metas: Metas,
  transitArea: TransitArea,
};

let known: Partial<Schemas> = onBoards;

/** Said once, by the module that holds them. */
export function provideRecordSchemas(schemas: OnRecords): void {
  known = { ...onBoards, ...schemas };
}

/** What guards the edge of a kind. */
export function schemaOf<K extends Kind>(kind: K): Schemas[K] {
  const schema: Partial<Schemas>[K] = known[kind];
  if (!schema) throw new Error(`Invariant: the schemas of records come before a ${kind} is read`);
  return schema;
}
