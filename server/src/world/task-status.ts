export type TaskStatus = 'waiting' | 'todo' | 'shipping' | 'received';

const mapped: Readonly<Record<string, TaskStatus>> = {
  paid: 'waiting',
  now: 'waiting',
  later: 'waiting',
  prep: 'waiting',
  'to-check': 'waiting',
  'waiting-products': 'waiting',
  prepared: 'todo',
  shipping: 'shipping',
  received: 'received',
};

/** The status a delivery task takes from its order (DSP-313 to DSP-316); without a mapping it keeps its own (DSP-320). */
export const taskStatus = (orderStatus: string, previous: TaskStatus): TaskStatus => mapped[orderStatus] ?? previous;

/** What a task was before its order got a status without mapping. */
const kept: Readonly<Record<string, TaskStatus>> = {
  undeliveredclient: 'shipping',
  waiting_restock: 'shipping',
  restock: 'shipping',
  redestock: 'todo',
  canceled: 'todo',
  'xd-to-check': 'todo',
};

/** The status of a task made together with its order. */
export const firstTaskStatus = (orderStatus: string) => taskStatus(orderStatus, kept[orderStatus] ?? 'waiting');

const outside = new Set(['undeliveredclient', 'waiting_restock', 'restock', 'shipping', 'received']);
const packed = new Set([...outside, 'prepared', 'redestock', 'xd-to-check', 'canceled', 'to-check']);
const untouched = new Set(['paid', 'now', 'later', 'unpaid', 'stand-by', 'important', 'blocked']);

/** The order has left the center. */
export const hasLeft = (orderStatus: string) => outside.has(orderStatus);
/** Every product is in its bag. */
export const isPacked = (orderStatus: string) => packed.has(orderStatus);
/** Nobody has begun to pack the order. */
export const isUntouched = (orderStatus: string) => untouched.has(orderStatus);
