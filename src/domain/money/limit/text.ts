import { sentence } from '../../words/isolate.ts';
import { euroText } from '../money.ts';
import { creditRefusals } from '../text.ts';
import { type LimitOfDay, leftCents } from './limit.ts';
import type { ProposalCode, ProposalState } from './proposal.ts';

export const limitRefusals = {
  aboveLimit: (sums: string | undefined) =>
    sentence`Au-dessus de la limite du centre (${sums ?? ''}) : proposez ce montant à un responsable depuis la fiche de la commande.`,
  withinLimit: 'Ce montant ne dépasse pas la limite du centre : envoyez-le vous-même',
  takesBack: 'Une proposition ne reprend rien : reprenez à part, puis proposez ce que vous donnez',
};

/** `8,00 € déjà donnés ce jour sur la commande, limite 50,00 €, encore 42,00 €`. */
export const limitText = (of: LimitOfDay): string => {
  const [given, limit, left] = [of.givenCents, of.limitCents, leftCents(of)].map((cents) => euroText(cents / 100));
  return sentence`${given ?? ''} déjà donnés ce jour sur la commande, limite ${limit ?? ''}, encore ${left ?? ''}`;
};

export const proposalRefusals = {
  proposalGone: "Cette proposition n'est pas de cette commande",
  decided: (how: string | undefined) => sentence`Cette proposition est déjà ${how ?? 'décidée'}`,
  expired: "Cette proposition a expiré : rien n'est parti",
  changed: "La commande a changé depuis la proposition : rien n'est parti. Refusez-la, ou proposez de nouveau.",
  own: 'Votre proposition : un autre responsable en décide',
  notOwn: 'Seul son auteur retire ou reprend une proposition',
  whyRefused: 'Dites pourquoi : son auteur lira cette raison',
  toReview: 'Renvoyée à son auteur : il la reprend ou la retire',
  notToReview: "Cette proposition n'est pas à revoir",
  noClient: creditRefusals.noClient,
} satisfies Readonly<Record<ProposalCode | 'noClient', string | ((detail: string | undefined) => string)>>;

export const proposalStateTexts: Readonly<Record<ProposalState, string>> = {
  proposed: 'proposé',
  changed: 'a changé',
  toReview: 'à revoir',
  expired: 'expirée',
  sent: 'envoyée',
  refused: 'refusée',
  withdrawn: 'retirée',
  resumed: 'reprise',
};
