import { aWorld } from '../../builders/world.ts';
import { answeringNothing, onLogs, queued } from '../../fuzz/oracle/shape.ts';
import { undo } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

const who = { driverId: 71, driverName: 'Ana', logId: 31, day: '2025-03-03' };
const edited = { ...who, start: '2025-03-03T08:20:00+01:00', end: '2025-03-03T14:05:00+01:00' };

export const presenceEdit: TestAction = {
  name: 'presence.edit',
  samples: [
    {
      when: 'of both times',
      world: aWorld(),
      args: edited,
      call: {
        row: 'API-L02',
        line: 'PATCH /presence-logs/31/',
        body: { manual_edit_start: '2025-03-03T08:20:00+01:00', manual_edit_end: '2025-03-03T14:05:00+01:00' },
      },
    },
    {
      when: 'of the end',
      world: aWorld(),
      args: { ...edited, start: null },
      call: {
        row: 'API-L02',
        line: 'PATCH /presence-logs/31/',
        body: { manual_edit_end: '2025-03-03T14:05:00+01:00' },
      },
    },
  ],
  consequences: [undo],
  // Presences are no rows.
  shape: queued(answeringNothing(onLogs)),
  effectTellsNothing: true,
  needsNoRow: true,
  rowsTellNothing: 'presences are in the logs alone',
  outsideTheDay: 'times of presence are corrected elsewhere',
};
