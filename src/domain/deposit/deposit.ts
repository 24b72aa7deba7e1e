import * as z from 'zod/mini';
import { paginated } from '../asking/paginated.ts';
import { DriverId } from '../driver/driver.ts';
import { Code, Id, Instant, maybe } from '../schema.ts';

const Person = z.object({ id: maybe(Id), name: maybe(z.string()) });

/** A product lent against a deposit. */
const LentProduct = z.object({ deposit_label: z.string(), picture_thumbnail_url: maybe(z.string()) });

/** The same in the hands of a driver: `quantity_debt` is how many he still owes. */
const DepositProduct = z.extend(LentProduct, { quantity_debt: maybe(z.int()) });
export type DepositProduct = Readonly<z.infer<typeof DepositProduct>>;

/**
 * A receipt, a return or a correction of a driver (ENT-08); a correction has a negative quantity. The unit price is in
 * euros. `details` list the clients' deposits in a receipt.
 */
export const DriverDeposit = z.object({
  id: Id,
  product: DepositProduct,
  quantity: maybe(z.int()),
  deposit_unit_price: maybe(z.number()),
  status: maybe(
    z.object({
      cancel_status: maybe(Code),
      quantity_can_return: maybe(z.int()),
      quantity_can_cancel_receive: maybe(z.int()),
    }),
  ),
  is_received: maybe(z.boolean()),
  is_returned: maybe(z.boolean()),
  is_received_canceled: maybe(z.boolean()),
  is_returned_canceled: maybe(z.boolean()),
  user: maybe(Person),
  done_by: maybe(Person),
  details: maybe(z.array(z.object({ quantity: z.int(), deposit_user: maybe(Id) }))),
  deposit_driver_id: maybe(Id),
  deposit_user_id: maybe(Id),
  center_id: maybe(Id),
  created_at: maybe(Instant),
});
export type DriverDeposit = Readonly<z.infer<typeof DriverDeposit>>;

/** A page of a driver's deposits, the latest first (API-117). */
export const DepositHistory = paginated(DriverDeposit);
export type DepositHistory = Readonly<z.infer<typeof DepositHistory>>;

/** One driver's quantities (ENT-08); `id` is the driver's. `nb_deposit` is the number in his possession. */
export const DepositSummary = z.object({
  id: DriverId,
  name: maybe(z.string()),
  quantity_received: maybe(z.int()),
  quantity_received_canceled: maybe(z.int()),
  quantity_returned: maybe(z.int()),
  quantity_returned_canceled: maybe(z.int()),
  nb_deposit: maybe(z.int()),
});
export type DepositSummary = Readonly<z.infer<typeof DepositSummary>>;

/** One product's quantities: sold to clients, handed over to drivers (may be negative), returned by them (API-119). */
export const ProductDeposits = z.object({
  product: DepositProduct,
  quantity_sold: maybe(z.int()),
  quantity_received: maybe(z.int()),
  quantity_returned: maybe(z.int()),
});
export type ProductDeposits = Readonly<z.infer<typeof ProductDeposits>>;

/**
 * A client's remaining deposits of one product (API-121), as the debt summary of ENT-08: how many, from how many
 * orders, and their price, in euros.
 */
export const ClientDebt = z.object({
  product_id: Id,
  quantity: z.int(),
  product: LentProduct,
  orders_quantity: maybe(z.int()),
  amount: maybe(z.number()),
  orders: maybe(z.array(z.object({ order_id: Id, random_id: maybe(z.string()), amount: maybe(z.number()) }))),
});
export type ClientDebt = Readonly<z.infer<typeof ClientDebt>>;

/**
 * The state of one deposit that a client paid (API-120); `quantity` is how many he still has, the amount is in euros.
 */
export const ClientDeposit = z.object({
  id: Id,
  formated_created_at: maybe(z.string()),
  product_infos: LentProduct,
  quantity_bought: z.int(),
  quantity: z.int(),
  quantity_given: z.int(),
  total_credited_amount: maybe(z.number()),
  status: z.object({ quantity_returned: z.int(), quantity_returned_canceled: maybe(z.int()) }),
  details: z.array(
    z.object({
      quantity: z.int(),
      deposit_driver: Id,
      driver: maybe(Person),
      status: maybe(z.object({ cancel_status: maybe(Code), quantity_can_cancel_receive: maybe(z.int()) })),
      center_id: maybe(Id),
    }),
  ),
});

export type ClientDeposit = Readonly<z.infer<typeof ClientDeposit>>;

/** A page of a client's deposits, the latest first. */
export const ClientHistory = paginated(ClientDeposit);
export type ClientHistory = Readonly<z.infer<typeof ClientHistory>>;
