import { euroText } from '../../../../domain/money/money.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** Credits of an order (SUP-330 to SUP-349). */
export const creditTexts = {
  /** SUP-300, SUP-301. */
  entry: 'Compensation',
  productsEntry: 'Créditer des produits',
  feeEntry: 'Recréditer les frais de livraison',
  title: (name: string) => sentence`Compensation pour la commande ${name}`,
  productsTitle: (name: string) => sentence`Créditer des produits de la commande ${name}`,
  feeTitle: (name: string) => sentence`Recréditer les frais de livraison de la commande ${name}`,
  hold: (name: string) => sentence`compensation de la commande ${name}`,
  productsHold: (name: string) => sentence`crédit de produits de la commande ${name}`,
  feeHold: (name: string) => sentence`frais de livraison de la commande ${name}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  loading: 'Chargement...',
  amount: 'Montant (€)',
  between: (least: number, most: number) =>
    sentence`De ${euroText(least / 100)} à ${euroText(most / 100)} ; en dessous de 0, un crédit est repris.`,
  reason: 'Raison',
  chooseReason: 'Choisir une raison',
  noReason: 'Aucune raison proposée',
  notes: 'Explications (facultatives)',
  neededNotes: 'Explications',
  tooLong: 'Ce texte ne peut pas dépasser 500 caractères.',
  credit: 'Créditer',
  wanted: {
    amount: 'Indiquez un montant',
    quantity: 'Cochez au moins un produit, avec une quantité',
    zero: 'Le total est de 0 €',
    reason: 'Choisissez une raison',
  },
  waitsFor: (label: string) => sentence`Attend : ${label}`,
  /** SUP-364, literal. */
  overAmount: 'ATTENTION: Le montant des crédits et remboursement dépassent le montant de la commande',
  after: 'La fiche après',
  afterColumns: { before: 'Avant', after: 'Après' },
  recredited: 'Recrédité',
  balance: 'Solde du client',
  products: 'Produits de la commande',
  columns: {
    chosen: 'Choisi',
    product: 'Produit',
    ordered: 'Commandé',
    credited: 'Crédité',
    refunded: 'Remb.',
    price: 'Prix',
    quantity: 'Quantité',
    amount: 'Montant',
  },
  quantityOf: (name: string) => sentence`Quantité de ${name}`,
  more: (name: string) => sentence`Une unité de plus de ${name}`,
  less: (name: string) => sentence`Une unité de moins de ${name}`,
  units: (least: number, most: number) => `${least} à ${most}`,
  total: (count: number) => `${count} ${plural(count, 'produit coché', 'produits cochés')}`,
  noProduct: 'Aucun produit de cette commande ne peut être crédité.',
  left: (names: readonly string[]) =>
    sentence`Non proposé, sans prix ou déjà rendu en entier : ${joined(', ', names)}.`,
  /** SUP-221. */
  undetermined: (name: string, products: readonly string[]) =>
    sentence`Prix indéterminable : plusieurs sous-produits différents (${name} : ${joined(', ', products)})`,
  perhapsSuper: (name: string, products: readonly string[]) =>
    sentence`Ce produit provient peut-être d'un super-produit (${joined(', ', products)} : ${name})`,
  asPaid: 'Le montant du remboursement est celui payé',
  /** What the button of a credit with both signs says beside its total. */
  both: (given: number, taken: number) => sentence`(${euroText(given / 100)} donnés, ${euroText(taken / 100)} repris)`,
  fee: (amount: string) => sentence`Les frais de livraison, ${amount}, deviennent un crédit du client.`,
  recreditFee: (amount: string) => sentence`Recréditer ${amount}`,
};
