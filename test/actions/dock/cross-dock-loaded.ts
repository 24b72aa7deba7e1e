import { noon } from '../../builders/noon.ts';
import { guarded, onDock } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockCrossDockLoaded: TestAction = {
  name: 'dock.crossDockLoaded',
  samples: [
    {
      when: 'ready',
      world: dock({ current_status: 'ready_to_load', cross_docking_target_center: 12 }),
      args: { dockId: 7, taskIds: [1, 2], extraCrates: 3, at: noon },
      call: { row: 'API-073', line: 'POST /docks/7/xd_loaded/', body: { extra_crates: 3 } },
    },
    {
      when: 'by order',
      world: dock({ current_status: 'ready_to_load', cross_docking_target_center: 12 }),
      args: {
        ...{ dockId: 7, taskIds: [1, 2], extraCrates: 3, at: noon },
        byOrder: [
          { orderId: 1001, quantity: 2 },
          { orderId: 1002, quantity: 1 },
        ],
      },
      call: {
        row: 'API-P40',
        line: 'POST /docks/7/xd_loaded/',
        body: {
          extra_crates: [
            { order_id: 1001, quantity: 2 },
            { order_id: 1002, quantity: 1 },
          ],
        },
      },
    },
  ],
  consequences: [form],
  shape: guarded(onDock),
  windows: { crossDock: flow },
};
