export type DeliveryStatus = 'waiting' | 'todo' | 'shipping' | 'received';
export type PackingStatus = 'todo' | 'doing' | 'done' | 'to-check' | 'waiting-products' | 'blocked';

const delivery = new Map<string, DeliveryStatus>([
  ['paid', 'waiting'],
  ['now', 'waiting'],
  ['later', 'waiting'],
  ['prep', 'waiting'],
  ['to-check', 'waiting'],
  ['waiting-products', 'waiting'],
  ['prepared', 'todo'],
  ['shipping', 'shipping'],
  ['received', 'received'],
]);

const packing = new Map<string, PackingStatus>([
  ['paid', 'todo'],
  ['now', 'todo'],
  ['later', 'todo'],
  ['prep', 'doing'],
  ['prepared', 'done'],
  ['to-check', 'to-check'],
  ['waiting-products', 'waiting-products'],
  ['blocked', 'blocked'],
]);

/**
 * The status of a delivery task for an order's status (DSP-313 to DSP-316). Undefined where none is mapped: the task
 * keeps its own, and the caller reports it (DSP-320).
 */
export const deliveryStatus = (orderStatus: string) => delivery.get(orderStatus);

/** The same for a packing task (DSP-317 to DSP-319). */
export const packingStatus = (orderStatus: string) => packing.get(orderStatus);

/** The same for any task: its flag decides between the two mappings (DSP-124). */
export const taskStatus = (task: { readonly is_packing?: boolean | null | undefined }, orderStatus: string) =>
  task.is_packing ? packingStatus(orderStatus) : deliveryStatus(orderStatus);
