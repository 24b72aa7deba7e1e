import {
  anonymiseCustomer,
  deleteCustomer,
  disconnectEdenred,
  fixCenters,
} from '../../../src/domain/customer/commands/account.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { cancelHandBack, handBackOfCustomer } from '../../../src/domain/deposit/commands/of-customer.ts';
import { aDriver } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

const customer = { id: CustomerId.parse(5), first_name: 'Léa', last_name: 'Roux', email: 'lea@courriel.example' };
const world = aWorld().with('customer', customer);
const withDriver = world.with('driver', aDriver(71, { name: 'Ana', state: 'wait', current_center_id: center }));
const who = { userId: customer.id };
const product = 'Bouteille';

/** What becomes of the account of a customer, and of his deposits. */
export const accountSamples: readonly Sample[] = [
  sample(anonymiseCustomer)('of the file', world, who),
  sample(deleteCustomer)('of the file', world, who),
  sample(fixCenters)('of the file', world, who),
  sample(disconnectEdenred)('of the file', world, who),
  sample(handBackOfCustomer)('to a driver', withDriver, {
    ...{ ...who, productId: 4_011, product, driverId: 71, driverName: 'Ana', quantity: 2 },
  }),
  sample(cancelHandBack)('the driver still has', world, {
    ...{ ...who, depositUserId: 1_730_211, movementId: 812_440, movementCenter: center, product },
  }),
];

/** What the actions on an account lean on, by their calls. */
const before = { customer, open: [], places: [], orders: [] };
export const accountFacts: Readonly<Record<string, unknown>> = {
  '/users/5/anonymise/': before,
  '/users/5/': before,
  '/users/5/fix_centers/': { customer, latest: new Map() },
  '/me/cart/disable-edenred/': customer,
};
