import * as z from 'zod/mini';
import type { Order, PseudoZoneStatus } from '../order/order.ts';
import { Id, maybe } from '../schema.ts';

/** A preparation zone of a center: fresh, dry, frozen (E-04 of preparation.md, "pseudo-zone" on the wire). */
export const PseudoZone = z.object({
  id: Id,
  name: maybe(z.string()),
  is_active: maybe(z.boolean()),
  /** Whether its bags are kept apart from the others. */
  bag_apart: maybe(z.boolean()),
  /** Text for an order whose bags of this zone are fetched only at loading. */
  bag_picking_late_label: maybe(z.string()),
});
export type PseudoZone = Readonly<z.infer<typeof PseudoZone>>;

/** The parts of a center's settings about its zones. */
type Zoned = { readonly pseudo_zones?: readonly PseudoZone[] | null | undefined } | undefined;

export const zoneNamed = (metas: Zoned, zoneId: number): PseudoZone | undefined =>
  metas?.pseudo_zones?.find(({ id }) => id === zoneId);

/** The name of a zone; its id where it is unknown (PRP-480). */
export const zoneName = (metas: Zoned, zoneId: number): string => zoneNamed(metas, zoneId)?.name ?? String(zoneId);

type Statuses = Pick<Order, 'pseudo_zones_status'>;

/** The zones in which an order has items; a zone marked as not matched is hidden (PRP-498). */
export const zonesOfOrder = ({ pseudo_zones_status: zones }: Statuses): readonly PseudoZoneStatus[] =>
  (zones ?? []).filter(({ is_matched }) => is_matched !== false);

export const zoneOfOrder = (order: Statuses | undefined, zoneId: number): PseudoZoneStatus | undefined =>
  zonesOfOrder(order ?? {}).find(({ pseudozone_id }) => pseudozone_id === zoneId);

/** The zones of an order with one of them changed. */
export const withZone = (order: Statuses, zoneId: number, set: Partial<PseudoZoneStatus>): PseudoZoneStatus[] =>
  (order.pseudo_zones_status ?? []).map((zone) => (zone.pseudozone_id === zoneId ? { ...zone, ...set } : zone));

/** An order's zones with new isothermal counts for some of the zones that keep theirs apart (PRP-512). */
export const withZoneBags = (
  order: Statuses,
  bags: readonly { readonly zoneId: number; readonly isotherm: number }[],
): { readonly pseudo_zones_status: PseudoZoneStatus[] } =>
  bags.reduce((so, { zoneId, isotherm }) => ({ pseudo_zones_status: withZone(so, zoneId, { nob_iso: isotherm }) }), {
    pseudo_zones_status: [...(order.pseudo_zones_status ?? [])],
  });

/**
 * The count that is asked for when a zone is done: isothermal bags where its bags are kept apart, else crates (PRP-483,
 * PRP-484).
 */
export type ZoneCount = 'isotherm' | 'crates';

export const zoneCount = (metas: Zoned, zoneId: number): ZoneCount =>
  zoneNamed(metas, zoneId)?.bag_apart ? 'isotherm' : 'crates';

/** The zones whose isothermal bags are counted one by one (PRP-512). */
export const zonesApart = (order: Statuses, metas: Zoned): readonly PseudoZoneStatus[] =>
  zonesOfOrder(order).filter(({ pseudozone_id }) => zoneCount(metas, pseudozone_id) === 'isotherm');

const Person = z.object({ name: maybe(z.string()), first_name: maybe(z.string()), last_name: maybe(z.string()) });

/** The name of whoever works on a zone, which is sent as a text or a person; null while nobody does (PRP-499). */
export function zoneWorker({ user }: Pick<PseudoZoneStatus, 'user'>): string | null {
  if (typeof user === 'string') return user.trim() || null;
  const { name, first_name, last_name } = Person.safeParse(user).data ?? {};
  return name || [first_name, last_name].filter(Boolean).join(' ') || null;
}

/** Text for a zone whose bags are fetched late, where its settings have one (PRP-499). */
export const lateLabel = (metas: Zoned, zone: PseudoZoneStatus): string | null =>
  zone.is_bag_picking_late ? (zoneNamed(metas, zone.pseudozone_id)?.bag_picking_late_label ?? null) : null;
