import type { ProposalState } from '../../../../domain/money/limit/proposal.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { Tone } from '../../../ui/status/badge.tsx';

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

export const proposalIcons: Readonly<Record<ProposalState, IconName>> = {
  proposed: 'hourglass',
  changed: 'warning',
  expired: 'clock',
  toReview: 'undo',
  sent: 'check',
  refused: 'cross',
  withdrawn: 'cross',
  resumed: 'undo',
};
