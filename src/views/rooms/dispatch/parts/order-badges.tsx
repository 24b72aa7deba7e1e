import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { weightText } from '../../../../domain/order/weight.ts';
import { emergencyRank } from '../../../../domain/task/emergency.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { listTexts } from '../text.ts';
import { Badge, type Tone } from './badge.tsx';
import { TagBadge } from './tag-badge.tsx';

const expressTones = new Map<string, Tone>([
  ['QUICK+', 'purple'],
  ['BOLT', 'indigo'],
]);
const weightTones = { normal: 'gray', heavy: 'amber', error: 'red' } as const;

/** Urgency, express, lateness, weight, canteen and tags of an order (DSP-245, DSP-260 to DSP-265, DSP-268, DSP-273). */
export function OrderBadges({ row }: { readonly row: TaskRow }) {
  const { express, timing, weightKg, weightLevel, tags, canteenOrders } = row;
  const emergency = emergencyRank(row);
  return (
    <>
      {emergency === null ? null : (
        <Badge tone="red">
          <Icon name="siren" size={11} /> {listTexts.emergency(emergency)}
        </Badge>
      )}
      {express ? <Badge tone={expressTones.get(express) ?? 'blue'}>{express}</Badge> : null}
      {timing ? (
        <Badge tone={timing === 'late' ? 'red' : 'blue'}>{timing === 'late' ? listTexts.late : listTexts.early}</Badge>
      ) : null}
      {weightKg !== null && weightLevel !== 'none' ? (
        <Badge tone={weightTones[weightLevel]} title={listTexts.weight[weightLevel]}>
          <Icon
            name="weight"
            size={11}
            {...(weightLevel === 'normal' ? {} : { label: listTexts.weight[weightLevel] })}
          />
          {weightText(weightKg)}
        </Badge>
      ) : null}
      {canteenOrders ? <Badge>{listTexts.canteen(canteenOrders)}</Badge> : null}
      {tags.map((tag) => (
        <TagBadge key={tag} tag={tag} orderId={row.orderId} />
      ))}
    </>
  );
}
