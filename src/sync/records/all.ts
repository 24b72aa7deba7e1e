import { arrivals } from '../api/arrivals.ts';
import { centerSettings } from '../api/center-settings.ts';
import { customer, customerOrders } from '../api/customer.ts';
import { orderSheet } from '../api/order-sheet.ts';
import { priorities } from '../api/priorities.ts';
import type { RecordEndpoint } from './endpoint.ts';

/** Everything that is read for one thing looked at and can be acted on there. */
export const records: readonly RecordEndpoint[] = [
  orderSheet,
  customer,
  customerOrders,
  centerSettings,
  priorities,
  arrivals,
];
