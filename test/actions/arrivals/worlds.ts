import { standingOf } from '../../../server/src/actions/arrival/standing.ts';
import { center, noon } from '../../builders/noon.ts';
import { aDock, anOrder, aTask } from '../../builders/rows.ts';

/** A truck with three orders, as the server reads it. */
export const arrivalTruck = {
  dock: {
    ...aDock(12_004, { center: 12, cross_docking_target_center: center, gone_at: noon }),
    tasks: [51, 52, 53].map((id) => ({ ...aTask(id), linked_order: anOrder(id + 1000) })),
  },
  ...{ said: new Map(), canceled: new Map() },
};

const [task] = arrivalTruck.dock.tasks.map((it) => ({ ...it, loading_status: 'received' }));

/** The same once an order of it was received. */
export const receivedTruck = task && {
  dock: { ...arrivalTruck.dock, tasks: [task] },
  said: new Map([
    [
      1051,
      {
        ...{ dock_id: 12_004, order_id: 1051, center_id: center, is_received: true, new_area: null },
        ...{ received_by: 'quai@quai.example', received_at: noon, ended: null, canceled_by: null, canceled_at: null },
        stood: { before: { loading_status: null, transit_area: null }, after: standingOf(task) },
      },
    ],
  ]),
  canceled: new Map(),
};
