import { tagMeaning } from '../../../../domain/order/tags.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import styles from '../../../ui/reach.module.css';
import { Badge } from '../../../ui/status/badge.tsx';
import { labelPath } from '../links.ts';

const printed = 'chronopost';

interface TagBadgeProps {
  readonly tag: string;
  readonly orderId: number;
}

/** A tag of the order as it is; `chronopost` leads to its label to print (DSP-273, LNK-08). */
export function TagBadge({ tag, orderId }: TagBadgeProps) {
  if (tag !== printed) return <Badge meaning={tagMeaning(tag)}>{tag}</Badge>;
  return (
    <AdminLink path={labelPath(orderId)} className={styles.reach}>
      <Badge>{tag}</Badge>
    </AdminLink>
  );
}
