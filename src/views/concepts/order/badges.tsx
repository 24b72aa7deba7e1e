import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import { expressMeanings } from '../../../domain/order/express.ts';
import { weightText } from '../../../domain/order/weight.ts';
import { Icon } from '../../ui/icon.tsx';
import { Badge, type Tone } from '../../ui/status/badge.tsx';
import { weightTexts } from './text.ts';

const expressTones = new Map<string, Tone>([
  ['QUICK+', 'purple'],
  ['BOLT', 'indigo'],
]);

/** The express delivery of an order (DSP-268, PRP-138). */
export const ExpressBadge = ({ express }: { readonly express: string | null }) =>
  express ? (
    <Badge tone={expressTones.get(express) ?? 'blue'} meaning={expressMeanings.get(express)}>
      {express}
    </Badge>
  ) : null;

const weightTones = { normal: 'gray', heavy: 'amber', error: 'red' } as const;

interface WeightBadgeProps {
  readonly row: Pick<TaskRow, 'weightKg' | 'weightLevel'>;
}

/** The rounded weight, if it matters (DSP-263 to DSP-265, PRP-136, PRP-137). */
export function WeightBadge({ row: { weightKg, weightLevel } }: WeightBadgeProps) {
  if (weightKg === null || weightLevel === 'none') return null;
  const meaning = weightTexts[weightLevel];
  return (
    <Badge tone={weightTones[weightLevel]} meaning={meaning}>
      {weightLevel === 'normal' ? null : <Icon name="warning" size={11} label={meaning} />}
      {weightText(weightKg)}
    </Badge>
  );
}
