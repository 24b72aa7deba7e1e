import type { ProposalState } from '../../../../domain/money/limit/proposal.ts';
import type { Tone } from '../../../ui/badge.tsx';

export const proposalTones: Readonly<Record<ProposalState, Tone>> = {
  proposed: 'purple',
  changed: 'amber',
  expired: 'gray',
  toReview: 'amber',
  sent: 'green',
  refused: 'red',
  withdrawn: 'gray',
  resumed: 'gray',
};
