import * as z from 'zod/mini';
import { orderSheetParts } from '../../../src/sync/api/order-sheet.ts';
import type { answerShapes } from '../../spec/shapes.ts';

/** A read of the API, without effect, and the tables that name what it answers. */
export interface Read {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly answer: keyof typeof answerShapes & string;
  /** Keys without which the answer says nothing, in each of its rows. */
  readonly needs?: readonly string[];
  /** What is asked for with what it answered. */
  readonly leadsTo?: (body: unknown) => readonly Read[];
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
    [order, sheetOf(order)],
    [order, { path: `/processing-orders/${order}/activity_logs/`, answer: 'ActivityEntry' }],
    [order, { path: `/processing-orders/${order}/order_stat_driver/`, answer: 'RoundStatistics' }],
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
      {
        ...{ path: '/uber-eats/store_statuses/', query: { center }, answer: 'StoreStatuses' },
        needs: ['store_statuses'],
        leadsTo: logsOfStores,
      },
    ],
    [center, { path: '/uber-eats/orders/', query: { center }, answer: 'CourierOrders', needs: ['current_orders'] }],
    [trolley, { path: `/trolleys/${trolley}/logs/`, answer: 'TrolleyLogs', needs: ['logs'] }],
    [center, { path: '/extra-cost-demands/', query: { center, limit: 100 }, answer: 'DemandPage', needs: ['results'] }],
  ];
  return asked.flatMap(([about, read]) => (about === undefined || about === '' ? [] : [read]));
}

/** An order as support reads it, and by it the customer's file: the address of a customer is told there alone. */
function sheetOf(order: number | undefined): Read {
  const sheet = { path: `/processing-orders/${order}/`, query: orderSheetParts, needs: ['id'] };
  return { ...sheet, answer: 'OrderSheet', leadsTo: fileOfCustomer };
}

const Sheet = z.object({ user: z.object({ id: z.number(), email: z.string() }) });

function fileOfCustomer(body: unknown): readonly Read[] {
  const sheet = Sheet.safeParse(body).data;
  if (!sheet) return [];
  const { id: user_id, email } = sheet.user;
  return [
    { path: `/users/${user_id}/support-info/`, query: { email }, answer: 'Customer', needs: ['id'] },
    { path: '/processing-orders/', query: { user_id }, answer: 'OrderSummary', needs: ['id'] },
    { path: `/users/${user_id}/sms/`, answer: 'Sms' },
    { path: `/users/${user_id}/subvention-logs/`, answer: 'SubventionLog' },
    { path: `/users/${user_id}/card-transactions/`, answer: 'CardTransaction' },
    { path: `/users/${user_id}/paygreen-transactions/`, answer: 'PaygreenTransaction' },
    { path: `/users/${user_id}/invoices/`, query: { year: new Date().getFullYear() }, answer: 'Invoice' },
  ];
}

const Stores = z.object({ store_statuses: z.array(z.object({ store_id: z.string() })) });

function logsOfStores(body: unknown): readonly Read[] {
  const [store] = Stores.safeParse(body).data?.store_statuses ?? [];
  if (!store) return [];
  return [
    { path: '/uber-eats/store_status_logs/', query: { store: store.store_id }, answer: 'StoreLogs', needs: ['logs'] },
  ];
}
