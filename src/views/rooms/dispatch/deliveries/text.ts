import { sentence } from '../../../../domain/words/isolate.ts';

const none = 'AUCUNE';

/** A title with its count, without one while the list has not been read yet. */
const titled = (title: string, count: string | undefined) =>
  count === undefined ? title : sentence`${title} : ${count}`;

interface LateCounts {
  readonly total: number;
  readonly toReview: number;
}

const lateCount = ({ total, toReview }: LateCounts) => (total === 0 ? none : `${total} (${toReview} à vérifier)`);

/** The lists of late and of not delivered orders (DSP-240, DSP-241, DSP-713). */
export const deliveryTexts = {
  lateTitle: (counts: LateCounts | undefined) => titled('Commandes en retard', counts && lateCount(counts)),
  notDeliveredTitle: (total: number | undefined) =>
    titled('Commandes à relivrer ou à restocker', total === 0 ? none : total?.toString()),
  fold: 'À relivrer',
  lateList: 'En retard',
  slotsOver: 'tous les créneaux sont passés',
  nextSlot: (time: string) => sentence`premier créneau à tenir : avant ${time}`,
  name: 'Nom',
  driver: 'Livreur',
  sms: 'SMS',
  smsOf: (name: string) => sentence`SMS de la commande ${name}`,
  late: 'Retard',
  returned: 'Retour',
  showReviewed: 'Afficher les traitées',
  hideReviewed: 'Masquer les traitées',
};
