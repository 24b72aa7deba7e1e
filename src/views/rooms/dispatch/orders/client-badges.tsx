import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { fraudPath } from '../../../concepts/order/links.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { Badge, type Tone } from '../../../ui/status/badge.tsx';

const fraud = 'FRAUD';

const tones = new Map<string, Tone>([
  [fraud, 'red'],
  ['SUPER VÉNÈRE', 'red'],
  ['VIP', 'purple'],
]);

/** The flags of a client; `FRAUD` leads to why (DSP-270, LNK-14). */
export function ClientBadges({ row }: { readonly row: Pick<TaskRow, 'clientBadges' | 'orderId'> }) {
  return row.clientBadges.map((badge) => {
    const shown = (
      <Badge key={badge} wraps tone={tones.get(badge) ?? 'gray'}>
        {badge}
      </Badge>
    );
    if (badge !== fraud) return shown;
    return (
      <AdminLink key={badge} path={fraudPath(row.orderId)}>
        {shown}
      </AdminLink>
    );
  });
}
