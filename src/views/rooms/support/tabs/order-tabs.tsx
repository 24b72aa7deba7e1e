import { flushSync } from 'react-dom';
import type { Refund } from '../../../../domain/money/refund/refund.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import { RefundLines } from '../../../concepts/order/refund/refund-lines.tsx';
import { refundsId } from '../../../concepts/order/refund/refunds-id.ts';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { OrderHead, OrderSheet } from '../order-sheet.tsx';
import styles from '../support.module.css';
import { supportTexts } from '../text.ts';
import type { OrderFile } from '../use-order-file.ts';
import { ActivityLog } from './activity-log.tsx';
import { activityTexts as texts } from './activity-text.ts';
import { type FileTab, TabHost } from './tab-host.tsx';

/** Which order it is, as every tab of its panel gets it. */
export interface OfOrder {
  readonly orderId: OrderId;
  readonly file: OrderFile;
}

/** The two tabs of an order (SUP-073); its log is asked for when it is opened (SUP-074). */
const orderTabs: readonly FileTab<OfOrder>[] = [
  { key: 'sheet', label: texts.sheet, isLazy: false, Shown: OrderSheet },
  { key: 'activity', label: texts.activity, isLazy: true, Shown: ActivityLog },
];

/** An order: its head, then its tabs. */
export function OrderPanel(of: OfOrder) {
  const { orderId, file } = of;
  const { order, isWhole, error } = file;
  const name = supportTexts.order(orderName({ orderId, randomId: order?.random_id }));
  return (
    <article className={styles.sheet} aria-label={name} aria-busy={!isWhole && !error}>
      <div className={styles.top}>
        <OrderHead {...of} />
      </div>
      <TabHost
        name={texts.panel}
        tabs={orderTabs}
        of={of}
        above={(show) => (isWhole ? <Said orderId={orderId} refunds={order?.refunds ?? []} show={show} /> : null)}
      />
    </article>
  );
}

interface SaidProps {
  readonly orderId: OrderId;
  readonly refunds: readonly Refund[];
  readonly show: (key: string) => void;
}

/** What is said of an order whichever of its tabs is open: its refunds under way, each with the way there. */
function Said({ orderId, refunds, show }: SaidProps) {
  const see = () => {
    // Behind the other tab they are not there to be scrolled to.
    flushSync(() => show('sheet'));
    const place = document.getElementById(refundsId(orderId));
    place?.scrollIntoView({ block: 'center' });
    focusOn(place);
  };
  return (
    <div className={styles.said}>
      <RefundLines refunds={refunds} onSee={see} />
    </div>
  );
}
