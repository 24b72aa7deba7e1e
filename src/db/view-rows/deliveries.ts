import type { LateState } from '../../domain/late-order/state.ts';
import type { LastCall } from '../../domain/phone-call/last-call.ts';
import { viewList } from '../view-list.ts';
import type { TaskRow } from './dispatch.ts';

/** A task in the lists of late and of not delivered orders, wherever it lies (DSP-240). */
export interface DeliveryRow extends TaskRow {
  readonly lastDriverName: string | null;
  /** State for the late column; null in a list without that column. */
  readonly late: LateState | null;
  /** The last call to its client; absent where none is known (OUR-220). */
  readonly lastCall?: LastCall;
}

/** Late orders, oldest end of slot first, then by id (DSP-712); also those whose time has not come on this device. */
export const lateList = viewList<DeliveryRow, 'slotEnd' | 'state' | 'postalCode'>('late');

/** Orders to redeliver or to restock, oldest end of slot first, then by id (DSP-750). */
export const notDeliveredList = viewList<DeliveryRow, 'slotEnd' | 'postalCode'>('notDelivered');
