import { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import { aWorld } from '../../builders/world.ts';

export const email = 'g+o@courriel.example';

export const customer = {
  id: CustomerId.parse(5),
  first_name: 'Léa',
  last_name: 'Roux',
  email: 'lea@courriel.example',
};

export const aCustomer = (fields: object = {}) =>
  Customer.parse({ id: 5, first_name: 'Grégoire', last_name: 'Orsonneau', email, is_vip: false, ...fields });

export const world = aWorld().with('customer', customer);

export const known = aWorld().with('customer', aCustomer({ internal_note: { id: 16, content: 'Sonner' } }));

export const who = { userId: customer.id };

export const product = 'Bouteille';

/** What the actions on an account lean on, by their calls. */
export const before = { customer, open: [], refunded: [], places: [], orders: [] };
