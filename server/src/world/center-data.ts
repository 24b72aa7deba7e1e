import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { joinCanteens } from './orders/canteens.ts';
import { recordLateness } from './orders/late-orders.ts';
import { joinNeighbours } from './orders/same-address.ts';
import { type DriverState, makeDriver, queueUp } from './people/drivers.ts';
import { timelineOf } from './road/timeline.ts';
import { returnMs } from './road/trip.ts';
import type { Delivery } from './rounds/delivery-plan.ts';
import { type DockPlan, planDocks } from './rounds/dock-plans.ts';
import { isForCenter, makeDock, nextDockId } from './rounds/docks.ts';
import { courierDeliveryStatus, isProvider } from './rounds/jobs.ts';
import { startMoves } from './rounds/moving.ts';
import { makeRound } from './rounds/rounds.ts';
import { makeToDispatch } from './rounds/to-dispatch.ts';
import type { Scene } from './scene.ts';

export interface CenterData {
  readonly drivers: Driver[];
  readonly docks: Dock[];
  readonly tasks: Task[];
  readonly orders: Order[];
}

/** Share of the deliveries that are in docks. */
const dockedShare = 0.62;

/** The day of one center at `nowMs`, with `size` orders. */
export function makeCenterData(scene: Scene, size: number): CenterData {
  const drivers: Driver[] = [];
  const docks: Dock[] = [];
  const deliveries: Delivery[] = [];
  for (const plan of planDocks(Math.round(size * dockedShare), scene.random.fork('docks'))) {
    const made = makeDockFully(scene, plan, docks.length, drivers.length, deliveries.length);
    docks.push(made.dock);
    deliveries.push(...made.deliveries);
    if (made.driver) drivers.push(made.driver);
  }
  deliveries.push(...makeToDispatch(scene, size - deliveries.length, deliveries.length));
  for (const state of spareStates) drivers.push(makeDriver(scene, state, drivers.length, spareEta(scene, state)));
  const joined = recordLateness(joinCanteens(deliveries), scene.nowMs, scene.random.fork('late'));
  return {
    drivers: queueUp(drivers),
    docks,
    tasks: startMoves(joinNeighbours(joined.map(({ task }) => task)), docks),
    orders: joined.map(({ order }) => order),
  };
}

function makeDockFully(scene: Scene, plan: DockPlan, number: number, driverNumber: number, from: number) {
  const id = nextDockId(scene);
  const timeline = timelineOf(plan, scene.nowMs, scene.random);
  const state = driverState(plan, number);
  const backMs = returnMs(timeline.departureMs, plan.tasks);
  const etaMs = state === 'run' || state === 'returning' ? backMs : null;
  const driver = state ? makeDriver(scene, state, driverNumber, etaMs) : null;
  const round = makeRound(scene, {
    ...{ dockId: id, plan, timeline, driver, from },
    isTruck: isForCenter(number, plan),
  });
  const dock = makeDock(scene, { id, number, plan, timeline, driver, deliveries: round });
  return { dock, driver, deliveries: round.map((delivery) => withJobs(delivery, dock)) };
}

/** The state of a dock's driver; null for docks that have none yet. */
function driverState({ phase, type }: DockPlan, number: number): DriverState | null {
  if (!type.startsWith('DRIVER')) return null;
  switch (phase) {
    case 'locked':
    case 'gone':
      return 'run';
    case 'returning':
      return 'returning';
    case 'draft':
      return number % 4 === 0 ? null : number % 3 === 0 ? 'noplan' : 'wait';
    default:
      return 'wait';
  }
}

/** Drivers without a round. */
const spareStates: readonly DriverState[] = [
  ...(['wait', 'wait', 'wait', 'plan', 'plan', 'plan', 'plan', 'plan'] as const),
  ...(['noplan', 'run_other', 'run_other', 'run_not_present', 'hidden', 'hidden', 'returning'] as const),
];

function spareEta({ nowMs, random }: Scene, state: DriverState): number | null {
  if (state === 'plan') return random.chance(0.4) ? nowMs + random.int(-100, 20) * 60_000 : null;
  return state === 'wait' || state === 'hidden' || state === 'noplan' ? null : nowMs + random.int(2, 40) * 60_000;
}

/** A courier's delivery has the jobs of its dock. */
function withJobs(delivery: Delivery, dock: Dock): Delivery {
  const job = dock.external_shipping_jobs?.at(-1);
  if (!job || !isProvider(dock.dock_type)) return delivery;
  const task = {
    ...delivery.task,
    external_shipping_jobs: dock.external_shipping_jobs ?? [],
    external_job_delivery_status: courierDeliveryStatus(dock.dock_type, job.status ?? ''),
  };
  return { ...delivery, task };
}
