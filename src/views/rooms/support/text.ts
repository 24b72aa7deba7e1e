import { joined, sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';

export const supportTexts = {
  loading: 'Chargement...',
  badOrder: "Ce numéro de commande n'en est pas un.",
  badCustomer: 'Cette adresse ne désigne aucun client.',
  failed: (text: string) => sentence`Lecture impossible : ${text}`,
  readAt: (time: string) => sentence`Lue à ${time}`,
  customer: 'Client',
  customerTabs: 'Dossier du client',
  noCustomer: 'Aucun client connu pour cette commande.',
  /** SUP-584. */
  deletedCustomer: 'Compte supprimé',
  orders: 'Commandes',
  noOrders: 'Aucune commande',
  orderColumns: { id: 'Id', center: 'Centre', for: 'Pour le', status: 'Statut', delivery: '€ livr.', amount: 'TTC' },
  /** Of the file alone. */
  expensiveColumn: 'Produit cher',
  expensive: '$$',
  expensiveTitle: 'Au moins un produit cher sur la commande',
  subscription: 'Abonnement',
  noCenter: 'inconnu',
  unknownCenter: '??',
  order: (name: string) => sentence`Commande ${name}`,
  /** SUP-042. */
  oldOrders: 'Anciennes commandes',
  fraud: 'FRAUD',
  staff: 'STAFF',
  noCredit: 'Aucun crédit',
  credit: 'Crédit',
  superVenere: (date: string) => sentence`Super vénère depuis le ${date}`,
  referrer: 'Parrain',
  unknownSite: 'Site inconnu',
  forcedCenter: 'Centre',
  oldApp: "Client pas encore sur la version multi-centres de l'app",
  fraudScore: (percent: string) => sentence`Fraude ${percent}`,
  noFraudRule: 'Aucune règle',
  noProducts: 'Commande de relivraison sans produit',
  attention: 'ATTENTION',
  warnings: {
    noEstimate: "Vérifiez l'adresse de livraison car l'estimation google a échoué.",
    farAway:
      "La durée de livraison estimée est supérieure à 5 heures, il faut sans doute corriger l'adresse de livraison.",
    overAmount: 'Le montant des crédits et remboursements dépasse le montant de la commande.',
  },
  actions: 'Actions possibles',
  moneyActions: 'Argent',
  redo: 'Refaire',
  ofDelivery: 'Livraison',
  courier: 'Coursier',
  follow: 'Suivi',
  crossDocking: 'Crossdocking',
  actors: 'Acteurs et statut',
  internPacker: 'Préparateur interne',
  packer: 'Préparateur',
  missingPacker: 'Manquants',
  drivers: 'Livreur',
  underWay: 'en cours',
  received: 'Livrée',
  notYet: 'pas encore',
  unknownHour: 'oui, heure inconnue',
  eta: 'ETA',
  missed: (hour: string) => sentence`${hour}, heure passée`,
  dock: 'Quai',
  money: 'Résumé financier',
  amount: 'Montant',
  amounts: {
    amount_refund: 'Remboursé',
    amount_refund_pending: 'En attente',
    amount_recredit: 'Recrédité',
    refundable_amount: 'Remboursable',
    credits_used: 'Crédits utilisés',
    shipping_fee: 'Livraison',
    slot_shipping_fee: 'Créneau',
    slot_extra_shipping_fee: 'Supplément de créneau',
    shipping_fee_refund_or_recredit: 'Livraison rendue',
  },
  codepromo: 'Code promo',
  receipt: 'Reçu de paiement',
  payments: { type: 'Paiement', amount: 'Payé', refunded: 'Remboursé', refundable: 'Remboursable' },
  disputed: (date: string) => sentence`litige bancaire depuis le ${date}, plus remboursable`,
  voucher: (quantity: string, unit: string) => sentence`${quantity} × ${unit}`,
  vouchers: (total: string, toCredit: string) => sentence`total ${total}, à créditer ${toCredit}`,
  fraudScores: (account: string, payment: string) => sentence`Fraude : compte ${account}, paiement ${payment}`,
  linked: 'Commandes liées',
  /** SUP-214: `Re-préparation : Produit cassé. Pot fendu. Par ali@quai.example, 29/11/2026 15:04`. */
  repreparation: (reason: string | null, comment: string, author: string) =>
    sentence`Re-préparation : ${joined('. ', [reason, comment, author && sentence`Par ${author}`])}`,
  withdrawnReason: (id: number) => sentence`motif retiré n° ${id}`,
  delivery: 'Livraison et facturation',
  recipient: 'Pour',
  address: 'Adresse',
  slot: 'Créneau',
  initialSlot: (slot: string) => sentence`initial ${slot}`,
  packing: 'De la préparation à la livraison',
  proof: 'Preuve de livraison',
  marketplace: 'Marketplace',
  billing: 'Facturation',
  preparation: 'Préparation',
  bags: 'Sacs',
  bagsOf: (dry: number, isotherm: number) =>
    joined(' + ', [
      sentence`${dry} ${plural(dry, 'sec', 'secs')}`,
      sentence`${isotherm} ${plural(isotherm, 'isotherme', 'isothermes')}`,
    ]),
  computedBags: (count: number) => sentence`${count} ${plural(count, 'calculé', 'calculés')}`,
  zone: 'Zone',
  formerZone: 'Dernière zone',
  crates: 'Cagettes',
  packingStatus: 'Préparation et contrôle',
  /** SUP-701, SUP-702. */
  products: (count: number) => sentence`Produits (${count})`,
  noProductsOf: 'Aucun produit',
  parentProducts: (name: string) => sentence`Commande d'origine ${name}`,
  productColumns: {
    product: 'Produit',
    quantity: 'Qté',
    price: 'Prix',
    credited: 'Crédité',
    refunded: 'Remboursé',
    status: 'Statut',
    zone: 'Zone',
  },
  pack: (count: number) => sentence`lot de ${count}`,
  real: (quantity: number) => sentence`${quantity} ${plural(quantity, 'réel', 'réels')}`,
  notFound: 'Non trouvé',
  promo: 'Promo',
  hot: 'Chaud',
  cold: 'Froid',
  replacedBy: (name: string) => sentence`Remplacé par ${name}`,
  gift: 'Message cadeau',
  unsaid: '—',
};

/** A line's outcomes. */
export const lineLabels: Readonly<Record<string, string>> = {
  todo: 'À préparer',
  doing: 'En cours',
  done: 'Pris',
  not_found: 'Non trouvé',
};

/** The center of an order in a list, where it has no name (SUP-083). */
export const centerTexts = {
  subscription: supportTexts.subscription,
  none: supportTexts.noCenter,
  unknown: supportTexts.unknownCenter,
} as const;

/** `BFAC9Q - 4000066`: both numbers of an order (SUP-081). */
export const orderNumbers = ({
  id,
  random_id,
}: {
  readonly id: number;
  readonly random_id?: string | null | undefined;
}) => joined(' - ', [random_id, String(id)]);
