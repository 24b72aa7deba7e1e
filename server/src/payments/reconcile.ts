import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { boundsOfDay } from '../../../src/domain/driver-log/day-bounds.ts';
import { eurosOf } from '../../../src/domain/money/cents.ts';
import { compareGiven, compareRefund, type Verdict } from '../../../src/domain/money/reconcile/compare.ts';
import type { Difference, ReadProvider, Reconciliation } from '../../../src/domain/money/reconcile/reconciliation.ts';
import { openStatuses } from '../../../src/domain/money/refund/refund.ts';
import { type MeansKind, meansKind } from '../../../src/domain/money/refund/split.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Db } from '../db/connection/open.ts';
import {
  type NamedOrder,
  type NamedPart,
  ordersOfCards,
  partsOfDay,
  partsOfNumbers,
} from '../db/refunds/parts-of-day.ts';
import type { HisRefund, RefundList, RefundProvider, RefundProviders } from './refund-provider.ts';

interface Asked {
  readonly center: CenterId;
  /** Of Paris. */
  readonly day: string;
}

type Pending = Reconciliation['pending'][number];

/** What comes of one provider. */
interface Compared {
  readonly provider: ReadProvider;
  readonly differences: readonly Difference[];
  readonly pending: readonly Pending[];
}

/**
 * The books of the providers beside our ledger, for the refunds of a center on a day (OUR-163). Nothing is changed by it.
 * A provider who does not answer is told so, and nothing is said of what he has.
 */
export async function reconcile(db: Db, providers: RefundProviders, { center, day }: Asked): Promise<Reconciliation> {
  const bounds = boundsOfDay(day);
  assert(bounds, 'a day has a beginning and an end');
  const { fromMs, toMs } = bounds;
  const ours = await partsOfDay(db, { center, fromMs, toMs });
  const kinds: readonly MeansKind[] = ['card', 'paygreen', 'edenred'];
  const compared = await Promise.all(
    kinds.map((kind) => {
      const its = ours.filter(({ type }) => meansKind(type) === kind);
      const provider = providers[kind];
      if (!provider) return notConfigured(kind, its);
      if (provider.list) return byList(db, { kind, list: provider.list, center, fromMs, toMs }, its);
      return byPayment(kind, provider, its);
    }),
  );
  const differences = compared.flatMap((it) => it.differences);
  return {
    providers: compared.map(({ provider }) => provider),
    ...{ differences, count: differences.length, pending: compared.flatMap((it) => it.pending) },
  };
}

/** Payments that are read at once: a provider is asked about a day in a moment, and not run over. */
const atOnce = 8;

/** The results of some work in the order of its items, so many under way at a time. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  return results;
}

const isOpen = ({ status }: NamedPart) => openStatuses.some((open) => open === status);
const doneIn = (parts: readonly NamedPart[]) =>
  parts.reduce((sum, { status, cents }) => sum + (status === 'refunded' ? cents : 0), 0);
const orderOf = ({ id, random_id }: NamedOrder) => ({ id, random_id });

const pendingOf = (kind: MeansKind, { named, refund, cents, status }: NamedPart): Pending => ({
  ...{ provider: kind, order: orderOf(named), refund, amount: eurosOf(cents), status },
});

function notConfigured(kind: MeansKind, its: readonly NamedPart[]): Compared {
  const provider = { provider: kind, is_configured: false, is_answered: false, read: 0, unread: its.length };
  const pending = its.filter(isOpen).map((part) => pendingOf(kind, part));
  return { provider: { ...provider, ours: eurosOf(doneIn(its)), theirs: null }, differences: [], pending };
}

interface ByList extends Omit<Asked, 'day'> {
  readonly kind: MeansKind;
  readonly list: RefundList;
  readonly fromMs: number;
  readonly toMs: number;
}

/** One refund of both. */
interface Pair {
  readonly part: NamedPart | null;
  readonly his: HisRefund | null;
  readonly order: NamedOrder | null;
}

/** A provider who lists the refunds of a day: each is one of our parts, or none of them. */
async function byList(
  db: Db,
  { kind, list, center, fromMs, toMs }: ByList,
  its: readonly NamedPart[],
): Promise<Compared> {
  const theirs = await list.ofDay(fromMs, toMs);
  if (theirs === null) {
    const pending = its.filter(isOpen).map((part) => pendingOf(kind, part));
    const provider = { provider: kind, is_configured: true, is_answered: false, read: 0, unread: its.length };
    return { provider: { ...provider, ours: eurosOf(doneIn(its)), theirs: null }, differences: [], pending };
  }
  const named = theirs.flatMap(({ part }) => (part === null ? [] : [part]));
  const known = await partsOfNumbers(db, named, numbersOf(theirs));
  const orders = await ordersOfCards(db, [...new Set(theirs.flatMap(({ payment }) => payment ?? []))]);
  const listed = theirs.map((his): Pair => {
    const part = known.find((it) => isSame(it, his)) ?? null;
    return { his, part, order: part?.named ?? (his.payment === null ? null : (orders.get(his.payment) ?? null)) };
  });
  // A payment that no order here was made by belongs to no center: each is told of it.
  const ofCenter = listed.filter(({ order }) => order === null || order.center === center);
  const seen = new Set(listed.flatMap(({ part }) => part?.id ?? []));
  const rest = await readApart(
    list,
    its.filter(({ id }) => !seen.has(id)),
  );
  return finish(kind, [...ofCenter, ...rest.pairs], rest.unread);
}

const numbersOf = (theirs: readonly HisRefund[]) => theirs.map(({ number }) => number);

/** A part is the one that a refund names, of the same payment, or that was entered under its number. */
const isSame = (part: NamedPart, his: HisRefund) =>
  part.providerId === null ? part.id === his.part && part.cardPayment === his.payment : part.providerId === his.number;

/** Parts that are not in the list of their day may have been asked for again on the next: their payment is read. */
async function readApart(list: RefundList, parts: readonly NamedPart[]) {
  const pairs: Pair[] = [];
  let unread = 0;
  const read = await inBatches(parts, async (part) => ({
    part,
    all: part.status === 'refused' ? [] : await list.ofPayment(part),
  }));
  for (const { part, all } of read) {
    if (all === null) unread += 1;
    else pairs.push({ part, his: all.find((his) => isSame(part, his)) ?? null, order: part.named });
  }
  return { pairs, unread };
}

function finish(kind: MeansKind, pairs: readonly Pair[], unread: number): Compared {
  const told = pairs.map((pair) => ({ pair, verdict: compareRefund(pair.part, pair.his) }));
  const differences = told.flatMap(({ pair: { part, his, order }, verdict }) =>
    isDifference(verdict)
      ? [
          {
            ...{ kind: verdict, provider: kind, order: order && orderOf(order), refund: part?.refund ?? null },
            ...{ ours: part && eurosOf(part.cents), theirs: his && eurosOf(his.cents) },
            ...{ our_state: part?.status ?? null, their_state: his?.status ?? null },
            number: his?.number ?? part?.providerId ?? part?.cardPayment ?? null,
          },
        ]
      : [],
  );
  const pending = told.flatMap(({ pair: { part }, verdict }) =>
    part && verdict === 'pending' ? [pendingOf(kind, part)] : [],
  );
  const theirs = pairs.reduce((sum, { his }) => sum + (his?.status === 'refunded' ? his.cents : 0), 0);
  const ours = doneIn(pairs.flatMap(({ part }) => part ?? []));
  return {
    provider: {
      ...{ provider: kind, is_configured: true, is_answered: unread === 0, read: pairs.length, unread },
      ...{ ours: eurosOf(ours), theirs: eurosOf(theirs) },
    },
    ...{ differences, pending },
  };
}

const isDifference = (verdict: Verdict): verdict is Exclude<Verdict, 'pending' | null> =>
  verdict !== null && verdict !== 'pending';

/**
 * A provider who lists no day: each payment of which a refund was asked for on it is read, with what he has given back
 * of it whenever that was.
 */
async function byPayment(kind: MeansKind, provider: RefundProvider, its: readonly NamedPart[]): Promise<Compared> {
  const payments = [...new Map(its.map((part) => [part.payment, part])).values()];
  const read = await inBatches(payments, async (part) => ({ part, given: await provider.givenOf(part) }));
  const answered = read.flatMap(({ part, given }) => (given === null ? [] : [{ part, given }]));
  const differences = answered.flatMap(({ part, given }): Difference[] => {
    const verdict = compareGiven({ done: part.doneCents, open: openOf(part) }, given);
    if (!isDifference(verdict)) return [];
    return [
      {
        ...{ kind: verdict, provider: kind, order: orderOf(part.named), refund: part.refund },
        ...{ ours: eurosOf(part.doneCents), theirs: eurosOf(given), our_state: null, their_state: null },
        number: part.paymentOrder,
      },
    ];
  });
  const unread = payments.length - answered.length;
  return {
    provider: {
      ...{ provider: kind, is_configured: true, is_answered: unread === 0, read: answered.length, unread },
      ours: eurosOf(answered.reduce((sum, { part }) => sum + part.doneCents, 0)),
      theirs: eurosOf(answered.reduce((sum, { given }) => sum + given, 0)),
    },
    differences,
    pending: its.filter(isOpen).map((part) => pendingOf(kind, part)),
  };
}

/** Cents of a payment that are under way. */
const openOf = (part: NamedPart) => part.othersOpenCents + (isOpen(part) ? part.cents : 0);
