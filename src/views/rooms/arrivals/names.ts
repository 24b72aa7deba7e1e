import type { Arrival } from '../../../domain/arrival/arrival.ts';

/** What an arrival is called: the public number of its order, else its id. */
export const nameOf = ({ linked_order: { id, random_id } }: Arrival) => random_id ?? String(id);
