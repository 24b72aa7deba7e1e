import { center } from '../../builders/noon.ts';
import { live, onWholeCenter } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { grouped } from './worlds.ts';

export const centerExtractFinalized: TestAction = {
  name: 'center.extractFinalized',
  samples: [
    {
      when: 'of the center',
      world: grouped,
      args: { center },
      call: { row: 'API-081', line: 'POST /dispatch/docks/extract_all_finalized/', body: { logistics_center_id: 9 } },
      reread: { row: 'API-006', line: 'GET /dispatch/loadstate/', query: { center: '9' } },
    },
  ],
  consequences: [asks('component/board/center-dispatch')],
  shape: live(onWholeCenter),
  effectTellsNothing: true,
  rowsTellNothing: 'dispatched orders are told by a load',
};
