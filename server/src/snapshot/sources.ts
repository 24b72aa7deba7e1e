import {
  readFloorFigures,
  readNextConfigs,
  readNexts,
  readPackings,
  readPlannings,
  readStockWorks,
} from '../db/center/floor.ts';
import { readAlerts, readAreas, readMetasOf } from '../db/center/read-settings.ts';
import { readDocks, readDriverIds, readDrivers, readOrders, readTasks } from '../db/read.ts';
import { docks, drivers, orders, tasks } from '../db/schema/day.ts';
import { floorFigures, nextConfigs, nexts, packings, plannings, stockWorks } from '../db/schema/preparation.ts';
import { alerts, metas, transitAreas } from '../db/schema/settings.ts';
import { Held } from './source.ts';

/** The sources of answers about a center: a new kind of row is one more line. */
export const heldRows = () => ({
  order: new Held({ table: orders, read: readOrders }),
  task: new Held({ table: tasks, read: readTasks }),
  dock: new Held({ table: docks, read: readDocks }),
  driver: new Held({ table: drivers, read: readDrivers, present: readDriverIds }),
  alert: new Held({ table: alerts, read: readAlerts }),
  metas: new Held({ table: metas, read: readMetasOf }),
  transitArea: new Held({ table: transitAreas, read: readAreas }),
  packing: new Held({ table: packings, read: readPackings }),
  next: new Held({ table: nexts, read: readNexts }),
  nextConfig: new Held({ table: nextConfigs, read: readNextConfigs }),
  planning: new Held({ table: plannings, read: readPlannings }),
  stockWork: new Held({ table: stockWorks, read: readStockWorks }),
  floorFigures: new Held({ table: floorFigures, read: readFloorFigures }),
});

export type HeldRows = ReturnType<typeof heldRows>;
export type SourceName = keyof HeldRows;
