import { noonMs } from '../../builders/noon.ts';
import { onDock, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockEdit: TestAction = {
  name: 'dock.edit',
  samples: [
    {
      when: 'another driver',
      world: dock(),
      args: { dockId: 7, set: { target_driver: 72 }, atMs: noonMs },
      call: { row: 'API-061', line: 'PATCH /docks/7/', body: { target_driver: 72 } },
    },
    {
      when: 'no driver',
      world: dock(),
      args: { dockId: 7, set: { target_driver: null }, atMs: noonMs },
      call: { row: 'API-061', line: 'PATCH /docks/7/', body: { target_driver: null } },
    },
    {
      when: 'the rest',
      world: dock(),
      args: {
        ...{ dockId: 7, atMs: noonMs },
        set: { target_vehicle: 'CAR', name: 'Est', ending_center: 12, launchpad: 2 },
      },
      call: {
        row: 'API-061',
        line: 'PATCH /docks/7/',
        body: { target_vehicle: 'CAR', name: 'Est', ending_center: 12, launchpad: 2 },
      },
    },
  ],
  consequences: [form],
  shape: queued(onDock),
  windows: { editDock: flow, giveDock: flow },
};
