import type { ClientAccount, DriverAccount, OpenMovement } from '../../../server/src/db/deposits/deposit-accounts.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';

const center_id = CenterId.parse(9);
const bottle = { center_id, product_id: 4_011, deposit_label: 'Bouteille' };

/** The accounts that the server finds before a call about deposits: those of driver 71, and of client 5. */
export const his: readonly DriverAccount[] = [
  { ...bottle, quantity: 4 },
  { ...bottle, product_id: 4_018, deposit_label: 'Caisse', quantity: 1 },
];
export const theirs: readonly ClientAccount[] = [{ ...bottle, id: 1_730_211, order_id: 48_213_007, quantity: 5 }];
/** Movements that can still be taken back. */
export const received: OpenMovement = {
  ...{ id: 812_440, center_id, driver_id: DriverId.parse(71), product_id: 4_011 },
  ...{ movement: 'receipt', deposit_user_id: 1_730_211, left: 3 },
};
export const returned: OpenMovement = { ...received, movement: 'return', deposit_user_id: null, left: 2 };
