import { emergencyRank } from '../task/emergency.ts';

/** A packing with its place among the emergencies. */
export interface Ranked {
  readonly id: number;
  /** From 1; null and 0 mean no emergency. */
  readonly emergency_rank: number | null;
}

/** Numbers emergencies from 1 in this order, without gaps (PRP-162). Returns the tasks whose rank changes. */
export function numbered(present: readonly Ranked[], order: readonly number[]): Ranked[] {
  const ranks = new Map(order.map((id, at) => [id, at + 1]));
  return present.flatMap((task) => {
    const rank = ranks.get(task.id) ?? null;
    return rank === emergencyRank(task) ? [] : [{ id: task.id, emergency_rank: rank }];
  });
}

/**
 * The ranks after some are asked for: these are given, and the other emergencies keep their order around them (PRP-162,
 * PRP-163). Returns the tasks whose rank changes.
 */
export function reranked(present: readonly Ranked[], asked: readonly Ranked[]): Ranked[] {
  const wanted = new Map(asked.map((task) => [task.id, task]));
  const emergencies = present
    .map((task) => ({ id: task.id, rank: emergencyRank(wanted.get(task.id) ?? task) }))
    .filter(({ rank }) => rank !== null)
    .sort(
      (one, other) =>
        (one.rank ?? 0) - (other.rank ?? 0) ||
        Number(wanted.has(other.id)) - Number(wanted.has(one.id)) ||
        one.id - other.id,
    );
  return numbered(
    present,
    emergencies.map(({ id }) => id),
  );
}
