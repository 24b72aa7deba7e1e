import { answeringNothing, onLogs, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { driver } from '../driver/worlds.ts';
import { logs } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

export const presenceAdd: TestAction = {
  name: 'presence.add',
  samples: [
    {
      when: 'of a day',
      world: driver('wait'),
      args: { driverId: 71, driverName: 'Ana', date: '2025-03-03', start: '08:20', end: '11:05' },
      call: {
        row: 'API-L03',
        line: 'POST /presence-logs/',
        body: { driver: 71, date: '2025-03-03', start: '08:20', end: '11:05' },
      },
    },
  ],
  consequences: [form],
  // Presences are no rows.
  shape: queued(answeringNothing(onLogs)),
  windows: { addPresence: logs },
  effectTellsNothing: true,
  needsNoRow: true,
  rowsTellNothing: 'presences are in the logs alone',
  outsideTheDay: 'presences are added by hand elsewhere',
};
