import type { ClientAccount, DriverAccount, OpenMovement } from '../../server/src/db/deposits/deposit-accounts.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import { DriverId } from '../../src/domain/driver/driver.ts';

const center_id = CenterId.parse(9);
const bottle = { center_id, product_id: 4_011, deposit_label: 'Bouteille' };

const his: readonly DriverAccount[] = [
  { ...bottle, quantity: 4 },
  { ...bottle, product_id: 4_018, deposit_label: 'Caisse', quantity: 1 },
];
const theirs: readonly ClientAccount[] = [{ ...bottle, id: 1_730_211, order_id: 48_213_007, quantity: 5 }];
const received: OpenMovement = {
  ...{ id: 812_440, center_id, driver_id: DriverId.parse(71), product_id: 4_011 },
  ...{ movement: 'receipt', deposit_user_id: 1_730_211, left: 3 },
};
const returned: OpenMovement = { ...received, movement: 'return', deposit_user_id: null, left: 2 };

/** What the server finds on the accounts before each call about deposits, where it can be done. */
export const depositFacts: Readonly<Record<string, unknown>> = {
  '/depositdriver/bulk_return_to/': his,
  '/depositdriver/receive_from/': theirs,
  '/depositdriver/return_to/': { client: theirs, driver: his, receipts: [received] },
  '/depositdriver/return_order_to/': theirs,
  '/depositdriver/cancel_returned/': { movement: returned, accounts: his },
  '/depositdriver/cancel_received/': { movement: received, accounts: his },
};
