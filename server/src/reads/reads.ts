import { loadAlarm } from './alarm.ts';
import { arrivals } from './arrivals/arrivals.ts';
import { depositReads } from './deposits.ts';
import { demandReads } from './drivers/demands.ts';
import { driverLogs } from './drivers/driver-logs.ts';
import { driverMonthReads } from './drivers/driver-months.ts';
import { extraCostsOfDay } from './drivers/extra-costs.ts';
import { lastDriver } from './drivers/last-driver.ts';
import {
  deliveries,
  dock,
  drivers,
  metas,
  pseudoZones,
  sessionUser,
  shipping,
  transitAreas,
  trolleys,
} from './entities.ts';
import { hiddenProductsToReturn } from './hidden-products.ts';
import { incidentReads } from './incidents.ts';
import { invoiceReads } from './invoices.ts';
import { lateOrderReads } from './late-order.ts';
import { refundCourse } from './money/course.ts';
import { moneyDay } from './money/day.ts';
import { moneyProposals } from './money/proposals.ts';
import { reconciliationOfDay } from './money/reconciliation.ts';
import { operation } from './operations.ts';
import { openCalls } from './phone-calls.ts';
import { productCenters } from './product-centers.ts';
import type { AnyRead } from './read.ts';
import { clientAddresses, slots } from './redelivery.ts';
import { courierReads } from './rounds/couriers.ts';
import { optimizeRoute } from './rounds/optimize-route.ts';
import { pastDay } from './rounds/past-day.ts';
import { route } from './rounds/route.ts';
import { sendings } from './sendings.ts';
import { keptTexts } from './sms-texts.ts';
import { storeReads } from './stores.ts';
import { supportReads } from './support.ts';
import { trolleyLogs } from './trolley-logs.ts';

/** Every call of the API that only reads, beside the polls. */
export const reads: readonly AnyRead[] = [
  sessionUser,
  deliveries,
  shipping,
  drivers,
  dock,
  lastDriver,
  hiddenProductsToReturn,
  clientAddresses,
  slots,
  transitAreas,
  pseudoZones,
  trolleys,
  trolleyLogs,
  metas,
  route,
  optimizeRoute,
  loadAlarm,
  sendings,
  arrivals,
  productCenters,
  ...courierReads,
  ...demandReads,
  ...depositReads,
  driverLogs,
  ...driverMonthReads,
  extraCostsOfDay,
  ...lateOrderReads,
  ...invoiceReads,
  ...storeReads,
  ...supportReads,
  operation,
  moneyDay,
  moneyProposals,
  refundCourse,
  reconciliationOfDay,
  ...incidentReads,
  openCalls,
  keptTexts,
  pastDay,
];
