import * as z from 'zod/mini';
import { isEqual } from '../../../../domain/equal.ts';
import type { changeTransitArea } from '../../../../domain/order/commands/transit-area.ts';
import type { Order, PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { depotOfStatus, depotSeen, hasTrolley, zoneDepotFields } from '../../../../domain/transit/depot.ts';
import { zonesOfOrder } from '../../../../domain/zone/zone.ts';
import { depotChecks, depotForm, depotIn, depotShape } from './depot-form.ts';

type Args = z.infer<typeof changeTransitArea.args>;

/** A zone without a type is with the others: it needs no name (PRP-438). */
const ZoneForm = z.union([
  z.object({ ...depotShape, depotType: z.literal('') }),
  z.object(depotShape).check(...depotChecks),
]);

/** Places of an order's bags, and of its zones, by `fieldOfZone`. */
export const TransitAreaForm = z
  .object({ ...depotShape, additional: z.string(), zones: z.record(z.string(), ZoneForm) })
  .check(...depotChecks);
export type TransitAreaForm = z.infer<typeof TransitAreaForm>;

/** A name that forms take for no array index. */
export const fieldOfZone = (zoneId: number) => `z${zoneId}` as const;

/** The initial values: the order, or the replaced action. */
export function transitAreaValues(order: Order, said: Args | null): TransitAreaForm {
  const additional = said ? said.additional : order.additional_trolley_id;
  const saidOf = (id: number) => said?.zones?.find(({ zoneId }) => zoneId === id)?.depot;
  return {
    ...depotForm(said?.depot ?? depotSeen(order)),
    additional: additional ? String(additional) : '',
    zones: Object.fromEntries(
      zonesOfOrder(order).map((zone) => {
        const id = zone.pseudozone_id;
        return [fieldOfZone(id), depotForm(saidOf(id) ?? depotOfStatus(zone))];
      }),
    ),
  };
}

/** The arguments from the form: only zones with a changed depot (PRP-440). */
export function transitAreaSaid(zones: readonly PseudoZoneStatus[], typed: TransitAreaForm) {
  const depot = depotIn(typed);
  const changed = zones.flatMap((zone) => {
    const zoneId = zone.pseudozone_id;
    const to = depotIn(typed.zones[fieldOfZone(zoneId)] ?? {});
    const isSame = isEqual(zoneDepotFields(to), zoneDepotFields(depotOfStatus(zone)));
    return to.type === null || isSame ? [] : [{ zoneId, depot: to }];
  });
  const additional = hasTrolley(depot) && typed.additional ? Number(typed.additional) : null;
  return { depot, additional, ...(changed.length > 0 ? { zones: changed } : {}) };
}
