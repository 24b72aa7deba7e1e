import { useEffect } from 'react';
import { nobodysCenter, recordNames } from '../../../db/queries/records.ts';
import { serverRow } from '../../../db/queries/rows.ts';
import { CenterId } from '../../../domain/center/center-id.ts';
import { CustomerId } from '../../../domain/customer/customer.ts';
import { customerFilePath } from '../../../domain/customer/path.ts';
import { dayOfPath } from '../../../domain/driver-log/calendar.ts';
import { IncidentId } from '../../../domain/incident/incident-row.ts';
import { refundOfPage } from '../../../domain/money/course/path.ts';
import { reconciledDayOf } from '../../../domain/money/reconcile/path.ts';
import { OrderId } from '../../../domain/order/order.ts';
import { fits } from '../../../domain/schema.ts';
import { may } from '../../../domain/session/permissions.ts';
import { rightTexts } from '../../../domain/session/right-text.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useClient, useSignedIn, useTab } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { goInstead, useParam } from '../../kit/router/router.tsx';
import { ScopeContext } from '../../kit/scope/scope.ts';
import { useScreenScope } from '../../kit/scope/use-screen-scope.ts';
import { texts } from '../../kit/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CoursePage } from './course/page.tsx';
import { CustomerLine } from './customer/customer-line.tsx';
import { NoteCard } from './customer/note-card.tsx';
import { CustomerHeader } from './customer-header.tsx';
import { IncidentPage } from './incident/incident-page.tsx';
import { IncidentListPage } from './incident/list-page.tsx';
import { PreparePage } from './incident/prepare-page.tsx';
import { incidentTexts } from './incident/text.ts';
import { MoneyDayPage } from './money-day/page.tsx';
import { KeptOpen } from './open-files/kept-open.tsx';
import { incidentList, newIncident, proposalsPage } from './paths.ts';
import { ProposalsPage } from './proposals/page.tsx';
import { ReconciliationPage } from './reconciliation/page.tsx';
import { noteRecentOrder } from './search/recent-orders.ts';
import styles from './support.module.css';
import { CustomerTabs } from './tabs/customer-tabs.tsx';
import { OrderPanel } from './tabs/order-tabs.tsx';
import { supportTexts } from './text.ts';
import { useCustomer } from './use-customer.ts';
import { useOrderFile } from './use-order-file.ts';

const numberIn = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);

function NotAnAddress({ text }: { readonly text: string }) {
  return (
    <main>
      <EmptyState isPage title={text} />
    </main>
  );
}

/** `/support/order/{id}/`: an order with its customer's file (SUP-003). */
export function OrderScreen() {
  return <NumberedOrder center={null} />;
}

/** The same, in the center its address names, where that is a number (SUP-004). */
export function OrderInCenterScreen() {
  const { tab } = useClient();
  const center = numberIn(useParam('centerId'));
  useEffect(() => {
    if (center > 0) tab.switchCenter(center);
  }, [tab, center]);
  return <NumberedOrder center={center > 0 ? center : null} />;
}

function NumberedOrder({ center }: { readonly center: number | null }) {
  const orderId = numberIn(useParam('orderId'));
  if (!fits(OrderId, orderId)) return <NotAnAddress text={supportTexts.badOrder} />;
  return (
    <KeptOpen key={orderId} file={{ kind: 'order', id: orderId }}>
      <OrderFileScreen orderId={orderId} center={center} />
    </KeptOpen>
  );
}

interface OrderFileScreenProps {
  readonly orderId: OrderId;
  readonly center: number | null;
}

function OrderFileScreen({ orderId, center }: OrderFileScreenProps) {
  const file = useOrderFile(orderId, center);
  useScreenScope(file.center);
  const isThere = file.order !== undefined;
  useEffect(() => {
    if (isThere) noteRecentOrder(orderId, Date.now());
  }, [isThere, orderId]);
  const { user } = file.order ?? {};
  const whose = user?.email && fits(CustomerId, user.id) ? { userId: user.id, email: user.email } : null;
  return (
    <ScopeContext value={file.center}>
      <main className={styles.screen}>
        <div className={styles.customer}>
          {whose ? (
            <CustomerFile
              {...whose}
              currentId={orderId}
              knownAs={joined(' ', [file.order?.firstname, file.order?.lastname])}
            />
          ) : file.isWhole ? (
            <p>{user ? supportTexts.deletedCustomer : supportTexts.noCustomer}</p>
          ) : null}
        </div>
        <OrderPanel orderId={orderId} file={file} />
      </main>
    </ScopeContext>
  );
}

/** `/support/user/{id}/{email}/`: a customer's file (SUP-002). */
export function CustomerScreen() {
  const userId = numberIn(useParam('userId'));
  const email = useParam('email') ?? '';
  if (!fits(CustomerId, userId) || email === '') return <NotAnAddress text={supportTexts.badCustomer} />;
  return (
    <KeptOpen key={userId} file={{ kind: 'customer', id: userId }}>
      <main className={styles.screen} data-alone="true">
        <div className={styles.customer}>
          <CustomerFile userId={userId} email={email} />
        </div>
      </main>
    </KeptOpen>
  );
}

interface CustomerFileProps {
  readonly userId: CustomerId;
  readonly email: string;
  /** The order that is shown beside it. */
  readonly currentId?: number;
  /** The name on the order beside it. */
  readonly knownAs?: string;
}

function CustomerFile({ userId, email, currentId, knownAs = '' }: CustomerFileProps) {
  const { center } = useTab();
  // Names of centers and sites, whatever board this tab polls.
  useRecord(recordNames.centerSettings, { center, subject: center });
  const customer = useCustomer(userId, email);
  useOwnAddress(userId, currentId === undefined ? email : null);
  const file = (
    <>
      <CustomerHeader customer={customer} isPage={currentId === undefined} knownAs={knownAs} />
      {customer.value ? <NoteCard key={userId} customer={customer.value} /> : null}
      <CustomerTabs key={`tabs ${userId}`} userId={userId} email={email} currentId={currentId} />
    </>
  );
  return (
    <ScopeContext value={nobodysCenter}>
      {currentId === undefined ? (
        file
      ) : (
        <CustomerLine customer={customer} knownAs={knownAs}>
          {file}
        </CustomerLine>
      )}
    </ScopeContext>
  );
}

/** The page of a customer moves to his corrected e-mail (SUP-104); `email` is that of the page, null for another's. */
function useOwnAddress(userId: CustomerId, email: string | null): void {
  const { db } = useSignedIn();
  const known = useSeenQuery(async () => (await serverRow(db, nobodysCenter, 'customer', userId))?.email, [db, userId]);
  useEffect(() => {
    if (email !== null && known && known.toLowerCase() !== email.toLowerCase())
      goInstead(customerFilePath(userId, known));
  }, [userId, email, known]);
}

/** `/support/money/{page}`: the money of a center (OUR-140). */
export function MoneyScreen() {
  const { center } = useTab();
  const { user } = useSignedIn();
  // The header needs the centers, whatever board was looked at before.
  useRecord(recordNames.centerSettings, { center, subject: center });
  const nowMs = useServerNow();
  const page = useParam('page');
  if (page === proposalsPage) {
    if (!may(user, 'edit')) return <EmptyState title={texts.noAccess} text={rightTexts.edit} isPage />;
    return <ProposalsPage key={center} center={CenterId.parse(center)} />;
  }
  const day = dayOfPath(page, nowMs);
  if (!may(user, 'accounts')) return <EmptyState title={texts.noAccess} text={rightTexts.accounts} isPage />;
  const refund = refundOfPage(page);
  if (refund !== null) return <CoursePage key={refund} refund={refund} />;
  const reconciled = reconciledDayOf(page);
  if (reconciled !== null)
    return <ReconciliationPage key={`${reconciled} ${center}`} day={reconciled} center={CenterId.parse(center)} />;
  return <MoneyDayPage key={`${day} ${center}`} day={day} center={CenterId.parse(center)} />;
}

/** `/support/incident/{page}`: the incidents of a center, a new one, or one of them (OUR-170 to OUR-174). */
export function IncidentScreen() {
  const { center } = useTab();
  const { user } = useSignedIn();
  useRecord(recordNames.centerSettings, { center, subject: center });
  const page = useParam('incident') ?? '';
  if (!may(user, 'edit')) return <EmptyState title={texts.noAccess} text={rightTexts.edit} isPage />;
  if (page === incidentList) return <IncidentListPage key={center} center={CenterId.parse(center)} />;
  if (page === newIncident) return <PreparePage key={center} center={CenterId.parse(center)} />;
  const id = IncidentId.safeParse(page);
  if (!id.success) return <NotAnAddress text={incidentTexts.notAnAddress} />;
  return <IncidentPage key={id.data} id={id.data} />;
}
