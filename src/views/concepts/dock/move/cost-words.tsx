import { orderName } from '../../../../domain/order/name.ts';
import type { LateStop, PlaceCost } from '../../../../domain/route/best-place.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { latenessText, levelOf } from './lateness-words.ts';
import type { Place } from './places.ts';
import styles from './target.module.css';
import { moveTexts } from './text.ts';

interface CostWordsProps {
  readonly cost: PlaceCost;
  /** Public number of an order by its task. */
  readonly nameOf: (taskId: number) => string;
}

/** What a place costs: how much longer the round takes, who is late by it, and when the order comes (OUR-080). */
export function CostWords({ cost, nameOf }: CostWordsProps) {
  const { addedS, arrivesMs, late } = cost;
  return (
    <span className={styles.cost} data-cost={levelOf(cost)}>
      <span className={styles.figure}>{moveTexts.cost(addedS, latenessText(levelOf(cost), late.length))}</span>
      <span>
        {late.length > 0 ? moveTexts.late(namesOf(late, nameOf)) : arrivesMs && moveTexts.around(hourText(arrivesMs))}
      </span>
    </span>
  );
}

const mostNames = 2;

const namesOf = (late: readonly LateStop[], nameOf: CostWordsProps['nameOf']) => ({
  named: late.slice(0, mostNames).map(({ id, minutes }) => moveTexts.lateBy(nameOf(id), minutes)),
  others: Math.max(0, late.length - mostNames),
});

/** Where in the round the orders come: `2e arrêt, après N2G58L`. */
export function positionWords({ target, cost }: Place): string | null {
  if (target.kind === 'list' || !cost) return null;
  const { tasks } = target.card;
  const [before, next] = [tasks[cost.at - 1], tasks[cost.at]];
  if (before) return moveTexts.afterStop(cost.at + 1, orderName(before));
  return next ? moveTexts.beforeStop(orderName(next)) : moveTexts.onlyStop;
}
