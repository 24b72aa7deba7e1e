import { eq, sql } from 'drizzle-orm';
import type { PaymentService } from '../../server/payments/service.ts';
import { moneyEntries, moneyMovements } from '../../server/src/db/schema/money/money.ts';
import { moneyProposalNotes } from '../../server/src/db/schema/money/proposals.ts';
import { refundNotes, refundParts, refunds } from '../../server/src/db/schema/money/refunds.ts';
import { orderPayments } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { openStatuses } from '../../src/domain/money/refund/refund.ts';
import { cardOf } from '../server/money/paid-order.ts';
import type { Sent } from './agent.ts';
import type { Pressed } from './clerk.ts';
import { type LeftOver, toldNo } from './screens.ts';

export interface Proof {
  /** What is wrong, in words; empty where every cent is where both books have it. */
  readonly faults: readonly string[];
  /** Credits, proposals and sent proposals that were answered with yes. */
  readonly credits: number;
  readonly proposals: number;
  readonly decisions: number;
  /** Cents that went back, by our ledger. */
  readonly cents: number;
  readonly parts: number;
  /** Parts at a provider without keys that a person has to decide. */
  readonly undecided: number;
}

/** What agents sent, and what they were told of it. */
export interface Told {
  readonly sent: readonly Sent[];
  /** By the console, and what its devices still say of it. */
  readonly pressed: readonly Pressed[];
  readonly left: readonly LeftOver[];
}

type Found = Awaited<ReturnType<typeof readParts>>[number];

const readParts = ({ db }: RunningServer) =>
  db
    .select({
      ...{ id: refundParts.id, cents: refundParts.amount_cents, status: refundParts.status, refund: refunds.id },
      ...{ key: refunds.operation_key, kind: refunds.kind, order: refunds.order_id, notes: refundNotes.notes },
      ...{ payment: orderPayments.id, type: orderPayments.type, paid: orderPayments.amount_cents },
      reference: orderPayments.reference,
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .leftJoin(refundNotes, eq(refundNotes.refund_id, refunds.id))
    .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id));

/** Whether every cent that was sent is once, and only once, in our ledger and in the books of the providers. */
export async function prove(
  server: RunningServer,
  bank: PaymentService,
  { sent, pressed, left }: Told,
): Promise<Proof> {
  const parts = await readParts(server);
  const ledger = await readLedger(server);
  const faults: string[] = [];
  const say = (isRight: boolean, text: string) => {
    if (!isRight) faults.push(text);
  };
  const isOpen = ({ status }: Found) => openStatuses.some((open) => open === status);
  const undecided = parts.filter(isOpen);
  for (const { id, type, status } of undecided) say(type !== 'stripe', `part ${id} (${type}) is still ${status}`);
  for (const [payment, its] of groupBy(parts, (part) => part.payment)) {
    const [{ type, paid, order, reference }] = its;
    const done = sum(its.filter(({ status }) => status === 'refunded'));
    const entered = ledger.get(payment) ?? 0;
    say(entered === done, `payment ${payment}: the ledger has ${entered}, its parts ${done}`);
    say(done <= paid, `payment ${payment}: ${done} of ${paid} went back`);
    const his = type === 'paygreen' ? await greenOf(bank, order) : bookedOf(bank, type, reference ?? cardOf(payment));
    const open = sum(its.filter(isOpen));
    // What nobody can decide may be there or not; all else is equal to the cent.
    say(his === done || (open > 0 && his === done + open), `payment ${payment} (${type}): he has ${his}, we ${done}`);
  }
  for (const part of parts.filter(({ type }) => type === 'stripe')) {
    const times = bank.cards.all.filter((it) => it.part === `part-${part.id}`).length;
    say(times <= 1, `part ${part.id} was given back ${times} times`);
  }
  for (const [key, its] of groupBy(
    parts.filter(({ key }) => key !== null),
    (part) => part.key,
  )) {
    const refundsOfKey = new Set(its.map(({ refund }) => refund));
    say(refundsOfKey.size === 1, `${key} made ${refundsOfKey.size} refunds`);
  }
  const credits = await readCredits(server);
  const proposals = await readProposals(server);
  for (const { key, status, cents } of sent.filter(({ deed }) => deed === 'credit')) {
    const its = credits.get(key) ?? [];
    say(its.length <= 1, `${key} made ${its.length} credits`);
    if (status === 200) say(its[0] === cents, `${key}: ${cents} were credited, ${its[0]} are entered`);
    if (status === 409) say(its.length === 0, `${key} was told refused and is credited`);
  }
  for (const { key, status } of sent.filter(({ deed }) => deed === 'proposal')) {
    const times = proposals.get(key) ?? 0;
    say(times <= 1, `${key} was proposed ${times} times`);
    if (status === 200) say(times === 1, `${key} was proposed and is not there`);
    if (status === 409) say(times === 0, `${key} was told refused and is proposed`);
    say(!parts.some((part) => part.key === key) && !credits.has(key), `${key} was proposed, and moved money`);
  }
  for (const { key, status, cents } of sent.filter(({ deed }) => deed === 'refund' || deed === 'decision')) {
    const its = parts.filter((part) => part.key === key);
    if (status === 200) say(sum(its) === cents, `${key}: ${cents} were accepted, ${sum(its)} are entered`);
    if (status === 409) say(its.every(isRefused), `${key} was told refused and is not`);
  }
  for (const { notes, cents, told } of pressed) {
    const its = parts.filter((part) => part.notes === notes);
    say(new Set(its.map(({ refund }) => refund)).size <= 1, `${notes} made more than one refund`);
    if (told === 'done') say(sum(its) === cents, `${notes}: ${cents} were told done, ${sum(its)} are entered`);
    if (told === 'refused') say(its.every(isRefused), `${notes} was told refused and is not`);
  }
  for (const { id, state } of left) {
    const isTold = toldNo.has(state);
    say(isTold, `an action of a device is ${state} when all is over`);
    if (isTold) say(parts.filter(({ key }) => key === id).every(isRefused), `${id} is told ${state} and was done`);
  }
  const done = (deed: Sent['deed']) => sent.filter((it) => it.deed === deed && it.status === 200).length;
  return {
    ...{ credits: done('credit'), proposals: done('proposal'), decisions: done('decision') },
    faults,
    cents: [...ledger.values()].reduce((all, cents) => all + cents, 0),
    parts: parts.length,
    undecided: undecided.length,
  };
}

/** Cents of each credit by the key of its call. */
async function readCredits({ db }: RunningServer): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = await db
    .select({ key: moneyMovements.operation_key, cents: moneyEntries.amount_cents })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .where(sql`${moneyMovements.kind} = 'credit' and ${moneyEntries.credit_customer_id} is not null`);
  const byKey = groupBy(found, ({ key }) => key ?? '');
  return new Map([...byKey].map(([key, its]) => [key, its.map(({ cents }) => cents)]));
}

/** How often each was proposed, by the words that only it has: the key of its call. */
async function readProposals({ db }: RunningServer): Promise<ReadonlyMap<string, number>> {
  const found = await db.select({ notes: moneyProposalNotes.notes }).from(moneyProposalNotes);
  return new Map([...groupBy(found, ({ notes }) => notes)].map(([notes, its]) => [notes, its.length]));
}

const isRefused = ({ status }: Found) => status === 'refused';

const sum = (parts: readonly Found[]) => parts.reduce((all, { cents }) => all + cents, 0);

/** What a provider has given back of a payment, by its number there. */
function bookedOf({ cards, edenred }: PaymentService, type: string, number: string): number {
  const book = type === 'edenred' ? edenred : cards;
  const its = book.all.filter((it) => it.payment === number && it.status === 'succeeded');
  return its.reduce((all, { amount }) => all + amount, 0);
}

const greenOf = async ({ paygreen }: PaymentService, order: number) =>
  (await paygreen.find(`po_${order}`))?.refunded_amount ?? 0;

/** What our ledger gave back by the number of the payment, cents. */
async function readLedger({ db }: RunningServer): Promise<ReadonlyMap<number, number>> {
  const { payment_id, amount_cents, movement_id } = moneyEntries;
  const found = await db
    .select({ payment: payment_id, cents: sql<number>`sum(${amount_cents})::int` })
    .from(moneyEntries)
    .innerJoin(moneyMovements, eq(moneyMovements.id, movement_id))
    .where(sql`${moneyMovements.kind} = 'refund' and ${payment_id} is not null`)
    .groupBy(payment_id);
  return new Map(found.flatMap(({ payment, cents }) => (payment === null ? [] : [[payment, cents] as const])));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
