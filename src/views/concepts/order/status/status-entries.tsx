import { useState } from 'react';
import type { Metas } from '../../../../domain/center/center.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { MenuChoice, MenuChoices, MenuNote, MenuOff, MenuSeparator } from '../../../ui/menus/menu-parts.tsx';
import { uiTexts } from '../../../ui/text.ts';
import { useOrder } from '../use-order.ts';
import { statusListTexts } from './list-text.ts';
import { inStatus, type OrderInStatus } from './orders-in-status.ts';
import { type Question, questionBefore } from './question.ts';
import { statusChoices, undelivers } from './status-offers.ts';
import { statusTexts } from './text.ts';
import { useRecordStatus } from './use-set-status.ts';
import { orderStatusWindow } from './window.ts';

/** The list of the statuses of one order, once it is read. */
export function StatusEntries({ orderId }: { readonly orderId: OrderId }) {
  const subject = useOrder(orderId);
  const settings = useMetas();
  if (subject === undefined || settings === undefined) return <MenuNote>{uiTexts.loading}</MenuNote>;
  if (subject === null) return <MenuNote>{statusTexts.gone}</MenuNote>;
  const row = inStatus(subject.order, subject.task, subject.receivedAt);
  return <Statuses row={row} metas={settings ?? undefined} />;
}

interface StatusesProps {
  readonly row: OrderInStatus;
  readonly metas: Metas | undefined;
}

/**
 * The present status and those the tables allow from it; what asks first stands apart and ends in an ellipsis
 * (OUR-255). The list stays as it was opened, and sends what was read in it.
 */
function Statuses({ row, metas }: StatusesProps) {
  const [seen] = useState(row);
  const { record } = useRecordStatus();
  const choices = statusChoices([seen], metas).map((to) => ({ to, question: questionBefore([seen], to, metas) }));
  const atOnce = choices.filter(({ question }) => question === null);
  const asking = choices.filter(({ question }) => question !== null);
  const choose = (to: string) => {
    if (to === seen.orderStatus) return;
    if (questionBefore([seen], to, metas) === null) void record([seen], to, null);
    else setQuery(orderStatusWindow.at({ orderId: seen.orderId, to }));
  };
  const [present, hour] = [seen.orderStatus ?? '', seen.receivedAt ? hourText(seen.receivedAt) : null];
  const isDelivered = seen.orderStatus === 'received';
  return (
    <MenuChoices value={present} onChoose={choose}>
      {row.orderStatus === seen.orderStatus ? null : (
        <MenuNote>{statusListTexts.movedOn(orderStatusLabel(row.orderStatus))}</MenuNote>
      )}
      <MenuChoice
        value={present}
        label={orderStatusLabel(seen.orderStatus)}
        note={isDelivered && hour !== null ? statusListTexts.since(hour) : statusListTexts.present}
      />
      {choices.length === 0 ? <MenuOff label={statusTexts.none} /> : null}
      {atOnce.map(({ to }) => (
        <MenuChoice key={to} value={to} label={orderStatusLabel(to)} />
      ))}
      {asking.length === 0 ? null : (
        <>
          <MenuSeparator />
          <MenuNote>{isDelivered ? statusListTexts.undeliversGroup : statusListTexts.asksGroup}</MenuNote>
          {asking.map(({ to, question }) => (
            <MenuChoice key={to} value={to} label={orderStatusLabel(to)} note={noteOf(seen, to, question, hour)} />
          ))}
        </>
      )}
    </MenuChoices>
  );
}

/** What is asked, or what is lost, before the press. */
function noteOf(seen: OrderInStatus, to: string, question: Question, hour: string | null): string | null {
  if (question === null) return null;
  if (question === 'delivery' || (question === 'paid' && undelivers([seen], to))) return statusListTexts.erases(hour);
  return statusListTexts.asks[question];
}
