import { partStatusTexts } from '../../../../domain/money/text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Badge, type Tone } from '../../../ui/status/badge.tsx';

const looks: Readonly<Record<string, { readonly tone: Tone; readonly icon: IconName }>> = {
  requested: { tone: 'blue', icon: 'hourglass' },
  pending: { tone: 'blue', icon: 'hourglass' },
  refunded: { tone: 'green', icon: 'check' },
  refused: { tone: 'red', icon: 'cross' },
  unknown: { tone: 'amber', icon: 'search' },
};

/** How far a part of a refund is; a word of the provider's that is not ours is shown as it is. */
export function PartState({ status }: { readonly status: string | null | undefined }) {
  if (!status) return null;
  const look = looks[status];
  return (
    <Badge tone={look?.tone ?? 'gray'}>
      {look ? <Icon name={look.icon} size={10} /> : null}
      {partStatusTexts[status] ?? status}
    </Badge>
  );
}
