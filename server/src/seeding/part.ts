import type { Tx } from '../db/connection/open.ts';
import type { CenterData } from '../world/center-data.ts';
import { makeRandom, type Random } from '../world/random.ts';
import type { Scene } from '../world/scene.ts';
import type { World } from '../world/world.ts';

/** What a part is made beside: the rows of the boards are there already. */
export interface Plan {
  readonly world: World;
  readonly nowMs: number;
}

/** A part of the world beside the rows of its boards: it makes what it is about, and stores it. */
export interface WorldPart {
  seed(tx: Tx, plan: Plan): Promise<void>;
}

/** A center, with draws of its own, and its day. */
export type Place = Pick<Scene, 'center' | 'nowMs' | 'random'>;

interface CenterPart<Made> {
  /** Names its draws: those of other parts do not shift them. */
  readonly name: string;
  /** Begins with what all centers share, numbers say; then makes the part of each center in turn. */
  readonly begin: (random: Random) => (place: Place, day: CenterData) => Made;
  /** Stores what was made for all centers. */
  readonly store: (tx: Tx, made: readonly Made[]) => Promise<void>;
}

/** A part that is made center by center, the same for the same seed whatever other parts there are. */
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
