import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import type { SubScreen } from '../../../../domain/dock/sub-screens.ts';
import { basket, type Launchpad } from '../../../../domain/launchpad.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useUnderPointer } from '../../../kit/actions/under-pointer.ts';
import { FilteredOut } from '../../../ui/tables/filtered-out.tsx';
import { useInTurn } from '../../../ui/tables/in-turn.ts';
import { useNear } from '../../../ui/tables/near.ts';
import styles from '../board.module.css';
import { bringName } from '../bring/links.ts';
import { useIsDragging } from '../drag.ts';
import type { RoundList } from '../filters.ts';
import { FoldButton, useFold } from '../fold.tsx';
import { roundTexts } from '../text.ts';
import { type DockPlace, firstCards, useDocks, wholeRoundList } from '../view-model.ts';
import { type CardTitle, DockCardView, type DockCardViewProps, dockCardStub } from './dock-card.tsx';

interface RoundSectionProps {
  readonly list: RoundList;
  readonly screen: SubScreen;
  readonly choice: DepartureChoice;
  /** Takes the departure filter away. */
  readonly onShowAll: () => void;
  /** Actions on the list as a whole. */
  readonly tools?: ReactNode;
  /** The first of its screen: cards of the others lie below it, and have their turn. */
  readonly opensScreen?: boolean;
  /** The launchpad it is a part of, with the id of its title; null where both are together. */
  readonly within?: { readonly launchpad: Launchpad; readonly titleId: string } | null;
}

/** One list of rounds with its count; the last two fold (DSP-212, DSP-213). */
export function RoundSection({
  list,
  screen,
  choice,
  onShowAll,
  tools,
  opensScreen = false,
  within = null,
}: RoundSectionProps) {
  const launchpad = within?.launchpad ?? null;
  const fold = useFold(foldOf(list, launchpad));
  const [near, note] = useNearDocks();
  const shown = useDocks({ list, screen, choice, launchpad, isFolded: fold.isFolded, near });
  const titleId = within ? `${within.titleId}-${list}` : `round-${list}`;
  const Title = within ? 'h3' : 'h2';
  return (
    <section className={styles.round} aria-labelledby={within ? `${within.titleId} ${titleId}` : titleId}>
      <header className={`${styles.roundHead} ${tools ? styles.wraps : ''}`}>
        <Title id={titleId}>{dockTexts.heading(roundTexts[list], shown?.count)}</Title>
        <FoldButton
          fold={fold}
          label={list === 'ready' ? dockTexts.collapse.ready : roundTexts[list]}
          controls={titleId}
        />
        <FilteredOut count={shown?.filteredOut ?? 0} label={roundTexts[list]} onShowAll={onShowAll} />
        {tools}
      </header>
      {shown && !fold.isFolded ? (
        <Cards
          places={shown.places}
          titled={within ? 'h4' : 'h3'}
          atOnce={opensScreen ? firstCards : 0}
          onNear={note}
        />
      ) : null}
    </section>
  );
}

/** Each launchpad folds its own. */
function foldOf(list: RoundList, launchpad: Launchpad | null) {
  if (list !== 'ready' && list !== 'delivery') return null;
  return launchpad === basket ? (`${list}:basket` as const) : list;
}

type NoteNear = (id: number, isNear: boolean) => void;

/** The docks of a long list whose places report to be on screen or near it. */
function useNearDocks(): readonly [near: ReadonlySet<number>, note: NoteNear] {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const note: NoteNear = (id, isNear) =>
    setNear((before) => {
      if (before.has(id) === isNear) return before;
      return isNear ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id));
    });
  return [near, note];
}

interface CardsProps {
  readonly places: readonly DockPlace[];
  readonly titled: CardTitle;
  /** How many of them are built with the list; the others have their turn. */
  readonly atOnce: number;
  readonly onNear: NoteNear;
}

function Cards({ places, titled, atOnce, onNear }: CardsProps) {
  const { held, pointer } = useUnderPointer(places, { isHeld: useIsDragging() });
  if (held.length === 0) return <p className={styles.none}>{dockTexts.none}</p>;
  const isWhole = held.length <= wholeRoundList;
  return (
    <ul className={styles.cards} data-whole={isWhole} {...pointer}>
      {held.map(({ row: { id, tasks, card }, isGone }, at) => (
        <CardItem
          key={id}
          id={id}
          tasks={tasks}
          card={card}
          isGone={isGone}
          isFirst={at < firstCards}
          isAtOnce={at < atOnce}
          isWhole={isWhole}
          titled={titled}
          onNear={onNear}
        />
      ))}
    </ul>
  );
}

interface CardItemProps extends DockPlace {
  readonly isGone: boolean;
  readonly isFirst: boolean;
  /** The board opens on it. */
  readonly isAtOnce: boolean;
  /** The list is shown whole. */
  readonly isWhole: boolean;
  readonly titled: CardTitle;
  readonly onNear: NoteNear;
}

/** A card; in a long list it is only its name until it comes near the screen and is read. */
const CardItem = memo(function CardItem(props: CardItemProps) {
  const { id, tasks, card, isGone, isFirst, isAtOnce, isWhole, titled, onNear } = props;
  const ref = useRef<HTMLLIElement>(null);
  const isNear = useNear(ref, { isAtFirst: isFirst, isAlways: isWhole });
  return (
    <li ref={ref} data-show={bringName('dock', id)}>
      {/* A list shown whole is read whole: nobody has to ask for its cards. */}
      {isNear && !isWhole ? <AskedFor id={id} onNear={onNear} /> : null}
      {isNear && card ? (
        <NearCard place={ref} card={card} isGone={isGone} titled={titled} isAtOnce={isAtOnce} />
      ) : (
        dockCardStub({ id, tasks, titled })
      )}
    </li>
  );
});

interface NearCardProps extends DockCardViewProps {
  readonly place: RefObject<Element | null>;
  readonly isAtOnce: boolean;
}

/**
 * A card that came near is a screen away still: it has its turn, not a frame that a drag waits for. So has one of a
 * short list below the first: 100 at once were what the board's first rows waited for.
 */
function NearCard({ place, card, isGone, titled, isAtOnce }: NearCardProps) {
  const isBuilt = useInTurn(place, isAtOnce);
  if (!isBuilt) return dockCardStub({ id: card.id, tasks: card.tasks.length, titled });
  return <DockCardView card={card} isGone={isGone} titled={titled} />;
}

/** Asks for a dock's card as long as it is there. A part of its own: none of 900 cards far away keeps an effect. */
function AskedFor({ id, onNear }: Pick<CardItemProps, 'id' | 'onNear'>) {
  useEffect(() => {
    onNear(id, true);
    return () => onNear(id, false);
  }, [id, onNear]);
  return null;
}
