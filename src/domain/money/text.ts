import { joined, sentence } from '../words/isolate.ts';
import { euroText } from './money.ts';

/** Why a credit is not given, taken back or cancelled; the same words in window and server. */
export const creditRefusals = {
  nothing: 'Un crédit de 0 € ne se fait pas',
  bounds: 'Ce crédit dépasse ce qui est possible sur la commande',
  lineBounds: 'Cette quantité dépasse ce qui est possible sur le produit',
  lineGone: "Ce produit n'est plus sur la commande",
  price: 'Le prix du produit a changé : rouvrez la fenêtre',
  reason: "Cette raison n'est pas proposée",
  noClient: "Le client de la commande n'est pas connu",
  noFee: "La commande n'a pas de frais de livraison",
  feeGiven: 'Les frais de livraison sont déjà recrédités ou remboursés',
  entryGone: "Ce crédit n'est pas de cette commande",
  notGiven: 'Seul un crédit donné peut être annulé',
  cancelled: 'déjà annulé',
  seen: "Le montant déjà recrédité a changé : relisez la commande avant d'envoyer",
  spent: 'déjà dépensé',
  takenBack: 'déjà repris',
};

export type CreditCode = keyof typeof creditRefusals;

/** Why a refund is not made; the same words in window and server. */
export const refundRefusals = {
  nothing: 'Un remboursement de 0 € ne se fait pas',
  refundBounds: 'Ce remboursement dépasse ce qui peut encore être remboursé sur la commande',
  notByCard: "La commande n'a pas été payée par carte",
  remainder: 'Les moyens de paiement ne couvrent pas ce remboursement',
  edenred: "L'utilisateur ne peut pas être remboursé tant qu'il ne s'est pas connecté à Edenred depuis le site.",
  wholeMeal: (whole: string | undefined) =>
    sentence`Edenred ne rembourse que le tout de son paiement (${whole ?? ''}) : choisissez un montant qui le comprend, ou faites un crédit`,
  notes: 'Cette raison demande des explications',
  seen: "Le montant déjà remboursé a changé : relisez la commande avant d'envoyer",
  partOpen: 'Un remboursement est encore en cours sur un de ces moyens de paiement',
  lineBounds: creditRefusals.lineBounds,
  lineGone: creditRefusals.lineGone,
  price: creditRefusals.price,
  reason: creditRefusals.reason,
  noClient: creditRefusals.noClient,
  entryGone: "Ce remboursement n'est pas de cette commande",
  noFee: creditRefusals.noFee,
  feeGiven: creditRefusals.feeGiven,
};

export type RefundCode = keyof typeof refundRefusals;

/** Why a part is not decided by a person (SUP-377); the same words in window and server. */
export const checkRefusals = {
  partGone: "Ce remboursement n'est pas de cette commande",
  checked: (seen: string | undefined) => (seen === undefined ? 'Déjà vérifié' : sentence`Déjà vérifié : ${seen}`),
  settled: (status: string | undefined) => sentence`Le prestataire a répondu entre-temps : ${status ?? ''}`,
  early: 'Cette part est encore recherchée : seul un responsable peut en décider, après cinq recherches',
  means: 'Le moyen de paiement ne couvre plus cette part : autre chose a été remboursé depuis',
  noClient: creditRefusals.noClient,
};

export type CheckCode = keyof typeof checkRefusals;

/** How far a part of a refund is, as a word. */
export const partStatusTexts: Readonly<Record<string, string>> = {
  requested: 'demandé',
  pending: 'en cours',
  refunded: 'remboursé',
  refused: 'refusé',
  unknown: 'inconnu',
};

/** `Remboursement de 25,00 € : 10,00 € remboursé, 15,00 € refusé`. */
export const refundOutcome = (cents: number, byStatus: ReadonlyMap<string, number>): string => {
  const parts = Object.entries(partStatusTexts).flatMap(([status, word]) => {
    const its = byStatus.get(status);
    return its ? [sentence`${euroText(its / 100)} ${word}`] : [];
  });
  return sentence`Remboursement de ${euroText(cents / 100)} : ${joined(', ', parts)}`;
};

/** `Rembourser 25,00 €`. */
export const refundDeed = (cents: number): string => sentence`Rembourser ${euroText(cents / 100)}`;

/** `Créditer 3,50 €`, `Reprendre 3,50 €`: what a press will do, whole. */
export const creditDeed = (cents: number): string => {
  const amount = euroText(Math.abs(cents) / 100);
  return cents < 0 ? sentence`Reprendre ${amount}` : sentence`Créditer ${amount}`;
};
