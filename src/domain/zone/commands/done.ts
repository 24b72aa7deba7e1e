import * as z from 'zod/mini';
import { BagCount, type PseudoZoneStatus } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { checkDepot, Depot, depotOfZone, isAs, liesAt, zoneDepotFields } from '../../transit/depot.ts';
import { zoneCount } from '../zone.ts';
import { refusalWhileLocked, ZoneOf, zoneCommand, zoneOf } from './zone-command.ts';

/** One of the counts, the other is null: a zone requires one (PRP-483, PRP-484). */
const FinishedZone = z.object({
  ...zoneOf,
  isotherm: z.nullable(BagCount),
  crates: z.nullable(BagCount),
  depot: Depot,
});
export type FinishedZone = z.infer<typeof FinishedZone>;

const countsOf = ({ isotherm, crates }: FinishedZone) => ({
  ...(isotherm === null ? {} : { nob_iso: isotherm }),
  ...(crates === null ? {} : { nb_crates: crates }),
});

/** The fields of a zone's status once it is done. */
export const zoneDone = (args: FinishedZone): Partial<PseudoZoneStatus> => ({
  is_done: true,
  ...countsOf(args),
  ...depotOfZone(args.depot),
});

function isDoneAs(args: FinishedZone, zone: PseudoZoneStatus): boolean {
  const areCountsSame =
    (args.isotherm === null || isAs(zone.nob_iso, args.isotherm)) &&
    (args.crates === null || isAs(zone.nb_crates, args.crates));
  return zone.is_done === true && liesAt(zone, args.depot) && areCountsSame;
}

/**
 * Marks a zone as done: its items are in bags, which are put somewhere (PRP-481, PRP-483 to PRP-489, SUP-494, SUP-498).
 */
export const finishZone = zoneCommand('zone.done', {
  args: FinishedZone,
  guard: ({ center, zoneId, isotherm, crates, depot }, zone, rows) => {
    const locked = refusalWhileLocked(zone);
    if (locked) return locked;
    const asked = zoneCount(rows.get('metas', center), zoneId);
    if (asked === 'isotherm' && isotherm === null) return refuse('isotherm');
    if (asked === 'crates' && crates === null) return refuse('crates');
    return checkDepot(depot);
  },
  set: zoneDone,
  isSet: isDoneAs,
  body: ({ orderId, center, isotherm, crates, depot }) => ({
    ...{ order_id: orderId, center_id: center, is_done: true },
    ...(isotherm === null ? {} : { number_of_bags_isotherm: isotherm }),
    ...(crates === null ? {} : { number_of_crates: crates }),
    ...zoneDepotFields(depot),
  }),
  title: 'Zone terminée',
  outcome: () => 'terminée',
});

/** Marks a zone as to be prepared again, without questions (PRP-490). */
export const reopenZone = zoneCommand('zone.toDo', {
  args: ZoneOf,
  guard: (_, zone) => refusalWhileLocked(zone),
  set: () => ({ is_done: false }),
  isSet: (_, zone) => zone.is_done !== true,
  body: ({ orderId, center }) => ({ order_id: orderId, center_id: center, is_done: false }),
  title: 'Zone à faire',
  outcome: () => 'à faire',
});
