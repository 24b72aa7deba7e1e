import { partStatusTexts } from '../../../../domain/money/text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  requested: 'blue',
  pending: 'blue',
  refunded: 'green',
  refused: 'red',
  unknown: 'amber',
};

/** How far a part of a refund is; a word of the provider's that is not ours is shown as it is. */
export function PartState({ status }: { readonly status: string | null | undefined }) {
  if (!status) return null;
  return <Badge tone={tones[status] ?? 'gray'}>{partStatusTexts[status] ?? status}</Badge>;
}
