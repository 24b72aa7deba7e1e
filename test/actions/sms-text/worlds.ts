import { SmsText } from '../../../src/domain/sms-text/sms-text-row.ts';
import { center, noon } from '../../builders/noon.ts';
import { aWorld } from '../../builders/world.ts';

export const aText = (fields: object = {}): SmsText =>
  SmsText.parse({
    ...{ id: 81, title: 'Retard', body: 'Bonjour {prénom}.', is_shared: false, deleted_at: null },
    ...{ changed_by: { id: 3, first_name: 'Nadia', last_name: 'Kessler' }, changed_at: noon },
    ...fields,
  });

export const kept = aWorld().with('smsText', aText());

export const who = { center, textId: 81 };

export const rowsTellNothing =
  'entered beside the rows, and told by the next read: see `server/support/sms-texts.test.ts`';
export const outsideTheDay = 'texts are on no board';
