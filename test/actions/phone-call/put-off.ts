import { noon } from '../../builders/noon.ts';
import { asSeen, onPhoneCalls } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { aCall, later, open, outsideTheDay, rowsTellNothing, who } from './worlds.ts';

export const phoneCallPutOff: TestAction = {
  name: 'phoneCall.putOff',
  samples: [
    {
      when: 'by half an hour',
      world: open,
      args: { ...who, dueAt: later, dueWas: noon },
      call: { row: 'API-O63', line: 'PATCH /phone-calls/71/', body: { due_at: later, due_was: noon } },
      shownOtherwise: 'as the next read of the calls tells it',
    },
  ],
  consequences: [back('another hour, from the same place')],
  shape: asSeen(onPhoneCalls),
  facts: aCall(),
  rowsTellNothing,
  outsideTheDay,
};
