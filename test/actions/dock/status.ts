import { noonMs } from '../../builders/noon.ts';
import { onDock, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockStatus: TestAction = {
  name: 'dock.status',
  samples: [
    {
      when: 'validated',
      world: dock(),
      args: { dockId: 7, status: 'moving', atMs: noonMs },
      call: { row: 'API-061', line: 'PATCH /docks/7/', body: { current_status: 'moving' } },
    },
    {
      when: 'invalidated',
      world: dock({ current_status: 'moving' }),
      args: { dockId: 7, status: 'draft', atMs: noonMs },
      call: { row: 'API-061', line: 'PATCH /docks/7/', body: { current_status: 'draft' } },
    },
  ],
  consequences: [back('Invalider or Valider, on the same card')],
  shape: queued(onDock),
};
