import type { Metas } from '../../../../domain/center/center.ts';
import type { PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { lateLabel, zoneName, zoneWorker } from '../../../../domain/zone/zone.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Badge, type Tone } from '../../../ui/status/badge.tsx';
import { zoneTexts } from './text.ts';

interface ZoneProps {
  readonly zone: PseudoZoneStatus;
  readonly metas: Metas | undefined;
}

export const zoneTone = ({ is_done, is_locked }: PseudoZoneStatus): Tone =>
  is_locked ? 'amber' : is_done ? 'green' : 'gray';

/** The name of a zone with its number of items (PRP-498). */
export const zoneTitle = (metas: Metas | undefined, { pseudozone_id, count_item_match }: PseudoZoneStatus) =>
  zoneTexts.name(zoneName(metas, pseudozone_id), count_item_match ?? 0);

/** Text of a badge: the zone, its progress, its lock (PRP-482), bags that are fetched late (PRP-499). */
export function ZoneText({ zone, metas }: ZoneProps) {
  const { is_done, is_locked } = zone;
  const state = joined(', ', [
    is_done ? zoneTexts.done : !is_locked && zoneTexts.toDo,
    is_locked && zoneTexts.locked,
    lateLabel(metas, zone),
  ]);
  return (
    <>
      {zoneTitle(metas, zone)} {is_locked ? <Icon name="lock" size={11} /> : null}
      {state}
    </>
  );
}

/** For users who only look at it (PRP-492). */
export function ReadOnlyZone({ zone, metas }: ZoneProps) {
  return (
    <Badge tone={zoneTone(zone)} meaning={workerTitle(zone)} wraps>
      <ZoneText zone={zone} metas={metas} />
    </Badge>
  );
}

/** Its worker (PRP-499). */
export function workerTitle(zone: PseudoZoneStatus): string | undefined {
  const worker = zoneWorker(zone);
  return worker === null ? undefined : zoneTexts.worker(worker);
}
