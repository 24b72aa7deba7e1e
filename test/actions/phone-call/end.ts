import { noon } from '../../builders/noon.ts';
import { onPhoneCalls, queued } from '../../fuzz/oracle/shape.ts';
import { asks, harmless } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { aCall, open, outsideTheDay, rowsTellNothing, signer, who } from './worlds.ts';

export const phoneCallEnd: TestAction = {
  name: 'phoneCall.end',
  samples: [
    {
      when: 'it was made',
      world: open,
      args: { ...who, outcome: 'done', at: noon },
      call: { row: 'API-O64', line: 'POST /phone-calls/71/end/', body: { outcome: 'done', ended_at: noon } },
      shownOtherwise: 'as the next read of the calls tells it',
    },
  ],
  consequences: [harmless('the call was made'), asks('component/frame/phone-calls')],
  shape: queued(onPhoneCalls),
  facts: { call: aCall(), order: undefined, signer },
  rowsTellNothing,
  outsideTheDay,
};
