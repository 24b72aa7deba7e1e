import type { Demand } from '../../../domain/extra-cost/demand.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { demandTexts } from './text.ts';

interface EditedSinceProps {
  readonly demand: Pick<Demand, 'presence_edited_at'> | null | undefined;
}

/** Its presence was corrected after the decision on it, which stands (LOG-163). */
export function EditedSince({ demand }: EditedSinceProps) {
  if (!demand?.presence_edited_at) return null;
  return (
    <>
      {' '}
      <Badge tone="amber" wraps meaning={demandTexts.editedSinceAt(dateTimeText(demand.presence_edited_at))}>
        {demandTexts.editedSince}
      </Badge>
    </>
  );
}
