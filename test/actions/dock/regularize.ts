import { noon } from '../../builders/noon.ts';
import { live, onDock } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { dock, stuart, uber } from '../courier/worlds.ts';
import type { TestAction } from '../test-action.ts';

const failed = { dockId: 7, taskIds: [1, 2], at: noon };

export const dockRegularize: TestAction = {
  name: 'dock.regularize',
  samples: [
    {
      when: 'of the first provider',
      world: dock(stuart('expired')),
      args: { ...failed, provider: 'STUART' },
      call: { row: 'API-067', line: 'POST /docks/7/regularize_canceled_stuart/' },
    },
    {
      when: 'of the second provider',
      world: dock(uber('returned')),
      args: { ...failed, provider: 'UBER_DIRECT' },
      call: { row: 'API-068', line: 'POST /docks/7/regularize_canceled_uber_direct/' },
    },
  ],
  consequences: [asks('component/rounds/couriers')],
  shape: live(onDock),
};
