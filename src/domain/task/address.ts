import type { Address } from '../address/address.ts';
import { type Position, positionOf } from '../geo.ts';
import type { Order } from '../order/order.ts';
import { estimatedDeparture } from './departure.ts';
import type { Task } from './task.ts';

const words = (...parts: readonly (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** An address on one line: `12 rue de Rivoli, 75004 Paris`; missing parts are left out. */
export const addressLine = (address: Address | null | undefined) =>
  [words(address?.street_number, address?.street), words(address?.postal_code, address?.city)]
    .filter(Boolean)
    .join(', ');

/**
 * Why a row has the badge `ERREUR`: no coordinates that can be true of an address of this center (DSP-258, with the invalid style too), or no travel estimate
 * (DSP-259).
 */
export function addressProblem(
  task: Pick<Task, 'address' | 'estimated_travel_departure_at'>,
  order: Pick<Order, 'estimated_travel_departure_at'> | undefined,
  center: Position | null,
): 'noCoordinates' | 'noTravel' | null {
  if (!positionOf(task.address, center)) return 'noCoordinates';
  return estimatedDeparture(task, order) === null ? 'noTravel' : null;
}
