import { noon } from '../../builders/noon.ts';
import { guarded, onDock } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockClose: TestAction = {
  name: 'dock.close',
  samples: [
    {
      when: 'with tasks',
      world: dock({ locked_at: noon }),
      args: { dockId: 7, taskIds: [1, 2], at: noon },
      call: { row: 'API-070', line: 'POST /docks/7/finish/' },
    },
  ],
  consequences: [asks('component/rounds/dock-actions')],
  shape: guarded(onDock),
  windows: { closeDock: flow },
};
