import { refusalOfSlot } from '../../../../src/domain/order/slot/free-slot.ts';
import { slotRefusals } from '../../../../src/domain/order/slot/text.ts';

interface SlotBody {
  readonly shipping_time: string;
  readonly max_shipping_time: string;
}

/** Why a call's slot is refused, in words; null where it is not (SUP-465). */
export function slotProblem({ shipping_time, max_shipping_time }: SlotBody, nowMs: number): string | null {
  const refusal = refusalOfSlot({ startMs: Date.parse(shipping_time), endMs: Date.parse(max_shipping_time) }, nowMs);
  return refusal && slotRefusals[refusal];
}
