import * as z from 'zod/mini';
import { Address } from '../../address/address.ts';
import { Euros } from '../../money/euros.ts';
import { MoneyLimit } from '../../money/limit/limit-row.ts';
import { Proposal } from '../../money/limit/proposal-row.ts';
import { Refund } from '../../money/refund/refund.ts';
import { alsoReads } from '../../readable.ts';
import { Code, Count, Extent, Id, Instant, maybe, Rank } from '../../schema.ts';
import { OrderId } from '../order.ts';

/** One means by which an order was paid, with its share (entity "Payment detail"). */
const PaymentDetail = z.object({
  type: maybe(Code),
  amount: maybe(Euros),
  refunded_amount: maybe(Euros),
  refundable_amount: maybe(Euros),
  is_refundable: maybe(z.boolean()),
  metadata: maybe(
    z.object({
      paper_tr_detail: maybe(z.array(z.object({ quantity: maybe(Count), unit_amount: maybe(Euros) }))),
      total_tr_amount: maybe(Euros),
      to_credit_amount: maybe(Euros),
    }),
  ),
  /** When its customer's bank took it back (SUP-381). */
  disputed_at: maybe(Instant),
  edenred: maybe(
    z.object({
      is_token_valid: maybe(z.boolean()),
      login_link: maybe(z.string()),
      /** False: a refund takes the whole payment or none of it (OUR-179). */
      is_part_refundable: maybe(z.boolean()),
    }),
  ),
});

/** How many units are sold together; also read from a text that is a number. */
const PackSize = alsoReads(z.int().check(z.positive()), (value) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : undefined,
);

const Repreparation = z.object({
  reason_id: maybe(Id),
  /** Of the reason, as it was when it was chosen; a center may withdraw it since. */
  reason_label: maybe(z.string()),
  comment: maybe(z.string()),
  /** E-mail address of who asked for it. */
  created_by: maybe(z.string()),
  created_at: maybe(Instant),
});

/** A line of an order (entity "Order product"). Quantities and stock count units (SUP-405). */
const OrderProduct = z.object({
  id: maybe(Id),
  order_product_id: Id,
  quantity: maybe(Count),
  real_quantity: maybe(Count),
  stock_quantity: maybe(z.int()),
  not_found: maybe(z.boolean()),
  is_promo: maybe(z.boolean()),
  is_expensive: maybe(z.boolean()),
  status: maybe(Code),
  packing_status: maybe(Code),
  checking_status: maybe(Code),
  quantity_recredit: maybe(Count),
  quantity_refund: maybe(Count),
  /** Units prepared again already (SUP-412). */
  quantity_reprepared: maybe(Count),
  unit_price: maybe(Euros),
  /** Grams. */
  weight: maybe(Extent),
  selling_method: maybe(Code),
  options: maybe(
    z.array(z.object({ quantity: maybe(Count), definition: maybe(z.object({ hot: maybe(z.boolean()) })) })),
  ),
  replacing_data: maybe(z.object({ replace: maybe(z.string()) })),
  product: maybe(
    z.object({
      id: maybe(Id),
      selling_name: maybe(z.string()),
      logistic_title: maybe(z.string()),
      pack: maybe(PackSize),
      area: maybe(z.string()),
      shelf: maybe(z.string()),
      tier: maybe(z.string()),
      possible_areas: maybe(z.array(z.string())),
      deposit_label: maybe(z.string()),
      /** Under which it may have been sold (SUP-221). */
      superproduct: maybe(z.object({ id: Id, selling_name: maybe(z.string()) })),
    }),
  ),
});

const DriverCosts = maybe(
  z.array(z.object({ total_cost_with_agency_fee: maybe(Euros), day: maybe(z.string()), driver: maybe(Id) })),
);

/** Another order in a list of the sheet or of the customer. */
export const OrderSummary = z.object({
  id: OrderId,
  random_id: maybe(z.string()),
  status: maybe(Code),
  center: maybe(Id),
  tags: maybe(z.array(Code)),
  shipping_time: maybe(Instant),
  amount: maybe(Euros),
  is_expensive: maybe(z.boolean()),
  order_stat_driver: DriverCosts,
});
export type OrderSummary = Readonly<z.infer<typeof OrderSummary>>;

/** True, or the name of whoever changes it. */
const Updating = alsoReads(z.boolean(), (value) => (typeof value === 'string' ? value.trim() !== '' : undefined));

const Packer = z.object({ name: maybe(z.string()) });
const Packing = z.object({ id: maybe(Id), packer: maybe(Packer) });

/**
 * The fields of an order that only its support sheet has (entity "Order (support)"); fields that boards have too are in
 * the order's own row. Personal data.
 */
export const OrderSheet = z.object({
  id: OrderId,
  center: maybe(Id),
  amount: maybe(Euros),
  is_expensive: maybe(z.boolean()),
  order_stat_driver: DriverCosts,
  order_time: maybe(Instant),
  amount_refund: maybe(Euros),
  /** On its way back, or nobody knows: it is refundable no more, and not refunded yet. */
  amount_refund_pending: maybe(Euros),
  amount_recredit: maybe(Euros),
  refundable_amount: maybe(Euros),
  credits_used: maybe(Euros),
  slot_shipping_fee: maybe(Euros),
  slot_extra_shipping_fee: maybe(Euros),
  shipping_fee_refund_or_recredit: maybe(Euros),
  receipt_url: maybe(z.string()),
  payment_details: maybe(z.array(PaymentDetail)),
  /** The latest first. */
  refunds: maybe(z.array(Refund)),
  /** Null where its center has none (OUR-150). */
  money_limit: maybe(MoneyLimit),
  /** Money above it that another is asked to send, the latest first. */
  proposals: maybe(z.array(Proposal)),
  payment_method: maybe(Code),
  products: maybe(z.array(OrderProduct)),
  products_count: maybe(Count),
  api_source: maybe(Code),
  app_version: maybe(z.string()),
  cross_docking_orders: maybe(z.array(OrderSummary)),
  parent_order: maybe(OrderSummary),
  /** Why it was prepared again, of an order that is a re-preparation of its parent (SUP-214). */
  repreparation: maybe(Repreparation),
  child_orders: maybe(z.array(OrderSummary)),
  gift_message: maybe(z.string()),
  is_gift: maybe(z.boolean()),
  /** Seconds; 0 where the estimate failed (SUP-203). */
  estimated_travel_duration: maybe(Extent),
  last_external_job_id: maybe(Id),
  uber_eats_display_id: maybe(z.string()),
  uber_eats_merchants_link: maybe(z.string()),
  initial_slot_description: maybe(z.string()),
  slot_description: maybe(z.string()),
  packingtodelivery_description: maybe(z.string()),
  shipping_proof_picture: maybe(z.string()),
  intern_packer: maybe(Packer),
  driver_logs: maybe(
    z.array(z.object({ driver_name: maybe(z.string()), started_at: maybe(Instant), ended_at: maybe(Instant) })),
  ),
  fraud_score_account: maybe(z.number()),
  fraud_score_payment: maybe(z.number()),
  packing_task: maybe(Packing),
  missing_task: maybe(Packing),
  shipping_task: maybe(
    z.object({
      date_received: maybe(Instant),
      eta: maybe(Instant),
      dock_rank: maybe(Rank),
      /** Its tasks are those of the round, in their order. */
      dock: maybe(z.object({ id: maybe(Id), target_name: maybe(z.string()), tasks: maybe(z.array(Id)) })),
      /** Only where SUP-208 shows it. */
      driver_mobile: maybe(z.string()),
    }),
  ),
  shipping_profile_address: maybe(Address),
  billing_address: maybe(Address),
  user: maybe(z.object({ id: Id, email: maybe(z.string()) })),
  subscription_id: maybe(Id),
  /** Status of that subscription; `canceled` once it is (SUP-570). */
  subscription_status: maybe(Code),
  /** Somebody else is changing it: no action is possible meanwhile (SUP-305). */
  updating: maybe(Updating),
});
export type OrderSheet = Readonly<z.infer<typeof OrderSheet>>;
