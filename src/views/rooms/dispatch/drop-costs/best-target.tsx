import { useState } from 'react';
import { viewRows } from '../../../../db/queries/lists.ts';
import { type DockCard, docksList } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import type { PlaceCost } from '../../../../domain/route/best-place.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { costFigure, stopWords } from '../../../concepts/dock/move/cost-text.ts';
import { levelOf } from '../../../concepts/dock/move/lateness-words.ts';
import { targetAt } from '../../../concepts/dock/move/moves.ts';
import { placeTexts } from '../../../concepts/dock/move/place-text.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { useDrag, useTarget } from '../drag.ts';
import styles from './drop-costs.module.css';
import { isOf } from './drop-costs.ts';
import { useDropCosts } from './use-drop-costs.ts';

/** The best place of all rounds that take the orders in hand, wherever its card is: a target of its own (OUR-200). */
export function BestTarget() {
  const best = useDropCosts()?.best ?? null;
  const { db } = useSignedIn();
  const scope = useScope();
  const dockId = best?.dockId ?? null;
  const rows = useSeenQuery(
    async () => (dockId === null ? [] : viewRows(db, scope, docksList, [dockId])),
    [db, scope, dockId],
  );
  const card = rows?.find(({ id }) => id === dockId);
  return card && best?.best && isOf(best, card) ? <Best card={card} cost={best.best} /> : null;
}

interface Place {
  readonly card: DockCard;
  readonly cost: PlaceCost;
}

function Best(newest: Place) {
  const { held } = useDrag();
  /** What the hand aims at is what a drop does, though another place is better meanwhile. */
  const [aimed, setAimed] = useState<Place | null>(null);
  const { card, cost } = aimed ?? newest;
  const target = useTarget('best', targetAt(card, cost.at), { isOfPointer: true, isAtHome: true });
  if (target.isOver !== (aimed !== null)) setAimed(target.isOver ? newest : null);
  // Never under the hand that has just picked up.
  const isLow = (held?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
  return (
    <div
      ref={target.ref}
      className={styles.best}
      data-at={isLow ? 'top' : 'foot'}
      data-over={target.isOver}
      data-target={target.state}
      data-cost={levelOf(cost)}
    >
      <span>
        {placeTexts.best} <strong>{dockCode(card.id)}</strong>
      </span>
      <span>{joined(' · ', [stopWords(card, cost.at), costFigure(cost)])}</span>
    </div>
  );
}
