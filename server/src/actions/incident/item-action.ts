import * as z from 'zod/mini';
import { nameOfAuthor } from '../../../../src/domain/author.ts';
import { itemRefusals } from '../../../../src/domain/incident/text.ts';
import { contradictionsOf } from '../../../../src/domain/late-order/contradiction.ts';
import { lateRecord } from '../../../../src/domain/late-order/list.ts';
import { isTreated, reviewed } from '../../../../src/domain/late-order/review.ts';
import { isWithin } from '../../../../src/domain/money/bounds.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { orderCreditBounds } from '../../../../src/domain/money/credit/bounds.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { isOver } from '../../../../src/domain/task/arrival.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { joined } from '../../../../src/domain/words/isolate.ts';
import { enterMessage, phoneOf } from '../../db/customers/messages.ts';
import {
  enterCredited,
  type InIncident,
  isHeld,
  placesInIncidents,
  readItem,
} from '../../db/incidents/enter-incident.ts';
import { giveCredits } from '../../db/money.ts';
import { isOffered } from '../credit/credit-action.ts';
import { moneyAction } from '../money-action.ts';
import type { Rows } from '../reads.ts';

type Item = NonNullable<Awaited<ReturnType<typeof readItem>>>;

/**
 * The credit of one order of an incident, with its SMS, which leaves once this is committed (OUR-172). It is no route:
 * the loop of incidents runs it, under the key that was stored with the credit. Whatever it is run under, a credit that
 * does not wait any more is refused, so that none is given twice.
 */
export const creditItem = moneyAction({
  service: 'incident_credit',
  summary: "Crédite le client d'une commande d'un incident",
  body: z.strictObject({ item: Id }),
  refusals: itemRefusals,
  readsTasks: true,
  facts: async (tx, known, order, { item }) => ({
    ...known,
    item: await readItem(tx, item),
    phone: await phoneOf(tx, known.customer),
    places: await placesInIncidents(tx, [order]),
  }),
  decide: ({ item: id }, order, { item, phone, places, sheet, customer }, rows, nowMs) => {
    if (item?.order !== order.id || item.status !== 'waiting' || item.ofIncident !== 'running')
      return refuse('notItsTurn');
    const task = rows.all('task').find((row) => row.linked_order === order.id);
    const refusal = whyNotGive(item, { order, task, rows, nowMs, places });
    if (refusal) return refusal;
    if (!isWithin(orderCreditBounds({ amount: sheet?.amount, credits: 0 }), item.cents)) return refuse('bounds');
    const { cents, reason } = item;
    const credit = { kind: 'credit' as const, cents, reason, order_id: order.id, customer_id: customer };
    const sms = item.sms ?? '';
    return {
      gives: cents,
      patches: item.cause === 'round' ? treated(item, order, task, rows, nowMs) : [],
      enters: [
        giveCredits(rows.by, [{ ...credit, notes: notesOf(item) }]),
        enterCredited(id, sms !== '' && phone === null),
        ...(sms !== '' && phone !== null
          ? [enterMessage({ id: item.key, orderId: order.id, phone, by: rows.by }, sms)]
          : []),
      ],
    };
  },
});

interface Case {
  readonly order: Order;
  readonly task: Task | undefined;
  readonly rows: Rows;
  readonly nowMs: number;
  readonly places: readonly InIncident[];
}

function whyNotGive(item: Item, { order, task, rows, nowMs, places }: Case) {
  const isTwice = places.some(
    (place) => place.incident !== item.incident && place.status === 'credited' && isHeld(place, nowMs),
  );
  if (isTwice) return refuse('notItsTurn');
  if (!isOffered(item.reason, rows, false)) return refuse('reason');
  // A second credit for one lateness is none (DSP-719).
  if (item.cause === 'round' && isTreated(lateRecord(task ?? {}, order))) return refuse('treated');
  // Of one that was canceled meanwhile nothing comes any more either.
  const isPast = isOver({ status: task?.status, date_received: task?.date_received, orderStatus: order.status });
  const untrue = contradictionsOf(item.sms ?? '', { isDelivered: isPast, isInRound: true, nowMs });
  return untrue.length > 0 ? refuse('untrue') : null;
}

/** Who prepared it, by name, and why stand on the entry; who approved it is its author. */
const notesOf = ({ about, why, preparedBy }: Item): string => {
  const name = nameOfAuthor(preparedBy);
  return joined(', ', [`Incident ${about ?? ''}`.trim(), name && `préparé par ${name}`, why]).slice(0, 500);
};

/** The lateness is dealt with, as by an SMS of its own (DSP-720). */
function treated({ cents }: Item, order: Order, task: Task | undefined, rows: Rows, nowMs: number) {
  const given = { credit: eurosOf(cents), recredit_shipping_fee: false };
  const by = { at: new Date(nowMs).toISOString(), by: rows.by };
  const late_order = reviewed(lateRecord(task ?? {}, order), by, given);
  return [...patch('order', order, { late_order }), ...patch('task', task, { late_order })];
}
