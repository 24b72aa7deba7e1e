import type { DriverDeposit } from './deposit.ts';

type Movement = Pick<DriverDeposit, 'quantity' | 'is_returned' | 'is_returned_canceled'>;

/** The kind of movement: a receipt or a return, with `annul.` before it when its quantity is negative (DSP-802). */
export function movementLabel({ quantity, is_returned, is_returned_canceled }: Movement): string {
  const label = is_returned || is_returned_canceled ? 'retour' : 'remise';
  return (quantity ?? 0) < 0 ? `annul. ${label}` : label;
}

const cancelMarkers: Readonly<Record<string, string>> = {
  partial: 'annulation partielle',
  total: 'annulation totale',
};

/** How much of it was cancelled since; null when none was (DSP-803). */
export const cancelMarker = ({ status }: Pick<DriverDeposit, 'status'>): string | null =>
  cancelMarkers[status?.cancel_status ?? ''] ?? null;
