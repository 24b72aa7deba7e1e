import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import { latenessText } from '../../../../domain/late-order/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { lastCallText } from '../../../../domain/phone-call/last-call-text.ts';
import { minutesLate } from '../../../../domain/task/arrival.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import look from './late.module.css';
import { lateTexts } from './text.ts';
import type { LateFlow } from './use-late-flow.ts';

interface QueueProps {
  readonly flow: LateFlow;
  /** Id of the order of the window. */
  readonly current: number;
  readonly onGo: (orderId: number) => void;
}

/** The late orders to deal with, beside the one that is open (OUR-090). */
export function LateQueue({ flow: { rows, total }, current, onGo }: QueueProps) {
  const nowMs = useServerNow();
  return (
    <aside className={look.queue} aria-label={lateTexts.queue(total)}>
      <h2 className={look.subtitle}>{lateTexts.queue(total)}</h2>
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={look.queued}
              aria-current={row.orderId === current ? 'true' : undefined}
              onClick={() => onGo(row.orderId)}
            >
              <b className={look.lateness}>{lateBy(row, nowMs)}</b>
              <span>
                <b>{orderName(row)}</b> {row.clientName}
                <span className={look.queuedFacts}>{factsOf(row)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** Empty for one whose slot ends soon, which is listed before it is late (DSP-710). */
function lateBy(row: DeliveryRow, nowMs: number): string {
  const minutes = minutesLate(row, row.slotEndMs, nowMs);
  return minutes === null ? '' : latenessText(minutes);
}

const factsOf = (row: DeliveryRow) =>
  joined(' · ', [
    row.slotStartMs !== null && lateTexts.promised(hourText(row.slotStartMs), hourText(row.slotEndMs)),
    row.late === 'check' ? lateTexts.toCheck : row.lastCall ? null : lateTexts.nothingSaid,
    row.lastCall ? lastCallText(row.lastCall) : null,
  ]);
