/** How a presence is paid (LOG-010). */
export const payModes = ['performance', 'presence', 'by_order', 'by_day', 'perf_and_waiting'] as const;
export type PayMode = (typeof payModes)[number];

/** What a driver is paid, in cents: an hour, an order, a day. */
export interface Rate {
  readonly hourlyCents: number;
  readonly orderCents: number;
  readonly dayCents: number;
}

/** Where no other rate holds (LOG-038, LOG-098). */
export const usualRate: Rate = { hourlyCents: 1_275, orderCents: 350, dayCents: 12_000 };

/** A round of a presence; null for the end and the amount of one that never ended. */
export interface PaidRound {
  readonly leftMs: number;
  readonly backMs: number | null;
  readonly orders: number;
  readonly amountCents: number | null;
}

/** All that the pay of a presence depends on, as frozen when it ended. */
export interface PaidPresence {
  readonly startMs: number;
  /** The present instant while it has no end. */
  readonly endMs: number;
  readonly payMode: PayMode;
  readonly rate: Rate;
  readonly rounds: readonly PaidRound[];
  /** Whether the day rate of its driver stands on it (LOG-036). */
  readonly hasDay: boolean;
}

/** A part of the pay. `quantity` counts rounds, seconds, orders or days; the amounts add up to the pay. */
export interface PayPart {
  readonly kind: 'rounds' | 'time' | 'orders' | 'day' | 'waiting';
  readonly quantity: number;
  /** Cents; null for rounds, each of which has its own. */
  readonly rateCents: number | null;
  readonly amountCents: number;
}

export interface Pay {
  readonly seconds: number;
  readonly waitingSeconds: number;
  /** The rounds alone (LOG-033). */
  readonly perfCents: number;
  readonly realCents: number;
  readonly parts: readonly PayPart[];
}

/** The pay of a presence by its criterion, in whole cents and whole seconds (LOG-033 to LOG-037). */
export function payOf(presence: PaidPresence): Pay {
  const seconds = secondsOf(presence.endMs - presence.startMs);
  const waitingSeconds = Math.min(seconds, secondsOf(waitingMs(presence)));
  const parts = partsOf(presence, seconds, waitingSeconds);
  return {
    seconds,
    waitingSeconds,
    perfCents: perfOf(presence),
    realCents: sum(parts.map(({ amountCents }) => amountCents)),
    parts,
  };
}

function partsOf(presence: PaidPresence, seconds: number, waitingSeconds: number): readonly PayPart[] {
  const { payMode, rate, rounds, hasDay } = presence;
  const ofRounds = {
    kind: 'rounds',
    quantity: rounds.length,
    rateCents: null,
    amountCents: perfOf(presence),
  } as const;
  switch (payMode) {
    case 'performance':
      return [ofRounds];
    case 'presence':
      return [ofTime('time', seconds, rate)];
    case 'by_order':
      return [times('orders', sum(rounds.map(({ orders }) => orders)), rate.orderCents)];
    case 'by_day':
      return [times('day', hasDay ? 1 : 0, rate.dayCents)];
    case 'perf_and_waiting':
      return [ofRounds, ofTime('waiting', waitingSeconds, rate)];
  }
}

const perfOf = ({ rounds }: PaidPresence) => sum(rounds.map(({ amountCents }) => amountCents ?? 0));

const times = (kind: 'orders' | 'day', quantity: number, rateCents: number): PayPart => ({
  ...{ kind, quantity, rateCents },
  amountCents: quantity * rateCents,
});

/** Half a cent is rounded up: times are never negative. */
const ofTime = (kind: 'time' | 'waiting', seconds: number, { hourlyCents }: Rate): PayPart => ({
  ...{ kind, quantity: seconds, rateCents: hourlyCents },
  amountCents: Math.round((hourlyCents * seconds) / 3_600),
});

/** The part of a presence in which none of its rounds is on the road (LOG-037). */
function waitingMs({ startMs, endMs, rounds }: PaidPresence): number {
  const onTheRoad = rounds
    .map(({ leftMs, backMs }) => ({ from: Math.max(leftMs, startMs), to: Math.min(backMs ?? endMs, endMs) }))
    .toSorted((one, other) => one.from - other.from);
  let coveredTo = startMs;
  let roadMs = 0;
  for (const { from, to } of onTheRoad) {
    roadMs += Math.max(0, to - Math.max(from, coveredTo));
    coveredTo = Math.max(coveredTo, to);
  }
  return endMs - startMs - roadMs;
}

/** Whole seconds; the rest of one is left out. */
const secondsOf = (ms: number) => Math.max(0, Math.floor(ms / 1_000));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
