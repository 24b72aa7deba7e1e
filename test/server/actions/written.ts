import type { Decision } from '../../../server/src/actions/action.ts';
import type { Kind } from '../../../src/domain/rows.ts';

/** What a decision writes on one row, its patches laid over each other; empty when it writes nothing there. */
export function written(decision: Decision, kind: Kind, id: number): Readonly<Record<string, unknown>> {
  const patches = decision.verdict === 'accept' ? decision.patches : [];
  const mine = patches.filter((patch) => patch.kind === kind && patch.id === id);
  return Object.fromEntries(mine.flatMap(({ set }) => Object.entries(set)));
}

/** `dock/rank` of every task a decision places, its patches laid over each other. */
export function places(decision: Decision): Readonly<Record<number, string>> {
  const patches = decision.verdict === 'accept' ? decision.patches : [];
  const ids = new Set(patches.flatMap((patch) => (patch.kind === 'task' ? [patch.id] : [])));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const { dock, dock_rank } = written(decision, 'task', id);
      return dock === undefined ? [] : [[id, `${dock}/${dock_rank}`]];
    }),
  );
}
