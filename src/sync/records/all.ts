import { arrivals } from '../api/arrivals.ts';
import { centerSettings } from '../api/center-settings.ts';
import { customer, customerOrders } from '../api/customer.ts';
import { openRefunds, orderSheet } from '../api/order-sheet.ts';
import { phoneCalls } from '../api/phone-calls.ts';
import { priorities } from '../api/priorities.ts';
import { smsTexts } from '../api/sms-texts.ts';
import { zones } from '../api/zones.ts';
import type { RecordEndpoint } from './endpoint.ts';

/** Every record: things read for a screen that looks at them, on which the user can act there. */
export const records: readonly RecordEndpoint[] = [
  orderSheet,
  openRefunds,
  customer,
  customerOrders,
  centerSettings,
  priorities,
  arrivals,
  zones,
  phoneCalls,
  smsTexts,
];
