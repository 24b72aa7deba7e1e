import { aWorld } from '../../builders/world.ts';
import { answeringNothing, onLogs, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

const who = { driverId: 71, driverName: 'Ana', logId: 31, day: '2025-03-03' };
/** Of the server alone: 8:00 to 11:00 of that day, as the badge has it. */
const presence = {
  ...{ id: 31, driver: 71, day: '2025-03-03', added_by: null, added_at: null },
  ...{ started_at: '2025-03-03T07:00:00.000Z', ended_at: '2025-03-03T10:00:00.000Z' },
  ...{ manual_edit_start: null, manual_edit_end: null },
};

const edited = { ...who, start: '2025-03-03T08:20:00+01:00', end: '2025-03-03T11:05:00+01:00' };

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
        body: { manual_edit_start: '2025-03-03T08:20:00+01:00', manual_edit_end: '2025-03-03T11:05:00+01:00' },
      },
    },
    {
      when: 'of the end',
      world: aWorld(),
      args: { ...edited, start: null },
      call: {
        row: 'API-L02',
        line: 'PATCH /presence-logs/31/',
        body: { manual_edit_end: '2025-03-03T11:05:00+01:00' },
      },
    },
  ],
  consequences: [back('presence.edit')],
  // Presences are no rows.
  shape: queued(answeringNothing(onLogs)),
  facts: presence,
  effectTellsNothing: true,
  needsNoRow: true,
  rowsTellNothing: 'presences are in the logs alone',
  outsideTheDay: 'times of presence are corrected elsewhere',
};
