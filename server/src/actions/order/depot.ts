import * as z from 'zod/mini';
import { Id } from '../../../../src/domain/schema.ts';
import { depotTypes } from '../../../../src/domain/transit/depot.ts';
import { zoneTyped } from '../../../../src/domain/typed/zone.ts';
import { NumberCode } from '../../http/bounds.ts';
import type { Rows } from '../reads.ts';

/** The fields of a depot in bodies (API-044, API-049). */
export const depotBody = {
  transit_area_type: NumberCode,
  transit_area_name: z.optional(zoneTyped(80)),
  trolley_id: z.optional(Id),
};

/** Further fields of an order's depot: a second trolley, and the depots of its zones (PRP-440). */
export const orderDepotBody = {
  ...depotBody,
  additional_trolley_id: z.optional(Id),
  pseudo_zones: z.optional(
    z
      .array(
        z.strictObject({
          pseudo_zone_id: Id,
          transit_area_type: NumberCode,
          transit_subarea: depotBody.transit_area_name,
          trolley_id: z.optional(Id),
        }),
      )
      .check(z.maxLength(100)),
  ),
};

/** The same where bags may also be in no zone, whatever the types of the center (PRP-438). */
export const foreignZoneDepot: typeof foreignDepot = (body, rows) =>
  body.transit_area_type === depotTypes.none ? null : foreignDepot(body, rows);

/** A type or a trolley that the center does not have; null when it has both. */
export function foreignDepot(
  body: { readonly transit_area_type: number; readonly trolley_id?: number | undefined },
  { settings }: Rows,
): 'otherDepot' | 'otherTrolley' | null {
  const isKnown = (list: readonly { readonly id: number }[] | null | undefined, id: number) =>
    list?.some((it) => it.id === id) ?? false;
  if (!isKnown(settings?.transit_area_types, body.transit_area_type)) return 'otherDepot';
  return body.trolley_id === undefined || isKnown(settings?.trolleys, body.trolley_id) ? null : 'otherTrolley';
}
