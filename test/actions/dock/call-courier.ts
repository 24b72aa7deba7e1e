import { live, onDock } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { dock } from '../courier/worlds.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

export const dockCallCourier: TestAction = {
  name: 'dock.callCourier',
  samples: [
    {
      when: 'of an open round',
      world: dock({ dock_type: 'NOCONFIG' }),
      args: { dockId: 7, taskIds: [1, 2], vehicle: 'cargobike', jobs: 0 },
      call: { row: 'API-064', line: 'POST /dispatch/docks/7/call_stuart/', body: { vehicle: 'cargobike' } },
      shownOtherwise: 'without the number the server gives the job',
    },
  ],
  consequences: [form],
  shape: live(onDock),
  windows: { callForDock: flow },
};
