import { packingOf } from '../../../src/domain/preparation/packing.ts';
import type { FloorRow } from '../db/center/floor.ts';
import type { FloorFigures } from '../db/schema/preparation.ts';
import { wireNext, wireNextConfig, wirePacking, wirePlanning, wireStockWork } from '../wire-floor.ts';
import { wholeList } from './list-parts.ts';
import type { Delivery } from './mirror.ts';
import { array, type Part, type PartInput } from './part.ts';

/** The orders to pack, or being packed; a packed one is not sent any more (PRP-689). */
const packings: Part = {
  name: 'packings',
  delta: 'whole',
  tell: ({ mirror, touched }) => {
    const { packing, order, task } = mirror.held;
    const told = [...packing.rows.values()].flatMap((row) => {
      const delivery = mirror.deliveryOf(row.linked_order);
      if (!delivery || !isToPack(delivery)) return [];
      const isAsItWas =
        touched &&
        !touched.isWritten(packing, row.id) &&
        !touched.isWritten(order, row.linked_order) &&
        !touched.isWritten(task, delivery.task.id);
      return isAsItWas ? String(row.id) : tellPacking(row, delivery);
    });
    return array(told);
  },
};

const isToPack = ({ order }: Delivery) => {
  const status = packingOf(order.status);
  return status !== null && status !== 'done';
};

/** A packing with the order's text of `deliveries`, which exists already. */
const tellPacking = (row: FloorRow<'packing'>, { task, order, orderJson }: Delivery) =>
  `${JSON.stringify(wirePacking(row, task, order)).slice(0, -1)},"linked_order":${orderJson}}`;

const nexts = wholeList({ name: 'nexts', of: ({ next }) => next, row: wireNext });

const nextConfigs = wholeList({ name: 'nextconfigs', of: ({ nextConfig }) => nextConfig, row: wireNextConfig });

const sessions = wholeList({
  name: 'incoming_plannings_sessions',
  of: ({ planning }) => planning,
  lists: ({ has_begun }) => !has_begun,
  row: (planning, { mirror }) => wirePlanning(planning, mirror.held.next.rows.get(planning.next_id)),
});

const stock = (name: string, kind: FloorRow<'stockWork'>['kind']) =>
  wholeList({
    name,
    of: ({ stockWork }) => stockWork,
    lists: (work) => work.kind === kind && !work.is_done,
    row: wireStockWork,
  });

const windows = (name: Exclude<keyof FloorFigures, 'loads_future'>): Part => ({
  name,
  delta: 'always',
  tell: ({ mirror }: PartInput) =>
    JSON.stringify(mirror.held.floorFigures.rows.get(mirror.center)?.data[name] ?? nothing),
});
const nothing = { '15minago': null, '60minago': null };

/** Parts about the floor for the home page (PRP-820). */
export const floorParts = {
  packings,
  nexts,
  nextConfigs,
  incomings: stock('recurring_incomings', 'incoming'),
  recurring: stock('recurringtask_instances', 'task'),
  sessions,
  stats: [
    windows('packerstatiph'),
    windows('packerstatsordermoving'),
    windows('packerstatsbeforepicking'),
    windows('shipmentstats'),
  ],
} as const;
