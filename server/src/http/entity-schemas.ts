import * as z from 'zod/mini';
import { ClientAddress } from '../../../src/domain/address/client-address.ts';
import { Alarm } from '../../../src/domain/alarm/alarm.ts';
import { Arrival, ArrivalDock } from '../../../src/domain/arrival/arrival.ts';
import { paginated } from '../../../src/domain/asking/paginated.ts';
import { Metas as CenterMetas } from '../../../src/domain/center/center.ts';
import { GeneralConfig } from '../../../src/domain/center/general-config.ts';
import { CourierOrders } from '../../../src/domain/courier/courier-order.ts';
import { DeliveryJob as FullJob } from '../../../src/domain/courier/delivery-job.ts';
import { CourierEta } from '../../../src/domain/courier/eta.ts';
import { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { Customer, InternalNote } from '../../../src/domain/customer/customer.ts';
import { Invoice } from '../../../src/domain/customer/invoice.ts';
import { Sms } from '../../../src/domain/customer/messages.ts';
import { Hits } from '../../../src/domain/customer/search.ts';
import { SubventionLog } from '../../../src/domain/customer/subventions.ts';
import {
  ClientDebt,
  ClientHistory,
  DepositHistory,
  DepositSummary,
  DriverDeposit,
  ProductDeposits,
} from '../../../src/domain/deposit/deposit.ts';
import { Dock } from '../../../src/domain/dock/dock.ts';
import { Driver } from '../../../src/domain/driver/driver.ts';
import { HiddenProduct } from '../../../src/domain/driver/hidden-products.ts';
import { DriverStatement } from '../../../src/domain/driver/statement.ts';
import { Demand, DemandPage } from '../../../src/domain/extra-cost/demand.ts';
import { DatedRate } from '../../../src/domain/extra-cost/rate.ts';
import { Incident, TouchedOrder } from '../../../src/domain/incident/incident-row.ts';
import { LateOrder } from '../../../src/domain/late-order/late-order.ts';
import { Course } from '../../../src/domain/money/course/step.ts';
import { CreditEntry } from '../../../src/domain/money/credit/entry.ts';
import { MoneyDay } from '../../../src/domain/money/day/entry.ts';
import { Proposals } from '../../../src/domain/money/limit/listed.ts';
import { Reconciliation } from '../../../src/domain/money/reconcile/reconciliation.ts';
import { LastDriver } from '../../../src/domain/order/last-driver.ts';
import { Order } from '../../../src/domain/order/order.ts';
import { ActivityEntry } from '../../../src/domain/order/sheet/activity.ts';
import { RoundStatistics } from '../../../src/domain/order/sheet/driver-statistics.ts';
import { FraudDetail } from '../../../src/domain/order/sheet/fraud.ts';
import { OrderSheet, OrderSummary } from '../../../src/domain/order/sheet/sheet.ts';
import { DeliverySlot } from '../../../src/domain/order/slot/slots.ts';
import { PastDay } from '../../../src/domain/past-day/day.ts';
import { CardTransaction } from '../../../src/domain/payment/card-transaction.ts';
import { PaygreenTransaction } from '../../../src/domain/payment/paygreen.ts';
import { PhoneCall } from '../../../src/domain/phone-call/phone-call.ts';
import { HomeFigures, StatWindows, StockWork } from '../../../src/domain/preparation/home.ts';
import { Next } from '../../../src/domain/preparation/next.ts';
import { NextConfig } from '../../../src/domain/preparation/next-config.ts';
import { Notice as Alert } from '../../../src/domain/preparation/notice.ts';
import { Packing } from '../../../src/domain/preparation/packing.ts';
import { PlanningSession } from '../../../src/domain/preparation/planning.ts';
import { Sendings } from '../../../src/domain/preparation/sending.ts';
import { OptimizedRoute } from '../../../src/domain/route/optimize.ts';
import { Route } from '../../../src/domain/route/route.ts';
import { Code, Id, maybe } from '../../../src/domain/schema.ts';
import { SessionUser } from '../../../src/domain/session/session.ts';
import { SmsText } from '../../../src/domain/sms-text/sms-text-row.ts';
import { StoreStatuses } from '../../../src/domain/store/details.ts';
import { StoreLog } from '../../../src/domain/store/store.ts';
import { Task } from '../../../src/domain/task/task.ts';
import { TrolleyLogs } from '../../../src/domain/transit/logs.ts';
import { TransitArea } from '../../../src/domain/transit/transit-area.ts';
import { Trolley } from '../../../src/domain/transit/trolley.ts';
import { PseudoZone } from '../../../src/domain/zone/zone.ts';
import { CostsOfDay, DriverLogsAnswer, ExtraCostLog, PresenceLog } from './log-schemas.ts';
import { DriverMonth } from './month-schemas.ts';

// Answers, as in section 27. They document the API; outgoing answers are not validated with them.

/** Distinguished from texts: those are shown, codes are interpreted. */
z.globalRegistry.add(Code, { title: 'Code' });

/** The settings of a center, with the figures of its floor. */
const Metas = z.extend(CenterMetas, HomeFigures.shape);
/** A job with the fields of boards and those of its provider (API-034, API-S36). */
const DeliveryJob = z.extend(ExternalJob, FullJob.shape);
/** API-S57. */
const Subscription = z.object({ id: Id, customer_id: maybe(Id), status: maybe(Code) });
const PackingAnswer = z.extend(Packing, { linked_order: Order });
const TaskAnswer = z.extend(Task, { linked_order: Order });
/** A task that a load has in full under `deliveries` appears elsewhere by its id alone. */
const TaskOrId = z.union([TaskAnswer, Id]);
const DockAnswer = z.extend(Dock, { tasks: z.array(TaskAnswer) });
/** An action on two docks: the source, with the other or created one (DSP-440). */
const DockPair = z.extend(DockAnswer, { new_dock: z.optional(DockAnswer) });

const DispatchLoad = z.object({
  version: z.optional(z.int()),
  deliveries: z.array(TaskAnswer),
  docks: z.array(z.extend(Dock, { tasks: z.array(TaskOrId) })),
  drivers: z.optional(z.array(Driver)),
  late_orders: z.array(TaskOrId),
  moving_tasks: z.array(TaskOrId),
  not_delivered: z.array(TaskOrId),
  alerts: z.array(Alert),
  metas: Metas,
});

/** API-001. */
const BoardState = z.object({
  version: z.optional(z.int()),
  deliveries: z.array(TaskAnswer),
  docks: z.array(z.extend(Dock, { tasks: z.array(TaskOrId) })),
  drivers: z.array(Driver),
  alerts: z.array(Alert),
  alert_notifications: z.array(Alert),
  canceled_deliveries: z.array(TaskAnswer),
  transit_areas: z.array(TransitArea),
  pseudo_zones: z.array(PseudoZone),
  packings: z.array(PackingAnswer),
  nexts: z.array(Next),
  nextconfigs: z.array(NextConfig),
  recurring_incomings: z.array(StockWork),
  recurringtask_instances: z.array(StockWork),
  incoming_plannings_sessions: z.array(PlanningSession),
  packerstatiph: StatWindows,
  packerstatsordermoving: StatWindows,
  packerstatsbeforepicking: StatWindows,
  shipmentstats: StatWindows,
  metas: Metas,
});

/**
 * The rows a delta is about. It contains everything about them that the whole answer would: a row missing in a list is
 * not in it any more. All other rows are unchanged, in every list.
 */
const Changed = z.object({ tasks: z.array(Id), orders: z.array(Id), docks: z.array(Id) });
/** Tasks in full if they are not under `deliveries`; unchanged ones, and those under `deliveries`, by id alone. */
const NestedTasks = z.object({ tasks: z.array(TaskOrId) });

/** Lists whose form in a delta differs from that in the whole answer. */
const delta = {
  changed: Changed,
  /** An unchanged dock with a changed task has its id and its tasks alone. */
  docks: z.array(z.union([z.extend(Dock, NestedTasks.shape), z.extend(NestedTasks, { id: Id })])),
  /** A whole list: a missing row is not in it any more, an unchanged row appears by its id alone. */
  alerts: z.array(z.union([Alert, Id])),
  /** Null: unchanged. */
  metas: z.nullable(Metas),
};
const WholeDrivers = z.array(z.union([Driver, Id]));
const DispatchLoadDelta = z.extend(DispatchLoad, { ...delta, drivers: z.optional(WholeDrivers) });
const BoardStateDelta = z.extend(BoardState, {
  ...delta,
  drivers: WholeDrivers,
  alert_notifications: z.array(z.union([Alert, Id])),
  packings: z.array(z.union([PackingAnswer, Id])),
  nexts: z.array(z.union([Next, Id])),
  nextconfigs: z.array(z.union([NextConfig, Id])),
  recurring_incomings: z.array(z.union([StockWork, Id])),
  recurringtask_instances: z.array(z.union([StockWork, Id])),
  incoming_plannings_sessions: z.array(z.union([PlanningSession, Id])),
});

/** Docks and tasks touched by the end of an activity (DSP-633). */
const Touched = z.object({ dock_ids: z.array(Id), shipping_task_ids: z.array(Id) });

/** An order for which a courier was called, with the dock of its job. */
const CalledOrder = z.extend(Order, { dock: DockAnswer, error_message: z.optional(z.string()) });

/** API-P43. */
const ProductCenterPage = paginated(
  z.object({
    ...{ id: Id, center: Id, selling_name: z.string(), logistic_title: z.string(), pack: z.string() },
    ...{ area: z.string(), shelf: z.string(), tier: z.string(), stock: z.int() },
  }),
);

/** What became of a call that moves money (API-S72). */
const Operation = z.object({ operation_id: z.string(), status: z.int(), error: z.nullable(z.string()) });

const answers = {
  ActivityEntry,
  Alarm,
  Alert,
  Arrivals: z.object({
    docks: z.array(z.extend(ArrivalDock, { tasks: z.array(Arrival) })),
    pending: z.array(Arrival),
    pseudozones: z.array(PseudoZone),
    cancelable_arrivals: z.array(Arrival),
  }),
  BoardState,
  BoardStateDelta,
  ClientAddress,
  ClientDebt,
  ClientHistory,
  Conflict: z.object({
    error: z.string(),
    dock: z.optional(DockAnswer),
    docks: z.optional(z.array(DockAnswer)),
    order: z.optional(Order),
    orders: z.optional(z.array(Order)),
    task: z.optional(TaskAnswer),
    driver: z.optional(Driver),
    demand: z.optional(Demand),
    log: z.optional(PresenceLog),
    month: z.optional(DriverMonth),
    next: z.optional(Next),
    nextconfigs: z.optional(z.array(NextConfig)),
  }),
  DeliverySlot,
  Demand,
  DemandPage,
  CalledOrder,
  CardTransaction,
  CourierEta,
  CourierOrders,
  CreditEntry,
  CostsOfDay,
  Customer,
  DepositHistory,
  DepositSummary,
  DispatchLoad,
  DispatchLoadDelta,
  Dock: DockAnswer,
  DockPair,
  Driver,
  DriverDeposit,
  /** With what he is paid from which day on (LOG-097). */
  DriverOfCenter: z.extend(Driver, { hourly_rates: z.array(DatedRate) }),
  DriverLogs: DriverLogsAnswer,
  DriverMonth,
  DriverMonths: z.object({ months: z.array(DriverMonth) }),
  DriverStatement,
  ExtraCostLog,
  DeliveryJob,
  Failure: z.object({ error: z.optional(z.string()), detail: z.optional(z.string()) }),
  FraudDetail,
  GeneralConfig,
  HiddenProduct,
  Hits,
  InternalNote,
  Invoice,
  LastDriver,
  LateOrder,
  Metas,
  Course,
  Incident,
  IncidentOrders: z.object({ orders: z.array(TouchedOrder) }),
  Incidents: z.object({ incidents: z.array(Incident) }),
  MoneyDay,
  Proposals,
  PhoneCall: z.extend(PhoneCall, { already: z.optional(z.boolean()) }),
  PastDay,
  PhoneCalls: z.object({ calls: z.array(PhoneCall) }),
  Next,
  NewStatus: z.object({ new_status: z.nullable(z.string()) }),
  NextConfig,
  Operation,
  OptimizedRoute,
  Order,
  OrderSheet: z.extend(Order, OrderSheet.shape),
  OrderSummary,
  Packing: PackingAnswer,
  PaygreenTransaction,
  PlanningSession,
  PresenceLog,
  ProductCenterPage,
  ProductDeposits,
  PseudoZone,
  Reconciliation,
  Reception: z.object({
    already_received: z.array(
      z.object({ order_id: Id, random_id: z.nullable(z.string()), received_by: z.string(), received_at: z.string() }),
    ),
  }),
  Cancellation: z.object({
    already_canceled: z.array(
      z.object({
        ...{ order_id: Id, random_id: z.nullable(z.string()) },
        ...{ canceled_by: z.nullable(z.string()), canceled_at: z.nullable(z.string()) },
      }),
    ),
  }),
  RoundStatistics,
  Route,
  Sendings,
  SessionUser,
  Sms,
  SmsText,
  SmsTexts: z.object({ texts: z.array(SmsText) }),
  SmsContent: z.object({ sms_content: z.string() }),
  StoreLogs: z.object({ logs: z.array(StoreLog) }),
  StoreStatuses,
  SubventionLog,
  Subscription,
  Task: TaskAnswer,
  Touched,
  TransitArea,
  Trolley,
  TrolleyLogs,
} as const;

export type AnswerName = keyof typeof answers;
/** A single entity, or a list of them. */
export type AnswerShape = AnswerName | readonly [AnswerName];

/** Every named answer, for `components.schemas` of the OpenAPI document. */
export const answerSchemas = () =>
  Object.fromEntries(Object.entries(answers).map(([name, schema]) => [name, z.toJSONSchema(schema)]));

const reference = (name: AnswerName) => ({ $ref: `#/components/schemas/${name}` });

export const schemaOf = (shape: AnswerShape) =>
  typeof shape === 'string' ? reference(shape) : { type: 'array', items: reference(shape[0]) };
