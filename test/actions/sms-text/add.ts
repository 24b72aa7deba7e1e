import { center } from '../../builders/noon.ts';
import { aWorld } from '../../builders/world.ts';
import { onSmsTexts, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { outsideTheDay, rowsTellNothing } from './worlds.ts';

export const smsTextAdd: TestAction = {
  name: 'smsText.add',
  samples: [
    {
      when: 'of one’s own',
      world: aWorld(),
      args: { center, title: 'Retard', body: 'Bonjour {prénom}.', isShared: false },
      call: {
        row: 'API-O67',
        line: 'POST /sms-texts/',
        body: { center: 9, title: 'Retard', body: 'Bonjour {prénom}.', is_shared: false },
      },
    },
  ],
  consequences: [form],
  shape: queued(onSmsTexts),
  windows: { smsText: flow },
  needsNoRow: true,
  effectTellsNothing: true,
  rowsTellNothing,
  outsideTheDay,
};
