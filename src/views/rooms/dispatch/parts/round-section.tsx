import { memo, useRef, useState } from 'react';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import type { SubScreen } from '../../../../domain/dock/sub-screens.ts';
import { useIssuedCount } from '../../../app/use-action.ts';
import { type HeldRow, useHeldRows } from '../../../shared/tables/held-rows.ts';
import { useNear } from '../../../shared/tables/near.ts';
import styles from '../board.module.css';
import { useIsDragging } from '../drag.ts';
import type { RoundList } from '../filters.ts';
import { shownName } from '../shown/address.ts';
import { dockTexts, roundTexts } from '../text.ts';
import { type Shown, useDocks } from '../view-model.ts';
import { DockCardStub, DockCardView } from './dock-card.tsx';
import { FoldButton, useFold } from './fold.tsx';

interface RoundSectionProps {
  readonly list: RoundList;
  readonly screen: SubScreen;
  readonly choice: DepartureChoice;
}

/** One list of rounds with its count; the last two fold (DSP-212, DSP-213). */
export function RoundSection({ list, screen, choice }: RoundSectionProps) {
  const fold = useFold(list === 'ready' || list === 'delivery' ? list : null);
  const shown = useDocks({ list, screen, choice, isFolded: fold.isFolded });
  const titleId = `round-${list}`;
  return (
    <section className={styles.round} aria-labelledby={titleId}>
      <header className={styles.roundHead}>
        <h2 id={titleId}>{dockTexts.heading(roundTexts[list], shown?.count ?? 0)}</h2>
        <FoldButton
          fold={fold}
          label={list === 'ready' ? dockTexts.collapse.ready : roundTexts[list]}
          controls={titleId}
        />
      </header>
      {shown && !fold.isFolded ? <Cards shown={shown} /> : null}
    </section>
  );
}

/** Lists up to this long are shown whole: the browser's own search finds every name in them. */
const allCardsUpTo = 24;
/** Of a longer list these are there at once, whatever the screen: they are what it opens on. */
const firstCards = 6;

function Cards({ shown }: { readonly shown: Shown<DockCard> }) {
  const [isOver, setIsOver] = useState(false);
  const isDragging = useIsDragging();
  const cards = useHeldRows(shown.rows, isOver || isDragging, useIssuedCount());
  if (cards.length === 0) return <p className={styles.none}>{dockTexts.none}</p>;
  return (
    <ul
      className={styles.cards}
      onPointerEnter={() => setIsOver(true)}
      onPointerLeave={() => setIsOver(false)}
      onPointerCancel={() => setIsOver(false)}
    >
      {cards.map(({ row, isGone }, at) => (
        <CardItem
          key={row.id}
          row={row}
          isGone={isGone}
          isFirst={at < firstCards}
          isWhole={cards.length <= allCardsUpTo}
        />
      ))}
    </ul>
  );
}

interface CardItemProps extends HeldRow<DockCard> {
  readonly isFirst: boolean;
  /** The list is shown whole. */
  readonly isWhole: boolean;
}

/** A card; in a long list it is only its name until it comes near the screen. */
const CardItem = memo(function CardItem({ row, isGone, isFirst, isWhole }: CardItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isNear = useNear(ref, isFirst) || isWhole;
  return (
    <li ref={ref} data-show={shownName('dock', row.id)}>
      {isNear ? <DockCardView card={row} isGone={isGone} /> : <DockCardStub card={row} />}
    </li>
  );
});
