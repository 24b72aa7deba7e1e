import { tagMeaning } from '../../../../domain/order/tags.ts';
import { useAdminAddress } from '../../../kit/router/admin-address.ts';
import { Badge } from '../../../ui/badge.tsx';
import { labelPath } from '../links.ts';

const printed = 'chronopost';

interface TagBadgeProps {
  readonly tag: string;
  readonly orderId: number;
}

/** A tag of the order as it is; `chronopost` leads to its label to print (DSP-273, LNK-08). */
export function TagBadge({ tag, orderId }: TagBadgeProps) {
  const addressOf = useAdminAddress();
  if (tag !== printed) return <Badge meaning={tagMeaning(tag)}>{tag}</Badge>;
  return (
    <a href={addressOf(labelPath(orderId))} target="_blank" rel="noopener">
      <Badge>{tag}</Badge>
    </a>
  );
}
