import { noon } from '../../builders/noon.ts';
import { guarded, onDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockDefine: TestAction = {
  name: 'dock.define',
  samples: [
    {
      when: 'with prepared tasks',
      world: dock(),
      args: { dockId: 7, taskIds: [1, 2], at: noon },
      call: { row: 'API-076', line: 'POST /docks/7/define/' },
    },
  ],
  consequences: [back('undefine, in the same menu')],
  shape: guarded(onDock),
};
