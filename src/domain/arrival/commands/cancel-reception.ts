import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { type Acceptance, command, get, hours, post, queued } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { msOf } from '../../time/instant.ts';
import { hourText } from '../../time/paris-time.ts';
import { listOf } from '../../wire.ts';
import { isDecided } from '../arrival.ts';
import { arrivalRows } from '../load.ts';
import { alreadyCanceledText } from '../text.ts';

const CancelAnswer = z.object({
  center: CenterId,
  taskId: TaskId,
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  /** The order was marked as received; false: as not received. */
  isReceived: z.boolean(),
  /** When it was marked, as the server sent it: a later mark is another one. */
  receivedAt: Instant,
});
type CancelAnswer = z.infer<typeof CancelAnswer>;

/** An answer may report that the reception was cancelled before (API-O02). */
const Already = z.object({
  random_id: z.nullish(z.string()),
  order_id: z.int(),
  canceled_by: z.nullish(z.string()),
  canceled_at: z.nullish(Instant),
});

const cancelDone = 'Réception annulée';

function accept(body: unknown): Acceptance {
  const already = (listOf(body, 'already_canceled') ?? []).flatMap((it) => Already.safeParse(it).data ?? []);
  if (already.length === 0) return { rows: [] };
  const names = already.map(({ order_id, random_id, canceled_by, canceled_at }) =>
    alreadyCanceledText(
      orderName({ id: order_id, random_id }),
      canceled_by ?? null,
      canceled_at ? hourText(canceled_at) : null,
    ),
  );
  return { rows: [], told: { text: `${cancelDone}. ${names.join(', ')}`, seconds: 10 } };
}

const isStill = ({ taskId, receivedAt }: CancelAnswer, rows: Reader) => {
  const row = rows.get('arrival', taskId);
  return row !== undefined && isDecided(row) && (row.received_at == null || msOf(row.received_at) === msOf(receivedAt));
};

/**
 * Cancels the reception of an order: it is expected again, without a mark (OUR-034 to OUR-036, API-O02). A reception
 * that is cancelled already counts as done. The action waits for the network as long as the cancellation is possible.
 */
export const cancelReception = command('arrivals.cancel', {
  version: 1,
  args: CancelAnswer,
  reads: ({ taskId }) => ({ arrival: [taskId] }),
  // A reception that is no longer listed is cancelled all the same: the server knows its state.
  guard: ({ taskId }, rows) => (rows.get('arrival', taskId) ? null : refuse('gone')),
  holds: (said, rows) => rows.get('arrival', said.taskId) !== undefined && !isStill(said, rows),
  effect: (said, rows) =>
    isStill(said, rows)
      ? patch('arrival', rows.get('arrival', said.taskId), {
          ...{ is_received: false, is_not_received: false, new_area: null, received_by: null, received_at: null },
        })
      : [],
  request: ({ center, orderId, receivedAt }) =>
    post('/arrivals/cancel_reception/', { body: { center, order_id: orderId, received_at: receivedAt } }),
  answers: () => noAnswer,
  accept,
  reread: ({ center }) => get('/arrivals/', { query: { center: String(center) } }),
  acceptReread: (body) => ({ rows: arrivalRows(body) ?? [] }),
  lane: ({ taskId }) => [keyOf('arrival', taskId)],
  delivery: queued(hours(1)),
  text: {
    title: 'Annulation de réception',
    label: (said) => `Annulation de la réception de ${orderName(said)}`,
    success: cancelDone,
    done: (said) => `Réception de ${orderName(said)} annulée : elle est de nouveau attendue`,
    refusals: { gone: "Cette commande n'est plus dans les arrivages de ce centre" },
  },
});
