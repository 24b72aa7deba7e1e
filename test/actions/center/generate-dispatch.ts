import { center } from '../../builders/noon.ts';
import { live, onWholeCenter } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { grouped } from './worlds.ts';

export const centerGenerateDispatch: TestAction = {
  name: 'center.generateDispatch',
  samples: [
    {
      when: 'of the center',
      world: grouped,
      args: { center },
      call: { row: 'API-078', line: 'POST /docks/generate_dispatch_auto/', body: { center: 9 } },
    },
  ],
  consequences: [asks('component/board/center-dispatch')],
  shape: live(onWholeCenter),
  windows: { generateDispatch: flow },
  effectTellsNothing: true,
  rowsTellNothing: 'dispatched orders are told by a load',
};
