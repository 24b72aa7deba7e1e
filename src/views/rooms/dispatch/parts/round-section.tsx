import { memo, useRef, useState } from 'react';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import type { SubScreen } from '../../../../domain/dock/sub-screens.ts';
import { basket, type Launchpad } from '../../../../domain/launchpad.ts';
import { useIssuedCount } from '../../../app/use-action.ts';
import { type HeldRow, useHeldRows } from '../../../shared/tables/held-rows.ts';
import { useNear } from '../../../shared/tables/near.ts';
import styles from '../board.module.css';
import { useIsDragging } from '../drag.ts';
import type { RoundList } from '../filters.ts';
import { shownName } from '../shown/address.ts';
import { dockTexts, roundTexts } from '../text.ts';
import { type Shown, useDocks } from '../view-model.ts';
import { type CardTitle, DockCardStub, DockCardView } from './dock-card.tsx';
import { FoldButton, useFold } from './fold.tsx';

interface RoundSectionProps {
  readonly list: RoundList;
  readonly screen: SubScreen;
  readonly choice: DepartureChoice;
  /** The launchpad it is a part of, with the id of its title; null where both are together. */
  readonly within?: { readonly launchpad: Launchpad; readonly titleId: string } | null;
}

/** One list of rounds with its count; the last two fold (DSP-212, DSP-213). */
export function RoundSection({ list, screen, choice, within = null }: RoundSectionProps) {
  const launchpad = within?.launchpad ?? null;
  const fold = useFold(foldOf(list, launchpad));
  const shown = useDocks({ list, screen, choice, launchpad, isFolded: fold.isFolded });
  const titleId = within ? `${within.titleId}-${list}` : `round-${list}`;
  const Title = within ? 'h3' : 'h2';
  return (
    <section className={styles.round} aria-labelledby={within ? `${within.titleId} ${titleId}` : titleId}>
      <header className={styles.roundHead}>
        <Title id={titleId}>{dockTexts.heading(roundTexts[list], shown?.count ?? 0)}</Title>
        <FoldButton
          fold={fold}
          label={list === 'ready' ? dockTexts.collapse.ready : roundTexts[list]}
          controls={titleId}
        />
      </header>
      {shown && !fold.isFolded ? <Cards shown={shown} titled={within ? 'h4' : 'h3'} /> : null}
    </section>
  );
}

/** Each launchpad folds its own. */
function foldOf(list: RoundList, launchpad: Launchpad | null) {
  if (list !== 'ready' && list !== 'delivery') return null;
  return launchpad === basket ? (`${list}:basket` as const) : list;
}

/** Lists up to this long are shown whole: the browser's own search finds every name in them. */
const allCardsUpTo = 24;
/** Of a longer list these are there at once, whatever the screen: they are what it opens on. */
const firstCards = 6;

interface CardsProps {
  readonly shown: Shown<DockCard>;
  readonly titled: CardTitle;
}

function Cards({ shown, titled }: CardsProps) {
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
          titled={titled}
        />
      ))}
    </ul>
  );
}

interface CardItemProps extends HeldRow<DockCard> {
  readonly isFirst: boolean;
  /** The list is shown whole. */
  readonly isWhole: boolean;
  readonly titled: CardTitle;
}

/** A card; in a long list it is only its name until it comes near the screen. */
const CardItem = memo(function CardItem({ row, isGone, isFirst, isWhole, titled }: CardItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isNear = useNear(ref, isFirst) || isWhole;
  return (
    <li ref={ref} data-show={shownName('dock', row.id)}>
      {isNear ? (
        <DockCardView card={row} isGone={isGone} titled={titled} />
      ) : (
        <DockCardStub card={row} titled={titled} />
      )}
    </li>
  );
});
