import type { answerShapes } from '../../spec/shapes.ts';

/** A read of the API, without effect, and the tables that name what it answers. */
export interface Read {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly answer: keyof typeof answerShapes & string;
  /** Keys without which the answer says nothing, in each of its rows. */
  readonly needs?: readonly string[];
}

/** Rows of a board to ask about. */
export interface Known {
  readonly center: number;
  readonly dock: number | undefined;
  readonly task: number | undefined;
  readonly order: number | undefined;
  readonly late: number | undefined;
  readonly driver: number | undefined;
  readonly client: number | undefined;
  readonly postalCode: string | undefined;
  readonly trolley: number | undefined;
}

/** What tells of a board, and of who asks. */
export const loads = (center: number) =>
  [
    { path: '/admin-user/', answer: 'SessionUser', needs: ['email'] },
    { path: '/tasks/state/', query: { center_id: center, version: 1 }, answer: 'BoardState', needs: ['version'] },
    {
      ...{ path: '/dispatch/loadstate/', query: { center, version: 1 }, answer: 'DispatchLoad' },
      needs: ['version', 'deliveries', 'docks'],
    },
  ] as const satisfies readonly Read[];

type Asked = readonly [about: number | string | undefined, read: Read];

/** What rooms ask for while somebody looks at a row. */
export function details({ center, dock, task, order, late, driver, client, postalCode, trolley }: Known): Read[] {
  const id = ['id'];
  const ofCenter = { center_id: center };
  const asked: readonly Asked[] = [
    [order, { path: `/processing-orders/${order}/`, answer: 'Order', needs: id }],
    [order, { path: `/processing-orders/${order}/get_last_driver/`, answer: 'LastDriver' }],
    [late, { path: `/processing-orders/${late}/process_late_order/`, answer: 'LateOrder' }],
    [dock, { path: `/docks/${dock}/`, answer: 'Dock', needs: id }],
    [dock, { path: `/route/${dock}/`, query: { parent_order: 0, products: 0 }, answer: 'Route', needs: ['points'] }],
    [task, { path: '/dispatch/deliveries/', query: { ids: task ?? 0 }, answer: 'Task', needs: id }],
    [task, { path: '/tasks/shipping/', query: { ids: task ?? 0 }, answer: 'Task', needs: id }],
    [center, { path: '/drivers/', query: { center }, answer: 'Driver', needs: id }],
    [driver, { path: `/drivers/${driver}/hidden_product_to_return/`, answer: 'HiddenProduct', needs: ['name'] }],
    [driver, { path: '/depositdriver/history/', query: { driver_id: driver ?? 0 }, answer: 'DepositHistory' }],
    [center, { path: '/depositdriver/by_driver/', query: ofCenter, answer: 'DepositSummary' }],
    [center, { path: '/depositdriver/by_product/', query: ofCenter, answer: 'ProductDeposits' }],
    [client, { path: '/deposituser/current/', query: { user_id: client ?? 0 }, answer: 'ClientDebt' }],
    [client, { path: '/deposituser/history/', query: { user_id: client ?? 0 }, answer: 'ClientHistory' }],
    [client, { path: '/admin-addresses/', query: { user_id: client ?? 0 }, answer: 'ClientAddress', needs: id }],
    [
      postalCode && order,
      {
        ...{ path: '/postal_codes/slots/', answer: 'DeliverySlot' },
        query: { postal_code: postalCode ?? '', order_id: order ?? 0 },
      },
    ],
    [center, { path: '/load_alarm/', query: { center }, answer: 'Alarm' }],
    [center, { path: '/transitareas/', answer: 'TransitArea' }],
    [center, { path: '/arrivals/', query: { center }, answer: 'Arrivals', needs: ['docks'] }],
    [
      center,
      { path: '/uber-eats/store_statuses/', query: { center }, answer: 'StoreStatuses', needs: ['store_statuses'] },
    ],
    [center, { path: '/uber-eats/orders/', query: { center }, answer: 'CourierOrders', needs: ['current_orders'] }],
    [trolley, { path: `/trolleys/${trolley}/logs/`, answer: 'TrolleyLogs', needs: ['logs'] }],
    [center, { path: '/extra-cost-demands/', query: { center, limit: 100 }, answer: 'DemandPage', needs: ['results'] }],
  ];
  return asked.flatMap(([about, read]) => (about === undefined || about === '' ? [] : [read]));
}
