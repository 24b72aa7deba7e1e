import { live, onDock } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { dock, stuart, uber } from '../courier/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const dockCancelJob: TestAction = {
  name: 'dock.cancelJob',
  samples: [
    {
      when: 'of the first provider',
      world: dock(stuart('picking')),
      args: { dockId: 7, provider: 'STUART' },
      call: { row: 'API-063', line: 'DELETE /docks/7/external_jobs/' },
      reread: { row: 'API-060', line: 'GET /docks/7/' },
    },
    {
      when: 'of the second provider',
      world: dock(uber('pickup')),
      args: { dockId: 7, provider: 'UBER_DIRECT' },
      call: { row: 'API-065', line: 'POST /dispatch/docks/7/cancel_uber_direct/', body: {} },
    },
  ],
  consequences: [asks('component/rounds/couriers')],
  shape: live(onDock),
};
