import { center } from '../../builders/noon.ts';
import { onPriorities, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { floor } from './worlds.ts';

export const priorityLimit: TestAction = {
  name: 'priority.limit',
  samples: [
    {
      when: 'of people',
      world: floor,
      args: { center, configId: 401, name: 'Picking', field: 'max_staff', value: 4 },
      call: { row: 'API-P24', line: 'POST /nextconfigs/bulk/', body: [{ id: 401, max_staff: 4 }] },
    },
    {
      when: 'of a buffer',
      world: floor,
      args: {
        ...{ center, configId: 402, name: 'Préparateur de zone, Frais' },
        ...{ field: 'max_buffer', value: 6 },
      },
      call: { row: 'API-P24', line: 'POST /nextconfigs/bulk/', body: [{ id: 402, max_buffer: 6 }] },
    },
  ],
  consequences: [form],
  shape: queued(onPriorities),
};
