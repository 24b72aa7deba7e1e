import { basket, noBasket } from '../../../../domain/launchpad.ts';
import { PostalCodeFilter } from '../../../concepts/center/postal-codes/filter.tsx';
import styles from '../board.module.css';
import { LateOrders } from '../deliveries/late-orders.tsx';
import { NotDelivered } from '../deliveries/not-delivered.tsx';
import { Columns, DeliveryBoard } from '../delivery-board.tsx';
import { useDepartureChoice } from '../departure-choice.ts';
import { DepartureFilter } from '../docks/departure-filter.tsx';
import { OrderInfoPanel } from '../order-info/panel-later.tsx';
import { LaunchpadRounds } from './launchpad.tsx';
import { atHomeTexts } from './text.ts';

const launchpads = [noBasket, basket] as const;

/** The delivery lists of a center, and its rounds by launchpad, as a block of its home page (PRP-040). */
export function DeliveryLists() {
  const [choice, choose] = useDepartureChoice();
  return (
    <DeliveryBoard>
      <Columns tag="div" hasList>
        <header className={styles.filters}>
          <h2 className={styles.label}>{atHomeTexts.title}</h2>
          <PostalCodeFilter />
          <DepartureFilter choice={choice} onChoose={choose} />
        </header>
        <NotDelivered />
        <LateOrders />
        {launchpads.map((launchpad) => (
          <LaunchpadRounds key={launchpad} launchpad={launchpad} choice={choice} onShowAll={() => choose(null)} />
        ))}
        <OrderInfoPanel />
      </Columns>
    </DeliveryBoard>
  );
}
