import type { Basis } from '../basis.ts';

// The quantities on which a movement of deposits rests (OUR-266, docs/adr/0059): two people who enter the same movement
// within seconds would else pay a client twice, or take a driver's deposits off twice.

/** How many of a product the client has. */
export const heldBasis = (quantity: number): Basis => ({ quantity });

/** How many of each product that comes back the driver owes, by label. */
export const owedBasis = (owed: Readonly<Record<string, number>>): Basis => ({ returned_by_label: owed });
