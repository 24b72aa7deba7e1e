import type { LateState } from '../../domain/late-order/state.ts';
import type { TaskRow } from './dispatch.ts';

/** A task in the lists of late and of not delivered orders, wherever it lies (DSP-240). */
export interface DeliveryRow extends TaskRow {
  readonly lastDriverName: string | null;
  /** State for the late column; null in a list without that column. */
  readonly late: LateState | null;
}

/**
 * Late orders, earliest end of slot first, then by id (DSP-712). It includes orders that will become late on this
 * device.
 */
export const lateList = 'late';
export const lateColumns = ['slotEnd', 'state', 'postalCode'] as const;

/** Orders to redeliver or to restock, earliest end of slot first, then by id (DSP-750). */
export const notDeliveredList = 'notDelivered';
export const notDeliveredColumns = ['slotEnd', 'postalCode'] as const;
