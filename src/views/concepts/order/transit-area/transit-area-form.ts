import * as z from 'zod/mini';
import { isEqual } from '../../../../domain/equal.ts';
import type { changeTransitArea } from '../../../../domain/order/commands/transit-area.ts';
import type { Order, PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { depotOfStatus, depotSeen, hasTrolley, zoneDepotFields } from '../../../../domain/transit/depot.ts';
import { zonesOfOrder } from '../../../../domain/zone/zone.ts';
import { depotChecks, depotForm, depotIn, depotShape } from './depot-form.ts';

type Args = z.infer<typeof changeTransitArea.args>;

/** A zone without a type lies with the others: nothing is asked of it (PRP-438). */
const ZoneForm = z.union([
  z.object({ ...depotShape, depotType: z.literal('') }),
  z.object(depotShape).check(...depotChecks),
]);

/** Where the bags of an order lie, and those of its zones, by `fieldOfZone`. */
export const TransitAreaForm = z
  .object({ ...depotShape, additional: z.string(), zones: z.record(z.string(), ZoneForm) })
  .check(...depotChecks);
export type TransitAreaForm = z.infer<typeof TransitAreaForm>;

/** A name that no form takes for a place in a list. */
export const fieldOfZone = (zoneId: number) => `z${zoneId}` as const;

/** What the form starts from: the order, or the action that is replaced. */
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

/** What is sent of the form: of the zones those alone whose depot is another one (PRP-440). */
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
