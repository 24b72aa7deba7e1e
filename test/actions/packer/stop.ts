import { noon } from '../../builders/noon.ts';
import { live, onPacker } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { packer, who } from './worlds.ts';

export const packerStop: TestAction = {
  name: 'packer.stop',
  samples: [
    {
      when: 'that runs',
      world: packer,
      args: { ...who, at: noon },
      call: { row: 'API-P19', line: 'POST /nexts/301/task_done/' },
    },
  ],
  consequences: [asks('component/preparation/assignment')],
  shape: live(onPacker),
};
