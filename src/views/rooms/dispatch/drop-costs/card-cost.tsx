import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { PlaceCost } from '../../../../domain/route/best-place.ts';
import { costFigure } from '../../../concepts/dock/move/cost-text.ts';
import { levelOf } from '../../../concepts/dock/move/lateness-words.ts';
import { targetAt } from '../../../concepts/dock/move/moves.ts';
import { placeTexts } from '../../../concepts/dock/move/place-text.ts';
import { useGroupsCanteens } from '../board-context.ts';
import { useTarget } from '../drag.ts';
import styles from './drop-costs.module.css';
import { dropCosts, isOf } from './drop-costs.ts';
import { useDropCosts } from './use-drop-costs.ts';

interface CardCostProps {
  readonly card: DockCard;
  /** Why it takes nothing of what is in hand, in words; null when it does. */
  readonly refusal: string | null;
}

/** Why a card refuses what is in hand, else what a drop on it costs: the orders come first (DSP-506, OUR-200). */
export function CardCost({ card, refusal }: CardCostProps) {
  const costs = useDropCosts();
  const isGrouped = useGroupsCanteens();
  if (refusal !== null) return <p className={`${styles.words} ${styles.refusal}`}>{refusal}</p>;
  const cost = costs && dropCosts.at({ kind: 'dock', card, at: 'first' }, isGrouped);
  if (!cost) return null;
  return (
    <p className={styles.words} data-cost={levelOf(cost)}>
      {costText(cost)}
    </p>
  );
}

/** `1er arrêt : +11 min, 1 retard`. */
const costText = (cost: PlaceCost) => placeTexts.costAt(placeTexts.stopAt(cost.at + 1), costFigure(cost));

/** The place of the round where the orders fit best, as a target of its own; none where that is the first (OUR-200). */
export function BestStrip({ card }: Pick<CardCostProps, 'card'>) {
  const round = useDropCosts()?.rounds.get(card.id);
  if (!round || round.isRefused || !isOf(round, card) || !round.best?.at) return null;
  return <Strip card={card} cost={round.best} />;
}

function Strip({ card, cost }: { readonly card: DockCard; readonly cost: PlaceCost }) {
  const target = useTarget(`best:${card.id}`, targetAt(card, cost.at), { isOfPointer: true });
  return (
    <div ref={target.ref} className={styles.strip} data-over={target.isOver} data-cost={levelOf(cost)}>
      {costText(cost)}
    </div>
  );
}
