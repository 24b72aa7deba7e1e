import { cancelReceipt, cancelReturn } from '../../../src/domain/deposit/commands/correct.ts';
import { handBackDeposits, handBackOrder, receiveDeposits } from '../../../src/domain/deposit/commands/receive.ts';
import { returnDeposits } from '../../../src/domain/deposit/commands/return.ts';
import { aDriver } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

const who = { driverId: 71, driverName: 'Ana', center };
const bottles = { userId: 5, userName: 'Léa Roux', productId: 4_011, product: 'Bouteille' };
const which = { movementId: 812_440, movementCenter: center, product: 'Bouteille' };
const world = aWorld().with('driver', aDriver(71, { name: 'Ana', state: 'wait', current_center_id: center }));
const handBack = sample(handBackDeposits);

export const depositSamples: readonly Sample[] = [
  sample(returnDeposits)('two products', world, { ...who, returned: { Bouteille: 2, Caisse: 1 } }),
  sample(receiveDeposits)('from a client', world, { ...who, ...bottles, quantity: 3 }),
  handBack('taken', world, { ...who, ...bottles, quantity: 2 }),
  handBack('given to the client again', world, { ...who, ...bottles, quantity: -1 }),
  sample(handBackOrder)('all of it', world, { ...who, orderId: 48_213_007, order: 'ABCDEF' }),
  sample(cancelReturn)('of his', world, { ...who, ...which }),
  sample(cancelReceipt)('he still has', world, { ...who, ...which, depositUserId: 1_730_211 }),
];
