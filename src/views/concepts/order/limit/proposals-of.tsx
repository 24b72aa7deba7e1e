import { useState } from 'react';
import { decideProposal } from '../../../../domain/money/commands/decide-proposal.ts';
import { proposalState } from '../../../../domain/money/limit/proposal.ts';
import type { Proposal } from '../../../../domain/money/limit/proposal-row.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { rightTexts } from '../../../../domain/session/right-text.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Button } from '../../../ui/button.tsx';
import { DecideDialog, type ProposedOrder } from './decide-dialog.tsx';
import { GivenOf } from './given-of.tsx';
import styles from './limit.module.css';
import { ProposalBadge } from './proposal-badge.tsx';
import { proposalTexts as texts } from './proposal-text.ts';
import { ResumeDialog } from './resume-dialog.tsx';

interface ProposalsOfProps {
  readonly order: ProposedOrder;
  readonly proposals: readonly Proposal[];
}

/** Money above the limit that somebody proposed for an order: everybody reads what it is, and what became of it (OUR-152). */
export function ProposalsOf({ order, proposals }: ProposalsOfProps) {
  if (proposals.length === 0) return null;
  return (
    <section aria-label={texts.proposals} className={styles.proposals}>
      {proposals.map((proposal) => (
        <OneProposal key={proposal.id} order={order} proposal={proposal} />
      ))}
    </section>
  );
}

function OneProposal({ order, proposal }: { readonly order: ProposedOrder; readonly proposal: Proposal }) {
  const { user } = useSignedIn();
  const nowMs = useServerNow();
  const [open, setOpen] = useState<'decide' | 'resume' | null>(null);
  const { doubt } = useAnswered(decideProposal, { about: { proposalId: proposal.id } });
  const state = proposalState(proposal, order, nowMs);
  const isToReview = state === 'toReview';
  const isToDecide = state === 'proposed' || state === 'changed';
  const isOwn = isOwnProposal(proposal, user.id);
  const reason = isOwn || may(user, 'accounts') ? null : rightTexts.accounts;
  return (
    <div className={styles.proposal} data-state={state}>
      <p>
        <b>{texts.proposedOf(proposal)}</b> <ProposalBadge state={state} /> <small>{texts.who(proposal)}</small>
      </p>
      {proposal.notes ? <p>{isolated(proposal.notes)}</p> : null}
      <p>{texts.states[state](proposal)}</p>
      <GivenOf given_before={proposal.given_before} />
      {isToReview && isOwn ? (
        <Button size="1" variant="soft" onClick={() => setOpen('resume')}>
          {texts.resume}
        </Button>
      ) : null}
      {isToDecide || (isToReview && isOwn) ? (
        <Button size="1" variant="soft" reason={reason} onClick={() => setOpen('decide')}>
          {isOwn ? texts.withdraw : texts.decide}
        </Button>
      ) : null}
      {isToDecide && isOwn ? <small>{refusalText(decideProposal, { code: 'own' })}</small> : null}
      {doubt && !open ? <OpenNote stored={doubt} /> : null}
      {open === 'decide' ? (
        <DecideDialog order={order} proposal={proposal} isOwn={isOwn} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'resume' ? <ResumeDialog order={order} proposal={proposal} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

/** By the number of its author; a server that tells none refuses what is one's own. */
export const isOwnProposal = ({ done_by }: Proposal, userId: number | null | undefined): boolean =>
  typeof userId === 'number' && done_by?.id === userId;
