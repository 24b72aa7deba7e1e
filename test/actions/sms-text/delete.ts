import { noon } from '../../builders/noon.ts';
import { onSmsTexts, queued } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { aText, kept, outsideTheDay, rowsTellNothing, who } from './worlds.ts';

export const smsTextDelete: TestAction = {
  name: 'smsText.delete',
  samples: [
    {
      when: 'of one’s own',
      world: kept,
      args: { ...who, title: 'Retard', isShared: false, at: noon },
      call: { row: 'API-O69', line: 'POST /sms-texts/81/delete/', body: { is_shared: false } },
      shownOtherwise: 'as the next read of the texts tells it',
    },
  ],
  consequences: [asks('component/frame/sms-texts')],
  shape: queued(onSmsTexts),
  facts: aText(),
  rowsTellNothing,
  outsideTheDay,
};
