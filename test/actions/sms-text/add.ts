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
      when: 'of the center',
      world: aWorld(),
      args: { center, title: 'Retard', body: 'Bonjour {prénom}.', isShared: true },
      call: {
        row: 'API-O67',
        line: 'POST /sms-texts/',
        body: { center: 9, title: 'Retard', body: 'Bonjour {prénom}.', is_shared: true },
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
