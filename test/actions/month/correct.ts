import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { who, world } from '../demand/worlds.ts';
import type { TestAction } from '../test-action.ts';

const correction = {
  ...{ ...who, day: '2025-01-09', into: '2025-02', amountCents: 638, minutes: 30, reason: 'Second badge retrouvé' },
};

export const monthCorrect: TestAction = {
  name: 'month.correct',
  samples: [
    {
      when: 'in minutes',
      world,
      args: correction,
      call: {
        row: 'API-L15',
        line: 'POST /driver-months/correct/',
        body: {
          ...{ driver: 71, day: '2025-01-09', into: '2025-02', amount: 6.38, minutes: 30 },
          reason: 'Second badge retrouvé',
        },
      },
    },
    {
      when: 'of an amount',
      world,
      args: { ...correction, amountCents: -350, minutes: null },
      call: {
        row: 'API-L15',
        line: 'POST /driver-months/correct/',
        body: { driver: 71, day: '2025-01-09', into: '2025-02', amount: -3.5, reason: 'Second badge retrouvé' },
      },
    },
  ],
  consequences: [form],
  // Months are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { nextOpen: '2025-02', hourlyCents: 1_275 },
  rowsTellNothing: 'extra costs and closings are in books of their own',
  outsideTheDay: 'months are corrected by payroll',
};
