import type { ProposalState } from '../../../../domain/money/limit/proposal.ts';
import { proposalStateTexts } from '../../../../domain/money/limit/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { proposalIcons, proposalTones } from './tones.ts';

/** How a proposal is by now, the same on its sheet and in the list. */
export const ProposalBadge = ({ state }: { readonly state: ProposalState }) => (
  <Badge tone={proposalTones[state]}>
    <Icon name={proposalIcons[state]} size={10} />
    {proposalStateTexts[state]}
  </Badge>
);
