import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { who, world } from '../demand/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const monthReopen: TestAction = {
  name: 'month.reopen',
  samples: [
    {
      when: 'of a driver',
      world,
      args: { ...who, month: '2025-02', reason: 'Badge remplacé' },
      call: {
        row: 'API-L13',
        line: 'POST /driver-months/reopen/',
        body: { driver: 71, month: '2025-02', reason: 'Badge remplacé' },
      },
    },
  ],
  consequences: [form],
  // Months are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: 7,
  rowsTellNothing: 'closings are in a book of their own',
  outsideTheDay: 'months are closed by payroll',
};
