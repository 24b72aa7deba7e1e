import {
  readFloorFigures,
  readNextConfigs,
  readNexts,
  readPackings,
  readPlannings,
  readStockWorks,
} from '../db/center/floor.ts';
import { readAlerts, readAreas, readMetasOf } from '../db/center/read-settings.ts';
import { readDocks, readDrivers, readOrders, readTasks } from '../db/read.ts';
import { docks, drivers, orders, tasks } from '../db/schema/day.ts';
import { floorFigures, nextConfigs, nexts, packings, plannings, stockWorks } from '../db/schema/preparation.ts';
import { alerts, metas, transitAreas } from '../db/schema/settings.ts';
import { SourceRows } from './source.ts';

/** The sources of answers about a center: a new kind of row is one more line. */
export const heldRows = () => ({
  order: new SourceRows({ table: orders, read: readOrders }),
  task: new SourceRows({ table: tasks, read: readTasks }),
  dock: new SourceRows({ table: docks, read: readDocks }),
  driver: new SourceRows({ table: drivers, read: readDrivers, moves: true }),
  alert: new SourceRows({ table: alerts, read: readAlerts }),
  metas: new SourceRows({ table: metas, read: readMetasOf }),
  transitArea: new SourceRows({ table: transitAreas, read: readAreas }),
  packing: new SourceRows({ table: packings, read: readPackings }),
  next: new SourceRows({ table: nexts, read: readNexts }),
  nextConfig: new SourceRows({ table: nextConfigs, read: readNextConfigs }),
  planning: new SourceRows({ table: plannings, read: readPlannings }),
  stockWork: new SourceRows({ table: stockWorks, read: readStockWorks }),
  floorFigures: new SourceRows({ table: floorFigures, read: readFloorFigures }),
});

export type HeldRows = ReturnType<typeof heldRows>;
export type SourceName = keyof HeldRows;
