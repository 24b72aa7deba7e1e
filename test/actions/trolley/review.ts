import { center } from '../../builders/noon.ts';
import { anAlert } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { answeringNothing, onFloor, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

export const trolleyReview: TestAction = {
  name: 'trolley.review',
  samples: [
    {
      when: 'not found',
      world: aWorld().with('notification', anAlert(4, { type: 'TROLLEY_NOT_FOUND', is_read: false })),
      args: { alertId: 4, comment: '  Retrouvé au quai 2 ', trolleyName: 'C07', center },
      call: {
        row: 'API-P17',
        line: 'POST /trolleys/not_found_review/',
        body: { id: 4, review_comments: 'Retrouvé au quai 2' },
      },
    },
  ],
  consequences: [form],
  shape: queued(answeringNothing(onFloor)),
};
