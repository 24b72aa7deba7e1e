import { isAnswerList } from '../../db/answer.ts';
import { endpointNames } from '../../db/queries/sync.ts';
import type { Visible } from '../../db/visible.ts';
import { isDispatchOff } from '../../domain/center/features.ts';
import { positionOf } from '../../domain/geo.ts';
import { type Kind, keyOf, type Reader } from '../../domain/rows.ts';
import { dispatchLoad } from '../../sync/api/dispatch-load.ts';
import { membership } from '../../sync/polling/endpoint.ts';
import type { ListDefinition } from '../list.ts';

/** The parts of the board's state that have the same lists as a dispatch load. */
const ofState = new Set(['deliveries', 'docks', 'drivers'].map((list) => membership(endpointNames.tasksState, list)));
const ofLoad = `${dispatchLoad.name}/`;

/**
 * Whether the lists of a center are made from the board's state: no load is sent where dispatch is off (DSP-201,
 * DSP-226).
 */
const isOfState = (rows: Visible) => isDispatchOff(centerOf(rows));

/** Whether the source of the center's lists has the row; being in another source does not count. */
export function isDispatched(kind: Kind, id: number, rows: Visible): boolean {
  const isState = isOfState(rows);
  return rows
    .lists(kind, id)
    .some((list) => (isState ? ofState.has(list) : list.startsWith(ofLoad)) || isAnswerList(list));
}

/** Whether a task may be late: in a load, one of its late orders; in the board's state, any delivery. */
export const mayBeLate = (id: number, rows: Visible) =>
  rows
    .lists('task', id)
    .includes(isOfState(rows) ? membership(endpointNames.tasksState, 'deliveries') : `${ofLoad}late_orders`);

/** The source of every list of the dispatch. */
const sourced = (kind: Kind): Pick<ListDefinition, 'source'> => ({
  source: { kind, of: (rows) => (isOfState(rows) ? endpointNames.tasksState : dispatchLoad.name) },
});

const metasKey = ({ center }: Visible) => keyOf('metas', center);

/** Shared by lists of tasks: a task and its order touch its row, and the settings of the center are loaded. */
export const listOfTasks: Pick<ListDefinition, 'source' | 'touched' | 'load'> = {
  ...sourced('task'),
  touched: async (changed, rows) => [...changed('task'), ...(await rows.referring('tasksOfOrder', changed('order')))],
  load: (ids, rows) => rows.load([...ids.map((id) => keyOf('task', id)), metasKey(rows)]),
};

/** The same for lists of drivers. */
export const listOfDrivers: Pick<ListDefinition, 'source' | 'touched' | 'load'> = {
  ...sourced('driver'),
  touched: async (changed) => changed('driver'),
  load: (ids, rows) => rows.load([...ids.map((id) => keyOf('driver', id)), metasKey(rows)]),
};

/** The same for docks: their tasks and drivers touch them too. */
export const listOfDocks: Pick<ListDefinition, 'source' | 'touched' | 'load'> = {
  ...sourced('dock'),
  touched: async (changed, rows) => {
    const tasks = [...changed('task'), ...(await rows.referring('tasksOfOrder', changed('order')))];
    const [ofTasks, ofDrivers] = [
      rows.referring('docksOfTask', tasks),
      rows.referring('docksOfDriver', changed('driver')),
    ];
    return [...changed('dock'), ...(await ofTasks), ...(await ofDrivers)];
  },
  load: async (ids, rows) => {
    await rows.load([...ids.map((id) => keyOf('dock', id)), metasKey(rows)]);
    const cards = ids.flatMap((id) => rows.get('dock', id) ?? []);
    await rows.load([
      ...cards.flatMap((dock) => (dock.tasks ?? []).map((task) => keyOf('task', task))),
      // The driver the user sees may be another than the one in the server's row.
      ...cards.flatMap(({ target_driver: driver }) => (driver ? [keyOf('driver', driver)] : [])),
    ]);
  },
};

/** The center as in its settings; readable once they are loaded. */
export const centerOf = (rows: Pick<Visible, 'center'> & Reader) =>
  rows.get('metas', rows.center)?.centers?.find((center) => center.id === rows.center);

/** Where that center lies; null where its settings do not say. */
export const positionOfCenter = (rows: Parameters<typeof centerOf>[0]) => positionOf(centerOf(rows)?.address, null);
