import { aNext } from '../../builders/rows.ts';
import { onPacker, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { adele, packer, who } from './worlds.ts';

export const packerNext: TestAction = {
  name: 'packer.next',
  samples: [
    {
      when: 'what he may do',
      world: packer,
      args: { ...who, type: 21, typeName: 'Picking' },
      call: { row: 'API-P18', line: 'PATCH /nexts/301/', body: { next_task_type: 21 } },
    },
    {
      when: 'left to the rules',
      world: packer.with('next', aNext(301, { user: adele, next_task_type: 21 })),
      args: {
        ...who,
        type: null,
        typeName: 'Automatique',
      },
      call: { row: 'API-P18', line: 'PATCH /nexts/301/', body: { next_task_type: null } },
    },
  ],
  consequences: [back('Automatique, in the same choice')],
  shape: queued(onPacker),
};
