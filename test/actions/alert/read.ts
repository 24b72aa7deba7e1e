import { center } from '../../builders/noon.ts';
import { anAlert } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { onAlert, queued } from '../../fuzz/oracle/shape.ts';
import { harmless } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

export const alertRead: TestAction = {
  name: 'alert.read',
  samples: [
    {
      when: 'an alert',
      world: aWorld().with('alert', anAlert(4)),
      args: { alertId: 4, kind: 'alert', center },
      call: { row: 'API-150', line: 'PATCH /alerts/4/', body: { is_read: true } },
      reread: { row: 'API-006', line: 'GET /dispatch/loadstate/', query: { center: '9' } },
    },
    {
      when: 'a notification',
      world: aWorld().with('notification', anAlert(4, { is_read: false })),
      args: {
        alertId: 4,
        kind: 'notification',
        center,
      },
      call: { row: 'API-150', line: 'PATCH /alerts/4/', body: { is_read: true } },
      reread: { row: 'API-001', line: 'GET /tasks/state/', query: { center_id: '9' } },
    },
  ],
  consequences: [harmless('it has been read')],
  shape: queued(onAlert),
};
