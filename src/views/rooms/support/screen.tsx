import { useEffect } from 'react';
import { endpointNames } from '../../../db/queries/sync.ts';
import { CustomerId } from '../../../domain/customer/customer.ts';
import { customerFile } from '../../../domain/customer/detail.ts';
import { OrderId } from '../../../domain/order/order.ts';
import { fits } from '../../../domain/schema.ts';
import { useClient } from '../../app/context.ts';
import { useParam } from '../../app/router.tsx';
import { useDetail } from '../../app/use-detail.ts';
import { useRowsOf } from '../../app/use-rows-of.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CustomerHeader } from './customer-header.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSheet } from './order-sheet.tsx';
import styles from './support.module.css';
import { supportTexts } from './text.ts';
import { useOrderFile } from './use-order-file.ts';

const numberIn = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);

/** What is looked at is read again that often while somebody looks. */
const everyMs = 60_000;

function NotAnAddress({ text }: { readonly text: string }) {
  return (
    <main>
      <EmptyState isPage title={text} />
    </main>
  );
}

/** `/support/order/{id}/`: an order with its customer's file (SUP-003). */
export function OrderScreen() {
  const orderId = numberIn(useParam('orderId'));
  if (!fits(OrderId, orderId)) return <NotAnAddress text={supportTexts.badOrder} />;
  return <OrderFile key={orderId} orderId={orderId} />;
}

/** The same, in the center its address names, where that is a number (SUP-004). */
export function OrderInCenterScreen() {
  const { tab } = useClient();
  const center = numberIn(useParam('centerId'));
  useEffect(() => {
    if (center > 0) tab.switchCenter(center);
  }, [tab, center]);
  return <OrderScreen />;
}

function OrderFile({ orderId }: { readonly orderId: OrderId }) {
  const file = useOrderFile(orderId, everyMs);
  const { user } = file?.value ?? {};
  const isWhose = user?.email && fits(CustomerId, user.id) ? { userId: user.id, email: user.email } : null;
  return (
    <main className={styles.screen}>
      <div className={styles.customer}>
        {isWhose ? (
          <CustomerFile {...isWhose} currentId={orderId} />
        ) : file?.value ? (
          <p>{supportTexts.noCustomer}</p>
        ) : null}
      </div>
      <OrderSheet orderId={orderId} file={file} />
    </main>
  );
}

/** `/support/user/{id}/{email}/`: a customer's file (SUP-002). */
export function CustomerScreen() {
  const userId = numberIn(useParam('userId'));
  const email = useParam('email') ?? '';
  if (!fits(CustomerId, userId) || email === '') return <NotAnAddress text={supportTexts.badCustomer} />;
  return (
    <main className={styles.screen} data-alone="true">
      <div className={styles.customer}>
        <CustomerFile userId={userId} email={email} />
      </div>
    </main>
  );
}

interface CustomerFileProps {
  readonly userId: CustomerId;
  readonly email: string;
  /** The order that is shown beside it. */
  readonly currentId?: number;
}

function CustomerFile({ userId, email, currentId }: CustomerFileProps) {
  useRowsOf(endpointNames.settings);
  const customer = useDetail(customerFile, { userId, email }, { everyMs });
  return (
    <>
      <CustomerHeader customer={customer} isPage={currentId === undefined} />
      <OrderList userId={userId} currentId={currentId} everyMs={everyMs} />
    </>
  );
}
