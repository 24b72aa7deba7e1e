import { euroText, typedEuros } from '../../../../domain/money/money.ts';
import { centsByStatus, type Refund } from '../../../../domain/money/refund/refund.ts';
import type { MeansKind, RefundPart } from '../../../../domain/money/refund/split.ts';
import { partStatusTexts, refundDeed } from '../../../../domain/money/text.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';

const euros = (cents: number) => euroText(cents / 100);

/** Refunds of an order (SUP-360 to SUP-376). */
export const refundTexts = {
  /** SUP-300. */
  entry: 'Rembourser',
  productEntry: 'Rembourser un produit',
  productsEntry: 'Rembourser des produits',
  feeEntry: 'Rembourser les frais de livraison',
  title: (name: string) => sentence`Rembourser la commande ${name}`,
  productTitle: (name: string) => sentence`Rembourser un produit de la commande ${name}`,
  productsTitle: (name: string) => sentence`Rembourser des produits de la commande ${name}`,
  feeTitle: (name: string) => sentence`Rembourser les frais de livraison de la commande ${name}`,
  hold: (name: string) => sentence`remboursement de la commande ${name}`,
  productHold: (name: string) => sentence`remboursement d'un produit de la commande ${name}`,
  productsHold: (name: string) => sentence`remboursement de produits de la commande ${name}`,
  feeHold: (name: string) => sentence`remboursement des frais de livraison de la commande ${name}`,
  between: (most: number, refundable: number, recredited: number) =>
    sentence`De ${euros(0)} à ${euros(most)} : ${euros(refundable)} remboursables moins ${euros(recredited)} recrédités.`,
  all: (most: number) => sentence`Tout, ${euros(most)}`,
  product: 'Produit',
  chooseProduct: 'Choisir un produit',
  quantity: 'Quantité',
  fee: (amount: string) => sentence`Les frais de livraison, ${amount}, retournent sur les moyens de paiement.`,
  feeRest: (rest: string, fee: string) =>
    sentence`Le reste des frais de livraison, ${rest} sur ${fee}, retourne sur les moyens de paiement.`,
  refund: 'Rembourser',
  wanted: { product: 'Choisissez un produit', quantity: 'Indiquez une quantité' },
  noProduct: 'Aucun produit de cette commande ne peut être remboursé.',
  split: 'Répartition',
  splitColumns: { means: 'Moyen', refundable: 'Remboursable', part: 'Part', rest: 'Reste' },
  total: 'Total',
  noMeans: 'Aucun moyen de paiement de cette commande ne peut être remboursé.',
  remainder: 'Sans moyen',
  /** OUR-179. */
  wholeOnly: (means: string) => sentence`${means} (le tout ou rien)`,
  /** SUP-370. */
  edenred: "L'utilisateur ne peut pas être remboursé tant qu'il ne s'est pas connecté à Edenred depuis le site.",
  login: 'Lien de connexion',
  refunded: 'Remboursé',
  recredited: 'Recrédité',
  refundable: 'Remboursable',
  stillMost: 'Au plus, encore',
  refunds: 'Remboursements',
  /** OUR-160. */
  course: 'Parcours',
  refundOf: (amount: string) => sentence`Remboursement ${amount}`,
  because: (reason: string) => sentence`« ${reason} »`,
  refundedOf: (done: number, amount: string) => sentence`${euros(done)} remboursés sur ${amount}`,
  /** OUR-249. */
  underWay: {
    toCheck: 'à vérifier par une personne',
    see: 'Voir',
  },
  /** Somebody else moved what a window rests on. */
  moved: {
    refunded: (from: string, to: string) => sentence`Remboursé ou en cours est passé de ${from} à ${to} entre-temps.`,
    recredited: (from: string, to: string) => sentence`Recrédité est passé de ${from} à ${to} entre-temps.`,
  },
  once: 'Envoyé une seule fois. Si la réponse se perd, elle est recherchée.',
};

const meansNames: Readonly<Record<MeansKind, string>> = { edenred: 'Edenred', paygreen: 'Paygreen', card: 'carte' };

/** `Rembourser 25,00 € (Edenred 10,00 · carte 15,00)`: what a press will do, whole. */
export function splitDeed(cents: number, parts: readonly Pick<RefundPart<unknown>, 'kind' | 'cents'>[]): string {
  const used = parts
    .filter((part) => part.cents > 0)
    .map((part) => `${meansNames[part.kind]} ${typedEuros(part.cents)}`);
  return used.length > 0 ? `${refundDeed(cents)} (${joined(' · ', used)})` : refundDeed(cents);
}

/** `8,00 € en cours, 7,00 € inconnu`: what of a payment is open. */
export const openText = (cents: ReadonlyMap<string, number>): string =>
  joined(
    ', ',
    [...cents].map(([status, sum]) => `${euros(sum)} ${partStatusTexts[status] ?? status}`),
  );

/** The refund for whose outcome other money of its order waits. */
export function undecidedText(refund: Refund): string {
  const cents = centsByStatus(refund);
  const open = (['requested', 'unknown'] as const).flatMap((status) => {
    const sum = cents.get(status);
    return sum ? [`${euros(sum)} ${partStatusTexts[status]}`] : [];
  });
  return sentence`Attend le remboursement de ${euroText(refund.amount)} : ${joined(', ', open)}`;
}
