import { isRecord, listOf, type RawRows } from '../wire.ts';

const idOf = (value: unknown) => (isRecord(value) ? value.id : value);

/** Gives each task of a dock the dock, unless it names one itself. */
const within = (dock: unknown) => (task: unknown) => (isRecord(task) ? { dock, ...task } : task);

/**
 * The arrivals of a center as rows (API-P04): each truck with the ids of its orders, each order with its truck. Orders
 * of `pending` name a truck that has not left; orders of `cancelable_arrivals` (E-O3, ours) one that is no longer in
 * `docks`. Null for any other answer.
 */
export function arrivalRows(body: unknown): readonly RawRows[] | null {
  const docks = listOf(body, 'docks');
  if (!docks) return null;
  const tasksOf = (dock: unknown) => (listOf(dock, 'tasks') ?? []).map(within(idOf(dock)));
  const pending = listOf(body, 'pending');
  const cancelable = listOf(body, 'cancelable_arrivals');
  return [
    {
      kind: 'arrivalDock',
      list: 'docks',
      rows: docks.map((dock) => (isRecord(dock) ? { ...dock, tasks: tasksOf(dock).map(idOf) } : dock)),
    },
    { kind: 'arrival', list: 'docks', rows: docks.flatMap(tasksOf).filter(isRecord) },
    { kind: 'arrival', list: 'pending', rows: pending ?? [], ...(pending ? {} : { isUnread: true as const }) },
    { kind: 'arrival', list: 'cancelable_arrivals', rows: cancelable ?? [] },
  ];
}
