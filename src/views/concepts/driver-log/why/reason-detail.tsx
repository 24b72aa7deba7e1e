import type { DriverLog } from '../../../../domain/driver-log/driver-log.ts';
import type { PayKind } from '../../../../domain/driver-log/why/pay.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateText, dateTimeText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { EditedSince } from '../../demands/edited-since.tsx';
import { whyTexts as texts } from './text.ts';

interface ReasonDetailProps {
  readonly kind: PayKind;
  readonly log: DriverLog;
  readonly quantity: number | null;
  readonly rateCents: number | null;
}

/** What one reason of a log is worked out from: its numbers, or who entered it (LOG-160, LOG-163). */
export function ReasonDetail({ kind, log, quantity, rateCents }: ReasonDetailProps) {
  if (kind === 'demand') return <OfDemand log={log} minutes={quantity} />;
  if (kind === 'correction') return correctionText(log, quantity);
  if (kind === 'cost') return [texts.direct(quantity), enteredBy(log)].join(', ');
  return formulaText({ kind, quantity, rateCents });
}

/** `pour le 09/10/2026, 30 min, second badge retrouvé, Nadia Kessler, le 05/11/2026 10:12` (LOG-205). */
const correctionText = (log: DriverLog, minutes: number | null): string =>
  joined(', ', [
    texts.correction(dateText(`${log.corrects}T12:00:00Z`), minutes),
    log.logs?.[0]?.comment,
    enteredBy(log),
  ]);

/** `9 h 00 (32 400 s) à 12,75 € de l'heure`; empty where nothing is counted. */
function formulaText({ kind, quantity, rateCents }: Omit<ReasonDetailProps, 'log'>): string {
  if (quantity === null || kind === 'untold') return '';
  const rate = rateCents === null ? null : euroText(eurosOf(rateCents));
  if (kind === 'rounds') return texts.rounds(quantity);
  if (rate === null) return kind === 'orders' || kind === 'day' ? String(quantity) : texts.unknownRate(quantity);
  if (kind === 'orders') return texts.orders(quantity, rate);
  if (kind === 'day') return quantity === 0 ? texts.otherDay : texts.day(rate);
  return texts.hours(quantity, rate);
}

function OfDemand({ log: { demand }, minutes }: Pick<ReasonDetailProps, 'log'> & { readonly minutes: number | null }) {
  const at = dateTimeText(demand?.reviewed_at);
  const name = demand?.reviewed_by?.name;
  return (
    <>
      {texts.demand(demand?.minutes ?? minutes)}
      {at === '' ? null : `, ${name ? texts.decided(name, at) : texts.decidedBySomebody(at)}`}{' '}
      <EditedSince demand={demand} />
    </>
  );
}

/** Who entered a log by hand, and when. */
export const enteredBy = ({ added_by, added_at }: DriverLog): string =>
  added_by?.name && added_at ? texts.entered(added_by.name, dateTimeText(added_at)) : texts.nobody;
