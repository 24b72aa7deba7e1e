import { noon, noonMs } from '../../builders/noon.ts';
import { asSeen, onDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock, seen } from './worlds.ts';

export const dockReadyToLoad: TestAction = {
  name: 'dock.readyToLoad',
  samples: [
    {
      when: 'for a car',
      world: dock({ current_status: 'moving' }),
      args: { ...seen, vehicle: 'CAR', atMs: noonMs },
      call: {
        row: 'API-083',
        line: 'POST /dispatch/docks/7/switch_to_ready_to_load/',
        body: { to_vehicle: 'CAR', task_ids_should_be: [1, 2], accepted_by_driver_should_be: null },
      },
    },
    {
      when: 'for any vehicle',
      world: dock({ current_status: 'defined', defined_at: noon }),
      args: { ...seen, vehicle: null, atMs: noonMs },
      call: {
        row: 'API-083',
        line: 'POST /dispatch/docks/7/switch_to_ready_to_load/',
        body: { to_vehicle: null, task_ids_should_be: [1, 2], accepted_by_driver_should_be: null },
      },
    },
  ],
  consequences: [back('unlock, on the same card')],
  shape: asSeen(onDock),
};
