const none = 'AUCUNE';

/** The lists of late and of not delivered orders (DSP-240, DSP-241, DSP-713). */
export const deliveryTexts = {
  lateTitle: (total: number, toReview: number) =>
    `Commandes en retard : ${total === 0 ? none : `${total} (${toReview} à vérifier)`}`,
  notDeliveredTitle: (count: number) => `Commandes à relivrer ou à restocker : ${count === 0 ? none : count}`,
  fold: 'À relivrer',
  name: 'Nom',
  driver: 'Livreur',
  sms: 'SMS',
  smsOf: (name: string) => `SMS de la commande ${name}`,
  late: 'Retard',
  showReviewed: 'Afficher les traitées',
  hideReviewed: 'Masquer les traitées',
};
