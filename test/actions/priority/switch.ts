import { center } from '../../builders/noon.ts';
import { onPriorities, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { floor } from './worlds.ts';

export const prioritySwitch: TestAction = {
  name: 'priority.switch',
  samples: [
    {
      when: 'on',
      world: floor,
      args: {
        ...{ center, configId: 403, name: 'Contrôle' },
        ...{ field: 'is_high_priority_spot', value: true },
      },
      call: { row: 'API-P24', line: 'POST /nextconfigs/bulk/', body: [{ id: 403, is_high_priority_spot: true }] },
    },
  ],
  consequences: [back('the same switch')],
  shape: queued(onPriorities),
};
