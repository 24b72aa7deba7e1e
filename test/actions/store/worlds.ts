import { center } from '../../builders/noon.ts';
import { aDock, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

export const world = aWorld()
  .with('metas', someMetas(center))
  .with('order', anOrder(1001, { status: 'prepared', center_id: center }))
  .with('task', aTask(1, { linked_order: 1001, dock: 7, status: 'todo' }))
  .with('dock', aDock(7, { dock_type: 'UBER_DIRECT', tasks: [1], center }));
