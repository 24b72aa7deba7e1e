import * as z from 'zod/mini';
import { unlockDock as command } from '../../../../src/domain/dock/commands/unlock.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { dockAction } from './dock-action.ts';
import { acceptanceExpected, Expected, tasksExpected } from './expected.ts';

/** `ANNULER`: takes the dock back, its tasks have no driver, and a driver about to leave waits (DSP-420, API-075). */
export const unlockDock = dockAction({
  service: 'unlock',
  summary: 'ANNULER : reprend la tournée à son livreur',
  body: z.nullish(Expected),
  command,
  args: ({ dock, body }) => ({
    dockId: dock.id,
    taskIds: tasksExpected(body, dock),
    accepted: acceptanceExpected(body, dock),
  }),
  also: ({ dock, rows }) => {
    const driver = rows.get('driver', dock.target_driver);
    return [
      ...patch('dock', dock, { driver: null, driver_name: null }),
      ...(driver?.state === 'run' ? patch('driver', driver, { state: 'wait' }) : []),
      ...(dock.tasks ?? []).flatMap((id) => patch('task', rows.get('task', id), { delivery_man_id: null })),
    ];
  },
});
