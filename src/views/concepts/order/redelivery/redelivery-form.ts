import * as z from 'zod/mini';
import type { ClientAddress } from '../../../../domain/address/client-address.ts';
import { BagCount } from '../../../../domain/order/order.ts';
import type { OfferedSlot } from '../../../../domain/order/slot/slots.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { hourText, longDateText } from '../../../../domain/time/paris-time.ts';
import type { Choice } from '../../../ui/fields/select-props.ts';
import { TypedCount, totalOf } from '../bags/bags-form.ts';
import { bagsTexts } from '../bags/text.ts';
import { depotChecks, depotShape } from '../transit-area/depot-form.ts';
import { redeliveryTexts } from './text.ts';

/** The redelivery form (DSP-755): the address is its id, the slot its start. */
export const RedeliveryForm = z
  .object({ address: z.string(), slot: z.string(), dry: TypedCount, isotherm: TypedCount, ...depotShape })
  .check(
    z.refine((form) => totalOf(form) === null || BagCount.safeParse(totalOf(form)).success, {
      path: ['isotherm'],
      error: bagsTexts.tooMany,
    }),
    ...depotChecks,
  );
export type RedeliveryForm = z.infer<typeof RedeliveryForm>;

export const addressChoices = (addresses: readonly ClientAddress[]): readonly Choice[] =>
  addresses.map((address) => ({ value: String(address.id), label: addressLine(address) || String(address.id) }));

/** The order's former address, unless another is chosen; else the first. */
export const firstAddress = (addresses: readonly ClientAddress[], shipped: number | null | undefined) =>
  String((addresses.find(({ id }) => id === shipped) ?? addresses[0])?.id ?? '');

/** Slots, each with its day. */
export const slotChoices = (slots: readonly OfferedSlot[]): readonly Choice[] =>
  slots.map(({ shipping_time, max_shipping_time }) => ({
    value: shipping_time,
    label: redeliveryTexts.slotText(longDateText(shipping_time), hourText(shipping_time), hourText(max_shipping_time)),
  }));
