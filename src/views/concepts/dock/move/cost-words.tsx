import type { PlaceCost } from '../../../../domain/route/best-place.ts';
import { costDetail, costFigure, type NameOf, stopWords } from './cost-text.ts';
import { levelOf } from './lateness-words.ts';
import type { Place } from './places.ts';
import styles from './target.module.css';

interface CostWordsProps {
  readonly cost: PlaceCost;
  readonly nameOf: NameOf;
}

/** What a place costs: how much longer the round takes, who is late by it, and when the order comes (OUR-080). */
export function CostWords({ cost, nameOf }: CostWordsProps) {
  return (
    <span className={styles.cost} data-cost={levelOf(cost)}>
      <span className={styles.figure}>{costFigure(cost)}</span>
      <span>{costDetail(cost, nameOf)}</span>
    </span>
  );
}

/** Where in the round the orders come: `2e arrêt, après N2G58L`. */
export function positionWords({ target, cost }: Place): string | null {
  return target.kind === 'list' || !cost ? null : stopWords(target.card, cost.at);
}
