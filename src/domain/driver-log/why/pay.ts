import { centsOfEuros } from '../../money/cents.ts';
import { type DriverLog, isExtraCost } from '../driver-log.ts';
import { type TimeKind, timeParts } from './time.ts';

/** Beside the kinds of time: rounds, orders, a day, waiting, an extra cost, entered directly or of a demand, and a correction of a closed month. */
export type PayKind = TimeKind | 'time' | 'rounds' | 'orders' | 'day' | 'waiting' | 'cost' | 'demand' | 'correction';

/** Why some of the cents of a log are paid. */
export interface PayReason {
  readonly kind: PayKind;
  readonly cents: number;
  /** Seconds, orders, days or rounds; null where nothing is counted. */
  readonly quantity: number | null;
  /** Cents an hour, an order or a day; null where the server does not tell it, or each has its own. */
  readonly rateCents: number | null;
}

type Told = NonNullable<DriverLog['parts']>[number];

/** What a log pays for: the cents add up to its money_real, whatever the server told (LOG-160). */
export function payReasons(log: DriverLog): readonly PayReason[] {
  const total = centsOfEuros(log.money_real);
  if (isExtraCost(log)) return [costReason(log, total)];
  const reasons = (log.parts ?? []).flatMap((part) => reasonsOf(log, part));
  const rest = total - reasons.reduce((sum, { cents }) => sum + cents, 0);
  const isTold = rest === 0 && log.parts != null;
  return isTold ? reasons : [...reasons, { kind: 'untold', cents: rest, quantity: null, rateCents: null }];
}

const costReason = ({ demand, corrects, logs }: DriverLog, cents: number): PayReason => ({
  ...{ kind: corrects ? 'correction' : demand ? 'demand' : 'cost', cents },
  ...{ quantity: logs?.[0]?.minutes ?? null, rateCents: null },
});

const counted: ReadonlySet<string> = new Set(['rounds', 'orders', 'day', 'waiting']);

function reasonsOf(log: DriverLog, { kind, quantity = null, rate, amount }: Told): readonly PayReason[] {
  const cents = centsOfEuros(amount);
  const rateCents = rate == null ? null : centsOfEuros(rate);
  if (kind === 'time') return timeReasons(log, { cents, quantity, rateCents });
  // A kind that is not known here is what the server does not explain.
  return counted.has(kind ?? '') ? [{ kind: kind as PayKind, cents, quantity, rateCents }] : [];
}

/**
 * Paid time by what it is made of. The whole is rounded once: each part is what it adds to those before it, so that the
 * cents add up.
 */
function timeReasons(log: DriverLog, paid: Omit<PayReason, 'kind'>): readonly PayReason[] {
  const parts = timeParts(log);
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  if (paid.rateCents === null || seconds !== paid.quantity) return [{ kind: 'time', ...paid }];
  const rateCents = paid.rateCents;
  let before = { seconds: 0, cents: 0 };
  return parts.map((part, at) => {
    const upTo = before.seconds + part.seconds;
    const cents = at === parts.length - 1 ? paid.cents : Math.round((rateCents * upTo) / 3_600);
    const reason = { kind: part.kind, cents: cents - before.cents, quantity: part.seconds, rateCents };
    before = { seconds: upTo, cents };
    return reason;
  });
}
