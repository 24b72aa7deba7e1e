import { Floor } from './preparation/floor.ts';
import { StockWork } from './preparation/home.ts';
import { Next } from './preparation/next.ts';
import { NextConfig } from './preparation/next-config.ts';
import { Notice } from './preparation/notice.ts';
import { Packing } from './preparation/packing.ts';
import { PlanningSession } from './preparation/planning.ts';
import { provideSchemas } from './row-schemas.ts';
import type { OnFloor } from './rows.ts';

const schemas: OnFloor = {
  notification: Notice,
  packing: Packing,
  next: Next,
  nextConfig: NextConfig,
  planning: PlanningSession,
  incoming: StockWork,
  recurringTask: StockWork,
  floor: Floor,
};

// The dispatch is painted without them: code that reads the board's state imports this.
provideSchemas(schemas);
