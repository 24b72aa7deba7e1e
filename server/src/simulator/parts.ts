import type { Tx } from '../db/connection/open.ts';
import { alertsAppear } from './alerts.ts';
import type { Step } from './change.ts';
import { failedJobsAreSettled } from './couriers.ts';
import type { Day } from './day.ts';
import { driversLeave } from './departures.ts';
import { dueOrdersAreDispatched } from './dispatching.ts';
import { floorWorks } from './floor/floor.ts';
import { floorIsStored } from './floor/floor-stored.ts';
import { packersWork } from './floor/packing.ts';
import { latenessAppears } from './lateness.ts';
import { driversReturn } from './returns.ts';
import { roundsAreDelivered } from './road.ts';
import { driversComeAndGo } from './shifts.ts';
import { shiftsAreLogged } from './shifts-logged.ts';
import { ordersArrive } from './trucks/arrivals.ts';
import { arrivalsAreKnown } from './trucks/arrivals-known.ts';
import { docksAreLoaded } from './trucks/loading.ts';
import { trucksArrive } from './trucks/trucks.ts';
import { docksCountWaiting } from './waiting-counts.ts';

/** One concern of the day. */
export interface DayPart {
  /** Its changes in a step. */
  readonly moves: (day: Day) => void;
  /** Data stored with the rows of a step, for which boards have no row. */
  readonly stores?: (tx: Tx, step: Step) => Promise<void>;
}

/** The parts of a step, in this order: each sees the changes of those before it. */
export const dayParts: readonly DayPart[] = [
  { moves: ordersArrive, stores: arrivalsAreKnown },
  { moves: packersWork },
  { moves: floorWorks, stores: floorIsStored },
  { moves: dueOrdersAreDispatched },
  { moves: docksAreLoaded },
  { moves: driversLeave },
  { moves: failedJobsAreSettled },
  { moves: roundsAreDelivered },
  { moves: trucksArrive },
  { moves: driversReturn },
  { moves: driversComeAndGo, stores: shiftsAreLogged },
  { moves: latenessAppears },
  { moves: docksCountWaiting },
  { moves: alertsAppear },
];
