import { wireDriver } from '../wire.ts';
import { dockPart } from './dock-part.ts';
import { floorParts } from './floor-parts.ts';
import { plainList, wholeList } from './list-parts.ts';
import { isLate, isNotDelivered } from './lists.ts';
import type { Delivery } from './mirror.ts';
import { array, type Part, type PartInput } from './part.ts';

const inFull = (name: string, which: (asked: PartInput) => readonly Delivery[]): Part => ({
  name,
  delta: 'touched',
  tell: (asked) => array(which(asked).map((delivery) => delivery.json)),
});

/** Tasks that appear in full under `deliveries`, here by id alone. */
const named = (name: string, which: (delivery: Delivery, nowMs: number) => boolean): Part => ({
  name,
  delta: 'touched',
  tell: ({ listed, nowMs, once }) => once(listed.filter((delivery) => which(delivery, nowMs))),
});

const deliveries = inFull('deliveries', (asked) => asked.deliveries);

const canceled = inFull('canceled_deliveries', ({ mirror, touched }) =>
  [...(touched?.deliveries ?? mirror.deliveries.values())].filter(({ order }) => order.status === 'canceled'),
);

const drivers = wholeList({
  name: 'drivers',
  of: ({ driver }) => driver,
  isAsked: ({ filters }) => filters.drivers,
  row: (driver, { viewer, filters }) => {
    const { queue_position, ...rest } = wireDriver(driver, viewer);
    return filters.driverQueue ? { ...rest, queue_position } : rest;
  },
});

/** Banners have no type, notifications have one. */
const alerts = wholeList({ name: 'alerts', of: ({ alert }) => alert, lists: ({ type }) => type == null });
const notifications = wholeList({
  name: 'alert_notifications',
  of: ({ alert }) => alert,
  lists: ({ type }) => type != null,
});

/** The settings, with the figures of the floor (E-09). */
const metas: Part = {
  name: 'metas',
  delta: 'whenChanged',
  tell: ({ mirror, touched }) => {
    const isChanged = [mirror.held.metas, mirror.figuresWritten].some(
      (rows) => touched?.isWritten(rows, mirror.center) !== false,
    );
    return JSON.stringify(isChanged && mirror.metas ? { ...mirror.metas, ...mirror.figures } : null);
  },
};

/** The preparation zones of the center, from its settings. */
const zones: Part = {
  name: 'pseudo_zones',
  delta: 'always',
  tell: ({ mirror }) => JSON.stringify(mirror.metas?.pseudo_zones ?? []),
};

/** The dispatch load (API-007). */
export const dispatchLoad: readonly Part[] = [
  deliveries,
  dockPart,
  drivers,
  named('late_orders', isLate),
  named('moving_tasks', ({ task }) => task.is_moving === true),
  named('not_delivered', isNotDelivered),
  alerts,
  metas,
];

/** The board's state (API-001). */
export const boardState: readonly Part[] = [
  dockPart,
  deliveries,
  drivers,
  floorParts.packings,
  alerts,
  metas,
  floorParts.nexts,
  floorParts.nextConfigs,
  zones,
  floorParts.incomings,
  floorParts.recurring,
  floorParts.sessions,
  ...floorParts.stats,
  plainList({ name: 'transit_areas', of: ({ transitArea }) => transitArea }),
  canceled,
  notifications,
];
