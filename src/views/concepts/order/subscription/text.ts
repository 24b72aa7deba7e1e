import { sentence } from '../../../../domain/words/isolate.ts';

/** The subscription of an order (SUP-570 to SUP-572). */
export const subscriptionTexts = {
  group: 'Abonnement',
  cancel: "Annuler l'abonnement",
  title: (name: string) => sentence`Abonnement de la commande ${name}`,
  /** SUP-572, literal. */
  sure: 'Êtes-vous sûr de vouloir annuler cet abonnement ?',
  already: 'Abonnement déjà annulé',
  none: "Cette commande n'est pas d'un abonnement.",
  gone: "Cette commande n'est plus sur cet appareil.",
};
