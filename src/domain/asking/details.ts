import { clientAddresses } from '../address/client-address.ts';
import { alarmCheck } from '../alarm/alarm.ts';
import { courierOrders } from '../courier/courier-order.ts';
import { deliveryJob } from '../courier/delivery-job.ts';
import { courierEta } from '../courier/eta.ts';
import { customerMessages } from '../customer/messages.ts';
import { customerSubventions } from '../customer/subventions.ts';
import { clientDebts, clientHistory, depositHistory, driversDeposits, productsDeposits } from '../deposit/details.ts';
import { driverNames } from '../driver/driver-names.ts';
import { hiddenProducts } from '../driver/hidden-products.ts';
import { dayLogs, logsBetween, monthLogs } from '../driver-log/details.ts';
import { driverMonths } from '../driver-log/driver-month.ts';
import { demandPage } from '../extra-cost/details.ts';
import { costsOfDay } from '../extra-cost/of-day.ts';
import { incidentDetail, incidentsOf, touchedOrders } from '../incident/details.ts';
import { lateOrderDetail, smsContentDetail } from '../late-order/details.ts';
import { refundCourse } from '../money/course/step.ts';
import { customerCredits } from '../money/credit/entry.ts';
import { moneyDay } from '../money/day/entry.ts';
import { moneyProposals } from '../money/limit/listed.ts';
import { reconciliation } from '../money/reconcile/reconciliation.ts';
import { orderDetail } from '../order/detail.ts';
import { lastDriverDetail } from '../order/last-driver.ts';
import { orderActivity } from '../order/sheet/activity.ts';
import { driverStatistics } from '../order/sheet/driver-statistics.ts';
import { orderFraud } from '../order/sheet/fraud.ts';
import { deliverySlots } from '../order/slot/slots.ts';
import { pastDay } from '../past-day/day.ts';
import { cardTransactions } from '../payment/card-transaction.ts';
import { paygreenTransactions } from '../payment/paygreen.ts';
import { lastSendings } from '../preparation/sending.ts';
import { optimizedRoute } from '../route/optimize.ts';
import { routeDetail } from '../route/route.ts';
import { storeLogs, storeStatuses } from '../store/details.ts';
import { listedTrolleys, transitAreas } from '../transit/listed.ts';
import { trolleyLogs } from '../transit/logs.ts';
import type { Detail } from './detail.ts';

/** Every detail that a room reads on demand. */
const all = [
  alarmCheck,
  orderDetail,
  orderActivity,
  orderFraud,
  courierEta,
  deliveryJob,
  driverStatistics,
  courierOrders,
  lastDriverDetail,
  hiddenProducts,
  clientAddresses,
  customerMessages,
  customerSubventions,
  customerCredits,
  cardTransactions,
  paygreenTransactions,
  deliverySlots,
  routeDetail,
  optimizedRoute,
  driversDeposits,
  productsDeposits,
  depositHistory,
  lateOrderDetail,
  smsContentDetail,
  clientDebts,
  clientHistory,
  storeStatuses,
  storeLogs,
  transitAreas,
  listedTrolleys,
  lastSendings,
  trolleyLogs,
  demandPage,
  costsOfDay,
  driverNames,
  dayLogs,
  logsBetween,
  monthLogs,
  driverMonths,
  moneyDay,
  moneyProposals,
  refundCourse,
  reconciliation,
  touchedOrders,
  incidentsOf,
  incidentDetail,
  pastDay,
] as const;

/** Their names. */
export const detailNames: readonly string[] = all.map(({ name }) => name);

const byName = new Map<string, Detail>(all.map((entry) => [entry.name, entry as unknown as Detail]));

export const detailNamed = (name: string): Detail | undefined => byName.get(name);
