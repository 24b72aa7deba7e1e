import { onSmsTexts, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { aText, kept, outsideTheDay, rowsTellNothing, who } from './worlds.ts';

export const smsTextEdit: TestAction = {
  name: 'smsText.edit',
  samples: [
    {
      when: 'other words',
      world: kept,
      args: { ...who, title: 'Gros retard', body: 'Bonjour.', isShared: false },
      call: {
        row: 'API-O68',
        line: 'PATCH /sms-texts/81/',
        body: { title: 'Gros retard', body: 'Bonjour.', is_shared: false },
      },
      shownOtherwise: 'as the next read of the texts tells it',
    },
  ],
  consequences: [form],
  shape: queued(onSmsTexts),
  facts: aText(),
  rowsTellNothing,
  outsideTheDay,
};
