import { Arrival, ArrivalDock } from './arrival/arrival.ts';
import { Customer } from './customer/customer.ts';
import { OrderSheet, OrderSummary } from './order/sheet/sheet.ts';
import { PhoneCall } from './phone-call/phone-call.ts';
import { provideSchemas } from './row-schemas.ts';
import type { OnRecords } from './rows.ts';
import { SmsText } from './sms-text/sms-text-row.ts';

const schemas: OnRecords = {
  orderSheet: OrderSheet,
  orderSummary: OrderSummary,
  customer: Customer,
  arrival: Arrival,
  arrivalDock: ArrivalDock,
  phoneCall: PhoneCall,
  smsText: SmsText,
};

// A board is painted without them: code that reads rows of records imports this.
provideSchemas(schemas);
