import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';

/** The status of an order in a file, as `OrderState` has it on the screen (DSP-249). */
export function stateText({ orderStatus, status }: Pick<TaskRow, 'orderStatus' | 'status'>): string | null {
  const code = orderStatus ?? status;
  return code ? orderStatusLabel(code) : null;
}
