import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { Badge, type Tone } from './badge.tsx';

const tones = new Map<string, Tone>([
  ['FRAUD', 'red'],
  ['SUPER VÉNÈRE', 'red'],
  ['VIP', 'purple'],
]);

/** The flags of a client (DSP-270). */
export function ClientBadges({ row }: { readonly row: TaskRow }) {
  return row.clientBadges.map((badge) => (
    <Badge key={badge} tone={tones.get(badge) ?? 'gray'}>
      {badge}
    </Badge>
  ));
}
