import { distanceM, type Position } from '../../../src/domain/geo.ts';
import { withStop } from './construct.ts';
import { estimatedS } from './estimate.ts';
import type { Tour } from './problem.ts';
import { problemOf, type Stop } from './round.ts';
import { solve } from './solve.ts';
import { factsOf } from './tour.ts';

/** The delivery at one door: an order, or the orders of a canteen. */
export interface Drop extends Stop {
  readonly position: Position;
  readonly weightKg: number;
}

export interface PlannedRound<T extends Drop> {
  /** In the order in which they are reached. */
  readonly drops: readonly T[];
  readonly vehicle: PlannedVehicle;
  readonly departureMs: number;
}

export type PlannedVehicle = 'SELEC' | 'CAR';

interface Limits {
  readonly vehicle: PlannedVehicle;
  readonly drops: number;
  readonly weightKg: number;
}

/** Limits of the vehicles; the smallest one that is enough is taken. */
const vehicles: readonly Limits[] = [
  { vehicle: 'SELEC', drops: 8, weightKg: 60 },
  { vehicle: 'CAR', drops: 12, weightKg: 300 },
];
/** From the first stop, as the crow flies. */
const areaM = 3_500;
const longestS = 150 * 60;
const longestWaitS = 15 * 60;
/** Time from now until a round can be loaded and leave. */
const leadMs = 20 * 60_000;
/** A slot that cannot be met any more is replaced by this much time after the earliest possible arrival. */
const afterBrokenS = 30 * 60;
const roundEffort = 20_000;

/**
 * Groups drops into rounds from one center, the most urgent first. Each round takes the nearest drops that fit by area,
 * slots, weight and number, and is put in a good order. Every drop is in one round. The same drops at the same time
 * give the same rounds.
 */
export function planRounds<T extends Drop>(center: Position, drops: readonly T[], nowMs: number): PlannedRound<T>[] {
  const rounds: PlannedRound<T>[] = [];
  let left = [...drops].sort((a, b) => endOf(a) - endOf(b));
  for (let [first] = left; first; [first] = left) {
    const round = grown(center, first, left, nowMs);
    rounds.push(round);
    const taken = new Set(round.drops);
    left = left.filter((drop) => !taken.has(drop));
  }
  return rounds;
}

const endOf = ({ slotEndMs }: Drop) => slotEndMs ?? Number.MAX_SAFE_INTEGER;

function grown<T extends Drop>(center: Position, first: T, left: readonly T[], nowMs: number): PlannedRound<T> {
  const departureMs = departureFor(center, first, nowMs);
  const problemFor = (taken: readonly T[]) =>
    problemOf({
      start: center,
      end: center,
      departureMs,
      stops: taken.map((drop) => promised(center, drop, departureMs)),
    });
  let taken: readonly T[] = [first];
  let tour: Tour = [1];
  for (const drop of near(first, left)) {
    const more = [...taken, drop];
    if (!carrierOf(more)) continue;
    const problem = problemFor(more);
    const longer = withStop(problem, tour, more.length);
    if (!isDrivable(factsOf(problem, longer))) continue;
    [taken, tour] = [more, longer];
  }
  const order = solve(problemFor(taken), { effort: roundEffort, known: tour });
  return {
    drops: order.flatMap((node) => taken[node - 1] ?? []),
    vehicle: carrierOf(taken)?.vehicle ?? 'CAR',
    departureMs,
  };
}

/**
 * The departure with which the first stop, the most urgent one, is reached when its slot opens, or as soon as possible.
 */
function departureFor(center: Position, { position, slotStartMs }: Drop, nowMs: number): number {
  const soonest = nowMs + leadMs;
  return slotStartMs === null ? soonest : Math.max(soonest, slotStartMs - estimatedS(center, position) * 1_000);
}

function promised(center: Position, drop: Drop, departureMs: number): Drop {
  const soonestMs = departureMs + (estimatedS(center, drop.position) + afterBrokenS) * 1_000;
  return { ...drop, slotEndMs: drop.slotEndMs === null ? null : Math.max(drop.slotEndMs, soonestMs) };
}

const near = <T extends Drop>(first: T, left: readonly T[]): readonly T[] =>
  left
    .filter((drop) => drop !== first)
    .map((drop) => ({ drop, metres: distanceM(first.position, drop.position) }))
    .filter(({ metres }) => metres <= areaM)
    .sort((a, b) => a.metres - b.metres)
    .map(({ drop }) => drop);

/** The smallest vehicle that can carry them; undefined when none can. One drop that is too heavy for any goes alone. */
function carrierOf(drops: readonly Drop[]): Limits | undefined {
  const weightKg = drops.reduce((sum, drop) => sum + drop.weightKg, 0);
  return vehicles.find((limits) => drops.length <= limits.drops && weightKg <= limits.weightKg);
}

const isDrivable = ({ lateS, waitingS, endS }: ReturnType<typeof factsOf>) =>
  lateS === 0 && waitingS <= longestWaitS && endS <= longestS;
