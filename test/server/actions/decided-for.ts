import type { Decision } from '../../../server/src/actions/action.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { accountFacts } from '../../builders/commands/accounts.ts';
import { arrivalTruck, receivedTruck } from '../../builders/commands/arrivals.ts';
import { aCustomer } from '../../builders/commands/customers.ts';
import { demandFacts } from '../../builders/commands/demands.ts';
import { otherAddress } from '../../builders/commands/orders.ts';
import { noonMs } from '../../builders/commands/sample.ts';
import { storeFacts } from '../../builders/commands/stores.ts';
import { depositFacts } from '../../builders/deposits.ts';
import { aCenter, someMetas } from '../../builders/rows.ts';
import type { World } from '../../builders/world.ts';
import { actionFor, decide, rowsOf } from './decide.ts';
import { floorFactsOf } from './floor-facts.ts';

const soldLines = [
  { order_product_id: 31, quantity: 6, stock_quantity: 18, product: { id: 4_001, pack: 6 } },
  { order_product_id: 32, quantity: 2, stock_quantity: 9, product: { id: 4_002 } },
];
const nobody = { first_name: null, last_name: null };
/** What an action leans on beside rows, by its call. */
const facts: Readonly<Record<string, unknown>> = {
  '/arrivals/': [arrivalTruck],
  '/arrivals/cancel_reception/': { trucks: [receivedTruck], name: 'R51', wasSaid: true },
  ...depositFacts,
  ...accountFacts,
  '/redeliver-orders/': { address: { id: 77, user_id: 5 } },
  '/duplicate-orders/': { address: { id: 77, user_id: 5 }, lines: soldLines },
  '/processing-orders/1001/order_product_change_status/': [31, 32],
  '/processing-orders/1001/add_crate/': 43,
  '/processing-orders/1001/address/': { address: otherAddress, customer: null },
  '/admin-addresses/78/': otherAddress,
  '/internal-notes/16/': { customer: aCustomer(), author: nobody },
  '/internal-notes/': { customer: aCustomer(), author: nobody },
};
/** And by the command that sends it, where one call serves two. */
const reached = { clientId: 5, phone: '06 12 34 56 78' };
const factsOf: Readonly<Record<string, unknown>> = {
  ...demandFacts,
  ...storeFacts,
  'customer.edit': { customer: aCustomer(), places: [] },
  ...{ 'late.sms': reached, 'late.validate': reached, 'late.warned': reached, 'late.ignore': reached },
};

/** The settings every center has on the server. */
export const settled = (world: World): World =>
  rowsOf(world).settings ? world : world.with('metas', someMetas(9, { centers: [aCenter(9), aCenter(12)] }));

/** What the server decides, at noon, on the call of a command in a world. */
export function decidedFor(name: string, args: unknown, world: World): Decision {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const { body, ...request } = command.request(args);
  const found = actionFor(request);
  assert(found, `no call ${request.method} ${request.path}`);
  const told = floorFactsOf(name, world) ?? (name in factsOf ? factsOf[name] : facts[request.path]);
  return decide(found.action, { ...found, body }, world, noonMs, told);
}
