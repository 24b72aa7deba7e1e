import { answeringNothing, guarded, onDock } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockDelete: TestAction = {
  name: 'dock.delete',
  samples: [
    {
      when: 'an empty draft',
      world: dock({ tasks: [] }),
      args: { dockId: 7 },
      call: { row: 'API-062', line: 'DELETE /docks/7/' },
    },
  ],
  consequences: [asks('component/rounds/dock-actions')],
  shape: guarded(answeringNothing(onDock)),
  windows: { deleteDock: flow },
};
