import { PlanningSession } from '../../../src/domain/preparation/planning.ts';
import { center, noon } from '../../builders/noon.ts';
import { aWorld } from '../../builders/world.ts';
import { onFloor, queued } from '../../fuzz/oracle/shape.ts';
import { harmless } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

const planned = PlanningSession.parse({
  id: 3,
  packer: { name: 'Léonie Dervaux', email: 'leonie.d@quai.example' },
  started_at: '2025-03-03T13:00:00+01:00',
});

export const planningStart: TestAction = {
  name: 'planning.start',
  samples: [
    {
      when: 'to come',
      world: aWorld().with('planning', planned),
      args: {
        planningId: 3,
        startedAt: noon,
        packerName: 'Léonie Dervaux',
        center,
      },
      call: { row: 'API-P21', line: 'PATCH /plannings/3/', body: { started_at: noon } },
    },
  ],
  consequences: [harmless('the packer stands there')],
  shape: queued(onFloor),
};
