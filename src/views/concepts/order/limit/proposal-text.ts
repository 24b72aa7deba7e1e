import { nameOfAuthor } from '../../../../domain/author.ts';
import { type Given, givenDays } from '../../../../domain/money/limit/given.ts';
import type { ProposalDecision, ProposalState } from '../../../../domain/money/limit/proposal.ts';
import type { Proposal } from '../../../../domain/money/limit/proposal-row.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { creditDeed, refundDeed } from '../../../../domain/money/text.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** What is decided in one window; what is taken up has its own. */
export type Taken = Exclude<ProposalDecision, 'resume'>;

const euros = (cents: number) => euroText(cents / 100);
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** What is proposed above the limit of a center (OUR-152, OUR-153). */
export const proposalTexts = {
  proposals: 'Propositions',
  title: ({ kind }: Proposal) => (kind === 'refund' ? 'Remboursement proposé' : 'Crédit proposé'),
  proposedOf: (proposal: Proposal) => sentence`${proposalTexts.title(proposal)}, ${euroText(proposal.amount)}`,
  who: ({ done_by, created_at, type_label }: Proposal) =>
    joined(', ', [nameOfAuthor(done_by), created_at && dateTimeText(created_at), type_label]),
  states: {
    proposed: ({ expires_at }) => sentence`Rien n'est envoyé ni retenu. Expire le ${dateTimeText(expires_at)}.`,
    changed: () => 'La commande a changé depuis : rien ne part. À refuser, ou à proposer de nouveau.',
    expired: ({ expires_at }) => sentence`Personne n'a décidé avant le ${dateTimeText(expires_at)}. Rien n'est parti.`,
    toReview: (it) =>
      sentence`Renvoyée à son auteur par ${whoAndWhen(it)} : ${it.refusal ?? ''}. Il la reprend avant le ${dateTimeText(it.expires_at)}.`,
    resumed: (it) => sentence`Renvoyée par ${whoAndWhen(it)} : ${it.refusal ?? ''}. Son auteur l'a reprise.`,
    sent: (it) => sentence`Envoyée par ${whoAndWhen(it)}.`,
    refused: (it) => sentence`Refusée par ${whoAndWhen(it)} : ${it.refusal ?? ''}`,
    withdrawn: (it) => sentence`Retirée par ${whoAndWhen(it)}.`,
  } satisfies Readonly<Record<ProposalState, (proposal: Proposal) => string>>,
  refunded: 'Remboursé',
  refundable: 'Remboursable',
  recredited: 'Recrédité',
  given: ({ entries, amount }: Given) =>
    sentence`Ce client, en ${givenDays} jours : ${entries.length} ${plural(entries.length, 'geste', 'gestes')}, ${euroText(amount)}`,
  givenNone: `Ce client, en ${givenDays} jours : aucun geste`,
  givenEntry: ({ kind, amount, type_label, created_at }: Given['entries'][number]) =>
    joined(', ', [
      dateTimeText(created_at),
      sentence`${kind === 'refund' ? 'remboursement' : 'crédit'} de ${euroText(amount)}`,
      type_label,
    ]),
  decide: 'Décider',
  withdraw: 'Retirer ma proposition',
  decideTitle: (proposal: Proposal, name: string) => sentence`${proposalTexts.proposedOf(proposal)}, commande ${name}`,
  hold: (name: string) => sentence`décision d'une proposition de la commande ${name}`,
  decision: 'Décision',
  choices: {
    send: (_cents: number, deed: string) => sentence`Envoyer : ${lowered(deed)}`,
    review: () => "À revoir : la renvoyer à son auteur, rien n'est envoyé",
    refuse: (cents: number) => sentence`Refuser : rien n'est envoyé des ${euros(cents)}`,
    withdraw: (cents: number) => sentence`Retirer ma proposition de ${euros(cents)}`,
  } satisfies Readonly<Record<Taken, (cents: number, deed: string) => string>>,
  submits: {
    send: (_cents: number, deed: string) => deed,
    review: () => 'Renvoyer à son auteur',
    refuse: (cents: number) => sentence`Refuser ${euros(cents)}`,
    withdraw: (cents: number) => sentence`Retirer ${euros(cents)}`,
  } satisfies Readonly<Record<Taken, (cents: number, deed: string) => string>>,
  noDecision: 'Choisissez ce que vous décidez',
  reasons: { refuse: 'Raison du refus', review: 'Ce qui est à revoir' },
  reasonRead: 'Son auteur lira cette raison.',
  tooLong: '500 caractères au plus',
  notes: 'Explications',
  toReview: 'À revoir',
  resume: 'Reprendre',
  resumeTitle: (proposal: Proposal, name: string) =>
    sentence`Reprendre : ${lowered(proposalTexts.title(proposal))}, commande ${name}`,
  resumeHold: (name: string) => sentence`proposition reprise de la commande ${name}`,
  amount: 'Montant (€)',
  noAmount: 'Indiquez un montant',
  sameAmount: (cents: number) =>
    sentence`${euros(cents)} : ce montant vient des produits ou des frais, il ne change pas ici.`,
  withAuthor: 'chez son auteur',
  deed: ({ kind }: Proposal, cents: number) => (kind === 'refund' ? refundDeed(cents) : creditDeed(cents)),
};

const whoAndWhen = ({ decided_by, decided_at }: Proposal) =>
  joined(' le ', [nameOfAuthor(decided_by), decided_at && dateTimeText(decided_at)]);
