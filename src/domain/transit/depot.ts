import * as z from 'zod/mini';
import type { Order, PseudoZoneStatus } from '../order/order.ts';
import { type Refusal, refuse } from '../result.ts';
import { Id } from '../schema.ts';
import { lineOf } from '../typed/line.ts';

/** The depot types without a name: on a trolley (3), and nowhere (-1) (DSP-763, PRP-432, PRP-434). */
export const depotTypes = { trolley: 3, none: -1 } as const;

/** A depot as a form has it, its name as typed; fields that its type does not need are ignored. */
export const Depot = z.object({
  /** One of the center's `transit_area_types`; null while none is chosen. */
  type: z.nullable(z.int()),
  name: z.string().check(z.maxLength(80)),
  trolley: z.nullable(Id),
});
export type Depot = Readonly<z.infer<typeof Depot>>;

export const hasTrolley = ({ type }: Pick<Depot, 'type'>) => type === depotTypes.trolley;

/** Whether a depot of this type has a name. */
export const hasName = ({ type }: Pick<Depot, 'type'>) =>
  type !== null && type !== depotTypes.trolley && type !== depotTypes.none;

/** The missing field of a depot: its type, then its name or its trolley (DSP-890 to DSP-892). */
export function checkDepot(depot: Depot): Refusal<'depotType' | 'depotName' | 'trolley'> | null {
  if (depot.type === null) return refuse('depotType');
  if (hasTrolley(depot) && depot.trolley === null) return refuse('trolley');
  return hasName(depot) && lineOf(depot.name) === '' ? refuse('depotName') : null;
}

/**
 * A depot as calls contain it: the trolley for the trolley type alone, the name for types that have one (DSP-762,
 * DSP-763).
 */
export const depotFields = (depot: Depot) => ({
  transit_area_type: depot.type,
  ...(hasTrolley(depot) ? { trolley_id: depot.trolley } : {}),
  ...(hasName(depot) ? { transit_area_name: lineOf(depot.name) } : {}),
});

/** The reverse of `depotFields`. */
export const depotOf = (fields: {
  readonly transit_area_type: number | null;
  readonly transit_area_name?: string | null | undefined;
  readonly trolley_id?: number | null | undefined;
}): Depot => ({
  type: fields.transit_area_type,
  name: fields.transit_area_name ?? '',
  trolley: fields.trolley_id ?? null,
});

/** The depot in an order's row. */
export const depotSeen = ({
  transit_area_type,
  transit_area,
  transit_area_current,
  trolley_id,
}: Pick<Order, keyof ReturnType<typeof depotOfOrder>>): Depot => ({
  type: transit_area_type ?? null,
  name: transit_area_current ?? transit_area ?? '',
  trolley: trolley_id ?? null,
});

/** The depot in a zone's status; without a type for a zone whose bags are with the others of the order. */
export const depotOfStatus = (zone: PseudoZoneStatus): Depot => ({
  type: zone.transit_area_type ?? null,
  name: zone.transit_subarea ?? '',
  trolley: zone.trolley_id ?? null,
});

/** A depot of one zone as calls contain it: a zone has a sub-area where an order has an area (PRP-440, PRP-489). */
export function zoneDepotFields(depot: Depot) {
  const { transit_area_name, ...fields } = depotFields(depot);
  return { ...fields, ...(transit_area_name === undefined ? {} : { transit_subarea: transit_area_name }) };
}

/** The fields of a zone's status for a depot. */
export function depotOfZone(depot: Depot) {
  const area = hasName(depot) ? lineOf(depot.name) : null;
  return {
    transit_subarea: area,
    transit_subarea_current: area,
    transit_area_type: depot.type,
    trolley_id: hasTrolley(depot) ? depot.trolley : null,
  };
}

/** Whether a field agrees with a value: an absent field does. */
export const isAs = <T>(told: T | null | undefined, said: T) => told === null || told === undefined || told === said;

/** Whether a zone's status agrees with a depot. */
export function liesAt(zone: PseudoZoneStatus, depot: Depot): boolean {
  const { transit_subarea, transit_area_type, trolley_id } = depotOfZone(depot);
  return (
    isAs(zone.transit_subarea, transit_subarea) &&
    isAs(zone.transit_area_type, transit_area_type) &&
    isAs(zone.trolley_id, trolley_id)
  );
}

/** Whether the bags of an order are all in one place: no zone has put its own elsewhere (DSP-901, PRP-442). */
export const hasSingleArea = ({ pseudo_zones_status: zones }: Pick<Order, 'pseudo_zones_status'>) =>
  !zones?.some(({ transit_subarea_current: area }) => area);

/** The fields of an order's row for a depot (ENT-02). */
export function depotOfOrder(depot: Depot) {
  const area = hasName(depot) ? lineOf(depot.name) : null;
  return {
    transit_area_type: depot.type,
    transit_area: area,
    transit_area_current: area,
    trolley_id: hasTrolley(depot) ? depot.trolley : null,
  };
}
