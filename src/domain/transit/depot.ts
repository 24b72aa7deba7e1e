import * as z from 'zod/mini';
import type { Order, PseudoZoneStatus } from '../order/order.ts';
import { type Refusal, refuse } from '../result.ts';
import { Id } from '../schema.ts';

/** The depot types without a name: on a trolley (3), and nowhere (-1) (DSP-763, PRP-432, PRP-434). */
export const depotTypes = { trolley: 3, none: -1 } as const;

/** Where bags are put down, as a form holds it: whatever its type does not need is left aside. */
export const Depot = z.object({
  /** One of the center's `transit_area_types`; null while none is chosen. */
  type: z.nullable(z.int()),
  name: z.string().check(z.maxLength(80)),
  trolley: z.nullable(Id),
});
export type Depot = Readonly<z.infer<typeof Depot>>;

export const hasTrolley = ({ type }: Pick<Depot, 'type'>) => type === depotTypes.trolley;

/** Whether a type is told by a name. */
export const hasName = ({ type }: Pick<Depot, 'type'>) =>
  type !== null && type !== depotTypes.trolley && type !== depotTypes.none;

/** What is missing of a depot: its type, then its name or its trolley (DSP-890 to DSP-892). */
export function checkDepot(depot: Depot): Refusal<'depotType' | 'depotName' | 'trolley'> | null {
  if (depot.type === null) return refuse('depotType');
  if (hasTrolley(depot) && depot.trolley === null) return refuse('trolley');
  return hasName(depot) && depot.name.trim() === '' ? refuse('depotName') : null;
}

/** A depot as calls say it: the trolley of the trolley type alone, the name of the types that have one (DSP-762, DSP-763). */
export const depotFields = (depot: Depot) => ({
  transit_area_type: depot.type,
  ...(hasTrolley(depot) ? { trolley_id: depot.trolley } : {}),
  ...(hasName(depot) ? { transit_area_name: depot.name.trim() } : {}),
});

/** The same read back. */
export const depotOf = (fields: {
  readonly transit_area_type: number | null;
  readonly transit_area_name?: string | null | undefined;
  readonly trolley_id?: number | null | undefined;
}): Depot => ({
  type: fields.transit_area_type,
  name: fields.transit_area_name ?? '',
  trolley: fields.trolley_id ?? null,
});

/** Where an order tells that its bags are. */
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

/** Where a zone tells that its bags are; of those that lie with the others of the order, no type. */
export const depotOfStatus = (zone: PseudoZoneStatus): Depot => ({
  type: zone.transit_area_type ?? null,
  name: zone.transit_subarea ?? '',
  trolley: zone.trolley_id ?? null,
});

/** A depot of one zone, as calls say it: a zone has a sub-area where an order has an area (PRP-440, PRP-489). */
export function zoneDepotFields(depot: Depot) {
  const { transit_area_name, ...fields } = depotFields(depot);
  return { ...fields, ...(transit_area_name === undefined ? {} : { transit_subarea: transit_area_name }) };
}

/** What a zone tells of its depot once its bags are there. */
export function depotOfZone(depot: Depot) {
  const area = hasName(depot) ? depot.name.trim() : null;
  return {
    transit_subarea: area,
    transit_subarea_current: area,
    transit_area_type: depot.type,
    trolley_id: hasTrolley(depot) ? depot.trolley : null,
  };
}

/** A field that is not told says nothing against it. */
export const isAs = <T>(told: T | null | undefined, said: T) => told === null || told === undefined || told === said;

/** Whether a zone tells nothing else of its depot. */
export function liesAt(zone: PseudoZoneStatus, depot: Depot): boolean {
  const { transit_subarea, transit_area_type, trolley_id } = depotOfZone(depot);
  return (
    isAs(zone.transit_subarea, transit_subarea) &&
    isAs(zone.transit_area_type, transit_area_type) &&
    isAs(zone.trolley_id, trolley_id)
  );
}

/** Whether the bags of an order all lie in one place: no zone has put its own elsewhere (DSP-901, PRP-442). */
export const hasSingleArea = ({ pseudo_zones_status: zones }: Pick<Order, 'pseudo_zones_status'>) =>
  !zones?.some(({ transit_subarea_current: area }) => area);

/** What an order tells of its depot once its bags are there (ENT-02). */
export function depotOfOrder(depot: Depot) {
  const area = hasName(depot) ? depot.name.trim() : null;
  return {
    transit_area_type: depot.type,
    transit_area: area,
    transit_area_current: area,
    trolley_id: hasTrolley(depot) ? depot.trolley : null,
  };
}
