import { sentence } from '../words/isolate.ts';
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
  spent: 'déjà dépensé',
  takenBack: 'déjà repris',
};

export type CreditCode = keyof typeof creditRefusals;

/** `Créditer 3,50 €`, `Reprendre 3,50 €`: what a press will do, whole. */
export const creditDeed = (cents: number): string => {
  const amount = euroText(Math.abs(cents) / 100);
  return cents < 0 ? sentence`Reprendre ${amount}` : sentence`Créditer ${amount}`;
};
