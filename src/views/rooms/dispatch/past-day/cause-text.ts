import { orderName } from '../../../../domain/order/name.ts';
import type { Cause, LateLine } from '../../../../domain/past-day/causes.ts';
import type { PastDemand, PastOrder } from '../../../../domain/past-day/day.ts';
import { minutesText } from '../../../../domain/time/minutes.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { causeTexts, pastDayTexts } from './text.ts';

function causeText(cause: Cause): string {
  switch (cause.kind) {
    case 'leftLate':
      return causeTexts.leftLate(minutesText(cause.minutes));
    case 'preparation':
      return causeTexts.preparation(orderName(cause.order), hourText(cause.atMs));
    case 'driver':
      return demandText(cause.demand, cause.order);
  }
}

/** `Attente chez le client, 15 min, à BFAC9Q`. */
export const demandText = ({ label, minutes }: PastDemand, order: PastOrder | null): string =>
  joined(', ', [
    label || pastDayTexts.noReason,
    minutes != null && pastDayTexts.minutes(minutes),
    order ? pastDayTexts.ofOrder(orderName(order)) : pastDayTexts.ofRound,
  ]);

/** The causes of some late orders, each once; that there is none where one of them has none. */
export const causesInWords = (lines: readonly Pick<LateLine, 'causes'>[]): readonly string[] => [
  ...new Set(lines.flatMap(({ causes }) => (causes.length === 0 ? [causeTexts.none] : causes.map(causeText)))),
];
