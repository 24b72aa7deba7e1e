import { orderName } from '../../../../domain/order/name.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { costDetail, costFigure } from '../../../concepts/dock/move/cost-text.ts';
import type { Dragged, DropTarget } from '../../../concepts/dock/move/moves.ts';
import { dropCosts } from './drop-costs.ts';

/** What a drop costs, at the pointer and as it is announced: `+19 min, 1 retard, L8YYCT +15 min` (OUR-200). */
export function hintOf(dragged: Dragged, target: DropTarget, isGrouped: boolean): string | null {
  if (dragged.kind !== 'tasks' || target.kind === 'list') return null;
  const cost = dropCosts.at(target, isGrouped);
  if (!cost) return null;
  const all = [...dragged.tasks, ...target.card.tasks];
  const nameOf = (taskId: number) => {
    const task = all.find(({ id }) => id === taskId);
    return task ? orderName(task) : '';
  };
  return joined(', ', [costFigure(cost), costDetail(cost, nameOf)]);
}
