import { center } from '../../builders/noon.ts';
import { answeringNothing, onSettings, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { inDock } from '../order/worlds.ts';
import { quay } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

export const trolleyLocate: TestAction = {
  name: 'trolley.locate',
  samples: [
    {
      when: 'to another place',
      world: inDock('paid'),
      args: { center, orderId: null, trolleyId: 9003, trolleyName: 'C3', locationId: 902, locationName: 'A-02' },
      call: { row: 'API-P16', line: 'PATCH /trolleys/9003/', body: { current_location: 902 } },
    },
  ],
  consequences: [form],
  // A trolley is a part of a row.
  shape: queued(answeringNothing(onSettings)),
  windows: { trolley: quay },
};
