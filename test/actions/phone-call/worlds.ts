import { PhoneCall } from '../../../src/domain/phone-call/phone-call.ts';
import { center, noon } from '../../builders/noon.ts';
import { aWorld } from '../../builders/world.ts';

export const aCall = (fields: object = {}): PhoneCall =>
  PhoneCall.parse({
    ...{ id: 71, order: { id: 1001, random_id: 'A12' }, name: 'Zoé Lacombrade', phone: '06 39 98 41 07' },
    ...{ comment: 'Digicode', due_at: noon, state: 'open', for_user: null, ended_by: null, ended_at: null },
    ...fields,
  });

export const open = aWorld().with('phoneCall', aCall());

export const who = { center, callId: 71, name: 'A12' };
export const signer = { id: 3, first_name: 'Nadia', last_name: 'Kessler' };
export const later = '2025-03-03T12:30:00+01:00';

export const rowsTellNothing = 'entered beside the rows, and told by the next read: see `server/support/calls.test.ts`';
export const outsideTheDay = 'calls are on no board';
