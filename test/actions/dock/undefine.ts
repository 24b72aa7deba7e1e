import { guarded, onDock, withDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock, loaded } from './worlds.ts';

export const dockUndefine: TestAction = {
  name: 'dock.undefine',
  samples: [
    {
      when: 'loaded',
      world: dock({ ...loaded, tasks: [] }),
      args: { dockId: 7 },
      call: { row: 'API-076', line: 'POST /docks/7/undefine/' },
    },
    {
      when: 'loaded by its status alone',
      world: dock({ current_status: 'loaded', tasks: [] }),
      args: { dockId: 7 },
      call: { row: 'API-076', line: 'POST /docks/7/undefine/' },
    },
  ],
  consequences: [back('define, on the same card')],
  shape: guarded(onDock, { sample: withDock({}) }),
};
