import type { Truth, TruthDock } from '../server-rows.ts';

/** The tasks of a dock by rank. */
export function inRankOrder(truth: Truth, { tasks }: TruthDock): number[] {
  const rankOf = (id: number) => truth.tasks.get(id)?.dock_rank ?? Number.MAX_SAFE_INTEGER;
  return [...tasks].sort((a, b) => rankOf(a) - rankOf(b) || a - b);
}

/** Ranks 1..n without holes (DSP-507). */
export function closeUp(truth: Truth, dock: TruthDock): void {
  for (const [at, id] of inRankOrder(truth, dock).entries()) {
    const task = truth.tasks.get(id);
    if (task) task.dock_rank = at + 1;
  }
}
