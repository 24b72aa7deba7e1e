import { orderStatusLabel } from '../../../src/domain/order/status.ts';
import { sentence } from '../../../src/domain/words/isolate.ts';

/** French texts of an order's activity log. */
export const activityTexts = {
  status: (code: unknown) =>
    typeof code === 'string' ? sentence`Statut changé : ${orderStatusLabel(code)}` : 'Statut changé',
  transitArea: 'Zone de dépôt changée',
  crateAdded: (code: unknown) => (typeof code === 'string' ? sentence`Cagette ajoutée : ${code}` : 'Cagette ajoutée'),
  crateRemoved: (code: unknown) => (typeof code === 'string' ? sentence`Cagette retirée : ${code}` : 'Cagette retirée'),
  outOfStock: 'Zone déstockée',
  inStock: 'Zone restockée',
  destock: 'Remise en destockage',
  zone: 'Zone de préparation modifiée',
  edited: 'Fiche de la commande modifiée',
  address: 'Adresse de livraison modifiée',
  dispatched: 'Dispatch direct',
  courier: 'Coursier appelé',
  late: 'Retard traité',
  /** An action without a text of its own, by the name of its call. */
  action: (name: string) => sentence`Action : ${name}`,
  packing: (status: string | null) =>
    status === null ? 'Préparation' : sentence`Préparation : ${orderStatusLabel(status)}`,
  roundMade: (name: string) => sentence`Tournée ${name} créée`,
  roundDefined: (name: string) => sentence`Tournée ${name} mise en chariot`,
  roundLoaded: (name: string) => sentence`Tournée ${name} chargée`,
  roundGone: (name: string) => sentence`Tournée ${name} partie`,
  roundOver: (name: string) => sentence`Tournée ${name} terminée`,
  round: 'Tournée',
  driverStarted: 'Livraison commencée',
  driverEnded: 'Livraison terminée',
  job: (status: string | null) => (status === null ? 'Course' : sentence`Course : ${status}`),
  jobLink: 'Course',
  lateSms: 'SMS de retard envoyé',
  lateReviewed: 'Retard vu',
  sms: 'SMS envoyé au client',
  money: {
    payment: 'Paiement',
    refund: 'Remboursement',
    spent: 'Crédit utilisé',
    credit: 'Crédit',
    late: 'Crédit pour retard',
    shippingFee: 'Frais de livraison recrédités',
    sponsor: 'Crédit de parrainage',
  },
  /** The provider refused it after he had said that it was done. */
  refundFailed: 'Remboursement échoué',
  refundOutside: 'Remboursement hors console',
  creditCancelled: 'Crédit annulé',
  creditTaken: 'Crédit repris',
  amount: (what: string, amount: string) => sentence`${what} : ${amount}`,
};
