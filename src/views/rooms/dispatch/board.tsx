import { layoutOf, type Section, type SubScreen } from '../../../domain/dock/sub-screens.ts';
import { Deposits } from '../../shared/deposits/deposits.tsx';
import { PostalCodeFilter } from '../../shared/postal-codes/filter.tsx';
import styles from './board.module.css';
import { CenterDispatch } from './center-dispatch/center-dispatch.tsx';
import { LateOrders } from './deliveries/late-orders.tsx';
import { NotDelivered } from './deliveries/not-delivered.tsx';
import { Columns, DeliveryBoard } from './delivery-board.tsx';
import { useDepartureChoice } from './departure-choice.ts';
import { DqpSettings } from './dqp/dqp-settings.tsx';
import { DriversSoon } from './drivers-soon/drivers-soon.tsx';
import { ExtraCostDemands } from './extra-cost/demands.tsx';
import { BoardMapView } from './map/board-map.tsx';
import { MapButton } from './map/map-button.tsx';
import { OrderInfoPanel } from './order-info/order-info.tsx';
import { AlertList } from './parts/alert-list.tsx';
import { DepartureFilter } from './parts/departure-filter.tsx';
import { DriverList } from './parts/driver-list.tsx';
import { RoundSection } from './parts/round-section.tsx';
import { boardTexts } from './text.ts';

interface DispatchBoardProps {
  readonly screen: SubScreen;
  readonly label: string | null;
}

/** The dispatch screen of one center (DSP-210, DSP-221). */
export function DispatchBoard({ screen, label }: DispatchBoardProps) {
  const { hasToDispatch, sections } = layoutOf(screen);
  const [choice, choose] = useDepartureChoice();
  const hasRounds = sections.includes('ready');
  const hasDeliveries = hasToDispatch || sections.includes('late');
  return (
    <DeliveryBoard>
      <Columns tag="main" hasList={hasToDispatch}>
        <header className={styles.filters}>
          <h1 className={styles.label} data-hidden={label === null}>
            {label ?? boardTexts.title}
          </h1>
          {hasDeliveries ? <PostalCodeFilter /> : null}
          {hasRounds ? <DepartureFilter choice={choice} onChoose={choose} /> : null}
          {hasRounds ? <MapButton /> : null}
          <CenterDispatch />
        </header>
        {hasRounds ? <BoardMapView screen={screen} departure={choice} /> : null}
        {sections.map((section) => (
          <BoardSection key={section} section={section} screen={screen} choice={choice} />
        ))}
      </Columns>
      <DriversSoon />
      <Deposits />
    </DeliveryBoard>
  );
}

interface BoardSectionProps {
  readonly section: Section;
  readonly screen: SubScreen;
  readonly choice: ReturnType<typeof useDepartureChoice>[0];
}

/** One block of the main column. Those of other capabilities are not there yet. */
function BoardSection({ section, screen, choice }: BoardSectionProps) {
  switch (section) {
    case 'creation':
      return (
        <>
          <RoundSection list="creation" screen={screen} choice={choice} />
          <RoundSection list="creationTomorrow" screen={screen} choice={choice} />
        </>
      );
    case 'late':
      return <LateOrders />;
    case 'extraCosts':
      return <ExtraCostDemands />;
    case 'redeliver':
      return <NotDelivered />;
    case 'dqp':
      return <DqpSettings />;
    case 'preparation':
    case 'ready':
    case 'delivery':
      return <RoundSection list={section} screen={screen} choice={choice} />;
    case 'drivers':
      return <DriverList byQueue={screen === 'driver_queue'} />;
    case 'alerts':
      return <AlertList />;
    case 'orderInfo':
      return <OrderInfoPanel />;
    default:
      return null;
  }
}
