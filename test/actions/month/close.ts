import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { who, world } from '../demand/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const monthClose: TestAction = {
  name: 'month.close',
  samples: [
    {
      when: 'of a driver',
      world,
      args: { ...who, month: '2025-02', seconds: 617_400, totalCents: 221_542 },
      call: {
        row: 'API-L12',
        line: 'POST /driver-months/',
        body: { driver: 71, month: '2025-02', time_total: 617_400, total: 2215.42 },
      },
    },
  ],
  consequences: [form],
  // Months are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { standing: undefined, sums: { totals: { seconds: 617_400, totalCents: 221_542 }, file: '' } },
  rowsTellNothing: 'closings are in a book of their own',
  outsideTheDay: 'months are closed by payroll',
};
