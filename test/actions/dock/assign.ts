import { noon } from '../../builders/noon.ts';
import { live, onDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockAssign: TestAction = {
  name: 'dock.assign',
  samples: [
    {
      when: 'ready',
      world: dock(),
      args: { dockId: 7, driverId: 71, lockedAt: null, at: noon },
      call: { row: 'API-074', line: 'POST /docks/7/assign/' },
      reread: { row: 'API-060', line: 'GET /docks/7/' },
    },
  ],
  consequences: [back('unlock, on the same card')],
  shape: live(onDock),
  takesMinutes: true,
};
