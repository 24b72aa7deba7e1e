import type { Basis } from '../basis.ts';
import { isRecord } from '../wire.ts';
import { joined, sentence } from '../words/isolate.ts';
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

const since = (now: string) => sentence`Mouvement saisi entre-temps (${now})`;

/** The quantities under a movement that somebody else has moved, in words (OUR-266); null where they are not told. */
export const depositMoved = {
  held: (product: string, { quantity }: Basis): string | null =>
    typeof quantity === 'number' ? since(sentence`le client a maintenant ${quantity} × ${product}`) : null,
  owed: ({ returned_by_label: owed }: Basis): string | null =>
    isRecord(owed)
      ? since(
          sentence`le livreur a maintenant ${joined(
            ', ',
            Object.entries(owed).map(([label, quantity]) => sentence`${String(quantity)} × ${label}`),
          )}`,
        )
      : null,
};
