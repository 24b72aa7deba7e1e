import type { State3ds } from '../../../../domain/payment/card-transaction.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';

export const paymentTexts = {
  loading: 'Chargement...',
  cards: 'CB',
  paygreen: 'Paygreen',
  lastDays: '7 derniers jours',
  noCards: 'Aucune transaction CB ces 7 derniers jours',
  noPaygreen: 'Aucune transaction Paygreen',
  refresh: 'Rafraîchir',
  syncing: 'Synchronisation avec Stripe',
  syncUnderWay: 'Synchronisation en cours',
  offline: 'Hors ligne : Stripe ne peut pas être interrogé.',
  cardColumns: ['N° commande', 'Date', 'Montant TTC', '3DS', 'Messages', 'Évaluation', ''] as const,
  /** Columns of the file alone: the table has them beside the amount. */
  outcome: 'Issue',
  outsideColumn: 'Remboursé hors console',
  succeeded: 'réussie',
  failed: 'échouée',
  states3ds: { notRequested: 'non demandé', succeeded: 'réussi', failed: 'échoué' } satisfies Record<State3ds, string>,
  /** The levels that Stripe gives; another one is shown as it is. */
  riskLevels: {
    normal: 'normal',
    elevated: 'élevé',
    highest: 'très élevé',
    not_assessed: 'non évalué',
  } as Readonly<Record<string, string>>,
  detailOf: (amount: string, date: string) =>
    joined(' ', ['Détail de la transaction', amount && sentence`de ${amount}`, date && sentence`du ${date}`]),
  intent: 'Paiement',
  charge: 'Débit',
  message: 'Message',
  receipt: 'Reçu',
  openReceipt: 'Ouvrir le reçu',
  paygreenColumns: ['N° transaction', 'Date', 'Montant', 'Statut', ''] as const,
  /** SUP-153; `successed` is how the provider's own library spells a payment that is done. */
  paygreenStates: {
    pending: 'En attente',
    authorized: 'Paiement autorisé',
    captured: 'Payé',
    successed: 'Payé',
    refunded: 'Remboursé',
    refused: 'Refusé',
    canceled: 'Annulé',
  } as Readonly<Record<string, string>>,
  outside: (amount: string) => sentence`dont ${amount} remboursés hors console`,
  cancel: 'Annuler',
  cancelOf: (number: string) => sentence`Annuler la transaction ${number}`,
  cancelSum: (amount: string) =>
    amount === '' ? 'Annuler la transaction' : sentence`Annuler la transaction, ${amount}`,
  keep: 'Garder',
  cancelQuestion:
    "Le client ne pourra plus payer cette transaction. S'il l'a payée entre-temps, rien n'est annulé et la ligne dit « Payé ».",
  amount: 'Montant',
  customer: 'Client',
  pendingSince: 'En attente depuis',
  cancelling: 'Annulation en cours',
  editorsOnly: 'Réservé au support et aux responsables.',
};
