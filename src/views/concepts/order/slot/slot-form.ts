import * as z from 'zod/mini';
import {
  isFault,
  readSlot,
  type SlotFault,
  slotDescription,
  typedSlot,
} from '../../../../domain/order/slot/free-slot.ts';
import type { OfferedSlot } from '../../../../domain/order/slot/slots.ts';
import { slotRefusals } from '../../../../domain/order/slot/text.ts';
import { parisIso } from '../../../../domain/time/paris-wall-clock.ts';
import { slotTexts } from './text.ts';

/** A slot of a form: one of those offered by its start, or a free one as it is typed (SUP-460). */
export const slotShape = {
  mode: z.enum(['offered', 'free']),
  offered: z.string(),
  startDay: z.string(),
  startTime: z.string(),
  endDay: z.string(),
  endTime: z.string(),
};
export type SlotForm = z.infer<z.ZodMiniObject<typeof slotShape>>;

const messages = { missing: slotTexts.required, skipped: slotTexts.skipped, ...slotRefusals } as const;

const faultOf = (form: SlotForm, nowMs: number): SlotFault | null => {
  const read = form.mode === 'free' ? readSlot(form, nowMs) : null;
  return read && isFault(read) ? read : null;
};

/** Errors of a typed slot, at its start or its end; null for none. */
export const slotErrors = (
  form: SlotForm,
  nowMs: number,
): { readonly start: string | null; readonly end: string | null } => {
  const fault = faultOf(form, nowMs);
  return {
    start: fault?.at === 'start' ? messages[fault.code] : null,
    end: fault?.at === 'end' ? messages[fault.code] : null,
  };
};

/** The slot a form starts with: the order's own in the free fields, none of those offered. */
export function firstSlot(
  startMs: number | null,
  endMs: number | null,
  { mode = 'offered', offered = '' }: Partial<Pick<SlotForm, 'mode' | 'offered'>> = {},
): SlotForm {
  const typed =
    startMs === null || endMs === null
      ? { startDay: '', startTime: '', endDay: '', endTime: '' }
      : typedSlot({ startMs, endMs });
  return { mode, offered, ...typed };
}

/** A slot as it is sent (SUP-465 to SUP-467). */
export interface ChosenSlot {
  readonly shippingTime: string;
  readonly maxShippingTime: string;
  readonly description: string;
  readonly isSpeed: boolean;
  readonly isExpress: boolean;
  readonly isFree: boolean;
}

/** The chosen slot; null without one, or for invalid input. */
export function chosenSlot(form: SlotForm, slots: readonly OfferedSlot[], nowMs: number): ChosenSlot | null {
  if (form.mode === 'offered') {
    const slot = slots.find(({ shipping_time }) => shipping_time === form.offered);
    return slot ? ofOffered(slot) : null;
  }
  const read = readSlot(form, nowMs);
  if (isFault(read)) return null;
  return {
    ...{ shippingTime: parisIso(read.startMs), maxShippingTime: parisIso(read.endMs) },
    description: slotDescription(read),
    ...{ isSpeed: false, isExpress: false, isFree: true },
  };
}

function ofOffered({ shipping_time, max_shipping_time, description, isSpeed, isExpress }: OfferedSlot): ChosenSlot {
  const times = { startMs: Date.parse(shipping_time), endMs: Date.parse(max_shipping_time) };
  return {
    ...{ shippingTime: shipping_time, maxShippingTime: max_shipping_time },
    description: description ?? slotDescription(times),
    ...{ isSpeed, isExpress, isFree: false },
  };
}
