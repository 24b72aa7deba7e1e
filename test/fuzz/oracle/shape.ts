import type { RequestSpec } from '../../../src/domain/command.ts';
import type { Screen } from '../intents/screen.ts';
import {
  type Tells,
  tellsAlert,
  tellsAlerts,
  tellsAny,
  tellsArrivals,
  tellsConfigs,
  tellsConfigsWithin,
  tellsDocks,
  tellsDriver,
  tellsDrivers,
  tellsLate,
  tellsMetas,
  tellsMetasWithin,
  tellsNext,
  tellsNexts,
  tellsNothing,
  tellsOrder,
  tellsPhoneCall,
  tellsPhoneCalls,
  tellsReviewed,
  tellsSmsText,
  tellsSmsTexts,
} from './lifted.ts';
import { type Fields, list, record } from './word.ts';

/** The subject of an action: the rows of its answer, the read after a lost one, and the rows of that. */
export interface About {
  readonly answers: Tells;
  /** Whether this read shows the outcome of an action with these arguments. */
  readonly isReread: (said: Fields, request: Pick<RequestSpec, 'path' | 'query'>) => boolean;
  readonly rereads: Tells;
}

export type Delivery = 'queue' | 'guarded' | 'live';

/** All that the traces need to know of an action beside its effect: most actions are like another. */
export interface Shape extends About {
  readonly delivery: Delivery;
  /** Its request has what its user saw (DSP-480 to DSP-487): the server refuses where that is no longer so. */
  readonly saysWhatWasSeen: boolean;
  /** Statuses beside 409 that have the rows. */
  readonly conflictStatuses: readonly number[];
  /** Arguments on something the screen shows, for the stories that know actions by their shape alone. */
  readonly sample?: Sample | undefined;
}

/** Undefined where the screen shows nothing it could be done to. */
export type Sample = (screen: Screen) => Fields | undefined;

const shape =
  (delivery: Delivery, saysWhatWasSeen = false) =>
  (
    about: About,
    { conflictStatuses = [], sample }: Partial<Pick<Shape, 'conflictStatuses' | 'sample'>> = {},
  ): Shape => ({
    ...about,
    ...{ delivery, saysWhatWasSeen, conflictStatuses, sample },
  });

/** The same arguments on any order, dock or driver the screen shows. */
export const withOrder =
  (args: Fields): Sample =>
  (screen) => {
    const order = screen.pick('order');
    return order && { orderId: order.id, ...args };
  };
export const withDock =
  (args: Fields): Sample =>
  (screen) => {
    const dock = screen.pick('dock');
    return dock && { dockId: dock.id, ...args };
  };
export const withDriver =
  (args: Fields): Sample =>
  (screen) => {
    const driver = screen.pick('driver');
    return driver && { driverId: driver.id, driverName: driver.name ?? '', center: screen.center, ...args };
  };
export const withCenter =
  (args: Fields): Sample =>
  (screen) => ({ center: screen.center, ...args });

/** Final values: works offline, and is sent again only under its key. */
export const queued = shape('queue');
/** The same; its request has in part what the user saw, which does not show the server that it comes twice. */
export const queuedAsSeen = shape('queue', true);
/** Refused where the server's rules do not allow it any more. */
export const guarded = shape('guarded');
/** The same by what the user saw, which goes with it. */
export const asSeen = shape('guarded', true);
/** Now or not at all. */
export const live = shape('live');

/** Answered by other than its subject: by nothing, by a row, by rows, by a list. */
export const answering = (answers: Tells, about: About): About => ({ ...about, answers });
export const answeringNothing = (about: About): About => answering(tellsNothing, about);

const at =
  (path: (said: Fields) => string): About['isReread'] =>
  (said, request) =>
    request.path === path(said);

export const onOrder: About = {
  answers: tellsOrder,
  isReread: at(({ orderId }) => `/processing-orders/${orderId}/`),
  rereads: tellsOrder,
};
/** The review of a late order: of a part of it. */
export const onLateOrder: About = { ...onOrder, answers: tellsLate, rereads: tellsReviewed };
/** A dock, and the other one it concerns or made. */
export const onDock: About = {
  answers: tellsDocks,
  isReread: at(({ dockId }) => `/docks/${dockId}/`),
  rereads: tellsDocks,
};
export const onDriver: About = {
  answers: tellsDriver,
  isReread: ({ center }, { path, query }) => path === '/drivers/' && query?.center === String(center),
  rereads: tellsDrivers,
};
/** Trucks on their way to a center; the answer has none. */
export const onArrivals: About = {
  answers: tellsNothing,
  isReread: ({ center }, { path, query }) => path === '/arrivals/' && query?.center === String(center),
  rereads: tellsArrivals,
};
/** Calls to make of a center. */
export const onPhoneCalls: About = {
  answers: tellsPhoneCall,
  isReread: ({ center }, { path, query }) => path === '/phone-calls/' && query?.center === String(center),
  rereads: tellsPhoneCalls,
};
/** Texts to choose for messages, of a center. */
export const onSmsTexts: About = {
  answers: tellsSmsText,
  isReread: ({ center }, { path, query }) => path === '/sms-texts/' && query?.center === String(center),
  rereads: tellsSmsTexts,
};
const ofSecondCourier = (path: string): About => ({
  answers: tellsNothing,
  isReread: ({ center }, request) => request.path === path && request.query?.center === String(center),
  rereads: tellsNothing,
});
/** Stores and orders of the second courier, which no row has. */
export const onStores = ofSecondCourier('/uber-eats/store_statuses/');
export const onCourierOrders = ofSecondCourier('/uber-eats/orders/');
const ofCustomer = (path: string): About => ({
  answers: tellsNothing,
  isReread: ({ userId }, request) => request.path === path && request.query?.user_id === String(userId),
  rereads: tellsNothing,
});
/** The account of a customer, and his deposits: no board has either. */
export const onAccount = ofCustomer('/processing-orders/');
export const onDepositsOfCustomer = ofCustomer('/deposituser/current/');
/** A payment of a customer, which no board has. */
export const onPaygreen: About = {
  answers: tellsNothing,
  isReread: at(({ userId }) => `/users/${userId}/paygreen-transactions/`),
  rereads: tellsNothing,
};
/** The limit of a center, which no board has. */
export const onMoneyLimit: About = {
  answers: tellsNothing,
  isReread: ({ center }, { path, query }) => path === '/money-proposals/' && query?.center === String(center),
  rereads: tellsNothing,
};
/** An incident, which no board has. */
export const onIncident: About = {
  answers: tellsNothing,
  isReread: at(({ id }) => `/incidents/${id}/`),
  rereads: tellsNothing,
};
/** A customer, whom no board has. */
export const onCustomer: About = {
  answers: tellsNothing,
  isReread: ({ userId }, { path }) => path === `/users/${userId}/support-info/`,
  rereads: tellsNothing,
};
export const onAddress: About = {
  answers: tellsNothing,
  isReread: at(() => '/admin-addresses/'),
  rereads: tellsNothing,
};

/** Presences of a driver, which no row has. */
export const onLogs: About = {
  answers: tellsNothing,
  isReread: ({ driverId }, { path, query }) => path === '/driver-logs/' && query?.driver_id === String(driverId),
  rereads: tellsNothing,
};

/** Tasks, in bulk or one: the answer places them. */
const onTasks = (idsOf: (said: Fields) => readonly unknown[]): About => ({
  answers: tellsAny,
  isReread: (said, { path, query }) => path === '/dispatch/deliveries/' && query?.ids === idsOf(said).join(','),
  rereads: tellsAny,
});
export const onTask = onTasks(({ taskId }) => [taskId]);
export const onTasksOfDock = onTasks(({ taskIds }) => list(taskIds));
export const onTasksOfOrders = onTasks(({ orders }) => list(orders).flatMap((it) => record(it).taskId ?? []));
export const onRankedTasks = onTasks(({ ranks }) => list(ranks).map((it) => record(it).taskId));

const isUnversioned =
  (path: string): About['isReread'] =>
  (_, request) =>
    request.path === path && request.query?.version === undefined;

/** The settings of a center, which only a load has. */
export const onSettings: About = {
  answers: tellsMetas,
  isReread: isUnversioned('/dispatch/loadstate/'),
  rereads: tellsMetasWithin,
};
/** The server's own actions on a center are in no answer and no read. */
export const onWholeCenter: About = { ...onSettings, answers: tellsNothing, rereads: tellsNothing };
/** Rows of the floor; the model server has none. */
export const onFloor: About = {
  answers: tellsAny,
  isReread: isUnversioned('/tasks/state/'),
  rereads: tellsNothing,
};
/** A packer of the assignment table. */
export const onPacker: About = {
  answers: tellsNext,
  isReread: isUnversioned('/tasks/state/'),
  rereads: tellsNexts,
};
/** Types of task in their order; all of the center are answered. */
export const onPriorities: About = {
  answers: tellsConfigs,
  isReread: isUnversioned('/tasks/state/'),
  rereads: tellsConfigsWithin,
};
export const onAlert: About = {
  answers: tellsAlert,
  isReread: (said, request) =>
    isUnversioned(said.kind === 'alert' ? '/dispatch/loadstate/' : '/tasks/state/')(said, request),
  rereads: tellsAlerts,
};
