import * as z from 'zod/mini';
import { Id } from '../../../../src/domain/schema.ts';
import { NumberCode } from '../../http/bounds.ts';
import type { Rows } from '../reads.ts';

/** A depot as bodies say it (API-044, API-049). */
export const depotBody = {
  transit_area_type: NumberCode,
  transit_area_name: z.optional(z.string().check(z.maxLength(80))),
  trolley_id: z.optional(Id),
};

/** A type or a trolley the center does not have; null when both are its own. */
export function foreignDepot(
  body: { readonly transit_area_type: number; readonly trolley_id?: number | undefined },
  { settings }: Rows,
): 'otherDepot' | 'otherTrolley' | null {
  const isKnown = (list: readonly { readonly id: number }[] | null | undefined, id: number) =>
    list?.some((it) => it.id === id) ?? false;
  if (!isKnown(settings?.transit_area_types, body.transit_area_type)) return 'otherDepot';
  return body.trolley_id === undefined || isKnown(settings?.trolleys, body.trolley_id) ? null : 'otherTrolley';
}
