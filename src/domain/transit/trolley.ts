import * as z from 'zod/mini';
import { Id, maybe } from '../schema.ts';

export const TrolleyId = Id.brand<'TrolleyId'>();
export type TrolleyId = z.infer<typeof TrolleyId>;

/** A trolley (E-06 of preparation.md). */
export const Trolley = z.object({
  id: TrolleyId,
  name: maybe(z.string()),
  full_name: maybe(z.string()),
  /** One of the center's places for trolleys; null while it is in none. */
  current_location: maybe(Id),
  logistics_center: maybe(Id),
});
export type Trolley = Readonly<z.infer<typeof Trolley>>;

/** The trolleys of a center by full name (PRP-447). */
export const trolleysOf = (trolleys: readonly Trolley[] | null | undefined, center: number): readonly Trolley[] =>
  (trolleys ?? [])
    .filter(({ logistics_center }) => logistics_center === center)
    .sort((one, other) => trolleyName(one).localeCompare(trolleyName(other), 'fr'));

export const trolleyName = ({ id, name, full_name }: Trolley) => full_name ?? name ?? String(id);
