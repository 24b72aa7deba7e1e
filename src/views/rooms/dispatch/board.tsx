import { useSyncExternalStore } from 'react';
import { layoutOf, type Section, type SubScreen } from '../../../domain/dock/sub-screens.ts';
import { PostalCodeFilter } from '../../concepts/center/postal-codes/filter.tsx';
import { Deposits } from '../../concepts/deposits/deposits.tsx';
import { asBlock, laterView } from '../../ui/later/later-view.tsx';
import styles from './board.module.css';
import { LateOrders } from './deliveries/late-orders.tsx';
import { NotDelivered } from './deliveries/not-delivered.tsx';
import { Columns, DeliveryBoard } from './delivery-board.tsx';
import { useDepartureChoice } from './departure-choice.ts';
import { DepartureFilter } from './docks/departure-filter.tsx';
import { RoundSection } from './docks/round-section.tsx';
import { DriversSoon } from './drivers-soon/drivers-soon.tsx';
import { ExtraCostDemands } from './extra-cost/demands.tsx';
import { roundLists } from './filters.ts';
import { BoardMapView } from './map/board-map.tsx';
import { MapButton } from './map/map-button.tsx';
import { OrderInfoPanel } from './order-info/panel-later.tsx';
import { RoundListLink } from './round-list/link.tsx';
import { boardTexts } from './text.ts';

/** A board is painted without: two are out of view or beside it, one has its place in a title, one keeps its place. */
const DriverList = laterView(async () => (await import('./driver-list.tsx')).DriverList, asBlock);
const AlertList = laterView(async () => (await import('./alert-list.tsx')).AlertList, asBlock);
const Dqp = laterView(async () => (await import('./dqp.tsx')).Dqp, {
  ...asBlock,
  Meanwhile: () => <div className={styles.dqp} />,
});
const CenterDispatch = laterView(
  async () => (await import('./center-dispatch/center-dispatch.tsx')).CenterDispatch,
  asBlock,
);

interface DispatchBoardProps {
  readonly screen: SubScreen;
  readonly label: string | null;
}

/** The dispatch screen of one center (DSP-210, DSP-221). */
export function DispatchBoard({ screen, label }: DispatchBoardProps) {
  const { hasToDispatch, sections } = layoutOf(screen);
  const [choice, choose] = useDepartureChoice();
  const showAll = () => choose(null);
  const hasRounds = sections.includes('ready');
  const [blocks, beside] = usePlaces(screen, sections);
  const hasDeliveries = hasToDispatch || sections.includes('late');
  return (
    <DeliveryBoard>
      <Columns
        tag="main"
        hasList={hasToDispatch}
        rail={
          beside.length === 0
            ? null
            : beside.map((section) => (
                <BoardSection
                  key={section}
                  section={section}
                  screen={screen}
                  choice={choice}
                  onShowAll={showAll}
                  isBeside
                />
              ))
        }
      >
        <header className={styles.filters}>
          <h1 className={label ? styles.label : styles.hidden}>{label ?? boardTexts.title}</h1>
          {hasDeliveries ? <PostalCodeFilter /> : null}
          {hasRounds ? <DepartureFilter choice={choice} onChoose={choose} /> : null}
          {hasRounds ? <MapButton /> : null}
          {hasRounds ? <RoundListLink /> : null}
          {sections.includes('creation') ? null : <CenterDispatch />}
        </header>
        {hasRounds ? <BoardMapView screen={screen} departure={choice} /> : null}
        {blocks.map((section) => (
          <BoardSection key={section} section={section} screen={screen} choice={choice} onShowAll={showAll} />
        ))}
      </Columns>
      <DriversSoon />
      <Deposits />
    </DeliveryBoard>
  );
}

/** The blocks that a wide screen has beside the rounds (DSP-210). */
const besides: readonly Section[] = ['drivers', 'alerts', 'orderInfo'];
const wide = matchMedia('(min-width: 1680px)');

function watchWide(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** The blocks of the main column, and those beside it: only on the full screen, where these are the last. */
function usePlaces(screen: SubScreen, sections: readonly Section[]) {
  const isWide = useSyncExternalStore(watchWide, () => wide.matches);
  if (!isWide || screen !== 'full') return [sections, []] as const;
  const isBeside = (section: Section) => besides.includes(section);
  return [sections.filter((section) => !isBeside(section)), sections.filter(isBeside)] as const;
}

const isOfRounds = (section: Section) => roundLists.some((list) => list === section);

interface BoardSectionProps {
  readonly section: Section;
  readonly screen: SubScreen;
  readonly choice: ReturnType<typeof useDepartureChoice>[0];
  /** Takes the departure filter away. */
  readonly onShowAll: () => void;
  readonly isBeside?: boolean;
}

/** One block of the main column. */
function BoardSection({ section, screen, choice, onShowAll, isBeside = false }: BoardSectionProps) {
  const opensScreen = layoutOf(screen).sections.find(isOfRounds) === section;
  const rounds = { screen, choice, onShowAll, opensScreen };
  switch (section) {
    case 'creation':
      return (
        <>
          <RoundSection {...rounds} list="creation" tools={<CenterDispatch />} />
          <RoundSection {...rounds} list="creationTomorrow" opensScreen={false} />
        </>
      );
    case 'late':
      return <LateOrders />;
    case 'extraCosts':
      return <ExtraCostDemands />;
    case 'redeliver':
      return <NotDelivered />;
    case 'dqp':
      return <Dqp />;
    case 'preparation':
    case 'ready':
    case 'delivery':
      return <RoundSection {...rounds} list={section} />;
    case 'drivers':
      return <DriverList byQueue={screen === 'driver_queue'} isBeside={isBeside} />;
    case 'alerts':
      return <AlertList />;
    case 'orderInfo':
      return <OrderInfoPanel isBeside={isBeside} />;
    default:
      return null;
  }
}
