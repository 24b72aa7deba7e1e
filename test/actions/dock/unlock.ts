import { noon } from '../../builders/noon.ts';
import { asSeen, onDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock, seen } from './worlds.ts';

export const dockUnlock: TestAction = {
  name: 'dock.unlock',
  samples: [
    {
      when: 'pending',
      world: dock({ locked_at: noon, time_take_bags: noon }),
      args: seen,
      call: {
        row: 'API-075',
        line: 'POST /docks/7/unlock/',
        body: { task_ids_should_be: [1, 2], accepted_by_driver_should_be: null },
      },
      reread: { row: 'API-060', line: 'GET /docks/7/' },
    },
    {
      when: 'accepted',
      world: dock({ locked_at: noon, accepted_by_driver: true }),
      args: { ...seen, accepted: true },
      call: {
        row: 'API-075',
        line: 'POST /docks/7/unlock/',
        body: { task_ids_should_be: [1, 2], accepted_by_driver_should_be: true },
      },
    },
  ],
  consequences: [back('GO, on the same card')],
  shape: asSeen(onDock),
};
