import { nameOfAuthor } from '../../../../domain/author.ts';
import { cents, euros, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import type { ListedProposal } from '../../../../domain/money/limit/listed.ts';
import type { ProposalState } from '../../../../domain/money/limit/proposal.ts';
import { proposalStateTexts } from '../../../../domain/money/limit/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { proposalTexts } from '../../../concepts/order/limit/proposal-text.ts';
import { proposalsTexts as texts } from './text.ts';

const [proposed, order, by, what, amount, , state] = texts.columns;

interface Listed {
  readonly proposal: ListedProposal;
  readonly state: ProposalState;
  /** What the day comes to with it, and the limit; null where it waits no more. */
  readonly ofLimit: { readonly cents: number; readonly limitCents: number } | null;
}

/** Money above the limit of a center, as it is listed (OUR-153, LOG-217). */
export const proposalsFile: readonly CsvColumn<Listed>[] = [
  { title: proposed.title, cell: ({ proposal }) => instant(proposal.created_at) },
  { title: order.title, cell: ({ proposal }) => text(orderName(proposal.order)) },
  { title: by.title, cell: ({ proposal }) => text(nameOfAuthor(proposal.done_by)) },
  { title: what.title, cell: ({ proposal }) => text(proposalTexts.title(proposal)) },
  { title: texts.reason, cell: ({ proposal }) => text(proposal.type_label) },
  { title: amount.title, cell: ({ proposal }) => euros(proposal.amount) },
  { title: texts.dayColumn, cell: ({ ofLimit }) => cents(ofLimit?.cents) },
  { title: texts.limitColumn, cell: ({ ofLimit }) => cents(ofLimit?.limitCents) },
  { title: state.title, cell: (listed) => text(proposalStateTexts[listed.state]) },
  { title: texts.about, cell: (listed) => text(proposalTexts.states[listed.state](listed.proposal)) },
];
