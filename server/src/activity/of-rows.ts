import { eq } from 'drizzle-orm';
import { euroText } from '../../../src/domain/money/money.ts';
import type { Order, OrderId } from '../../../src/domain/order/order.ts';
import type { Db } from '../db/connection/open.ts';
import { isId } from '../db/ids.ts';
import { readDocks, readTaskOf } from '../db/read.ts';
import { authors } from '../db/schema/authors.ts';
import { externalJobs, lateOrders } from '../db/schema/day.ts';
import { type MoneyKind, moneyEntries, moneyMovements } from '../db/schema/money/money.ts';
import { type RefundKind, refundParts, refunds } from '../db/schema/money/refunds.ts';
import { outgoingMessages } from '../db/schema/outgoing.ts';
import { nexts, packings } from '../db/schema/preparation.ts';
import { orderSheets } from '../db/schema/sheets.ts';
import { readDrives } from '../db/sheets/drives.ts';
import type { Entry } from './entry.ts';
import { activityTexts as texts } from './text.ts';

/** The progress of its packing, and the packer. */
export async function packingOf(db: Db, { id, status }: Order): Promise<Entry[]> {
  const found = await db
    .select({ id: packings.id, at: packings.status_since, user_id: nexts.user_id, name: nexts.name })
    .from(packings)
    .leftJoin(nexts, eq(nexts.id, packings.next_id))
    .where(isId(packings.linked_order, id));
  return found.map((row) => ({
    ...{ uniq_id: `packing-${row.id}`, activity_date: row.at, activity_type: 'packing' },
    ...{ message: texts.packing(status ?? null), user_id: row.user_id, full_name: row.name },
  }));
}

/** Its round, and the courier's jobs of the round and of the order. */
export async function roundOf(db: Db, order: OrderId): Promise<Entry[]> {
  const task = await readTaskOf(db, order);
  if (!task) return [];
  const [dock] = task.dock ? await readDocks(db, { ids: [task.dock] }) : [];
  const jobs = await db.select().from(externalJobs).where(isId(externalJobs.task_id, task.id));
  const name = dock?.name ?? String(dock?.id ?? '');
  const steps: readonly (readonly [string, string | null | undefined, string])[] = dock
    ? [
        ['made', dock.created_at, texts.roundMade(name)],
        ['defined', dock.defined_at, texts.roundDefined(name)],
        ['loaded', dock.loaded_at, texts.roundLoaded(name)],
        ['gone', dock.gone_at, texts.roundGone(name)],
        ['over', dock.finished_at, texts.roundOver(name)],
      ]
    : [];
  return [
    ...steps.flatMap(([step, at, message]): Entry[] =>
      at ? [{ uniq_id: `dock-${dock?.id}-${step}`, activity_date: at, activity_type: 'log_dock', message }] : [],
    ),
    ...jobs.flatMap(({ id, status, pickup_at }): Entry[] =>
      id !== null && pickup_at
        ? [
            {
              ...{ uniq_id: `job-${id}`, activity_date: pickup_at, activity_type: 'external_job' },
              message: texts.job(status),
              extras: [{ label: texts.jobLink, id, title: String(id), url: null }],
            },
          ]
        : [],
    ),
  ];
}

/** Its drivers, from its sheet. */
export async function drivesOf(db: Db, order: OrderId): Promise<Entry[]> {
  const [sheet] = await db
    .select({ data: orderSheets.data })
    .from(orderSheets)
    .where(isId(orderSheets.order_id, order));
  const drives = await readDrives(db, order, sheet?.data.driver_logs ?? []);
  return drives.flatMap(({ driver_name, started_at, ended_at }, at) =>
    [['started', started_at, texts.driverStarted] as const, ['ended', ended_at, texts.driverEnded] as const].flatMap(
      ([step, date, message]): Entry[] =>
        date
          ? [
              {
                ...{ uniq_id: `drive-${at}-${step}`, activity_date: date, activity_type: 'log_driverloggroup' },
                ...{ message, full_name: driver_name ?? null },
              },
            ]
          : [],
    ),
  );
}

/** The money that moved for it, each movement once. */
export async function moneyOf(db: Db, order: OrderId): Promise<Entry[]> {
  const { id, kind, cancels_id, created_at, order_id } = moneyMovements;
  const found = await db
    .select({ id, kind, cancels_id, at: created_at, name: authors.name, entry: moneyEntries, refund: refunds.kind })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, id))
    .leftJoin(authors, eq(authors.id, moneyMovements.author_id))
    .leftJoin(refundParts, eq(refundParts.movement_id, id))
    .leftJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .where(isId(order_id, order));
  // A movement has two entries that add up to 0: one of them is named, what the order or else the customer got.
  return found
    .filter(({ kind: its, entry }) => (isOfSale(its) ? entry.sale_order_id : entry.credit_customer_id) !== null)
    .map(({ entry: { amount_cents: cents }, ...row }) => ({
      ...{ uniq_id: `money-${row.id}`, activity_date: row.at, activity_type: 'log_money' },
      ...{ message: texts.amount(wordsOf(row, cents), euroText(Math.abs(cents) / 100)), full_name: row.name },
    }));
}

const isOfSale = (kind: MoneyKind) => kind === 'payment' || kind === 'refund' || kind === 'spent';

interface Moved extends Pick<typeof moneyMovements.$inferSelect, 'kind' | 'cancels_id'> {
  /** The kind of the refund; null for other movements, and for one that was taken back. */
  readonly refund: RefundKind | null;
}

function wordsOf({ kind, cancels_id, refund }: Moved, cents: number) {
  if (kind === 'refund' && cancels_id !== null) return texts.refundFailed;
  if (kind === 'refund') return refund === 'outside' ? texts.refundOutside : texts.money.refund;
  if (cancels_id !== null) return texts.creditCancelled;
  return cents < 0 ? texts.creditTaken : texts.money[kind];
}

/** Messages to its customer. */
export async function messagesOf(db: Db, order: OrderId): Promise<Entry[]> {
  const sent = await db.select().from(outgoingMessages).where(isId(outgoingMessages.order_id, order));
  const [late] = await db.select().from(lateOrders).where(isId(lateOrders.order_id, order));
  const steps: readonly (readonly [string, string | null | undefined, string, string | null])[] = [
    ...sent.map(({ id, created_at, done_by }) => [`sms-${id}`, created_at, texts.sms, done_by] as const),
    ['late-sms', late?.sent_at, texts.lateSms, late?.reviewed_by ?? null],
    ['late-reviewed', late?.reviewed_at, texts.lateReviewed, late?.reviewed_by ?? null],
  ];
  return steps.flatMap(([uniq_id, at, message, by]): Entry[] =>
    at ? [{ uniq_id, activity_date: at, activity_type: 'other', message, full_name: by }] : [],
  );
}
