import { correctAddress } from '../../../src/domain/address/commands/correct.ts';
import { editCustomer } from '../../../src/domain/customer/commands/edit.ts';
import { writeNote } from '../../../src/domain/customer/commands/note.ts';
import { Customer } from '../../../src/domain/customer/customer.ts';
import '../../../src/domain/record-kinds.ts';
import { aWorld } from '../world.ts';
import { noon, type Sample, sample } from './sample.ts';

const email = 'g+o@courriel.example';
export const aCustomer = (fields: object = {}) =>
  Customer.parse({ id: 5, first_name: 'Grégoire', last_name: 'Orsonneau', email, is_vip: false, ...fields });

const known = aWorld().with('customer', aCustomer({ internal_note: { id: 16, content: 'Sonner' } }));
const edit = sample(editCustomer);
const note = sample(writeNote);

export const customerSamples: readonly Sample[] = [
  edit('his name and a switch', known, { userId: 5, email, changes: { last_name: 'Orsonnot', is_vip: true } }),
  edit('super vénère from now on', known, { userId: 5, email, changes: { super_venere_at: noon } }),
  note('again', known, { userId: 5, email, noteId: 16, content: 'Sonner deux fois' }),
  note('the first time', aWorld().with('customer', aCustomer({ internal_note: null })), {
    ...{ userId: 5, email, noteId: null, content: 'Digicode 48B12' },
  }),
  sample(correctAddress)('its number', known, { userId: 5, addressId: 78, changes: { street_number: '10' } }),
];
