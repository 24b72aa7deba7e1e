import type { ReactNode } from 'react';
import { sentAt } from '../../../../domain/customer/messages.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { saidOf } from '../../../../domain/late-order/history.ts';
import { latenessText } from '../../../../domain/late-order/text.ts';
import { newestFirst } from '../../../../domain/newest-first.ts';
import { completed } from '../../../../domain/order/completed.ts';
import { orderDetail } from '../../../../domain/order/detail.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { noteCall } from '../../../../domain/phone-call/commands/called.ts';
import { lastCallSentence } from '../../../../domain/phone-call/last-call-text.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { arrivalOf, minutesLate } from '../../../../domain/task/arrival.ts';
import { clientBadges, clientName } from '../../../../domain/task/client.ts';
import { slotEndMs, slotStartMs } from '../../../../domain/task/slot.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useOnline, useSignedIn } from '../../../kit/client/context.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { OrderStatus } from '../../../ui/status/order-status.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import look from './late.module.css';
import { LateQueue } from './late-queue.tsx';
import { lateTexts } from './text.ts';
import type { LateFlow } from './use-late-flow.ts';
import { useLateKeys } from './use-late-keys.ts';
import { deliveryOf, type Late, useWho } from './use-late-order.ts';
import { useMessages } from './use-messages.ts';
import { lateWindow } from './window.ts';

interface LateWindowProps {
  readonly late: Late;
  readonly flow: LateFlow | undefined;
  readonly isDirty?: boolean;
  readonly onClose: () => void;
  /** The form of its kind. */
  readonly children: ReactNode;
}

/**
 * The one window for any lateness (DSP-716, DSP-719, DSP-730): the client, how to reach him, the promise to him and the
 * news he got; below it the form of its kind.
 */
export function LateWindow({ late, flow, isDirty = false, onClose, children }: LateWindowProps) {
  const nowMs = useServerNow();
  const minutes = minutesLate(deliveryOf(late), slotEndMs(late.task, late.order), nowMs);
  const hasQueue = flow !== undefined && flow.rows.length > 1;
  return (
    <Dialog
      title={lateTexts.title(orderName(late.order))}
      width={hasQueue ? '980px' : '640px'}
      isDirty={isDirty}
      onClose={onClose}
    >
      <div className={hasQueue ? look.beside : undefined}>
        {hasQueue ? <LateQueue flow={flow} current={late.order.id} onGo={goTo} /> : null}
        <div>
          <div className={look.head}>
            {minutes === null ? null : <b className={look.lateness}>{latenessText(minutes)}</b>}
            {late.order.status ? <OrderStatus code={late.order.status} /> : null}
            {flow ? <Steps flow={flow} /> : null}
          </div>
          <div className={look.two}>
            <Facts late={late} />
            <section aria-label={lateTexts.said}>
              <h2 className={look.subtitle}>{lateTexts.said}</h2>
              <ul className={look.said}>
                {saidOf(late.record).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
                {late.order.last_call ? <li>{lastCallSentence(late.order.last_call)}</li> : null}
                <SentMessages late={late} />
              </ul>
            </section>
          </div>
          {children}
          {flow ? <p className={look.hint}>{lateTexts.keys}</p> : null}
        </div>
      </div>
    </Dialog>
  );
}

/** Another late order in the place of this one; the input in this one is kept (docs/adr/0039). */
const goTo = (orderId: number | null) => {
  if (orderId !== null) setQuery(lateWindow.at({ orderId }), { replace: true });
};

/** From one late order to the next, as the board lists them. */
function Steps({ flow: { place, total, previous, next } }: { readonly flow: LateFlow }) {
  useLateKeys({ onNext: () => goTo(next), onPrevious: () => goTo(previous) });
  return (
    <nav className={look.steps} aria-label={lateTexts.flow}>
      {place === null ? null : <span className={look.hint}>{lateTexts.place(place, total)}</span>}
      <Button
        size="1"
        variant="soft"
        color="gray"
        reason={previous === null ? lateTexts.isFirst : null}
        onClick={() => goTo(previous)}
      >
        {lateTexts.previous}
      </Button>
      <Button
        size="1"
        variant="soft"
        color="gray"
        reason={next === null ? lateTexts.isLast : null}
        onClick={() => goTo(next)}
      >
        {lateTexts.next}
      </Button>
    </nav>
  );
}

/** The texts that went out about this order, whoever sent them: nobody sends one twice unknowing (SUP-168). */
function SentMessages({ late }: Pick<LateWindowProps, 'late'>) {
  const messages = useMessages(late);
  if (messages === null) return null;
  if (messages === 'reading' || messages === 'unknown')
    return <li>{messages === 'reading' ? lateTexts.readsMessages : lateTexts.unknownMessages}</li>;
  const own = newestFirst(messages, sentAt).filter(({ order_id }) => order_id === late.order.id);
  return own.map((sms) => <li key={sms.id}>{lateTexts.message(hourText(sentAt(sms)), sms.message ?? '')}</li>);
}

/** Notes a call to the client; nothing against a server that keeps none (OUR-220). */
function NoteCall({ late }: Pick<LateWindowProps, 'late'>) {
  const { config } = useSignedIn();
  const { run, blocked, isRunning } = useAction(noteCall);
  const { orderId, randomId, at, by } = useWho(late);
  if (config.calls !== true) return null;
  return (
    <Button
      size="1"
      variant="soft"
      reason={blocked ?? (isRunning ? formTexts.saving : null)}
      onClick={() => void run({ orderId, randomId, at, by })}
    >
      {lateTexts.noteCall}
    </Button>
  );
}

function Facts({ late }: Pick<LateWindowProps, 'late'>) {
  const { order, task } = late;
  const arrival = arrivalOf(deliveryOf(late), useServerNow());
  const { isOnline } = useOnline();
  const answer = useDetail(orderDetail, { orderId: order.id });
  const phone = completed(order, answer?.value)?.phone;
  const isAsked = isOnline && !answer?.value && !answer?.error;
  const start = slotStartMs(task, order);
  const name = isolated(clientName(task.client));
  return (
    <dl className={look.facts}>
      <dt>{lateTexts.client}</dt>
      <dd>
        <b>{name || lateTexts.unknown}</b>{' '}
        {clientBadges(task.client, order).map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </dd>
      <dt>{lateTexts.phone}</dt>
      <dd>
        {phone ? <PhoneLink phone={phone} /> : isAsked ? lateTexts.asked : lateTexts.noPhone} <NoteCall late={late} />
      </dd>
      <dt>{lateTexts.address}</dt>
      <dd>{addressLine(task.address ?? order.shipping_address)}</dd>
      <dt>{lateTexts.slot}</dt>
      <dd>
        {start === null ? lateTexts.unknown : lateTexts.promised(hourText(start), hourText(slotEndMs(task, order)))}
      </dd>
      <dt>{lateTexts.expected}</dt>
      <dd>{arrival ? lateTexts.arrivals[arrival.kind](hourText(arrival.atMs)) : lateTexts.notEstimated}</dd>
      <dt>{lateTexts.round}</dt>
      <dd>{task.dock ? dockCode(task.dock) : lateTexts.noRound}</dd>
    </dl>
  );
}
