import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { emergencyRank } from '../../../../domain/task/emergency.ts';
import { ExpressBadge } from '../../../concepts/order/badges.tsx';
import { CanteenBadge } from '../../../concepts/order/canteen/canteen-badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { listTexts } from '../text.ts';
import { SiteBadge } from './site-badge.tsx';
import { TagBadge } from './tag-badge.tsx';

interface RowProps<Field extends keyof TaskRow> {
  readonly row: Pick<TaskRow, Field>;
}

/** The urgency of an order: rank, express, lateness (DSP-245, DSP-260, DSP-261, DSP-268). */
export function PressingBadges({ row }: RowProps<'emergency_rank' | 'express' | 'timing'>) {
  const { express, timing } = row;
  const emergency = emergencyRank(row);
  return (
    <>
      {emergency === null ? null : (
        <Badge tone="red" meaning={listTexts.emergency(emergency)}>
          <Icon name="siren" size={11} label={listTexts.urgent} /> {emergency}
        </Badge>
      )}
      <ExpressBadge express={express} />
      {timing ? (
        <Badge tone={timing === 'late' ? 'red' : 'blue'}>{timing === 'late' ? listTexts.late : listTexts.early}</Badge>
      ) : null}
    </>
  );
}

/** Particulars of an order: its canteen, its site, its tags (DSP-266, DSP-267, DSP-273). */
export function TagBadges({ row }: RowProps<'canteenOrders' | 'siteId' | 'tags' | 'orderId' | 'randomId'>) {
  const { canteenOrders, siteId, tags, orderId } = row;
  return (
    <>
      {canteenOrders ? <CanteenBadge row={row} count={canteenOrders} /> : null}
      {siteId === null ? null : <SiteBadge siteId={siteId} />}
      {tags.map((tag) => (
        <TagBadge key={tag} tag={tag} orderId={orderId} />
      ))}
    </>
  );
}
