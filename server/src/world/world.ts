import type { Center, Metas } from '../../../src/domain/center/center.ts';
import type { TransitArea } from '../../../src/domain/transit/transit-area.ts';
import { makeAlerts, type WorldAlert } from './alerts.ts';
import { type CenterData, makeCenterData } from './center-data.ts';
import { seedCenters } from './centers.ts';
import { countIds } from './ids.ts';
import { makeMetas } from './metas.ts';
import { makePastOrders, type PastOrder } from './orders/past-orders.ts';
import { makeYesterday, type PastRound } from './orders/yesterday.ts';
import { type SeedUser, seedUsers } from './people/users.ts';
import { makeRandom } from './random.ts';
import { makeTransitAreas } from './transit-areas.ts';

/** The boards the reference API starts with, in the replica's shape. */
export interface World extends CenterData {
  /** Seed of all its other data (server/src/seeding). */
  readonly seed: number;
  readonly centers: Center[];
  /** One per center, with the center's id. */
  readonly metas: Metas[];
  readonly users: SeedUser[];
  readonly alerts: WorldAlert[];
  readonly transitAreas: TransitArea[];
  /** Orders of other days, which no board lists. */
  readonly pastOrders: PastOrder[];
  /** Rounds of yesterday, which no board lists either. */
  readonly pastRounds: PastRound[];
}

export interface WorldOptions {
  /** The same seed, size and instant make the same world. */
  readonly seed: number;
  /** Orders of the first center; the others have fewer. */
  readonly size: number;
  readonly nowMs: number;
}

/** More orders of other centers would only slow the start. */
const maxOtherSize = 400;

export function makeWorld({ seed, size, nowMs }: WorldOptions): World {
  const random = makeRandom(seed);
  const nextId = countIds(random.fork('ids'));
  const centers = seedCenters.map(({ center }) => center);
  let past = 0;
  const parts = seedCenters.map(({ center, share }) => {
    const scene = { center, nowMs, nextId, random: random.fork(`center ${center.id}`) };
    const own = share === 1 ? size : Math.min(maxOtherSize, Math.ceil(size * share));
    const data = makeCenterData(scene, own);
    const bought = makePastOrders({ ...scene, random: scene.random.fork('past') }, data, past);
    past += bought.length;
    const { pastOrders, rounds: pastRounds } = makeYesterday(center.id, bought, nowMs);
    return {
      ...data,
      ...{ pastOrders, pastRounds },
      alerts: makeAlerts(scene, data.orders),
      transitAreas: makeTransitAreas(scene),
      metas: makeMetas(center, centers, random.fork(`metas ${center.id}`)),
    };
  });
  return {
    seed,
    centers,
    metas: parts.map((part) => part.metas),
    users: [...seedUsers],
    drivers: parts.flatMap((part) => part.drivers),
    docks: parts.flatMap((part) => part.docks),
    tasks: parts.flatMap((part) => part.tasks),
    orders: parts.flatMap((part) => part.orders),
    alerts: parts.flatMap((part) => part.alerts),
    transitAreas: parts.flatMap((part) => part.transitAreas),
    pastOrders: parts.flatMap((part) => part.pastOrders),
    pastRounds: parts.flatMap((part) => part.pastRounds),
  };
}
