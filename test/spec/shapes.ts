import { answerFields } from './answers.ts';
import { type Field, joined, named } from './fields.ts';
import { type EntityName, entityFields } from './tables.ts';

type Fields = ReadonlyMap<string, Field>;

const also = (...parts: readonly Fields[]): Fields => joined(parts.flatMap((part) => [...part.values()]));
/** A page of a list (ENT-08). */
const pageOf = (name: EntityName): Fields =>
  also(entityFields('ENT-08 Paginated result'), joined([named('results', name)]));
const delta = entityFields('ENT-15 Delta');

/** What the tables name in each answer of the API, by the name it has in its OpenAPI document. */
export const answerShapes: Readonly<Record<string, Fields>> = {
  Alarm: answerFields('API-151'),
  Alert: entityFields('ENT-11'),
  Arrivals: entityFields('E-24'),
  BoardState: answerFields('API-001'),
  BoardStateDelta: also(answerFields('API-001'), delta),
  CalledOrder: also(entityFields('ENT-02'), entityFields('ENT-15 Called order')),
  ClientAddress: entityFields('ENT-13'),
  ClientDebt: also(entityFields('Deposit (customer side) current'), entityFields('ENT-08 Debt summary')),
  ClientHistory: pageOf('Deposit (customer side) history'),
  Conflict: entityFields('ENT-15 Conflict'),
  CourierEta: entityFields('ENT-15 Courier arrival'),
  Customer: entityFields('Customer (support user)'),
  DeliverySlot: entityFields('ENT-15 Slot'),
  Demand: entityFields('Extra-cost demand'),
  DemandPage: also(pageOf('Extra-cost demand'), entityFields('ENT-15 Demand page')),
  DepositHistory: pageOf('ENT-08'),
  DepositSummary: entityFields('ENT-08 Summary'),
  DispatchLoad: answerFields('API-007'),
  DispatchLoadDelta: also(answerFields('API-007'), delta),
  Dock: entityFields('ENT-04'),
  DockPair: entityFields('ENT-04'),
  Driver: entityFields('ENT-06'),
  DriverDeposit: entityFields('ENT-08'),
  DriverStatement: entityFields('ENT-07'),
  ExternalJob: entityFields('ENT-05'),
  ExtraCostLog: entityFields('Presence log (driver log)'),
  Failure: entityFields('ENT-15 Failure'),
  HiddenProduct: entityFields('ENT-15 Hidden product'),
  LastDriver: entityFields('ENT-15 Last driver'),
  LateOrder: entityFields('ENT-09'),
  Metas: entityFields('ENT-10'),
  Next: entityFields('E-12'),
  NextConfig: entityFields('E-11'),
  OptimizedRoute: entityFields('ENT-14'),
  Order: entityFields('ENT-02'),
  OrderSheet: entityFields('Order (support)'),
  OrderSummary: entityFields('Order (support)'),
  Packing: entityFields('E-01'),
  PlanningSession: entityFields('E-08'),
  ProductDeposits: entityFields('ENT-08 Product figures'),
  PseudoZone: entityFields('E-04'),
  Reception: entityFields('E-24 Reception'),
  Route: entityFields('ENT-14'),
  Sendings: joined([named('since'), named('sendings', 'E-O1')]),
  SessionUser: entityFields('ENT-12'),
  SmsContent: entityFields('ENT-15 SMS content'),
  Task: entityFields('ENT-01'),
  Touched: entityFields('ENT-15 Stopped activity'),
  TransitArea: entityFields('E-05'),
  Trolley: entityFields('E-06'),
  TrolleyLogs: joined([named('logs', 'ENT-15 Trolley log')]),
};

/** The same by the kinds of rows the replica keeps. */
export const rowShapes: Readonly<Record<string, Fields>> = {
  order: entityFields('ENT-02'),
  task: entityFields('ENT-01'),
  dock: entityFields('ENT-04'),
  driver: entityFields('ENT-06'),
  alert: entityFields('ENT-11'),
  notification: also(entityFields('ENT-11'), entityFields('E-07')),
  metas: entityFields('ENT-10'),
  transitArea: entityFields('E-05'),
  packing: entityFields('E-01'),
  next: entityFields('E-12'),
  nextConfig: entityFields('E-11'),
  planning: entityFields('E-08'),
  incoming: entityFields('E-22'),
  recurringTask: entityFields('E-22'),
  floor: also(entityFields('E-09'), entityFields('E-23')),
  orderSheet: entityFields('Order (support)'),
  orderSummary: entityFields('Order (support)'),
  customer: entityFields('Customer (support user)'),
  arrival: entityFields('E-15'),
  arrivalDock: entityFields('E-14'),
};

/** The answers that details read, by the names of the details. */
export const detailAnswers: Readonly<Record<string, string>> = {
  'alarm.check': 'Alarm',
  'order.detail': 'Order',
  'courier.eta': 'CourierEta',
  'order.lastDriver': 'LastDriver',
  'driver.hiddenProducts': 'HiddenProduct',
  'addresses.ofClient': 'ClientAddress',
  'order.slots': 'DeliverySlot',
  'dock.route': 'Route',
  'dock.optimizedRoute': 'OptimizedRoute',
  'deposits.byDriver': 'DepositSummary',
  'deposits.byProduct': 'ProductDeposits',
  'deposits.history': 'DepositHistory',
  'deposits.ofClient': 'ClientDebt',
  'late.record': 'LateOrder',
  'late.smsContent': 'SmsContent',
  'transit.areas': 'TransitArea',
  'trolleys.ofCenter': 'Trolley',
  'preparation.sendings': 'Sendings',
  'trolley.logs': 'TrolleyLogs',
  'demands.page': 'DemandPage',
  'logs.drivers': 'Driver',
};
