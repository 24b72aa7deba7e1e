import {
  type Tells,
  tellsAlert,
  tellsAlerts,
  tellsAny,
  tellsCalled,
  tellsConflict,
  tellsDock,
  tellsDocks,
  tellsDriver,
  tellsDrivers,
  tellsLate,
  tellsMetas,
  tellsMetasWithin,
  tellsNothing,
  tellsOrder,
  tellsOrders,
  tellsReviewed,
  tellsTask,
} from './lifted.ts';
import { record, type Shown } from './word.ts';

/** What an action's own answer tells, and the read that says what became of it. */
type Telling = readonly [answer: Tells, reread: Tells];

/** Movements of bags, deposits, extra costs and what is asked for are no rows. */
const ofDriver: Telling = [tellsNothing, tellsDrivers];

const ofConcept: Readonly<Record<string, Telling>> = {
  address: [tellsNothing, tellsNothing],
  alert: [tellsAlert, tellsAlerts],
  center: [tellsNothing, tellsNothing],
  courier: [tellsCalled, tellsAny],
  demand: ofDriver,
  deposit: ofDriver,
  dock: [tellsDocks, tellsDocks],
  dqp: [tellsMetas, tellsMetasWithin],
  driver: [tellsDriver, tellsDrivers],
  extraCost: ofDriver,
  late: [tellsLate, tellsReviewed],
  order: [tellsOrder, tellsOrder],
  orders: [tellsOrders, tellsAny],
  task: [tellsAny, tellsAny],
  tasks: [tellsDock, tellsAny],
  // A part of a row.
  trolley: [tellsNothing, tellsMetasWithin],
};

/** Those that tell something else than the others of their concept. */
const ofAction: Readonly<Record<string, Telling>> = {
  'dock.delete': [tellsNothing, tellsDocks],
  'dock.extract': [tellsDocks, tellsAny],
  'dock.moveOnto': [tellsDocks, tellsAny],
  'dock.reorder': [tellsAny, tellsAny],
  'driver.moveBags': ofDriver,
  // What it touched is read afterwards.
  'driver.stopActivity': ofDriver,
  'task.assignCrossDock': [tellsTask, tellsAny],
  'task.cancelMove': [tellsDock, tellsAny],
  'task.dispatch': [tellsDock, tellsAny],
};

/** The rows an answer tells, nested ones lifted out; those of an impossible shape count for nothing. */
export function told(name: string, args: unknown, status: number, body: unknown): readonly Shown[] {
  if (status === 409 || (status === 400 && name === 'dock.extract')) return tellsConflict(body, record(args));
  const [answer] = tellingOf(name);
  return status === 200 ? answer(body, record(args)) : [];
}

/** The rows of the read that tells what became of an action. */
export function toldByReread(name: string, args: unknown, body: unknown): readonly Shown[] {
  const [, reread] = tellingOf(name);
  return reread(body, record(args));
}

function tellingOf(name: string): Telling {
  const telling = ofAction[name] ?? ofConcept[name.split('.')[0] ?? ''];
  if (!telling) throw new Error(`Nobody says what ${name} tells`);
  return telling;
}
