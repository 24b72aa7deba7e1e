import { Alert } from './alert/alert.ts';
import { Metas } from './center/center.ts';
import { Dock } from './dock/dock.ts';
import { Driver } from './driver/driver.ts';
import { Order } from './order/order.ts';
import type { Kind, OnBoards, OnFloor, OnRecords } from './rows.ts';
import { Task } from './task/task.ts';
import { TransitArea } from './transit/transit-area.ts';

type Schemas = OnBoards & OnFloor & OnRecords;

const onBoards: OnBoards = {
  order: Order,
  task: Task,
  dock: Dock,
  driver: Driver,
  alert: Alert,
  metas: Metas,
  transitArea: TransitArea,
};

let known: Partial<Schemas> = onBoards;

/** Called once each, by the modules with the schemas: `record-kinds.ts`, `floor-kinds.ts`. */
export function provideSchemas(schemas: OnRecords | OnFloor): void {
  known = { ...known, ...schemas };
}

/** The schema that rows of a kind are read by. */
export function schemaOf<K extends Kind>(kind: K): Schemas[K] {
  const schema: Partial<Schemas>[K] = known[kind];
  if (!schema) throw new Error(`Invariant: its schema comes before a ${kind} is read`);
  return schema;
}
