import type { Center } from '../../../src/domain/center/center.ts';
import type { TaskId } from '../../../src/domain/task/task.ts';
import type { Delivery, Mirror } from '../snapshot/mirror.ts';
import type { DayView } from './change.ts';

/** The center as a step sees it: the mirror's rows, docks with the ids of their tasks. */
export function viewOf(mirror: Mirror, center: Center, nextId: DayView['nextId'], nextPlanning: () => number): DayView {
  const deliveries = [...mirror.deliveries.values()];
  const taskIds = taskIdsByDock(deliveries);
  return {
    center,
    nextId,
    floor: {
      rows: {
        next: mirror.held.next.rows,
        packing: mirror.held.packing.rows,
        nextConfig: mirror.held.nextConfig.rows,
        planning: mirror.held.planning.rows,
        stockWork: mirror.held.stockWork.rows,
      },
      nextPlanning,
    },
    activeZones: new Set(
      (mirror.metas?.pseudo_zones ?? []).flatMap(({ id, is_active }) => (is_active === false ? [] : [id])),
    ),
    rows: {
      order: new Map(deliveries.map(({ order }) => [order.id, order])),
      task: new Map(deliveries.map(({ task }) => [task.id, task])),
      dock: new Map([...mirror.held.dock.rows].map(([id, dock]) => [id, { ...dock, tasks: taskIds.get(id) ?? [] }])),
      driver: mirror.held.driver.rows,
      alert: mirror.held.alert.rows,
    },
  };
}

/** By rank, then id (DSP-384). */
function taskIdsByDock(deliveries: readonly Delivery[]): Map<number, TaskId[]> {
  const ranked = deliveries
    .map(({ task }) => task)
    .sort((a, b) => (a.dock_rank ?? 0) - (b.dock_rank ?? 0) || a.id - b.id);
  const byDock = new Map<number, TaskId[]>();
  for (const { id, dock } of ranked) {
    if (dock == null) continue;
    const ids = byDock.get(dock);
    if (ids) ids.push(id);
    else byDock.set(dock, [id]);
  }
  return byDock;
}
