import { center } from '../../builders/noon.ts';
import { onSettings, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { toDo } from './worlds.ts';

export const zoneActive: TestAction = {
  name: 'zone.active',
  samples: [
    {
      when: 'off',
      world: toDo,
      args: { center, zoneId: 944, zoneName: 'Sec', isActive: false },
      call: { row: 'API-P08', line: 'PATCH /pseudo-zones/944/', body: { is_active: false } },
    },
  ],
  consequences: [back('the same switch')],
  shape: queued(onSettings),
};
