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
import { hourText } from '../../time/paris-time.ts';
import { listOf } from '../../wire.ts';
import { isDecided } from '../arrival.ts';
import { arrivalRows } from '../load.ts';
import { NewArea } from '../new-area.ts';
import { alreadyText, markedText, receptionFailed, voidMark } from '../text.ts';

/** The mark of one order, set by somebody at the dock. */
const Mark = z.object({
  taskId: TaskId,
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  isReceived: z.boolean(),
  /** Only for an order marked as received. */
  area: z.nullable(NewArea),
});
type Mark = z.infer<typeof Mark>;

const Batch = z.object({
  center: CenterId,
  /** The trucks of the orders: batches of one truck are sent in their order. */
  dockIds: z.array(z.int()),
  arrivals: z.array(Mark).check(z.minLength(1)),
  at: Instant,
});
type Batch = z.infer<typeof Batch>;

const setOf = ({ isReceived, area }: Mark, at: string) => ({
  is_received: isReceived,
  is_not_received: !isReceived,
  ...(area === null ? {} : { new_area: area }),
  received_at: at,
});

/** An answer may list orders that somebody else had received before (API-P05). */
const Already = z.object({
  random_id: z.nullish(z.string()),
  order_id: z.int(),
  received_by: z.nullish(z.string()),
  received_at: z.nullish(Instant),
});

function accept(body: unknown, { arrivals }: Batch): Acceptance {
  const already = (listOf(body, 'already_received') ?? []).flatMap((it) => Already.safeParse(it).data ?? []);
  if (already.length === 0) return { rows: [] };
  const contrary = new Set(arrivals.flatMap(({ orderId, isReceived }) => (isReceived ? [] : [Number(orderId)])));
  const names = already.map(({ order_id, random_id, received_by, received_at }) => {
    const name = orderName({ id: order_id, random_id });
    const text = alreadyText(name, received_by ?? null, received_at ? hourText(received_at) : null);
    return contrary.has(order_id) ? `${text} : ${voidMark}` : text;
  });
  return { rows: [], told: { text: `${receptionDone}. ${names.join(', ')}`, seconds: 10 } };
}

const receptionDone = 'Réception validée';

const rowsOf = ({ arrivals }: Batch, rows: Reader) =>
  arrivals.flatMap((mark) => {
    const row = rows.get('arrival', mark.taskId);
    return row ? [{ mark, row }] : [];
  });

/**
 * Sends the marks of orders of a truck, received or not received, in one batch (PRP-284 to PRP-287, API-P05). Orders
 * that are received already count as done, whoever did it; any other fault refuses the whole batch. It waits for the
 * network.
 */
export const receiveArrivals = command('arrivals.receive', {
  version: 1,
  args: Batch,
  reads: ({ arrivals }) => ({ arrival: arrivals.map(({ taskId }) => taskId) }),
  // An order that is no longer listed is sent all the same: the server knows its state.
  guard: (batch, rows) => (rowsOf(batch, rows).length === 0 ? refuse('gone') : null),
  holds: (batch, rows) => {
    const known = rowsOf(batch, rows);
    return known.length > 0 && known.every(({ row }) => isDecided(row));
  },
  effect: (batch, rows) =>
    rowsOf(batch, rows).flatMap(({ mark, row }) =>
      isDecided(row) ? [] : patch('arrival', row, setOf(mark, batch.at)),
    ),
  request: ({ center, arrivals }) =>
    post('/arrivals/', {
      body: {
        center,
        arrivals: arrivals.map(({ orderId, isReceived, area }) => ({
          order_id: orderId,
          is_received: isReceived,
          is_not_received: !isReceived,
          ...(area === null ? {} : { new_area: area }),
        })),
      },
    }),
  answers: () => noAnswer,
  accept,
  reread: ({ center }) => get('/arrivals/', { query: { center: String(center) } }),
  acceptReread: (body) => ({ rows: arrivalRows(body) ?? [] }),
  errorText: () => receptionFailed,
  lane: ({ dockIds, arrivals }) => [
    ...dockIds.map((id) => keyOf('arrivalDock', id)),
    ...arrivals.map(({ taskId }) => keyOf('arrival', taskId)),
  ],
  delivery: queued(hours(12)),
  text: {
    title: 'Réception',
    label: ({ arrivals }) => {
      const received = arrivals.filter(({ isReceived }) => isReceived).length;
      return `Réception : ${markedText(received, arrivals.length - received)}`;
    },
    success: receptionDone,
    refusals: { gone: 'Ces commandes ne sont plus attendues ici' },
    untitled: true,
  },
});
