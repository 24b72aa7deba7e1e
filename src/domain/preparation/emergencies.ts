/** A task of packing with its place among the emergencies. */
export interface Ranked {
  readonly id: number;
  /** From 1; null and 0 are none. */
  readonly emergency_rank: number | null;
}

const hasRank = (rank: number | null): rank is number => rank !== null && rank >= 1;

/**
 * The ranks of the emergencies once some are asked for: those asked hold, the others keep their order around them, and
 * all are numbered from 1 without holes (PRP-162, PRP-163). Answers the tasks whose rank is another now.
 */
export function reranked(present: readonly Ranked[], asked: readonly Ranked[]): Ranked[] {
  const wanted = new Map(asked.map(({ id, emergency_rank }) => [id, emergency_rank]));
  const rankOf = ({ id, emergency_rank }: Ranked) => wanted.get(id) ?? (wanted.has(id) ? null : emergency_rank);
  const emergencies = present
    .map((task) => ({ task, rank: rankOf(task) }))
    .filter(({ rank }) => hasRank(rank))
    .sort(
      (one, other) =>
        (one.rank ?? 0) - (other.rank ?? 0) ||
        Number(wanted.has(other.task.id)) - Number(wanted.has(one.task.id)) ||
        one.task.id - other.task.id,
    );
  const ranks = new Map(emergencies.map(({ task }, at) => [task.id, at + 1]));
  return present.flatMap(({ id, emergency_rank }) => {
    const rank = ranks.get(id) ?? null;
    const before = hasRank(emergency_rank) ? emergency_rank : null;
    return rank === before ? [] : [{ id, emergency_rank: rank }];
  });
}
