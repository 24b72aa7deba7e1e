import type { Tx } from '../db/connection/open.ts';
import type { CenterData } from '../world/center-data.ts';
import { makeRandom, type Random } from '../world/random.ts';
import type { Scene } from '../world/scene.ts';
import type { World } from '../world/world.ts';

/** Input of every part: the rows of the boards exist already. */
export interface Plan {
  readonly world: World;
  readonly nowMs: number;
}

/** A part of the world beside the rows of its boards: it creates its data and stores them. */
export interface WorldPart {
  seed(tx: Tx, plan: Plan): Promise<void>;
}

/** A center with its day, and random draws of its own. */
export type Place = Pick<Scene, 'center' | 'nowMs' | 'random'>;

interface CenterPart<Made> {
  /** Names its draws, so that draws of other parts do not shift them. */
  readonly name: string;
  /** First creates data that all centers share, such as numbers; then the part of each center in turn. */
  readonly begin: (random: Random) => (place: Place, day: CenterData) => Made;
  /** Stores the data of all centers. */
  readonly store: (tx: Tx, made: readonly Made[]) => Promise<void>;
}

/** A part that is created center by center: the same seed gives the same data, whatever other parts there are. */
export const centerPart = <Made>({ name, begin, store }: CenterPart<Made>): WorldPart => ({
  seed: async (tx, { world, nowMs }) => {
    const random = makeRandom(world.seed);
    const make = begin(random);
    const made = world.centers.map((center) => {
      const draws = random.fork(`center ${center.id}`).fork(name);
      return make({ center, nowMs, random: draws }, dayOf(world, center.id));
    });
    await store(tx, made);
  },
});

function dayOf({ orders, tasks, docks, drivers }: World, center: number): CenterData {
  const own = orders.filter(({ center_id }) => center_id === center);
  const ids = new Set(own.map(({ id }) => id));
  return {
    orders: own,
    tasks: tasks.filter(({ linked_order }) => ids.has(linked_order)),
    docks: docks.filter((dock) => dock.center === center),
    drivers: drivers.filter((driver) => driver.center === center),
  };
}
