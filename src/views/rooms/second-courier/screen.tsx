import { useState } from 'react';
import { CenterId } from '../../../domain/center/center-id.ts';
import { courierOrders, courierOrdersPeriodMs } from '../../../domain/courier/courier-order.ts';
import { useOnline, useTab } from '../../kit/client/context.ts';
import { useSecondText } from '../../kit/client/second-text.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';
import { Notice } from '../../ui/forms/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsPrinting } from '../../ui/tables/printing.ts';
import { OrderTable } from './order-table.tsx';
import styles from './second-courier.module.css';
import { Stores } from './stores.tsx';
import { secondCourierTexts as texts } from './text.ts';
import { useNewStatuses } from './use-new-statuses.ts';

/** `/uber-eats/orders/`: the stores of the second courier, and the orders he sells or delivers (PRP-360 to PRP-409). */
export function SecondCourierScreen() {
  const { center } = useTab();
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{texts.title}</h1>
      <Stores key={`stores ${center}`} center={CenterId.parse(center)} />
      <Orders key={`orders ${center}`} center={CenterId.parse(center)} />
    </main>
  );
}

/** Read every ten seconds while they are seen (PRP-403); the last known ones stay when that fails (PRP-406). */
function Orders({ center }: { readonly center: CenterId }) {
  const { isOnline } = useOnline();
  const endedAtMs = useLastEnded('courierOrder.');
  const told = useDetail(courierOrders, { center }, { everyMs: courierOrdersPeriodMs, endedAtMs });
  const statuses = useNewStatuses(center, told?.valueAskedAtMs ?? null);
  const secondText = useSecondText();
  const [chosen, choose] = useState<boolean | null>(null);
  const isPrinting = useIsPrinting();
  if (!told) return null;
  const { value, error, answeredAtMs } = told;
  if (!value) {
    if (error !== null) return <Notice text={error} color="red" />;
    return isOnline ? <Skeleton text={texts.loading} /> : <p className={styles.none}>{texts.never}</p>;
  }
  const { current_orders: current, orders_to_regularize: open } = value;
  const isOpen = isPrinting || (chosen ?? open.length > 0);
  const time = secondText(answeredAtMs);
  return (
    <>
      <Notice text={error} color="red" />
      <div className={styles.block}>
        <h2 className={styles.foldHead}>
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
            <Icon name="chevron" />
            {texts.toRegularize(open.length)}
          </button>
        </h2>
        {isOpen ? (
          <OrderTable
            center={center}
            label={texts.toRegularize(open.length)}
            orders={open}
            statuses={statuses}
            isToRegularize
          />
        ) : null}
      </div>
      <div className={styles.block}>
        <header className={styles.head}>
          <h2>{texts.current(current.length)}</h2>
          <p>{isOnline ? texts.at(time, courierOrdersPeriodMs / 1000) : texts.offlineAt(time)}</p>
        </header>
        <OrderTable center={center} label={texts.current(current.length)} orders={current} statuses={statuses} />
      </div>
    </>
  );
}
