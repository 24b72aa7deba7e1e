import type { Center } from '../../../src/domain/center/center.ts';
import { positionOf } from '../../../src/domain/geo.ts';
import type { OptimizedRoute, RouteFigures } from '../../../src/domain/route/optimize.ts';
import { serviceS } from '../../../src/domain/route/travel.ts';
import { slotEndMs, slotStartMs } from '../../../src/domain/task/slot.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import type { WireDock, WireTask } from '../wire.ts';
import { pointsOf, straightWay } from '../world/road/way.ts';
import type { MapsRoute } from './google.ts';
import { anyTime } from './problem.ts';
import { problemOf, type Round } from './round.ts';
import { solve } from './solve.ts';
import { factsOf } from './tour.ts';

/** A dock to be put in another order. */
export interface RouteRequest {
  readonly dock: WireDock;
  readonly start: Center | undefined;
  readonly end: Center | undefined;
  readonly nowMs: number;
}

const addressOf = ({ address, linked_order: order }: WireTask) => address ?? order.shipping_address;

function roundOf({ dock, start, end, nowMs }: RouteRequest, tasks: readonly WireTask[]): Round {
  const from = positionOf(start?.address, null);
  return {
    start: from,
    end: positionOf(end?.address, null),
    // A dock that should have left leaves now.
    departureMs: Math.max(msOf(dock.departure) ?? nowMs, nowMs),
    stops: tasks.map((task) => ({
      position: positionOf(addressOf(task), from),
      slotStartMs: slotStartMs(task, task.linked_order),
      slotEndMs: slotEndMs(task, task.linked_order),
    })),
  };
}

/**
 * The route in the order of the product's own optimiser (DSP-455). Durations are from arrival to arrival, with the time
 * at a door and the wait until its slot opens.
 */
export function optimizedHere(asked: RouteRequest): OptimizedRoute {
  const inOrder = bestOrder(asked);
  const { reachedS, endS } = drivenIn(asked, inOrder);
  const times = [0, ...reachedS, endS];
  return {
    ...straightWay(pointsOf(inOrder, asked.start, asked.end)),
    durations: times.slice(1).map((time, at) => Math.round(time - (times[at] ?? 0))),
    optimizer: 'internal',
    ...figures(asked, inOrder),
  };
}

/** Fewer minutes late in all may mean more late arrivals: the present order stays then. */
function bestOrder(asked: RouteRequest): readonly WireTask[] {
  const { tasks } = asked.dock;
  const known = tasks.map((_, at) => at + 1);
  const order = solve(problemOf(roundOf(asked, tasks)), { known });
  const found = order.flatMap((node) => tasks[node - 1] ?? []);
  return figuresOf(asked, found).late <= figuresOf(asked, tasks).late ? found : tasks;
}

/** The figures of a route in this order, by estimated times. */
const drivenIn = (asked: RouteRequest, tasks: readonly WireTask[]) =>
  factsOf(
    problemOf(roundOf(asked, tasks)),
    tasks.map((_, at) => at + 1),
  );

/** The route in the maps service's answer. */
export function optimizedByMaps(asked: RouteRequest, route: MapsRoute): OptimizedRoute {
  const inOrder = route.order.flatMap((at) => asked.dock.tasks[at] ?? []);
  const way = straightWay(pointsOf(inOrder, asked.start, asked.end));
  return {
    ...way,
    durations: route.durations.map((driven, at) => (driven === null || at === 0 ? driven : driven + serviceS)),
    distances: [...route.distances],
    polyline: route.polyline?.map(([latitude, longitude]) => [latitude, longitude]) ?? way.polyline,
    optimizer: 'google',
    ...figures(asked, inOrder),
  };
}

export const stopsOf = ({ dock }: RouteRequest) => dock.tasks.map(addressOf);

/** The figures of the present and the new route, by the same measure for every optimiser. */
const figures = (asked: RouteRequest, inOrder: readonly WireTask[]) => ({
  before: figuresOf(asked, asked.dock.tasks),
  after: figuresOf(asked, inOrder),
});

function figuresOf(asked: RouteRequest, tasks: readonly WireTask[]): RouteFigures {
  const { windows } = problemOf(roundOf(asked, tasks));
  const { endS, reachedS } = drivenIn(asked, tasks);
  const { distances } = straightWay(pointsOf(tasks, asked.start, asked.end));
  return {
    duration: Math.round(endS),
    distance: distances.reduce<number>((sum, metres) => sum + (metres ?? 0), 0),
    late: reachedS.filter((atS, at) => atS > (windows[at + 1] ?? anyTime).closesS).length,
  };
}
