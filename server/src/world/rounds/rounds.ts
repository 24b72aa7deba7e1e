import type { Address } from '../../../../src/domain/address/address.ts';
import type { DockId } from '../../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { placesAround } from '../centers.ts';
import { makeCanteen } from '../orders/canteens.ts';
import { makeOrder } from '../orders/orders.ts';
import { type Punctuality, slotAround } from '../orders/slots.ts';
import { makeClient } from '../people/clients.ts';
import type { Random } from '../random.ts';
import { unknownToMaps } from '../road/addresses.ts';
import type { Timeline } from '../road/timeline.ts';
import { arrivalMs } from '../road/trip.ts';
import type { Scene } from '../scene.ts';
import { type Delivery, type DeliveryPlan, turn } from './delivery-plan.ts';
import type { DockPlan, Phase } from './dock-plans.ts';
import { makeTask } from './tasks.ts';

export function makeDelivery(scene: Scene, plan: DeliveryPlan): Delivery {
  // Each client has the address among his own, even if several clients share it.
  const own = { ...plan, address: { ...plan.address, id: scene.nextId('address') } };
  const order = makeOrder(scene, own);
  return { order, task: makeTask(scene, own, order) };
}

const distance = (one: Address, other: Address) =>
  Math.abs((one.latitude ?? 0) - (other.latitude ?? 0)) + Math.abs((one.longitude ?? 0) - (other.longitude ?? 0));

/** An address not far from the first stop: the nearest of a few. */
function drawNear({ center, random }: Scene, first: Address | undefined): Address {
  const places = placesAround(center.id);
  const candidates = Array.from({ length: first ? 6 : 1 }, () => places.draw(random));
  return candidates.reduce((best, place) => (first && distance(place, first) < distance(best, first) ? place : best));
}

export interface RoundOf {
  readonly dockId: DockId;
  readonly plan: DockPlan;
  readonly timeline: Timeline;
  readonly driver: Driver | null;
  /** Whether it goes to another center. */
  readonly isTruck: boolean;
  /** Counts the deliveries of the center so far. */
  readonly from: number;
}

/** The deliveries of a dock, by rank from 1. */
export function makeRound(scene: Scene, round: RoundOf): Delivery[] {
  const { random } = scene;
  let first: Address | undefined;
  const isCanteen = round.plan.tasks >= 4 && turn(round.from, 3, 1);
  const slot = slotAround(arrivalMs(round.timeline.departureMs, 2), 'kept', random);
  const canteen = isCanteen ? makeCanteen(scene, slot) : null;
  return Array.from({ length: round.plan.tasks }, (_, index) => {
    const stop = planStop(scene, round, index, first);
    first ??= stop.address;
    const shared = canteen && index < 3 ? { canteen, slot, address: first } : {};
    return makeDelivery(scene, { ...stop, ...shared });
  });
}

function planStop(scene: Scene, round: RoundOf, index: number, first: Address | undefined): DeliveryPlan {
  const { dockId, driver, timeline } = round;
  const number = round.from + index;
  const reachedMs = arrivalMs(timeline.departureMs, index + 1);
  const address = drawNear(scene, first);
  return {
    number,
    status: statusAt(round, index, reachedMs <= scene.nowMs, scene.random),
    slot: slotAround(reachedMs, punctuality(number), scene.random),
    address: index > 0 && turn(number, 30, 17) ? unknownToMaps(address) : address,
    client: makeClient(scene, number),
    departureMs: turn(number, 30, 17) || turn(number, 35, 22) ? null : timeline.departureMs,
    leg: {
      dockId,
      rank: index + 1,
      driverId: driver?.id ?? null,
      driverName: driver?.name ?? null,
      goneAtMs: timeline.goneMs,
      arrivalMs: reachedMs,
      isLoaded: timeline.loadedMs !== null,
    },
    canteen: null,
  };
}

function punctuality(number: number): Punctuality {
  if (turn(number, 8, 3)) return 'missed';
  return turn(number, 11, 7) ? 'beaten' : 'kept';
}

const atDraft = [
  ['prepared', 12],
  ['prep', 4],
  ['paid', 2],
  ['to-check', 1],
  ['waiting-products', 1],
  ['now', 1],
] as const;

const atTomorrow = [
  ['paid', 3],
  ['later', 3],
  ['prep', 1],
  ['prepared', 1],
] as const;

const whileMade: ReadonlySet<Phase> = new Set(['moving', 'defined', 'ready']);

/** The first order of a truck that is being made waits for its check at the dock (PRP-315). */
function statusAt({ plan, isTruck, from }: RoundOf, index: number, isPassed: boolean, random: Random): string {
  const status = stopStatus(plan, from + index, index, isPassed, random);
  return isTruck && index === 0 && whileMade.has(plan.phase) ? 'xd-to-check' : status;
}

/** An order's possible status at its dock's phase; once gone, the stops passed are delivered. */
function stopStatus(plan: DockPlan, number: number, index: number, isPassed: boolean, random: Random): string {
  if (plan.isTomorrow) return random.weighted<string>(atTomorrow);
  switch (plan.phase) {
    case 'draft':
    case 'moving':
      return random.weighted<string>(atDraft);
    case 'gone':
    case 'returning':
    case 'closed':
      if (plan.job === 'returned') return 'undeliveredclient';
      return isPassed ? (turn(number, 16, 9) ? 'undeliveredclient' : 'received') : 'shipping';
    default:
      // Only a hard dock may be defined with an order still being packed (DSP-410).
      return plan.type === 'DRIVER_HARD' && plan.phase === 'defined' && index === 0 ? 'prep' : 'prepared';
  }
}
