import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, hours, post, queued } from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { answersNew } from '../../documented-answer.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { msOf } from '../../time/instant.ts';
import { hourText } from '../../time/paris-time.ts';
import { flatten, listOf } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { callRows, callsRequest } from '../load.ts';
import { CallComment, PhoneCall } from '../phone-call.ts';
import { callRefusals } from '../text.ts';

const Planned = z.object({
  center: CenterId,
  /** One of both. */
  orderId: z.nullable(OrderId),
  customerId: z.nullable(CustomerId),
  /** The name of the order, or of the customer; it is not sent. */
  name: z.string(),
  dueAt: Instant,
  /** For whoever plans it; else for whoever is there. */
  isMine: z.boolean(),
  comment: CallComment,
});
type Planned = z.infer<typeof Planned>;

const isSame = (call: PhoneCall, { orderId, customerId, dueAt, comment }: Planned) =>
  (call.order?.id ?? null) === orderId &&
  (orderId !== null || (call.customer?.id ?? null) === customerId) &&
  msOf(call.due_at) === msOf(dueAt) &&
  (call.comment ?? '') === comment;

/** A call to make at an hour (OUR-221, API-O62). It waits for the network; the same sent twice is one call. */
export const planCall = command('phoneCall.plan', {
  version: 1,
  args: Planned,
  reads: () => ({}),
  guard: ({ orderId, customerId }) => ((orderId === null) === (customerId === null) ? refuse('nobody') : null),
  holds: () => false,
  effect: () => [],
  request: ({ center, orderId, customerId, dueAt, isMine, comment }) =>
    post('/phone-calls/', {
      body: {
        center,
        ...(orderId === null ? {} : { order_id: orderId }),
        ...(customerId === null ? {} : { user_id: customerId }),
        due_at: dueAt,
        is_mine: isMine,
        comment,
      },
    }),
  answers: () => answersNew('call'),
  accept: (body) => ({ rows: flatten('phoneCall', 'calls', [body]) }),
  reread: ({ center }) => callsRequest(center),
  acceptReread: (body) => ({ rows: callRows(body) ?? [] }),
  isConfirmedBy: (body, planned) =>
    (listOf(body, 'calls') ?? []).some((row) => {
      const call = PhoneCall.safeParse(row).data;
      return call !== undefined && isSame(call, planned);
    }),
  lane: ({ orderId, customerId }) =>
    orderId !== null ? [keyOf('order', orderId)] : customerId !== null ? [keyOf('customer', customerId)] : [],
  delivery: queued(hours(12)),
  text: {
    title: 'Appel à passer',
    label: ({ name, dueAt }) => sentence`Rappeler ${name} à ${hourText(dueAt)}`,
    success: 'Appel noté',
    refusals: callRefusals,
  },
});
