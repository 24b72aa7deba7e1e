import * as z from 'zod/mini';
import type { Order } from '../order/order.ts';
import { Id, maybe } from '../schema.ts';
import { joined, sentence } from '../words/isolate.ts';

export const TrolleyId = Id.brand<'TrolleyId'>();
export type TrolleyId = z.infer<typeof TrolleyId>;

/** A trolley (E-06 of preparation.md). */
export const Trolley = z.object({
  id: TrolleyId,
  name: maybe(z.string()),
  full_name: maybe(z.string()),
  /** One of the center's locations for trolleys; null where it has none. */
  current_location: maybe(Id),
  logistics_center: maybe(Id),
});
export type Trolley = Readonly<z.infer<typeof Trolley>>;

/** A location for trolleys. */
export const TrolleyLocation = z.object({ id: Id, name: maybe(z.string()), logistics_center: maybe(Id) });
export type TrolleyLocation = Readonly<z.infer<typeof TrolleyLocation>>;

/** The parts of a center's settings about trolleys. */
type Listed =
  | {
      readonly trolleys?: readonly Trolley[] | null | undefined;
      readonly trolley_locations?: readonly TrolleyLocation[] | null | undefined;
    }
  | undefined;

/** The trolleys of a center by full name (PRP-447). */
export const trolleysOf = (trolleys: readonly Trolley[] | null | undefined, center: number): readonly Trolley[] =>
  (trolleys ?? [])
    .filter(({ logistics_center }) => logistics_center === center)
    .sort((one, other) => trolleyName(one).localeCompare(trolleyName(other), 'fr', { numeric: true }));

export const trolleyName = ({ id, name, full_name }: Trolley) => full_name ?? name ?? String(id);

export const trolleyIn = (metas: Listed, id: number | null | undefined): Trolley | undefined =>
  metas?.trolleys?.find((trolley) => trolley.id === id);

/** The possible locations of a trolley: those of its own center (PRP-451). */
export const locationsFor = (metas: Listed, { logistics_center }: Trolley): readonly TrolleyLocation[] =>
  (metas?.trolley_locations ?? []).filter((place) => place.logistics_center === logistics_center);

export const locationName = ({ id, name }: TrolleyLocation) => name ?? String(id);

/** The location of a trolley, and so of all orders on it (PRP-452); null without one. */
function placeOfTrolley(metas: Listed, id: number | null | undefined): string | null {
  const location = trolleyIn(metas, id)?.current_location;
  const place = metas?.trolley_locations?.find((it) => it.id === location);
  return place ? locationName(place) : null;
}

const shortName = ({ id, name, full_name }: Trolley) => name ?? full_name ?? String(id);

type Deposit = Pick<
  Order,
  'transit_area' | 'transit_area_current' | 'trolley_id' | 'additional_trolley_id' | 'trolley_location'
>;

/**
 * Where the bags of an order are, as staff name it: the drop zone, the present one before the chosen one, or its
 * trolleys, with the location of the first in brackets (PRP-455). The settings have a trolley's new location at once,
 * the order later.
 */
export const zoneText = (metas: Listed, deposit: Deposit) => zoneWith(trolleyName, metas, deposit);

/** The same for narrow places: within a center the short name of a trolley is enough. */
export const shortZoneText = (metas: Listed, deposit: Deposit) => zoneWith(shortName, metas, deposit);

function zoneWith(nameOf: (trolley: Trolley) => string, metas: Listed, order: Deposit): string | null {
  const area = order.transit_area_current ?? order.transit_area ?? trolleysText(nameOf, metas, order);
  const place = order.trolley_id ? (placeOfTrolley(metas, order.trolley_id) ?? order.trolley_location) : null;
  return area && place ? sentence`${area} (${place})` : area;
}

function trolleysText(nameOf: (trolley: Trolley) => string, metas: Listed, order: Deposit): string | null {
  const known = [order.trolley_id, order.additional_trolley_id].flatMap((id) => trolleyIn(metas, id) ?? []);
  return known.length > 0 ? joined(' + ', known.map(nameOf)) : null;
}
